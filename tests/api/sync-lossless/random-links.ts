import type { TestApp } from '#tests/support/app.ts'
import type { NotionStandIn } from '#tests/support/notion/stand-in.ts'

/** A page that was made again for one that is gone: of the same product, as long as nobody meddles with what tells so. */
interface Remade {
  sku: string
  formerPage: string
  page: string
  productId: string
}

/** Which product each page that is made again must come to be of. */
export function createLinks({ test, notion }: { test: TestApp; notion: NotionStandIn }) {
  const remade = new Set<Remade>()
  const { prisma } = test.services.database

  function drop(isMeddled: (one: Remade) => boolean): void {
    for (const one of remade) if (isMeddled(one)) remade.delete(one)
  }

  return {
    remade,
    /** Somebody gives an SKU, or takes one away. */
    skuGiven: (sku: string | null) => drop((one) => one.sku === sku),
    pageTouched: (id: string) => drop((one) => one.page === id || one.formerPage === id),
    productTouched: (id: string) => drop((one) => one.productId === id),

    /** Only where the SKU is this product's alone, on both sides, is it sure. */
    async note(formerPage: string, page: string, sku: string | null): Promise<void> {
      const products = await prisma.product.findMany({ where: { source: { in: ['notion', 'local'] } } })
      const isCalled = (record: unknown) => sku !== null && (record as { sku?: string } | null)?.sku === sku
      const [product, ...others] = products.filter(({ record, synced }) => isCalled(record) || isCalled(synced))
      const pages = notion.pages.all().filter(({ id }) => notion.pages.values(id).SKU === sku)
      const isSure = product?.notionPageId === formerPage && isCalled(product.synced) && others.length === 0
      if (isSure && pages.length === 2 && sku !== null) remade.add({ sku, formerPage, page, productId: product.id })
    },
  }
}
