import type { ProductSummary } from '../catalogue/products.ts'
import { needs, type PlanOffering } from '../sales/offerings.ts'
import type { SystemParts } from './parts.ts'

/** What a system is made of that the catalogue sells. */
export const partKinds = [...needs, 'gateway', 'platform'] as const
export type PartKind = (typeof partKinds)[number]

export type Parts = Record<PartKind, ProductSummary[]> & { plans: PlanOffering[] }

/** The parts by their kind; a kind that is not told of has none. */
export function partsByKind({ parts, plans }: SystemParts): Parts {
  const found = (kind: PartKind) => parts.find((part) => part.kind === kind)?.products ?? []
  const products = Object.fromEntries(partKinds.map((kind) => [kind, found(kind)])) as Record<
    PartKind,
    ProductSummary[]
  >
  return { ...products, plans }
}
