/** The English messages that only a real table needs: verdicts, and what is wrong with a position. */
export default Object.values(
  import.meta.glob<string>('$package/words/locales/en/{adjudicate,check}.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
)
