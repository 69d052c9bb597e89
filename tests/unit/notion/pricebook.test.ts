import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type PricebookChange,
  type PricebookValues,
  pricebookColumns,
} from '#server/modules/sync/pricebook/pricebook.rules.ts'
import {
  type PricebookPage,
  type PricebookProduct,
  planPricebook,
} from '#server/modules/sync/pricebook/pricebook-plan.ts'

const nothing = Object.fromEntries(pricebookColumns.map((column) => [column, null])) as PricebookValues
const anyValues = fc
  .record({
    'Product Name': fc.constantFrom('Sensor', 'Meter', 'Gateway'),
    SKU: fc.constantFrom(null, 'A', 'B'),
    MSRP: fc.constantFrom(null, '1', '2'),
  })
  .map((values): PricebookValues => ({ ...nothing, ...values }))
const anyPages = fc
  .array(anyValues, { maxLength: 6 })
  .map((rows) => rows.map((values, index): PricebookPage => ({ id: `page ${index}`, values })))
/** A product may have one of the pages, one that is gone, or none; nobody shares. */
const anyProducts = fc
  .array(fc.record({ values: anyValues, sent: fc.option(anyValues), listed: fc.boolean(), hasPage: fc.boolean() }), {
    maxLength: 8,
  })
  .map((rows) =>
    rows.map(({ hasPage, values, sent, listed }, index): PricebookProduct => {
      const pageId = hasPage && sent ? `page ${index}` : null
      return { id: `product ${index}`, listed, values, pageId, sent }
    }),
  )

const noneComputed = new Set<never>()

/** What becomes of products and pages once a plan was carried out. */
function carryOut(products: PricebookProduct[], pages: PricebookPage[], changes: PricebookChange[]) {
  const rows = new Map(pages.map((page) => [page.id, { ...page }]))
  const after = new Map(products.map((product) => [product.id, { ...product }]))
  for (const { kind, productId, pageId, fields, values } of changes) {
    const id = pageId ?? `made for ${productId}`
    const written = Object.fromEntries(fields.map(({ field, to }) => [field, to]))
    if (kind === 'retire') rows.delete(id)
    else rows.set(id, { id, values: { ...(rows.get(id)?.values ?? nothing), ...written } })
    const kept = kind === 'retire' ? { pageId: null, sent: null } : { pageId: id, sent: values }
    after.set(productId, { ...(after.get(productId) as PricebookProduct), ...kept })
  }
  return { products: [...after.values()], pages: [...rows.values()] }
}

test('a plan that was carried out leaves nothing to do', () => {
  fc.assert(
    fc.property(anyProducts, anyPages, (products, pages) => {
      const done = carryOut(products, pages, planPricebook(products, pages, noneComputed))
      expect(planPricebook(done.products, done.pages, noneComputed)).toEqual([])
    }),
  )
})

test('no page serves two products, and a product that was never sent nor is listed touches none', () => {
  fc.assert(
    fc.property(anyProducts, anyPages, (products, pages) => {
      const changes = planPricebook(products, pages, noneComputed)
      const touched = changes.flatMap(({ pageId }) => pageId ?? [])
      expect(new Set(touched).size).toBe(touched.length)
      const others = products.filter(({ pageId }) => pageId !== null).map(({ pageId }) => pageId)
      for (const { productId, pageId } of changes) {
        const product = products.find(({ id }) => id === productId)
        if (product?.pageId === null) expect(others).not.toContain(pageId)
        if (!product?.listed) expect(product?.sent).not.toBeNull()
      }
    }),
  )
})

test('a column that Notion computes is never written', () => {
  fc.assert(
    fc.property(anyProducts, anyPages, (products, pages) => {
      const changes = planPricebook(products, pages, new Set(['MSRP'] as const))
      expect(changes.flatMap(({ fields }) => fields.map(({ field }) => field))).not.toContain('MSRP')
    }),
  )
})
