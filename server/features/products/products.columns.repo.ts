import { Prisma } from '#prisma'
import type { DerivedProduct } from './products.derive.ts'

interface Column {
  /** Whether visitors may read what it holds. */
  isPublic: boolean
  /** An amount or a percentage is read as decimal text. */
  isDecimal?: boolean
}

/** The columns that follow from a record, each once: a field that is derived and not listed here does not compile. */
const derivedColumns = {
  name: { isPublic: true },
  nameEn: { isPublic: true },
  description: { isPublic: true },
  descriptionEn: { isPublic: true },
  category: { isPublic: true },
  subcategory: { isPublic: true },
  manufacturerCode: { isPublic: true },
  modelNumber: { isPublic: true },
  sku: { isPublic: true },
  tags: { isPublic: true },
  limitedOffer: { isPublic: true },
  msrp: { isPublic: true, isDecimal: true },
  pricePeriod: { isPublic: true },
  partnerPrice: { isPublic: true, isDecimal: true },
  sensorPrice: { isPublic: true, isDecimal: true },
  licenseAnnual: { isPublic: true, isDecimal: true },
  connectivityType: { isPublic: true },
  connectivityAnnualFee: { isPublic: true, isDecimal: true },
  connectivityDescription: { isPublic: true },
  firstYearTotal: { isPublic: true, isDecimal: true },
  minSellingPrice: { isPublic: false, isDecimal: true },
  margin: { isPublic: false, isDecimal: true },
  hkdCost: { isPublic: false, isDecimal: true },
  usdCost: { isPublic: false, isDecimal: true },
  upMargin: { isPublic: false, isDecimal: true },
  barrier: { isPublic: false },
  term: { isPublic: true },
  recurring: { isPublic: true },
  availability: { isPublic: false },
  inStock: { isPublic: true },
  stockQuantity: { isPublic: true },
  features: { isPublic: true },
  featuresEn: { isPublic: true },
  specifications: { isPublic: true },
  specificationsEn: { isPublic: true },
  ipRating: { isPublic: true },
} as const satisfies Record<keyof DerivedProduct, Column>

type DerivedColumn = keyof typeof derivedColumns
type PublicColumn = {
  [Name in DerivedColumn]: (typeof derivedColumns)[Name]['isPublic'] extends true ? Name : never
}[DerivedColumn]

/** What visitors may read of what follows from a record. */
export type PublicProduct = Pick<DerivedProduct, PublicColumn>

const derivedNames = Object.keys(derivedColumns) as DerivedColumn[]

const publicNames = derivedNames.filter((name) => derivedColumns[name].isPublic)

/**
 * The columns of a row: those that follow from its record, and its own.
 * @param own each of the row's own columns, so that none is left out
 */
export function columnsOf<Row extends DerivedProduct>(
  own: Record<Exclude<keyof Row, DerivedColumn>, true>,
): readonly string[] {
  return [...derivedNames, ...Object.keys(own)]
}

/** `"sku", "name"`, or another term of each quoted name. */
export function quotedColumns(names: readonly string[], term = (quoted: string) => quoted): Prisma.Sql {
  return Prisma.raw(names.map((name) => term(`"${name}"`)).join(', '))
}

function selected(names: readonly DerivedColumn[], from: string): Prisma.Sql {
  const isDecimal = (name: DerivedColumn) => 'isDecimal' in derivedColumns[name]
  return Prisma.raw(
    names.map((name) => (isDecimal(name) ? `${from}."${name}"::text AS "${name}"` : `${from}."${name}"`)).join(', '),
  )
}

/** Of the table as `p`. */
export const publicDerived = selected(publicNames, 'p')
/** What visitors may not read, too. */
export const allDerived = selected(derivedNames, '"Product"')
