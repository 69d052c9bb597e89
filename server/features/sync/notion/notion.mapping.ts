import type { CatalogueRecord } from '#server/features/products/products.record.ts'
import { acceptedColumns, type Field, rankOfName } from './notion.columns.ts'
import { readFiles, readList, readPercent, readText } from './notion.properties.ts'
import type { NotionColumn, NotionPage, NotionProperty } from './notion.schemas.ts'

/** Property ids by field of CatalogueRecord. */
export type NotionMapping = Record<string, string>

export interface MappedColumns {
  mapping: NotionMapping
  /** The columns themselves, for writing (notion.write.ts). */
  columns: Partial<Record<Field, NotionColumn>>
  /** Ids of number columns that show percent: their 0.2 means 20. */
  percentIds: ReadonlySet<string>
  /** Fields whose column is there but of a type that cannot hold them: what they held stays. */
  unreadable: Field[]
  /** Sentences for staff that name the column. */
  warnings: string[]
}

/**
 * Which column feeds which field: by id where it is known from an earlier run, so that a renamed column keeps syncing,
 * else by an accepted name. The title column always gives the name.
 * @param known the mapping of the last run
 */
export function mapProperties(properties: NotionColumn[], known: NotionMapping): MappedColumns {
  const columns: MappedColumns['columns'] = {}
  const unreadable: Field[] = []
  const warnings: string[] = []
  const title = properties.find(({ type }) => type === 'title')
  if (title) columns.name = title
  else
    warnings.push('The database shows no title column, which names the products: check what the integration may read.')
  const fields = fieldsBesideName()
  const claimed = new Set(fields.map((field) => known[field]))
  for (const field of fields) {
    const candidates = candidatesFor(field, properties, known[field], claimed)
    const column = candidates.find(({ type }) => acceptedColumns[field].types.includes(type))
    if (column) columns[field] = column
    else if (candidates.length > 0) unreadable.push(field)
    const warning = warningOf(field, candidates[0], column, known[field])
    if (warning) warnings.push(warning)
  }
  const percentIds = new Set(properties.filter((one) => one.numberFormat === 'percent').map(({ id }) => id))
  const mapping = Object.fromEntries(Object.entries(columns).map(([field, { id }]) => [field, id]))
  return { mapping, columns, percentIds, unreadable, warnings }
}

function fieldsBesideName(): Field[] {
  return (Object.keys(acceptedColumns) as Field[]).filter((field) => field !== 'name')
}

/** The column known by id, then those known by name, the last type last and the best name first; a column known for another field is not one. */
function candidatesFor(
  field: Field,
  properties: NotionColumn[],
  knownId: string | undefined,
  claimed: Set<string | undefined>,
): NotionColumn[] {
  const isLast = ({ type }: NotionColumn) => type === acceptedColumns[field].lastType
  const byId = properties.filter(({ id }) => id === knownId)
  const byName = properties
    .filter(({ id, type }) => !claimed.has(id) && type !== 'title')
    .map((column) => ({ column, rank: rankOfName(field, column.name) }))
    .filter((one): one is { column: NotionColumn; rank: number } => one.rank !== undefined)
    .sort((a, b) => Number(isLast(a.column)) - Number(isLast(b.column)) || a.rank - b.rank)
  return [...byId, ...byName.map(({ column }) => column)]
}

function warningOf(
  field: Field,
  wanted: NotionColumn | undefined,
  used: NotionColumn | undefined,
  knownId: string | undefined,
): string | undefined {
  const { names, types } = acceptedColumns[field]
  const call = names[0]
  if (wanted && wanted !== used) {
    const instead = used ? `; “${used.name}” is read instead` : ''
    return `Column “${wanted.name}” is of type ${wanted.type}, which cannot hold ${call} (${types.join(', ')} can)${instead}.`
  }
  if (knownId !== undefined && !used)
    return `The column that held ${call} is gone. To bring it back, name a column “${call}”.`
  return undefined
}

/**
 * A page as a record, each value as trimmed text.
 * @param percentIds see MappedColumns
 * @returns undefined where the name is blank: the product is dropped (spec §5)
 */
export function readRecord(
  page: NotionPage,
  mapping: NotionMapping,
  percentIds: ReadonlySet<string>,
): CatalogueRecord | undefined {
  const properties = Object.values(page.properties)
  const byId = new Map(properties.map((property) => [property.id, property]))
  const title = properties.find(({ type }) => type === 'title')
  const name = title && readText(title)
  if (!name) return undefined
  const property = (field: Field) => byId.get(mapping[field] ?? '')
  const text = (field: Field) => textOf(property(field), percentIds)
  const [tags, images] = [property('tags'), property('images')]
  return {
    name,
    nameEn: text('nameEn'),
    description: text('description'),
    descriptionEn: text('descriptionEn'),
    sku: text('sku'),
    manufacturerCode: text('manufacturerCode'),
    modelNumber: text('modelNumber'),
    category: text('category'),
    subcategory: text('subcategory'),
    availability: text('availability'),
    msrp: text('msrp'),
    minSellingPrice: text('minSellingPrice'),
    margin: text('margin'),
    resellerCost: text('resellerCost'),
    term: text('term'),
    hkdCost: text('hkdCost'),
    usdCost: text('usdCost'),
    upMargin: text('upMargin'),
    recurring: text('recurring'),
    barrier: text('barrier'),
    connectivityType: text('connectivityType'),
    connectivityFee: text('connectivityFee'),
    connectivityDescription: text('connectivityDescription'),
    limitedOffer: text('limitedOffer'),
    features: text('features'),
    featuresEn: text('featuresEn'),
    specifications: text('specifications'),
    specificationsEn: text('specificationsEn'),
    tags: tags ? readList(tags) : [],
    images: images ? readFiles(images) : [],
  }
}

function textOf(property: NotionProperty | undefined, percentIds: ReadonlySet<string>): string | null {
  if (!property) return null
  return percentIds.has(property.id) ? readPercent(property) : readText(property)
}

/** What a property says of a field: the same as readRecord makes of it. */
export function readColumn(field: Field, property: NotionProperty, isPercent: boolean): CatalogueRecord[Field] {
  if (field === 'tags') return readList(property)
  if (field === 'images') return readFiles(property)
  return textOf(property, isPercent ? new Set([property.id]) : new Set())
}
