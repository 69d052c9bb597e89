import * as z from 'zod/mini'
import {
  buyingFacts,
  categorySchema,
  componentSchema,
  connectivityTypes,
  detailNames,
  featureGroupSchema,
  pricePeriods,
  specificationSchema,
  terms,
} from '#contract/catalogue/products.ts'
import { Prisma } from '#prisma'

interface Column {
  schema: z.ZodMiniType
  isPublic: boolean
  isDecimal?: boolean
}

type BuyingFacts = typeof buyingFacts
const buyingColumns = Object.fromEntries(
  Object.entries(buyingFacts).map(([name, schema]) => [name, { schema, isPublic: true }]),
) as { [Name in keyof BuyingFacts]: { schema: BuyingFacts[Name]; isPublic: true } }

const derivedColumns = {
  name: { schema: z.string(), isPublic: true },
  nameEn: { schema: z.nullable(z.string()), isPublic: true },
  description: { schema: z.nullable(z.string()), isPublic: true },
  descriptionEn: { schema: z.nullable(z.string()), isPublic: true },
  category: { schema: categorySchema, isPublic: true },
  subcategory: { schema: z.nullable(z.string()), isPublic: true },
  manufacturerCode: { schema: z.nullable(z.string()), isPublic: true },
  modelNumber: { schema: z.nullable(z.string()), isPublic: true },
  sku: { schema: z.nullable(z.string()), isPublic: true },
  tags: { schema: z.array(z.string()), isPublic: true },
  msrp: { schema: z.nullable(z.string()), isPublic: true, isDecimal: true },
  pricePeriod: { schema: z.enum(pricePeriods), isPublic: true },
  partnerPrice: { schema: z.nullable(z.string()), isPublic: true, isDecimal: true },
  sensorPrice: { schema: z.nullable(z.string()), isPublic: true, isDecimal: true },
  licenseAnnual: { schema: z.nullable(z.string()), isPublic: true, isDecimal: true },
  connectivityType: { schema: z.nullable(z.enum(connectivityTypes)), isPublic: true },
  connectivityAnnualFee: { schema: z.nullable(z.string()), isPublic: true, isDecimal: true },
  connectivityDescription: { schema: z.nullable(z.string()), isPublic: true },
  firstYearTotal: { schema: z.nullable(z.string()), isPublic: true, isDecimal: true },
  minSellingPrice: { schema: z.nullable(z.string()), isPublic: false, isDecimal: true },
  margin: { schema: z.string(), isPublic: false, isDecimal: true },
  hkdCost: { schema: z.nullable(z.string()), isPublic: false, isDecimal: true },
  usdCost: { schema: z.nullable(z.string()), isPublic: false, isDecimal: true },
  upMargin: { schema: z.string(), isPublic: false, isDecimal: true },
  barrier: { schema: z.string(), isPublic: false },
  term: { schema: z.enum(terms), isPublic: true },
  recurring: { schema: z.boolean(), isPublic: true },
  availability: { schema: z.nullable(z.string()), isPublic: false },
  tracksStock: { schema: z.boolean(), isPublic: true },
  inStock: { schema: z.boolean(), isPublic: true },
  stockQuantity: { schema: z.number(), isPublic: true },
  features: { schema: z.array(featureGroupSchema), isPublic: true },
  featuresEn: { schema: z.array(featureGroupSchema), isPublic: true },
  specifications: { schema: z.array(specificationSchema), isPublic: true },
  specificationsEn: { schema: z.array(specificationSchema), isPublic: true },
  ipRating: { schema: z.nullable(z.string()), isPublic: true },
  components: { schema: z.array(componentSchema), isPublic: true },
  ...buyingColumns,
} as const satisfies Record<string, Column>

type DerivedColumn = keyof typeof derivedColumns
type PublicColumn = {
  [Name in DerivedColumn]: (typeof derivedColumns)[Name]['isPublic'] extends true ? Name : never
}[DerivedColumn]

const derivedNames = Object.keys(derivedColumns) as DerivedColumn[]

const publicNames = derivedNames.filter((name): name is PublicColumn => derivedColumns[name].isPublic)

function shapeOf<Name extends DerivedColumn>(names: readonly Name[]) {
  return Object.fromEntries(names.map((name) => [name, derivedColumns[name].schema])) as {
    [Each in Name]: (typeof derivedColumns)[Each]['schema']
  }
}

/** Columns derived from a record; money and percentages as decimal text. */
export const derivedRow = z.object(shapeOf(derivedNames))
export type DerivedProduct = z.output<typeof derivedRow>

export const publicRow = z.object(shapeOf(publicNames))

const summaryNames = publicNames.filter(
  (name): name is Exclude<PublicColumn, (typeof detailNames)[number]> => !detailNames.some((detail) => detail === name),
)

/** Those that lists show: specifications, a third of a row, are only on a product's page. */
export const summaryDerivedRow = z.object(shapeOf(summaryNames))

/**
 * Returns the columns of a row: derived ones, and its own.
 * @param own each of the row's own columns, so that none is left out
 */
export function columnsOf<Row extends DerivedProduct>(
  own: Record<Exclude<keyof Row, DerivedColumn>, true>,
): readonly string[] {
  return [...derivedNames, ...Object.keys(own)]
}

function selected(names: readonly DerivedColumn[], from: string): Prisma.Sql {
  const isDecimal = (name: DerivedColumn) => 'isDecimal' in derivedColumns[name]
  return Prisma.raw(
    names.map((name) => (isDecimal(name) ? `${from}."${name}"::text AS "${name}"` : `${from}."${name}"`)).join(', '),
  )
}

/** Columns of the table alias `p`. */
export const publicDerived = selected(publicNames, 'p')
export const summaryDerived = selected(summaryNames, 'p')
/** Includes columns that visitors may not read. */
export const allDerived = selected(derivedNames, '"Product"')
