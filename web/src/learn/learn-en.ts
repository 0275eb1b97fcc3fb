/** The English messages of the rulebook's page and of the guide. */
import text from '$package/words/locales/en/page-learn.ftl?raw'

export default [text]
