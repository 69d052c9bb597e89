import { expect, it } from 'vitest'
import type { Category } from '#contract/catalogue/products.ts'
import { createStockedCategories } from '#server/modules/site/index.ts'

it('a reading of the shelves tells whether they are others: pages are made anew only then', async () => {
  let sold: Category[] = ['hardware', 'lpwan']
  const shelves = createStockedCategories(async () => [...sold])
  expect(await shelves.refresh()).toBe(true)
  expect(await shelves.refresh()).toBe(false)
  sold = ['hardware']
  expect(await shelves.refresh()).toBe(true)
  expect(shelves.current()).toEqual(['hardware'])
})
