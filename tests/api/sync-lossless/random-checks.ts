import { expect } from 'vitest'
import type { CatalogueRecord } from '#contract/fields/product.ts'
import type { TestApp } from '#tests/support/app.ts'
import type { NotionStandIn } from '#tests/support/notion/stand-in.ts'
import { type Typed, typedFields } from './random-people.ts'

/** What must hold once both sides are quiet. */
export function createChecks(test: TestApp, notion: NotionStandIn) {
  const { prisma } = test.services.database
  const isAlive = ({ archived, inTrash }: { archived: boolean; inTrash: boolean }) => !archived && !inTrash
  const skuOf = (id: string) => (notion.pages.values(id).SKU as string | null)?.toLowerCase()

  /** Each value that somebody typed is in place, on either side, in history, or among the conflicts. */
  async function nothingIsLost(typed: Iterable<Typed>): Promise<void> {
    const kept = new Set<string>()
    const keep = (json: unknown): void => {
      if (typeof json === 'object' && json !== null) Object.values(json).forEach(keep)
      else if (json !== null) kept.add(String(json))
    }
    for (const { id } of notion.pages.all()) keep(notion.pages.values(id))
    keep(await prisma.product.findMany({ select: { record: true } }).then((rows) => rows.map(({ record }) => record)))
    keep((await prisma.productRevision.findMany()).map(({ changes }) => changes))
    keep((await prisma.syncConflict.findMany()).map(({ ours, theirs }) => [ours, theirs]))
    expect([...typed].filter(({ value }) => !kept.has(value))).toEqual([])
  }

  /** Of pages that products have, each says what its product says. */
  async function valuesAgree(): Promise<void> {
    const products = await prisma.product.findMany({ where: { notionPageId: { not: null }, retiredAt: null } })
    for (const { notionPageId, record } of products) {
      const id = notionPageId ?? ''
      if (isAlive(notion.pages.find(id))) expect([id, saidBy(record)]).toEqual([id, saidThere(id)])
    }
  }

  /** A page is of one product and says what it says; what has no product bears the SKU of another. */
  async function bothAgree(): Promise<void> {
    const products = await prisma.product.findMany({ where: { source: { in: ['notion', 'local'] } } })
    const byPage = new Map(products.map((product) => [product.notionPageId, product]))
    for (const page of notion.pages.all()) {
      const product = byPage.get(page.id)
      if (isAlive(page)) {
        if (product) expect([page.id, saidBy(product.record)]).toEqual([page.id, saidThere(page.id)])
        else expect(isTwin(page.id), `${page.id} is of no product`).toBe(true)
      }
      if (product) expect([page.id, product.retiredAt === null]).toEqual([page.id, isAlive(page)])
    }
    for (const { id, retiredAt, notionPageId, pending, pushError } of products)
      if (!retiredAt)
        expect({ id, notionPageId, pending, pushError }).toEqual({
          id,
          notionPageId: expect.any(String),
          pending: [],
          pushError: null,
        })
  }

  function isTwin(id: string): boolean {
    const sku = skuOf(id)
    const others = notion.pages.all().filter((page) => page.id !== id && isAlive(page))
    return sku !== undefined && others.some((page) => skuOf(page.id) === sku)
  }

  function saidThere(id: string) {
    const values = notion.pages.values(id)
    return Object.values(typedFields).map((column) => (values[column] === null ? null : String(values[column])))
  }

  function saidBy(record: unknown) {
    const said = record as CatalogueRecord
    return (Object.keys(typedFields) as (keyof typeof typedFields)[]).map((field) => said[field])
  }

  /** For each that was added there are no more pages, nor products, than people made. */
  async function nothingIsDoubled(made: Map<string, number>): Promise<void> {
    const tokens = notion.pages.all().map(({ id }) => String(notion.pages.values(id)['English Name']))
    for (const [token, pages] of Map.groupBy(tokens, (token) => token))
      expect([token, pages.length]).toEqual([token, Math.min(pages.length, made.get(token) ?? 1)])
    const products = await prisma.product.findMany({ where: { source: { in: ['notion', 'local'] } } })
    for (const [token, found] of Map.groupBy(products, ({ nameEn }) => nameEn ?? ''))
      expect([token, found.length]).toEqual([token, Math.min(found.length, made.get(token) ?? 1)])
  }

  /** A page that was made again is of the product that the one before was of. */
  async function productsStay(remade: Iterable<{ page: string; productId: string }>): Promise<void> {
    for (const { page, productId } of remade) {
      const product = await prisma.product.findUnique({ where: { notionPageId: page } })
      expect({ page, productId: product?.id }).toEqual({ page, productId })
    }
  }

  return { productsStay, nothingIsLost, valuesAgree, bothAgree, nothingIsDoubled }
}
