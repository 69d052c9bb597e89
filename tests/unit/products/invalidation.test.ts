import { setTimeout as delay } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import {
  createCatalogueChanges,
  everything,
  type Invalidation,
  importEnd,
  importStep,
  isInvalidated,
} from '#server/modules/catalogue/index.ts'

function heard(gatheringMs: number) {
  const told: Invalidation[] = []
  const changes = createCatalogueChanges(gatheringMs)
  const leave = changes.subscribe((touched) => told.push(touched))
  return { changes, told, leave }
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
    const { changes, told } = heard(10)
    changes.receive(news)
    expect(told).toEqual([everything])
  })

  it('who has left hears nothing more', () => {
    const { changes, told, leave } = heard(10)
    leave()
    changes.notify()
    expect(told).toEqual([])
  })
})

describe('forty steps of an import', () => {
  it('are told twice: the first at once, the others together', async () => {
    const { changes, told } = heard(50)
    for (let step = 0; step < 40; step += 1) changes.receive(JSON.stringify(importStep))
    expect(told).toEqual([importStep])
    await delay(80)
    expect(told).toEqual([importStep, importStep])
    await delay(80)
    expect(told).toHaveLength(2)
  })

  it.each([1, 40])('are told as soon as it ends, by that: %i; an end without a step is none', (steps) => {
    const { changes, told } = heard(60_000)
    for (let step = 0; step < steps; step += 1) changes.notify(importStep)
    changes.notify(importEnd)
    expect(told).toEqual([importStep, importEnd])
    changes.notify(importEnd)
    expect(told).toHaveLength(2)
  })

  it('do not keep what staff change meanwhile waiting', () => {
    const { changes, told } = heard(60_000)
    changes.notify(importStep)
    changes.notify(importStep)
    changes.notify(everything)
    expect(told).toHaveLength(2)
  })
})
