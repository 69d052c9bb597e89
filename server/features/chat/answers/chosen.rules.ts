import type { Understood } from './asked.rules.ts'
import { wantedBy } from './details.rules.ts'
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
const share = { product: 0.7, passage: 0.8 }
/** A search gives more to a product that was named to the letter. */
const named = 1
const nearMin = 0.36

/** Of what the search found, what an answer speaks of: few things, the nearest. */
export function chosenOf(question: Understood, found: readonly Source[]): Chosen {
  const wanted = wantedBy(question.asked)
  const numbered = found
    .map((source, index) => ({ source, number: index + 1, fitness: fitnessOf(source, wanted) }))
    .sort((a, b) => b.fitness - a.fitness)
  const best = Math.min(numbered[0]?.fitness ?? 0, named)
  const products = productsOf(
    numbered.filter(({ source, fitness }) => source.product && fitness >= best * share.product),
  )
  const passages = passagesOf(
    numbered.filter(({ source }) => !source.product),
    best,
    question,
  )
  const isProductFirst = numbered[0]?.source.product !== undefined
  const isOfProduct = isProductFirst && ((products[0]?.fitness ?? 0) > named || question.asked.has('stock'))
  const said = isOfProduct ? [] : passages
  return {
    products: question.isForCheapest ? [...products].sort((a, b) => priceOf(a) - priceOf(b)) : products,
    passages: said.map((one, index) => ({ ...one, isMain: index === 0 && !isProductFirst })),
    isProductFirst,
    isNear: (found[0]?.score ?? 0) >= nearMin,
  }
}

/** What a search cannot know: that a passage has in its title, or with a figure, what the question is after. */
function fitnessOf({ score, title, text, product }: Source, wanted: RegExp[]): number {
  if (product) return score
  const inTitle = wanted.some((names) => names.test(title)) ? 0.2 : 0
  const withFigure = wanted.some((names) => names.test(text) && /\d/.test(text)) ? 0.05 : 0
  return score + inTitle + withFigure
}

/** Those that were named, else the nearest. */
function productsOf(near: Numbered[]): Numbered[] {
  const byName = near.filter(({ source }) => source.score > named)
  return (byName.length > 0 ? byName : near).slice(0, productsMax)
}

/** In a comparison each technology that it names has its say, once. */
function passagesOf(passages: Numbered[], best: number, { asked, text }: Understood): Numbered[] {
  const near = passages.filter(({ fitness }) => fitness >= best * share.passage).slice(0, passagesMax)
  if (!asked.has('compare')) return near
  const technologies = passages.filter(
    (one, index) =>
      isOfTechnologyIn(text, one) && passages.findIndex((other) => other.source.path === one.source.path) === index,
  )
  if (technologies.length < 2) return near
  return [
    ...near.filter(({ source }) => source.kind !== 'technology').slice(0, 1),
    ...technologies.slice(0, technologiesMax),
  ]
}

/** Titles of technologies begin with their names. */
function isOfTechnologyIn(text: string, { source }: Numbered): boolean {
  const name = source.title.split(/[:：]/)[0]?.trim().toLowerCase()
  return source.kind === 'technology' && !!name && text.toLowerCase().includes(name.replace(/wan$/, ''))
}

function priceOf({ source }: Numbered): number {
  return source.product?.price.msrp ?? Number.POSITIVE_INFINITY
}
