import { planOffering } from '#content/builder/offerings.ts'
import { alternativesMax, type Part, type PartKind, partKinds, type SystemParts } from '#contract/builder/parts.ts'
import { deviceKindOf } from '#contract/catalogue/device-kinds.ts'
import type { Category, ProductSummary } from '#contract/catalogue/products.ts'
import type { ShownPlan } from '#contract/content/plans.ts'
import type { ProductsService } from '#server/modules/catalogue/index.ts'

const searches: Record<PartKind, { words: string[]; categories: Category[] }> = {
  leak: { words: ['leak'], categories: ['hardware'] },
  energy: { words: ['energy', 'meter'], categories: ['hardware'] },
  air: { words: ['air'], categories: ['hardware'] },
  parking: { words: ['parking'], categories: ['hardware'] },
  gateway: { words: ['gateway'], categories: ['hardware', 'lpwan'] },
  platform: { words: ['platform'], categories: ['software'] },
}
const foundMax = 24

export function createSystemParts(products: Pick<ProductsService, 'find' | 'batteryYears'>, plans: () => ShownPlan[]) {
  async function partsOf(kind: PartKind): Promise<Part[]> {
    const { words, categories } = searches[kind]
    const lists = await Promise.all(
      categories.flatMap((category) =>
        words.map((search) => products.find({ search, category, sort: 'price', page: 1, pageSize: foundMax })),
      ),
    )
    const found = new Map(lists.flatMap(({ items }) => items.map((product) => [product.id, product])))
    const parts = [...found.values()]
      .filter((product) => isPart(kind, product))
      .sort(byUse)
      .slice(0, alternativesMax)
    const batteryYears = await products.batteryYears(parts.map(({ id }) => id))
    return parts.map((part) => ({ ...part, batteryYears: batteryYears.get(part.id) }))
  }

  return {
    async all(): Promise<SystemParts> {
      const parts = await Promise.all(partKinds.map(async (kind) => ({ kind, products: await partsOf(kind) })))
      return { parts, plans: plans().map(planOffering) }
    },
  }
}

/** Returns whether a product is a part of this kind. A device is bought once; a monthly price is for a service. */
function isPart(kind: PartKind, product: ProductSummary): boolean {
  return deviceKindOf(product) === kind && (kind === 'platform' || product.price.period === 'once')
}

/** Sorts available and priced products first, then the cheapest; the slug decides a tie. */
function byUse(one: ProductSummary, other: ProductSummary): number {
  const rank = ({ inStock, price }: ProductSummary) => (inStock ? 0 : 1) + (price.msrp === null ? 2 : 0)
  return rank(one) - rank(other) || (one.price.msrp ?? 0) - (other.price.msrp ?? 0) || (one.slug < other.slug ? -1 : 1)
}
