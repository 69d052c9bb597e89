import type { ExchangeRateTable } from '#contract/catalogue/money.ts'
import { convertedTo } from '#contract/i18n/in-language.ts'
import { type Language, type ReaderLanguage, writtenLanguage } from '#contract/i18n/languages.ts'
import { isSmallTalk } from '../chat/language.rules.ts'
import type { Found as Source } from '../knowledge/knowledge.service.ts'
import { citationsOf, productsNamed } from './citations.rules.ts'
import { demoWords, joints } from './demo.words.ts'
import { analyseQuestion } from './intents.rules.ts'
import { passageText } from './passage-text.rules.ts'
import { productSentence } from './product-sentence.rules.ts'
import { selectSources } from './selection.rules.ts'

export interface DemoAnswer {
  /** Markdown with citations such as [1]. */
  answer: string
  cited: number[]
  products: string[]
}

interface DemoQuestion {
  question: string
  language: ReaderLanguage
  /** Search results; the first is [1]. */
  found: readonly Source[]
  isFirst?: boolean
  rates: ExchangeRateTable
}

/**
 * Answers without a language model, from templates and the sources' own sentences. Nothing in a question or source changes the rules, and
 * every figure comes from a source or is computed from one.
 */
export function demoAnswer({ question, language: reader, found, isFirst = false, rates }: DemoQuestion): DemoAnswer {
  const language = writtenLanguage(reader)
  const lead = isFirst ? [demoWords.first[language]] : []
  const body = found.length === 0 ? nothing(question, language) : blocksOf(question, language, found, rates)
  const { answer, cited } = citationsOf([...lead, ...body].join('\n\n'), found.length)
  return { answer: convertedTo(reader, answer), cited, products: productsNamed(answer, found) }
}

function nothing(question: string, language: Language): string[] {
  const { greeting, nothing: none, canDo, people } = demoWords
  const first = isSmallTalk(question) ? greeting : none
  return [`${first[language]}${joints[language].space}${canDo[language]}`, people[language]]
}

function blocksOf(question: string, language: Language, found: readonly Source[], rates: ExchangeRateTable): string[] {
  const understood = analyseQuestion(question)
  const { products, passages, isProductFirst, isNear } = selectSources(understood, found)
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

function nextStep({ intents }: ReturnType<typeof analyseQuestion>, products: NonNullable<Source['product']>[]) {
  if (products.length > 0) return products.some(({ inStock }) => inStock) ? 'quoteNext' : 'restockNext'
  if (intents.has('count') || intents.has('recommend') || intents.has('compare')) return 'enquiryNext'
}
