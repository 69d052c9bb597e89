import type { Understood } from './asked.rules.ts'
import { wantedBy, wantedNames } from './details.rules.ts'
import type { Source } from './source.ts'

interface Numbered {
  source: Source
  /** As the answer cites it. */
  number: number
  /** How well it answers what was asked. */
  fitness: number
}

export interface Chosen {
  products: Numbered[]
  passages: (Numbered & { isMain: boolean })[]
  isProductFirst: boolean
  /** Whether the best of them meets what was asked, or is only the nearest. */
  isNear: boolean
}

const productsMax = 3
const passagesMax = 2
const technologiesMax = 4
/** Of the best one's fitness. */
const share = { product: 0.7, besidePassage: 0.9, passage: 0.88 }
/** A search gives more to a product that was named to the letter. */
const named = 1
const nearMin = 0.36

/** Of what the search found, what an answer speaks of: few things, the nearest. */
export function chosenOf(question: Understood, found: readonly Source[]): Chosen {
  const numbered = found
    .map((source, index) => ({ source, number: index + 1, fitness: fitnessOf(source, question) }))
    .sort((a, b) => b.fitness - a.fitness)
  const best = Math.min(numbered[0]?.fitness ?? 0, named)
  const isProductFirst = numbered[0]?.source.product !== undefined
  const isOffer = (['price', 'stock', 'recommend'] as const).some((kind) => question.asked.has(kind))
  const productMin = best * (isProductFirst || isOffer ? share.product : share.besidePassage)
  const products = productsOf(numbered.filter(({ source, fitness }) => source.product && fitness >= productMin))
  const passages = passagesOf(
    numbered.filter(({ source }) => !source.product),
    best,
    question,
  )
  const isOfProduct = isProductFirst && ((products[0]?.source.score ?? 0) > named || question.asked.has('stock'))
  const said = isOfProduct ? [] : passages
  return {
    products: question.isForCheapest ? [...products].sort((a, b) => priceOf(a) - priceOf(b)) : products,
    passages: said.map((one, index) => ({ ...one, isMain: index === 0 && !isProductFirst })),
    isProductFirst,
    isNear: (found[0]?.score ?? 0) >= nearMin,
  }
}

/** What a search cannot know: that a source has what the question is after, and with a figure; that it was written as an answer. */
function fitnessOf({ score, kind, title, text, product }: Source, { asked, text: question }: Understood): number {
  const wanted = wantedBy(asked)
  const isWanted = wanted.some((names) => names.test(text)) && /\d/.test(text)
  const isDetail = [...asked].some((kind) => kind !== 'price' && kind !== 'stock' && wantedNames[kind]?.test(text))
  if (product) return score + (isDetail ? 0.2 : 0)
  const inTitle = wanted.some((names) => names.test(title)) ? 0.2 : 0
  const written = kind === 'question' ? 0.05 : 0
  return score + inTitle + written + (isWanted ? 0.05 : 0) + (isOfTechnologyIn(question, { kind, title }) ? 0.2 : 0)
}

/** Those that were named, else the nearest. */
function productsOf(near: Numbered[]): Numbered[] {
  const byName = near.filter(({ source }) => source.score > named)
  return (byName.length > 0 ? byName : near).slice(0, productsMax)
}

/** In a comparison each technology that it names has its say, once. */
function passagesOf(passages: Numbered[], best: number, { asked, text }: Understood): Numbered[] {
  const near = passages
    .filter(({ fitness }) => fitness >= best * share.passage)
    .filter((one, index, all) => all.findIndex(({ source }) => source.path === one.source.path) === index)
    .slice(0, passagesMax)
  if (!asked.has('compare')) return near
  const technologies = passages.filter(
    (one, index) =>
      isOfTechnologyIn(text, one.source) &&
      passages.findIndex((other) => other.source.path === one.source.path) === index,
  )
  if (technologies.length < 2) return near
  return [
    ...near.filter(({ source }) => source.kind !== 'technology').slice(0, 1),
    ...technologies.slice(0, technologiesMax),
  ]
}

/** Titles of technologies begin with their names. */
function isOfTechnologyIn(text: string, { kind, title }: Pick<Source, 'kind' | 'title'>): boolean {
  const name = title.split(/[:：]/)[0]?.trim().toLowerCase()
  return kind === 'technology' && !!name && text.toLowerCase().includes(name.replace(/wan$/, ''))
}

function priceOf({ source }: Numbered): number {
  return source.product?.price.msrp ?? Number.POSITIVE_INFINITY
}
