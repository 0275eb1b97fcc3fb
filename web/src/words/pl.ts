/** The Polish messages that the page needs, from the package's own files. */
export default Object.values(
  import.meta.glob<string>(
    [
      '$package/words/locales/pl/*.ftl',
      '!$package/words/locales/pl/{api,cli,create,data,draw,join,map,record,serve,simulate,typed}.ftl',
    ],
    { query: '?raw', import: 'default', eager: true },
  ),
)
