/** The effects of an advance, in one line, from the facts; its rule has every detail. */
import { advances, calamities, type Advance, type Calamity } from '$/facts/facts'
import { t, words } from '$/words/language.svelte'
import { signed } from '$/words/signed'

interface Effect {
  kind: string
  numbers?: Record<string, number>
  stacks?: Record<string, number>
  against?: string
}

interface Modifier {
  advance: string
  change: string
  by?: number
}

/** How an advance changes a calamity (C12). */
interface Change {
  calamity: Calamity
  modifier: Modifier
}

const nameOf = (advance: string): string => words.name(advances.get(advance)!.name)

/** The calamities that an advance changes for its holder. */
function changesBy(advance: string): Change[] {
  return [...calamities.values()].flatMap((calamity) =>
    (calamity.modifiers as Modifier[])
      .filter((modifier) => modifier.advance === advance)
      .map((modifier) => ({ calamity, modifier })),
  )
}

/** Everything in one line. */
export function inShort(advance: Advance): string {
  const effects = (advance.effects as Effect[]).map(effect)
  const parts = [...effects, ...changesBy(advance.id).map(changeInShort)]
  return parts.length ? parts.join(' · ') : t('page-shop-no-effect')
}

function effect(one: Effect): string {
  const [first = 0, second = 0] = Object.values(one.numbers ?? {})
  const rates = one.kind === 'tax-rate-option'
  return t('page-shop-effect', {
    kind: one.kind,
    first: rates ? signed(first) : first,
    second: rates ? signed(second) : second,
    name: one.against ? nameOf(one.against) : stacks(one),
  })
}

function stacks(one: Effect): string {
  return Object.entries(one.stacks ?? {})
    .map(([stack, price]) => t('page-shop-stack', { stack, price }))
    .join(', ')
}

function changeInShort({ calamity, modifier }: Change): string {
  const by = modifier.by ?? 0
  return t('page-shop-change', {
    change: modifier.change,
    calamity: words.name(calamity.name),
    count: Math.abs(by),
    by: signed(by),
  })
}
