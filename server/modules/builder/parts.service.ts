import { planOffering } from '#content/builder/offerings.ts'
import { alternativesMax, type SystemParts } from '#contract/builder/parts.ts'
import { type PartKind, partKinds } from '#contract/builder/parts-values.ts'
import { deviceKindOf } from '#contract/catalogue/device-kinds.ts'
import type { Category, ProductSummary } from '#contract/catalogue/products.ts'
import type { ShownPlan } from '#contract/content/plans.ts'
import type { ProductsService } from '#server/modules/catalogue/index.ts'

/** Words that find a kind of part, each with the categories that it is sold in. */
const searches: Record<PartKind, { words: string[]; categories: Category[] }> = {
  leak: { words: ['leak'], categories: ['hardware'] },
  energy: { words: ['energy', 'meter'], categories: ['hardware'] },
  air: { words: ['air'], categories: ['hardware'] },
  parking: { words: ['parking'], categories: ['hardware'] },
  gateway: { words: ['gateway'], categories: ['hardware', 'lpwan'] },
  platform: { words: ['platform'], categories: ['software'] },
}
/** Of those that a word finds, the cheapest; among them are those that are of the kind. */
const foundMax = 24

/** What a system can be made of, as the catalogue sells it now. */
export function createSystemParts(products: Pick<ProductsService, 'list'>, plans: () => ShownPlan[]) {
  async function partsOf(kind: PartKind): Promise<ProductSummary[]> {
    const { words, categories } = searches[kind]
    const lists = await Promise.all(
      categories.flatMap((category) =>
        words.map((search) => products.list({ search, category, sort: 'price', page: 1, pageSize: foundMax })),
      ),
    )
    const found = new Map(lists.flatMap(({ items }) => items.map((product) => [product.id, product])))
    return [...found.values()]
      .filter((product) => isPart(kind, product))
      .sort(byUse)
      .slice(0, alternativesMax)
  }

  return {
    async all(): Promise<SystemParts> {
      const parts = await Promise.all(partKinds.map(async (kind) => ({ kind, products: await partsOf(kind) })))
      return { parts, plans: plans().map(planOffering) }
    },
  }
}

/** A thing is bought once: what is paid by the month under its name is a service for it. */
function isPart(kind: PartKind, product: ProductSummary): boolean {
  return deviceKindOf(product) === kind && (kind === 'platform' || product.price.period === 'once')
}

/** First what can be had and what it costs, then the cheapest; the address decides a draw. */
function byUse(one: ProductSummary, other: ProductSummary): number {
  const rank = ({ inStock, price }: ProductSummary) => (inStock ? 0 : 1) + (price.msrp === null ? 2 : 0)
  return rank(one) - rank(other) || (one.price.msrp ?? 0) - (other.price.msrp ?? 0) || (one.slug < other.slug ? -1 : 1)
}
