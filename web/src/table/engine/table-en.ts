/** The English messages that only a real table needs: verdicts, tolls, and invalid positions. */
export default Object.values(
  import.meta.glob<string>('$package/words/locales/en/{adjudicate,check,toll}.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
)
