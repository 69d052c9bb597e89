import { setTimeout as delay } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import {
  createCatalogueChanges,
  everything,
  importEnd,
  importStep,
  isInvalidated,
  type Invalidation,
} from '#server/modules/catalogue/index.ts'

function heard(gatheringMs: number) {
  const told: Invalidation[] = []
  const news = createCatalogueChanges(gatheringMs)
  const leave = news.subscribe((touched) => told.push(touched))
  return { news, told, leave }
}

describe('what a change has touched', () => {
  const stock: Invalidation = { what: 'stock', products: ['a', 'b'] }

  it.each([
    ['everything touches what shows nothing', { products: [] }, everything, true],
    ['a number of pieces touches what shows the product', { products: ['x', 'b'] }, stock, true],
    ['and nothing that does not', { products: ['x', 'y'] }, stock, false],
    ['but for what is in the order of stock', { products: ['x'], isByStock: true }, stock, true],
    ['and what does not say what it shows', undefined, stock, true],
  ])('%s', (_case, shown, touched, expected) => {
    expect(isInvalidated(shown, touched)).toBe(expected)
  })

  it.each([
    ['a gap', ''],
    ['another version', '{"what":"colours"}'],
    ['no JSON', '{'],
  ])('%s may have touched everything', (_case, news) => {
    const { news: of, told } = heard(10)
    of.hear(news)
    expect(told).toEqual([everything])
  })

  it('who has left hears nothing more', () => {
    const { news, told, leave } = heard(10)
    leave()
    news.tell()
    expect(told).toEqual([])
  })
})

describe('forty steps of an import', () => {
  it('are told twice: the first at once, the others together', async () => {
    const { news, told } = heard(50)
    for (let step = 0; step < 40; step += 1) news.hear(JSON.stringify(importStep))
    expect(told).toEqual([importStep])
    await delay(80)
    expect(told).toEqual([importStep, importStep])
    await delay(80)
    expect(told).toHaveLength(2)
  })

  it.each([1, 40])('are told as soon as it ends, by that: %i; an end without a step is none', (steps) => {
    const { news, told } = heard(60_000)
    for (let step = 0; step < steps; step += 1) news.tell(importStep)
    news.tell(importEnd)
    expect(told).toEqual([importStep, importEnd])
    news.tell(importEnd)
    expect(told).toHaveLength(2)
  })

  it('do not keep what staff change meanwhile waiting', () => {
    const { news, told } = heard(60_000)
    news.tell(importStep)
    news.tell(importStep)
    news.tell(everything)
    expect(told).toHaveLength(2)
  })
})
