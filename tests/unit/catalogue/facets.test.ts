import fc from 'fast-check'
import { expect, it } from 'vitest'
import { categories, textFacets } from '#contract/catalogue/products.ts'
import {
  countFacets,
  type Facet,
  type FacetCells,
  type FacetValue,
  tableOf,
} from '#server/modules/catalogue/products/facets.rules.ts'

const word = fc.constantFrom('lora', 'wifi')
const step = fc.option(fc.nat({ max: 2 }))
const category = fc.constantFrom(...categories)
const product = fc.record({
  category,
  inStock: fc.boolean(),
  subcategory: fc.option(word),
  ipRating: fc.option(word),
  connectivityType: fc.option(word),
  mounting: fc.subarray(['wall', 'pole']),
  price: step,
  battery: step,
  isPriced: fc.boolean(),
  isPowered: fc.boolean(),
})
type Product = typeof product extends fc.Arbitrary<infer Each> ? Each : never

const maybe = <Value>(values: fc.Arbitrary<Value>) => fc.option(values, { nil: undefined })
const chosen = fc.record({
  category: maybe(category),
  inStock: maybe(fc.constantFrom('true', 'false')),
  subcategory: maybe(word),
  ipRating: maybe(word),
  connectivityType: maybe(word),
  mounting: maybe(fc.constantFrom('wall', 'pole')),
})

/** As PostgreSQL counts them: what is alike, once. */
function cellsOf(products: Product[]): FacetCells {
  const alike = [...Map.groupBy(products, (each) => JSON.stringify(each)).values()]
  const column = <Name extends keyof Product>(name: Name) => alike.flatMap(([first]) => (first ? [first[name]] : []))
  return {
    category: column('category'),
    inStock: column('inStock'),
    subcategory: column('subcategory'),
    ipRating: column('ipRating'),
    connectivityType: column('connectivityType'),
    mounting: column('mounting'),
    price: column('price'),
    battery: column('battery'),
    isPriced: column('isPriced'),
    isPowered: column('isPowered'),
    count: alike.map((each) => each.length),
  }
}

it('are counted as by a look at each product, without the filter of the facet itself', () => {
  fc.assert(
    fc.property(fc.array(product, { maxLength: 40 }), chosen, (products, choice) => {
      const { mounting, inStock, ...texts } = choice
      const counts = countFacets(tableOf(cellsOf(products)), choice)
      const meets: Record<Facet, (each: Product) => boolean> = {
        category: (each) => !texts.category || each.category === texts.category,
        inStock: (each) => !inStock || String(each.inStock) === inStock,
        subcategory: (each) => !texts.subcategory || each.subcategory === texts.subcategory,
        ipRating: (each) => !texts.ipRating || each.ipRating === texts.ipRating,
        connectivityType: (each) => !texts.connectivityType || each.connectivityType === texts.connectivityType,
        mounting: (each) => !mounting || each.mounting.includes(mounting),
        price: (each) => each.isPriced,
        battery: (each) => each.isPowered,
      }
      const found = (but?: Facet) =>
        products.filter((each) => Object.entries(meets).every(([facet, isMet]) => facet === but || isMet(each)))
      expect(counts.total).toBe(found().length)
      expect(counts.found).toBe(products.filter(({ isPriced, isPowered }) => isPriced && isPowered).length)
      for (const facet of [...textFacets, 'category', 'inStock', 'price', 'battery', 'mounting'] as const) {
        const values: FacetValue[] = found(facet).flatMap((each) => [each[facet] ?? []].flat())
        const expected = new Map(
          [...new Set(values)].map((value) => [value, values.filter((one) => one === value).length]),
        )
        expect(counts.of[facet]).toEqual(expected)
      }
    }),
  )
})
