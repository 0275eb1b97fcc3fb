/** The Polish messages that only a real table needs: verdicts, tolls, and what is wrong with a position. */
export default Object.values(
  import.meta.glob<string>('$package/words/locales/pl/{adjudicate,check,toll}.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
)
