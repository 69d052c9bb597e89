import { needs, type PlanOffering } from '../sales/offerings.ts'
import type { Part, SystemParts } from './parts.ts'

export const partKinds = [...needs, 'gateway', 'platform'] as const
export type PartKind = (typeof partKinds)[number]

export type Parts = Record<PartKind, Part[]> & { plans: PlanOffering[] }

/** Groups parts by kind; missing kinds are empty. */
export function partsByKind({ parts, plans }: SystemParts): Parts {
  const found = (kind: PartKind) => parts.find((part) => part.kind === kind)?.products ?? []
  const products = Object.fromEntries(partKinds.map((kind) => [kind, found(kind)])) as Record<PartKind, Part[]>
  return { ...products, plans }
}
