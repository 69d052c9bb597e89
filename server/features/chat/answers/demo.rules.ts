import type { Language } from '#contract/languages.ts'
import { askedIn, inTraditional } from './asked.rules.ts'
import { citationsOf, productsNamed } from './citations.rules.ts'
import { productLine, type Question } from './demo.product.rules.ts'
import { demoWords } from './demo.words.ts'
import { sentencesFor, termsOf } from './sentences.rules.ts'
import type { Source } from './source.ts'

export interface DemoAnswer {
  /** Markdown, with [1] where it cites. */
  answer: string
  /** Numbers of the sources that it cites, in order of mention. */
  cited: number[]
  /** Slugs of the products that it names: cards. */
  products: string[]
}

interface Asking {
  question: string
  /** Of the answer. */
  language: Language
  /** As the search found them: the first is [1]. */
  found: readonly Source[]
  /** The first answer of a conversation says that it is the demo mode's. */
  isFirst?: boolean
}

const passagesMax = 2
const productsMax = 3

/**
 * The demo mode's answer (spec §2): sentences made from templates and from the sources' own sentences. Nothing that a
 * question or a source says changes how it is made, and every figure in it is of a source.
 */
export function demoAnswer({ question, language, found, isFirst = false }: Asking): DemoAnswer {
  const understood = { asked: askedIn(question), terms: termsOf(inTraditional(question)) }
  const lead = isFirst ? [demoWords.first[language]] : []
  const body = found.length === 0 ? nothing(language) : blocksOf(understood, language, found)
  const { answer, cited } = citationsOf([...lead, ...body].join('\n\n'), found.length)
  return { answer, cited, products: productsNamed(answer, found) }
}

function nothing(language: Language): string[] {
  const { nothing: none, canDo, people } = demoWords
  return [`${none[language]}${language === 'en' ? ' ' : ''}${canDo[language]}`, people[language]]
}

function blocksOf(question: Question, language: Language, found: readonly Source[]): string[] {
  const numbered = found.map((source, index) => ({ source, number: index + 1 }))
  const near = numbered.slice(0, passagesMax + productsMax)
  const products = near.filter(({ source }) => source.product).slice(0, productsMax)
  const passages = near.filter(({ source }) => !source.product).slice(0, passagesMax)
  const said = passages.map(
    ({ source, number }) =>
      `${sentencesFor(question.terms, source.text, 3).join(language === 'en' ? ' ' : '')} [${number}]`,
  )
  const listed = products.flatMap(({ source, number }) =>
    source.product ? [`- ${productLine(source, source.product, language, question)} [${number}]`] : [],
  )
  const isProductFirst = numbered[0]?.source.product !== undefined
  const list = listed.length > 0 ? [listed.join('\n')] : []
  const next = list.length > 0 ? [demoWords.quoteNext[language]] : [demoWords.enquiryNext[language]]
  return isProductFirst ? [...list, ...said, ...next] : [...said, ...list, ...next]
}
