/** The English messages that the page needs, from the package's own files: not those of commands. */
export default Object.values(
  import.meta.glob<string>(
    [
      '$package/words/locales/en/*.ftl',
      '!$package/words/locales/en/{adjudicate,api,awards,bot,check,cli,create,draw,facts}.ftl',
      '!$package/words/locales/en/{join,league,map,notify,play,players,replay,rules}.ftl',
      '!$package/words/locales/en/{page-learn,page-table,serve,simulate,toll,typed}.ftl',
    ],
    { query: '?raw', import: 'default', eager: true },
  ),
)
