import { createHash } from 'node:crypto'
import type { CatalogueRecord } from '#contract/fields/product.ts'
import type { Prisma } from '#prisma'
import { preparePicture } from '#server/modules/media/index.ts'
import type { PricebookColumn } from '#server/modules/sync/pricebook/pricebook.rules.ts'
import type { TestApp } from '#tests/support/app.ts'
import type { ColumnType } from '#tests/support/notion/columns.ts'
import { solidPng } from '#tests/support/notion/png.ts'
import type { Editor } from './products.ts'

/** What each stored field of a product is, told once: a field that is not in here, or that a list leaves out, fails a test. */

/** Two records that differ in every field. */
export const sides = ['a', 'b'] as const
export type Side = (typeof sides)[number]

/** As they are kept, so that a copy has the same bytes. */
const pictureIn = async (...colour: [number, number, number]) =>
  (await preparePicture(Buffer.from(solidPng(colour)))).bytes
const pictures = { a: await pictureIn(11, 94, 99), b: await pictureIn(200, 30, 30) }
export const pictureOf = (side: Side) => pictures[side]
const kept = (side: Side, name: string) => [{ hash: createHash('sha256').update(pictures[side]).digest('hex'), name }]

interface RecordEntry<Value> {
  a: Value
  b: Value
  /** A column of Notion's that feeds it, by an English and a Chinese name that docs/notion.md lists. */
  notion: [english: string, chinese: string]
  type?: ColumnType
}

/** Of the record: what staff type, a file holds, and a page in Notion says. */
export const recordEntries: {
  [Field in keyof Omit<CatalogueRecord, 'images'>]: RecordEntry<NonNullable<CatalogueRecord[Field]>>
} = {
  name: { a: '漏水感應器', b: '門磁感應器', notion: ['Product Name', '產品名稱'], type: 'title' },
  nameEn: { a: 'Leak Sensor', b: 'Door Sensor', notion: ['English Name', '英文名稱'] },
  description: { a: '漏水即報', b: '開門即報', notion: ['Description', '描述'] },
  descriptionEn: { a: 'Tells of leaks', b: 'Tells of doors', notion: ['English Description', '英文描述'] },
  sku: { a: 'HI-A1', b: 'HI-B2', notion: ['SKU', '貨號'] },
  manufacturerCode: { a: 'MAKER-A', b: 'MAKER-B', notion: ['Manufacturer Code', '原廠編號'] },
  modelNumber: { a: 'LS-1', b: 'DS-2', notion: ['Model Number', '型號'] },
  category: { a: 'lpwan', b: 'software', notion: ['Category', '類別'] },
  subcategory: { a: '漏水', b: '門禁', notion: ['Subcategory', '子類別'] },
  availability: { a: 'In Stock (36)', b: 'Out of Stock', notion: ['Availability', '庫存狀況'] },
  tracksStock: { a: 'No', b: 'Yes', notion: ['Has Stock', '設有庫存'] },
  listed: { a: 'Yes', b: 'Published', notion: ['Listed', '上架狀態'] },
  msrp: { a: '1180', b: '399/month', notion: ['MSRP', '建議零售價'] },
  minSellingPrice: { a: '900', b: '350', notion: ['Min Selling Price', '最低售價'] },
  margin: { a: '25', b: '30', notion: ['Margin', '利潤率'] },
  resellerCost: { a: '700', b: '300.50', notion: ['Reseller Cost', '經銷價'] },
  term: { a: 'One-time', b: 'Annual', notion: ['Term', '年期'] },
  hkdCost: { a: '450.50', b: '300', notion: ['HKD Cost', '港元成本'] },
  usdCost: { a: '58', b: '39.25', notion: ['USD Cost', '美元成本'] },
  upMargin: { a: '5', b: '7.5', notion: ['UP Margin', '加成'] },
  recurring: { a: 'No', b: 'Yes', notion: ['Recurring', '續費'] },
  barrier: { a: 'Medium', b: 'High', notion: ['Barrier', '門檻'] },
  connectivityType: { a: 'LoRa', b: 'NB-IoT', notion: ['Connectivity Type', '連接方式'] },
  connectivityFee: { a: '120', b: '240', notion: ['Connectivity Fee', '連接年費'] },
  connectivityDescription: { a: '含閘道', b: '含電話卡', notion: ['Connectivity Description', '連接說明'] },
  features: { a: '#安裝\n防水：IP67', b: '#電池\n壽命：五年', notion: ['Features', '功能'] },
  featuresEn: {
    a: '#Fitting\nSealed: IP67',
    b: '#Battery\nLife: five years',
    notion: ['English Features', '英文功能'],
  },
  specifications: { a: '重量：80 g', b: '長度：6 cm', notion: ['Specifications', '規格'] },
  specificationsEn: { a: 'Weight: 80 g', b: 'Length: 6 cm', notion: ['English Specifications', '英文規格'] },
  ipRating: { a: 'IP67', b: 'ip 68', notion: ['IP Rating', 'IP 防護等級'] },
  components: { a: 'HI-WL-01: 8\nHI-GW-02: 1', b: '2 × HI-DC-01', notion: ['Components', '物料清單'] },
  mounting: { a: 'wall, pipe', b: 'DIN 導軌', notion: ['Mounting', '安裝方式'] },
  bands: { a: 'AS923, EU868', b: 'LTE B3/B8/B20', notion: ['Radio Bands', '無線頻段'] },
  certificates: { a: 'CE, OFCA HKCA 1035', b: 'RoHS', notion: ['Certificates', '認證'] },
  warrantyMonths: { a: '24', b: '3 years', notion: ['Warranty', '保養期'] },
  leadTimeDays: { a: '14', b: '3 weeks', notion: ['Lead Time', '出貨時間'] },
  minimumOrder: { a: '10', b: '2 pcs', notion: ['Minimum Order', '最少訂購量'] },
  volumePrices: { a: '10: 1100\n50: 1040.50', b: '5: 380', notion: ['Volume Prices', '批量價'] },
  requires: { a: 'HI-GW-08', b: 'HI-SW-PLAT, HI-GW-08', notion: ['Requires', '需要配合'] },
  accessories: { a: 'HI-ROPE-3', b: 'HI-BRACKET', notion: ['Accessories', '配件'] },
  countries: { a: 'HK, MO', b: 'SG', notion: ['Regions of Use', '適用地區'] },
  documents: {
    a: '安裝指南: https://example.com/a.pdf',
    b: 'Manual: https://example.com/b.pdf',
    notion: ['Documents', '文件'],
  },
  tags: { a: ['漏水', '商場'], b: ['門窗'], notion: ['Tags', '標籤'], type: 'multi_select' },
}

export type Field = keyof typeof recordEntries
export const fields = Object.keys(recordEntries) as Field[]

export function recordOf(side: Side) {
  return Object.fromEntries(fields.map((field) => [field, recordEntries[field][side]])) as Omit<
    CatalogueRecord,
    'images'
  >
}

/** What the records require, and their accessories: an editor names no SKU that there is not. */
const partSkus = ['HI-GW-08', 'HI-SW-PLAT', 'HI-ROPE-3', 'HI-BRACKET']

export async function createParts({ create }: Editor): Promise<void> {
  for (const sku of partSkus) await create({ name: sku, sku })
}

type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

interface ColumnEntry {
  /** What the column holds of each record. */
  a: Json
  b: Json
  /** Where a visitor reads it in an answer of GET /products/{slug}; null: its price and cost are ours alone. */
  visitor: string | null
  /** Where staff read it in an answer of GET /admin/products/{id}; null: in the record that it follows from. */
  staff: string | null
  /** Where it stands in a row of GET /admin/products, if it does. */
  table?: string
  /** Its column in the pricebook, and what that says of each record. */
  pricebook?: [column: PricebookColumn, a: Json, b: Json]
}

type Column = keyof typeof Prisma.ProductScalarFieldEnum | 'terms' | 'titleTerms'

const features = (category: string, feature: string, value: string) => [{ category, items: [{ feature, value }] }]

const rating = (name: string, value: string) => ({ name, value, unit: null })

/** Columns that follow from a record. */
export const columnEntries = {
  name: {
    a: '漏水感應器',
    b: '門磁感應器',
    visitor: 'name',
    staff: 'record.name',
    table: 'name',
    pricebook: ['Product Name', '漏水感應器', '門磁感應器'],
  },
  nameEn: { a: 'Leak Sensor', b: 'Door Sensor', visitor: 'nameEn', staff: 'record.nameEn', table: 'nameEn' },
  description: { a: '漏水即報', b: '開門即報', visitor: 'description', staff: 'record.description' },
  descriptionEn: { a: 'Tells of leaks', b: 'Tells of doors', visitor: 'descriptionEn', staff: 'record.descriptionEn' },
  category: {
    a: 'lpwan',
    b: 'software',
    visitor: 'category',
    staff: 'derived.category',
    table: 'category',
    pricebook: ['Category', 'lpwan', 'software'],
  },
  subcategory: {
    a: '漏水',
    b: '門禁',
    visitor: 'subcategory',
    staff: 'derived.subcategory',
    table: 'subcategory',
    pricebook: ['Subcategory', '漏水', '門禁'],
  },
  manufacturerCode: { a: 'MAKER-A', b: 'MAKER-B', visitor: 'manufacturerCode', staff: 'record.manufacturerCode' },
  modelNumber: { a: 'LS-1', b: 'DS-2', visitor: 'modelNumber', staff: 'record.modelNumber' },
  sku: {
    a: 'HI-A1',
    b: 'HI-B2',
    visitor: 'sku',
    staff: 'record.sku',
    table: 'sku',
    pricebook: ['SKU', 'HI-A1', 'HI-B2'],
  },
  tags: { a: ['漏水', '商場'], b: ['門窗'], visitor: 'tags', staff: 'record.tags' },
  msrp: {
    a: 1180,
    b: 399,
    visitor: 'price.msrp',
    staff: 'derived.msrp',
    table: 'msrp',
    pricebook: ['MSRP', 1180, 399],
  },
  pricePeriod: { a: 'once', b: 'month', visitor: 'price.period', staff: 'derived.period', table: 'period' },
  partnerPrice: {
    a: 700,
    b: 300.5,
    visitor: 'price.partnerPrice',
    staff: 'derived.partnerPrice',
    table: 'partnerPrice',
    pricebook: ['Reseller Cost', 700, 300.5],
  },
  sensorPrice: { a: 1180, b: null, visitor: 'price.sensorPrice', staff: 'derived.sensorPrice' },
  licenseAnnual: { a: null, b: 4788, visitor: 'price.licensePrice.annual', staff: 'derived.licenseAnnual' },
  connectivityType: { a: 'lora', b: 'nb-iot', visitor: 'price.connectivity.type', staff: 'derived.connectivityType' },
  connectivityAnnualFee: {
    a: 120,
    b: 240,
    visitor: 'price.connectivity.annualFee',
    staff: 'derived.connectivityAnnualFee',
  },
  connectivityDescription: {
    a: '含閘道',
    b: '含電話卡',
    visitor: 'price.connectivity.description',
    staff: 'record.connectivityDescription',
  },
  firstYearTotal: { a: 1300, b: 5028, visitor: 'price.firstYearTotal', staff: 'derived.firstYearTotal' },
  minSellingPrice: {
    a: 900,
    b: 350,
    visitor: null,
    staff: 'derived.minSellingPrice',
    table: 'minSellingPrice',
    pricebook: ['Min Selling Price', 900, 350],
  },
  margin: { a: 25, b: 30, visitor: null, staff: 'derived.margin', pricebook: ['Margin', 0.25, 0.3] },
  hkdCost: {
    a: 450.5,
    b: 300,
    visitor: null,
    staff: 'derived.hkdCost',
    table: 'hkdCost',
    pricebook: ['HKD Cost', 450.5, 300],
  },
  usdCost: { a: 58, b: 39.25, visitor: null, staff: 'derived.usdCost', pricebook: ['USD Cost', 58, 39.25] },
  upMargin: { a: 5, b: 7.5, visitor: null, staff: 'derived.upMargin', pricebook: ['UP Margin', 0.05, 0.075] },
  barrier: {
    a: 'Medium',
    b: 'High',
    visitor: null,
    staff: 'derived.barrier',
    pricebook: ['Barrier', 'Medium', 'High'],
  },
  term: {
    a: 'one-time',
    b: 'annual',
    visitor: 'term',
    staff: 'derived.term',
    pricebook: ['Term', 'One-time', 'Annual'],
  },
  recurring: {
    a: false,
    b: true,
    visitor: 'recurring',
    staff: 'derived.recurring',
    pricebook: ['Recurring', 'No', 'Yes'],
  },
  availability: {
    a: 'In Stock (36)',
    b: 'Out of Stock',
    visitor: null,
    staff: 'record.availability',
    pricebook: ['Availability', 'In Stock', 'Out of Stock'],
  },
  tracksStock: { a: false, b: true, visitor: 'tracksStock', staff: 'derived.tracksStock', table: 'tracksStock' },
  inStock: { a: true, b: false, visitor: 'inStock', staff: 'derived.inStock', table: 'inStock' },
  stockQuantity: { a: 36, b: 0, visitor: 'stockQuantity', staff: 'derived.stockQuantity', table: 'stockQuantity' },
  features: {
    a: features('安裝', '防水', 'IP67'),
    b: features('電池', '壽命', '五年'),
    visitor: 'features',
    staff: null,
  },
  featuresEn: {
    a: features('Fitting', 'Sealed', 'IP67'),
    b: features('Battery', 'Life', 'five years'),
    visitor: 'featuresEn',
    staff: null,
  },
  specifications: {
    a: [{ name: '重量', value: '80', unit: 'g' }, rating('IP 防護等級', 'IP67')],
    b: [{ name: '長度', value: '6', unit: 'cm' }, rating('IP 防護等級', 'IP68')],
    visitor: 'specifications',
    staff: null,
  },
  specificationsEn: {
    a: [{ name: 'Weight', value: '80', unit: 'g' }, rating('IP rating', 'IP67')],
    b: [{ name: 'Length', value: '6', unit: 'cm' }, rating('IP rating', 'IP68')],
    visitor: 'specificationsEn',
    staff: null,
  },
  ipRating: { a: 'IP67', b: 'IP68', visitor: 'ipRating', staff: 'derived.ipRating' },
  components: {
    a: [
      { sku: 'HI-WL-01', quantity: 8 },
      { sku: 'HI-GW-02', quantity: 1 },
    ],
    b: [{ sku: 'HI-DC-01', quantity: 2 }],
    visitor: 'components',
    staff: null,
  },
  mounting: { a: ['wall', 'pipe'], b: ['din-rail'], visitor: 'mounting', staff: 'derived.mounting' },
  bands: { a: ['AS923', 'EU868'], b: ['LTE B3/B8/B20'], visitor: 'bands', staff: 'derived.bands' },
  certificates: {
    a: ['CE', 'OFCA HKCA 1035'],
    b: ['RoHS'],
    visitor: 'certificates',
    staff: 'derived.certificates',
  },
  warrantyMonths: { a: 24, b: 36, visitor: 'warrantyMonths', staff: 'derived.warrantyMonths' },
  leadTimeDays: { a: 14, b: 21, visitor: 'leadTimeDays', staff: 'derived.leadTimeDays' },
  minimumOrder: { a: 10, b: 2, visitor: 'minimumOrder', staff: 'derived.minimumOrder', table: 'minimumOrder' },
  volumePrices: {
    a: [
      { from: 10, price: 1100 },
      { from: 50, price: 1040.5 },
    ],
    b: [{ from: 5, price: 380 }],
    visitor: 'volumePrices',
    staff: 'derived.volumePrices',
    table: 'volumePrices',
  },
  requires: { a: ['HI-GW-08'], b: ['HI-SW-PLAT', 'HI-GW-08'], visitor: 'requires', staff: 'derived.requires' },
  accessories: { a: ['HI-ROPE-3'], b: ['HI-BRACKET'], visitor: 'accessories', staff: 'derived.accessories' },
  countries: { a: ['HK', 'MO'], b: ['SG'], visitor: 'countries', staff: 'derived.countries' },
  documents: {
    a: [{ title: '安裝指南', url: 'https://example.com/a.pdf' }],
    b: [{ title: 'Manual', url: 'https://example.com/b.pdf' }],
    visitor: 'documents',
    staff: 'derived.documents',
  },
  issues: { a: [], b: ['margin-below-minimum'], visitor: null, staff: 'issues', table: 'issues' },
  record: { a: recordOf('a'), b: recordOf('b'), visitor: null, staff: 'record' },
  images: { a: kept('a', 'a.png'), b: kept('b', 'b.png'), visitor: null, staff: null },
} satisfies Partial<Record<Column, ColumnEntry>>

/** Columns that tell of a product's life, and where a test shows that they are written. */
export const lifeColumns = {
  id: 'fields.test.ts: the product is found by it',
  source: 'fields.test.ts',
  slug: 'fields.test.ts',
  retiredAt: 'fields.test.ts',
  unlisted: 'listing.test.ts: by its field listed',
  machineTranslated: 'fields.test.ts',
  pending: 'fields.test.ts',
  version: 'fields.test.ts',
  createdAt: 'fields.test.ts',
  updatedAt: 'fields.test.ts',
  notionPageId: 'fields.notion.test.ts',
  synced: 'fields.notion.test.ts',
  syncedRetired: 'fields.notion.test.ts',
  notionEditedAt: 'fields.notion.test.ts',
  notionEditedBy: 'fields.notion.test.ts',
  contentHash: 'fields.notion.test.ts',
  pricebookPageId: 'fields.notion.test.ts',
  pricebookSynced: 'fields.notion.test.ts',
  pricebookStartedAt: 'api/notion/pricebook.test.ts: there while a page is being made',
  pushStartedAt: 'api/sync/export.faults.test.ts: there while a page is being made',
  pushSentAt: 'api/sync/late-creates.test.ts: there while a page is being made',
  pushError: 'api/sync/push.test.ts: there while Notion refuses it',
  pushFailedAt: 'api/sync/push.test.ts, likewise',
  pushAttempts: 'api/sync/push.test.ts, likewise',
  reserved: 'api/orders/orders.test.ts: orders alone write it',
  searchText: 'api/catalogue/products.search.test.ts: made by the database',
  batteryYears: 'api/catalogue/queries.test.ts: made by the database',
  rangeKm: 'api/catalogue/queries.test.ts: made by the database',
  sortNameEn: 'api/catalogue/products.list.test.ts: made by the database',
  terms: 'api/knowledge/catalogue.test.ts: made by the database',
  titleTerms: 'api/catalogue/products-found.test.ts: made by the database',
} satisfies Partial<Record<Column, string>>

export type RecordColumn = keyof typeof columnEntries
export const recordColumns = Object.keys(columnEntries) as RecordColumn[]

export const entryOf = (column: RecordColumn): ColumnEntry => columnEntries[column]

/** The value at a path such as "price.msrp". */
export function valueAt(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((found, key) => (found as Record<string, unknown> | undefined)?.[key], value)
}

/** A product's row as PostgreSQL has it; of its pictures, and those of its record, only what is the same wherever they came from. */
export async function rowOf(app: TestApp, id: string): Promise<Record<string, unknown>> {
  const [found] = await app.services.database.prisma.$queryRaw<{ row: Record<string, unknown> }[]>`
    SELECT to_jsonb(p) || jsonb_build_object('record', p."record" - 'images', 'images', (
      SELECT coalesce(jsonb_agg(image - 'key'), '[]') FROM jsonb_array_elements(p."images") AS image)) AS "row"
    FROM "Product" p WHERE "id" = ${id}::uuid`
  if (!found) throw new Error(`There is no product ${id}`)
  return found.row
}
