import { technologies, technologyIds } from '#contract/catalogue/lpwan.ts'
import type { Found as Source } from '../knowledge/knowledge.service.ts'
import { detailNames } from './details.rules.ts'
import type { QuestionAnalysis } from './intents.rules.ts'
import { termsOf } from './sentences.rules.ts'

interface Numbered {
  source: Source
  number: number
  fitness: number
}

export interface Selection {
  products: Numbered[]
  passages: (Numbered & { isMain: boolean })[]
  isProductFirst: boolean
  /** Whether the best result meets the question, rather than being merely the nearest. */
  isNear: boolean
}

const productsMax = 3
const passagesMax = 2
const technologiesMax = 4
const share = { product: 0.7, besidePassage: 0.9, passage: 0.88 }
/** Search scores exceed this where a product was named exactly. */
const named = 1
const nearMin = 0.36

/** Selects the few search results that an answer is made of, best first. */
export function selectSources(question: QuestionAnalysis, found: readonly Source[]): Selection {
  const numbered = found
    .map((source, index) => ({ source, number: index + 1, fitness: fitnessOf(source, question) }))
    .sort((a, b) => b.fitness - a.fitness)
  const best = Math.min(numbered[0]?.fitness ?? 0, named)
  const isProductFirst = numbered[0]?.source.product !== undefined
  const isOffer = (['price', 'stock', 'recommend'] as const).some((kind) => question.intents.has(kind))
  const productMin = best * (isProductFirst || isOffer ? share.product : share.besidePassage)
  const products = productsOf(numbered.filter(({ source, fitness }) => source.product && fitness >= productMin))
  const passages = passagesOf(
    numbered.filter(({ source }) => !source.product),
    best,
    question,
  )
  const isOfProduct =
    isProductFirst &&
    ((products[0]?.source.score ?? 0) > named || question.intents.has('stock') || question.isForCheapest)
  const shownPassages = isOfProduct ? [] : passages
  return {
    products: question.isForCheapest ? [...products].sort((a, b) => priceOf(a) - priceOf(b)) : products,
    passages: shownPassages.map((one, index) => ({ ...one, isMain: index === 0 && !isProductFirst })),
    isProductFirst,
    isNear: (found[0]?.score ?? 0) >= nearMin,
  }
}

/**
 * Adjusts a search score: whether the source has the detail that is wanted, is a written answer, or is about the named product or
 * technology.
 */
function fitnessOf(source: Source, question: QuestionAnalysis): number {
  const { score, kind, title, text, product } = source
  const { intents } = question
  if (product) return score + (hasDetail(text, question) ? 0.2 : 0) + 0.4 * likeness(product, question)
  const isWanted = measured.some((each) => intents.has(each) && detailNames[each]?.test(text)) && /\d/.test(text)
  const isTitled = titled.some((each) => intents.has(each) && detailNames[each]?.test(title))
  const byTechnology = kind === 'technology' ? ofTechnology(title, question) : 0
  return score + (isTitled ? 0.2 : 0) + (isWanted ? 0.05 : 0) + (kind === 'question' ? 0.05 : 0) + byTechnology
}

const titled = ['price', 'battery', 'range', 'frequency', 'rate', 'protection'] as const
const measured = [...titled, 'messages', 'temperature', 'size', 'accuracy'] as const

function hasDetail(text: string, { intents }: QuestionAnalysis): boolean {
  return [...intents].some((kind) => kind !== 'price' && kind !== 'stock' && detailNames[kind]?.test(text))
}

/** Returns the share of a product's name that the question contains, from one half on; else 0. */
function likeness({ name, nameEn }: NonNullable<Source['product']>, { terms }: QuestionAnalysis): number {
  const shares = [name, nameEn ?? ''].map((one) => {
    const words = [...termsOf(one)]
    return words.filter((word) => terms.has(word)).length / Math.max(words.length, 2)
  })
  const most = Math.max(...shares)
  return most >= 0.5 ? most : 0
}

/** Prefers passages of a named technology; where none is named, the overview of all. */
function ofTechnology(title: string, { text, intents }: QuestionAnalysis): number {
  if (isNamedIn(text, title)) return 0.2
  return intents.has('recommend') && !technologyIds.some((id) => isNamedIn(title, `${technologies[id].name}:`))
    ? 0.25
    : 0
}

function isNamedIn(text: string, title: string): boolean {
  const name = title.split(/[:：]/)[0]?.trim().toLowerCase()
  return !!name && text.toLowerCase().includes(name.replace(/wan$/, ''))
}

function productsOf(near: Numbered[]): Numbered[] {
  const byName = near.filter(({ source }) => source.score > named)
  return (byName.length > 0 ? byName : near).slice(0, productsMax)
}

function passagesOf(passages: Numbered[], best: number, { intents, text }: QuestionAnalysis): Numbered[] {
  const near = passages
    .filter(({ fitness }) => fitness >= best * share.passage)
    .filter((one, index, all) => all.findIndex(({ source }) => source.path === one.source.path) === index)
    .slice(0, passagesMax)
  if (!intents.has('compare')) return near
  const each = passages.filter(
    (one, index) =>
      one.source.kind === 'technology' &&
      isNamedIn(text, one.source.title) &&
      passages.findIndex((other) => other.source.path === one.source.path) === index,
  )
  const others = near.filter(({ source }) => source.kind !== 'technology')
  // one side alone is no comparison where another passage covers both
  if (each.length < 2) return each.length === 1 && others.length > 0 ? others : near
  return [...others.slice(0, 1), ...each.slice(0, technologiesMax)]
}

function priceOf({ source }: Numbered): number {
  return source.product?.price.msrp ?? Number.POSITIVE_INFINITY
}
