/** The Polish messages that the page needs, from the package's own files: not those of commands. */
export default Object.values(
  import.meta.glob<string>(
    [
      '$package/words/locales/pl/page*.ftl',
      '!$package/words/locales/pl/{page-decided,page-learn,page-table}.ftl',
      '$package/words/locales/pl/{cards,clocks,data,decisions,digest,events,fights,illegal}.ftl',
      '$package/words/locales/pl/{known-cards,orders,outcome,places,question,recap,record}.ftl',
      '$package/words/locales/pl/server.ftl',
    ],
    { query: '?raw', import: 'default', eager: true },
  ),
)
