import type { CatalogueRecord, RecordField } from '#contract/fields/product.ts'
import type { Settings } from '#contract/site/settings.ts'
import {
  type BrakeKind,
  brakeFields,
  brakeKinds,
  brakeProductsLeast,
  massMarkOf,
  massMarks,
} from '#contract/sync/brake.ts'
import { type SyncNote, syncNote } from '#contract/sync/sync-notes.ts'
import { type DerivedProduct, deriveProduct, isListed } from '#server/modules/catalogue/index.ts'
import type { Change, ChangeMark, PlannedChange } from './plan.rules.ts'

export interface Brake {
  percent: number
  products: number
}

export function brakeOf({ brake, brakePercent, brakeProducts }: Settings['sync']): Brake | undefined {
  return brake ? { percent: brakePercent, products: brakeProducts } : undefined
}

/** A kind of change that affects so many products that staff must approve it. */
export interface Mass {
  kind: BrakeKind
  products: number
  /** Those of them that are left without a value, such as a price. */
  lost: number
  of: number
  /** Those of them that recent webhook runs have changed. */
  already?: number
}

type MovingKind = keyof typeof brakeFields

/** Derived columns that decide whether a kind has changed, if not the fields themselves. */
const movingColumns: Partial<Record<MovingKind, readonly (keyof DerivedProduct)[]>> = {
  price: [
    'msrp',
    'pricePeriod',
    'partnerPrice',
    'sensorPrice',
    'licenseAnnual',
    'minSellingPrice',
    'connectivityAnnualFee',
    'hkdCost',
    'usdCost',
    'volumePrices',
  ],
  stock: ['stockQuantity'],
  availability: ['inStock'],
  category: ['category', 'subcategory'],
}
const movingKinds = brakeKinds.filter((kind): kind is MovingKind => kind in brakeFields)

/** The kinds of change of a listed product, and those that leave it without a value. */
export interface Movement {
  kinds: MovingKind[]
  lost: MovingKind[]
}

/** @returns undefined if nothing changes that the brake counts; a reworded price does not */
export function movementOf(before: CatalogueRecord, after: CatalogueRecord): Movement | undefined {
  const hasChanged = (kind: MovingKind) =>
    brakeFields[kind].some((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
  const changed = movingKinds.filter(hasChanged)
  if (changed.length === 0) return undefined
  const [from, to] = [deriveProduct(before).product, deriveProduct(after).product]
  const kinds = changed.filter((kind) => seenOf(kind, from, before) !== seenOf(kind, to, after))
  const lost = kinds.filter((kind) => isLost(kind, from, before) < isLost(kind, to, after))
  return kinds.length > 0 ? { kinds, lost } : undefined
}

function seenOf(kind: MovingKind, product: DerivedProduct, record: CatalogueRecord): string {
  const columns = movingColumns[kind]
  if (columns) return JSON.stringify(columns.map((column) => product[column]))
  if (kind === 'listing') return String(isListed(record))
  if (kind === 'pictures') return JSON.stringify(record.images.map(({ key }) => key))
  const values: Partial<Record<RecordField, unknown>> = { ...record, ...product }
  return JSON.stringify(brakeFields[kind].map((field) => values[field]))
}

const withouts: Partial<Record<MovingKind, (product: DerivedProduct, record: CatalogueRecord) => boolean>> = {
  price: ({ msrp }) => msrp === null,
  availability: ({ inStock }) => !inStock,
  listing: (_product, record) => !isListed(record),
  code: ({ sku }) => sku === null,
  description: ({ description, descriptionEn }) => description === null && descriptionEn === null,
  pictures: (_product, { images }) => images.length === 0,
  specifications: ({ specifications, specificationsEn }) => specifications.length + specificationsEn.length === 0,
}

function isLost(kind: MovingKind, product: DerivedProduct, record: CatalogueRecord): number {
  return Number(withouts[kind]?.(product, record) ?? false)
}

export interface CountedBefore {
  movements: ReadonlyMap<string, Movement>
  retired: ReadonlySet<string>
}

/**
 * Returns the mass changes of a plan. @param movements by product id, of products that stay listed @param listed number
 * of listed products now @param recent changes that count too
 */
export function massesOf(
  changes: readonly Change[],
  movements: ReadonlyMap<string, Movement>,
  listed: number,
  brake: Brake,
  recent: CountedBefore = { movements: new Map(), retired: new Set() },
): Mass[] {
  const planned = new Set(changes.filter(({ side }) => side === 'mirror').map(({ productId }) => productId))
  const isCounted = (id: string) => planned.has(id) || movements.has(id)
  const former = [...recent.movements].flatMap(([id, movement]) => (isCounted(id) ? [] : [movement]))
  const moved = [...movements.values()]
  const countOf = (kind: BrakeKind) => {
    if (kind === 'retired') return changes.filter((change) => isPart(change, 'retired')).length
    if (kind === 'trashed') return changes.filter((change) => isPart(change, 'trashed')).length
    return countMoved(moved, kind)
  }
  const countBefore = (kind: BrakeKind) => {
    if (kind === 'trashed') return 0
    return kind === 'retired' ? recent.retired.size : countMoved(former, kind)
  }
  return brakeKinds.flatMap((kind) => {
    const now = countOf(kind)
    const already = now > 0 ? countBefore(kind) : 0
    const products = now + already
    const lost = [...moved, ...(already > 0 ? former : [])].filter((one) =>
      one.lost.some((lost) => lost === kind),
    ).length
    const of = listed + offList(kind, products, already)
    return isMass(products, of, brake) ? [{ kind, products, lost, of, ...(already > 0 && { already }) }] : []
  })
}

function countMoved(movements: Movement[], kind: Exclude<BrakeKind, 'retired' | 'trashed'>): number {
  return movements.filter(({ kinds }) => kinds.includes(kind)).length
}

function offList(kind: BrakeKind, products: number, already: number): number {
  if (kind === 'trashed') return products
  return kind === 'retired' ? already : 0
}

function isMass(products: number, of: number, brake: Brake): boolean {
  return products >= brakeProductsLeast && (products > brake.products || products * 100 > of * brake.percent)
}

export function markMasses(
  changes: PlannedChange[],
  masses: readonly Mass[],
  movements: ReadonlyMap<string, Movement>,
): PlannedChange[] {
  if (masses.length === 0) return changes
  return changes.map((change) => {
    const movement = movements.get(change.productId ?? '')
    const marks = masses.flatMap(({ kind }) => (isPart(change, kind, movement) ? [massMarkOf(kind)] : []))
    return marks.length > 0 ? { ...change, marks: [...change.marks, ...marks] } : change
  })
}

function isPart({ side, kind, fields }: Change, of: BrakeKind, movement?: Movement): boolean {
  if (of === 'retired') return side === 'mirror' && kind === 'retire'
  if (of === 'trashed') return side === 'notion' && kind === 'retire'
  if (side !== 'mirror' || !movement?.kinds.includes(of)) return false
  return fields.some(({ field }) => brakeFields[of].some((one) => one === field))
}

export function isOfMass({ marks }: { marks: readonly ChangeMark[] }): boolean {
  return marks.some((mark) => massMarks.some((one) => one === mark))
}

const losing: Partial<Record<BrakeKind, LosingCode>> = {
  price: 'mass.price-lost',
  availability: 'mass.out-of-stock',
  listing: 'mass.listing-lost',
  code: 'mass.code-lost',
  description: 'mass.description-lost',
  pictures: 'mass.pictures-lost',
  specifications: 'mass.specifications-lost',
}
type LosingCode =
  | `mass.${'price' | 'listing' | 'code' | 'description' | 'pictures' | 'specifications'}-lost`
  | 'mass.out-of-stock'

export function massNotes(masses: readonly Mass[]): SyncNote[] {
  return masses.flatMap(({ kind, products, lost, of, already = 0 }) => {
    const others = products - lost
    const losingCode = losing[kind]
    return [
      ...(lost > 0 && losingCode ? [syncNote(losingCode, { count: lost, total: of })] : []),
      ...(others > 0 ? [syncNote(`mass.${kind}`, { count: others, total: of })] : []),
      ...(already > 0 ? [syncNote('mass.already', { count: already })] : []),
    ]
  })
}
