import type { QuestionIntent } from '#contract/assistant/intents.ts'
import { type Understood, understand } from './understand.rules.ts'

/** What each kind of question is known by, the first that holds wins. */
const signs: [QuestionIntent, (u: Understood) => boolean][] = [
  ['status', ({ requests, matters }) => requests.has('status') || matters.includes('status')],
  ['demo', ({ matters }) => matters.includes('demo')],
  ['company', ({ matters }) => matters.length > 0],
  ['stock', ({ requests }) => requests.has('stock') || requests.has('leadTime')],
  ['demo', ({ requests }) => requests.has('booking')],
  ['quotation', ({ requests }) => requests.has('quote')],
  ['law', ({ details }) => details.has('law')],
  ['compare', ({ requests }) => requests.has('compare')],
  ['company', ({ topics }) => topics.length > 0],
  ['network', ({ technologies }) => technologies.length > 1],
  [
    'price',
    ({ requests, quantities, price, isAboutFees, isFirstYear, isOverYears }) =>
      requests.has('price') ||
      requests.has('volume') ||
      quantities.length > 0 ||
      price?.budget !== undefined ||
      isAboutFees ||
      isFirstYear ||
      isOverYears,
  ],
  ['compatibility', ({ requests, countries }) => requests.has('compatible') || countries.length > 0],
  ['system', ({ requests, site }) => requests.has('build') || Object.keys(site).length > 0],
  ['facts', ({ facts }) => facts.size > 0],
  ['how-to', ({ details }) => details.has('howTo')],
  [
    'find',
    ({ requests, order, price, details }) =>
      requests.has('find') || order !== undefined || price !== undefined || details.has('catalogue'),
  ],
  ['network', ({ technologies }) => technologies.length > 0],
]

/** Returns what a question asks for, by its words alone: no product is looked up. */
export function intentOf(question: string): QuestionIntent {
  const understood = understand(question)
  return signs.find(([, holds]) => holds(understood))?.[0] ?? 'other'
}
