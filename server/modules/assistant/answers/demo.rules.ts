import type { ExchangeRateTable } from '#contract/catalogue/money.ts'
import { convertedTo } from '#contract/i18n/in-language.ts'
import { type Language, type ReaderLanguage, writtenLanguage } from '#contract/i18n/languages.ts'
import { isSmallTalk } from '../chat/language.rules.ts'
import type { Found as Source } from '../knowledge/knowledge.service.ts'
import { chosenOf } from './chosen.rules.ts'
import { citationsOf, productsNamed } from './citations.rules.ts'
import { demoWords, joints } from './demo.words.ts'
import { understoodOf } from './intents.rules.ts'
import { passageText } from './passage-text.rules.ts'
import { productSentence } from './product-sentence.rules.ts'

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
  language: ReaderLanguage
  /** As the search found them: the first is [1]. */
  found: readonly Source[]
  /** The first answer of a conversation says that it is the demo mode's. */
  isFirst?: boolean
  /** That the site shows prices by. */
  rates: ExchangeRateTable
}

/**
 * The demo mode's answer (spec §2): sentences made from templates and from the sources' own sentences. Nothing that a
 * question or a source says changes how it is made, and every figure in it is a source's, or worked out from one.
 */
export function demoAnswer({ question, language: reader, found, isFirst = false, rates }: Asking): DemoAnswer {
  const language = writtenLanguage(reader)
  const lead = isFirst ? [demoWords.first[language]] : []
  const body = found.length === 0 ? nothing(question, language) : blocksOf(question, language, found, rates)
  const { answer, cited } = citationsOf([...lead, ...body].join('\n\n'), found.length)
  return { answer: convertedTo(reader, answer), cited, products: productsNamed(answer, found) }
}

/** A greeting asks for nothing that could be missing. */
function nothing(question: string, language: Language): string[] {
  const { greeting, nothing: none, canDo, people } = demoWords
  const first = isSmallTalk(question) ? greeting : none
  return [`${first[language]}${joints[language].space}${canDo[language]}`, people[language]]
}

function blocksOf(question: string, language: Language, found: readonly Source[], rates: ExchangeRateTable): string[] {
  const understood = understoodOf(question)
  const { products, passages, isProductFirst, isNear } = chosenOf(understood, found)
  const { space } = joints[language]
  const listed = products.flatMap(({ source, number }) =>
    source.product
      ? [`${productSentence(source, source.product, language, understood, rates)}${space}[${number}]`]
      : [],
  )
  const passageTexts = passages.map(
    ({ source, number, isMain }) => `${passageText(source, language, understood, isMain)}${space}[${number}]`,
  )
  const all = isProductFirst ? [list(listed), list(passageTexts)] : [list(passageTexts), list(listed)]
  const next = nextStep(
    understood,
    products.flatMap(({ source }) => source.product ?? []),
  )
  return [
    ...(isNear ? [] : [demoWords.nearest[language]]),
    ...all.filter(Boolean),
    ...(next ? [demoWords[next][language]] : []),
  ]
}

function list(lines: string[]): string {
  return lines.length > 1 ? lines.map((line) => `- ${line}`).join('\n') : lines.join('')
}

/** What helps most after this: what is named and can be had goes into a quotation. */
function nextStep({ intents }: ReturnType<typeof understoodOf>, products: NonNullable<Source['product']>[]) {
  if (products.length > 0) return products.some(({ inStock }) => inStock) ? 'quoteNext' : 'restockNext'
  if (intents.has('count') || intents.has('recommend') || intents.has('compare')) return 'enquiryNext'
}
