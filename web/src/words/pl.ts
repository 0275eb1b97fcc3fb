/** The Polish messages that the page needs, from the package's own files: not those of commands. */
export default Object.values(
  import.meta.glob<string>(
    [
      '$package/words/locales/pl/*.ftl',
      '!$package/words/locales/pl/{adjudicate,api,check,cli,create,draw,facts,join,map}.ftl',
      '!$package/words/locales/pl/{notify,play,players,replay,rules,serve,simulate,typed}.ftl',
    ],
    { query: '?raw', import: 'default', eager: true },
  ),
)
