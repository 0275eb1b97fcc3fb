/** The form in which a question is put. */
import type { Question, Way } from '$/api/types'

export type Shape = 'civilizations' | 'damage' | 'yes-or-no' | 'choices' | 'ways' | 'fields'

export function shapeOf(question: Question): Shape {
  if (question.kind === 'civilization') return 'civilizations'
  if (question.kind === 'damage') return 'damage'
  const ways = question.ways
  if (ways.length === 1 && ways[0]!.fields.every((field) => field.type === 'yes-or-no'))
    return 'yes-or-no'
  if (ways.some((way) => way.about)) return 'ways'
  if (question.choices.length && ways.every(picksOne)) return 'choices'
  return ways.length > 1 ? 'ways' : 'fields'
}

/** Whether one thing is picked, so that a list of answers suffices; numbers are set instead. */
function picksOne(way: Way): boolean {
  return way.fields.every((field) => {
    if (field.type === 'pick') return field.most === 1 && field.least === 1
    if (field.type === 'cards') return field.single
    return field.type === 'yes-or-no'
  })
}
