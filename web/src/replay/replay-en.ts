/** The English messages that only looking back needs: what decided a game, awards, its story. */
export default Object.values(
  import.meta.glob<string>('$package/words/locales/en/{analyse,awards,page-decided}.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
)
