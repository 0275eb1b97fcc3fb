import { describe, expect, it } from 'vitest'
import searchWords from '$package/words/rules/search-words.json'
import type { Language } from '$/facts/facts'
import { rulebook } from './rulebook'
import { search } from './rule-search'

/** What people type, and a rule that must be among the first three. */
const QUERIES: Record<Language, Record<string, string>> = {
  en: {
    'attack city tokens needed': 'F8',
    'how many tokens do I need to attack a city?': 'F8',
    bluff: 'X2',
    'can I lie in a trade': 'X2',
    'city falls': 'F9',
    'ships keep': 'M5',
    'maintain ships': 'M5',
    'A.S.T.': 'H1',
    'archaeological succession table': 'H1',
    'how many cards can I keep': 'P5',
    'hand limit': 'P5',
    'who wins': 'V1',
    'end of the game': 'H4',
    'trade a calamity away': 'X3',
    roadbuilding: 'A-ROADBUILDING',
    'what does treachery do': 'C-TREACHERY',
    'support of cities': 'K4',
    undo: 'O2',
    m7: 'M7',
    F8: 'F8',
    'theme set': 'Q1',
    engin: 'A-ENGINEERING',
  },
  pl: {
    'ile żetonów do ataku na miasto': 'F8',
    'atak na miasto': 'F8',
    blef: 'X2',
    'czy mogę kłamać w handlu': 'X2',
    'miasto pada': 'F9',
    'utrzymanie statków': 'M5',
    'Tor Historii': 'H1',
    'A.S.T.': 'H1',
    'limit kart na ręce': 'P5',
    'kto wygrywa': 'V1',
    'koniec gry': 'H4',
    'oddać katastrofę w handlu': 'X3',
    'budowa dróg': 'A-ROADBUILDING',
    zdrada: 'C-TREACHERY',
    'zaopatrzenie miast': 'K4',
    'cofnąć ruch': 'O2',
    'zestaw tematyczny': 'Q1',
    inżynieria: 'A-ENGINEERING',
  },
}

describe.each(['en', 'pl'] as const)('the rules in %s', (language) => {
  it.each(Object.entries(QUERIES[language]))('are found by "%s"', async (sought, rule) => {
    const found = search(await rulebook(language), language, sought)
    expect(found.slice(0, 3).map((each) => each.id)).toContain(rule)
  })

  it('have other words only where there are such rules', async () => {
    const book = await rulebook(language)
    const ids = book.sections.flatMap((section) => section.rules.map((each) => each.id))
    expect(ids).toEqual(expect.arrayContaining(Object.keys(searchWords[language].also)))
  })

  it('are not found by what is not in them, and few by a common word', async () => {
    const book = await rulebook(language)
    expect(search(book, language, 'xyzzy')).toEqual([])
    expect(search(book, language, '')).toEqual([])
    expect(search(book, language, 'A.S.T.').length).toBeLessThan(60)
  })
})
