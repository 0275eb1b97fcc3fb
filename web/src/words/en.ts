/** The English messages that the page needs, from the package's own files. */
export default Object.values(
  import.meta.glob<string>(
    [
      '$package/words/locales/en/*.ftl',
      '!$package/words/locales/en/{api,cli,create,data,draw,join,map,record,serve,simulate,typed}.ftl',
    ],
    { query: '?raw', import: 'default', eager: true },
  ),
)
