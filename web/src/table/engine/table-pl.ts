/** The Polish messages that only a real table needs: its page, verdicts, tolls, invalid positions. */
export default Object.values(
  import.meta.glob<string>('$package/words/locales/pl/{adjudicate,check,page-table,toll}.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
)
