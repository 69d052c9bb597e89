import type { ImportRowFault } from '../catalogue/product-import-faults.ts'
import { buyingLabels } from '../catalogue/values/buying-facts.ts'
import type { Bilingual } from '../i18n/languages.ts'

/**
 * The list of a product's fields, as named and written in Notion, files and the editor. Record schemas, columns,
 * parsing, merging, comparison, export and import are derived from it.
 */

/** Form of the text: a required line, a line, several lines, a list of words, or pictures. */
export type FieldForm = 'title' | 'line' | 'prose' | 'tags' | 'pictures'

export const fieldGroups = ['texts', 'prices', 'stock', 'technical', 'pictures'] as const
export type FieldGroup = (typeof fieldGroups)[number]

export interface ProductField {
  label: Bilingual
  /** Where the mapping studio lists it. */
  group: FieldGroup
  form: FieldForm
  /**
   * Numeric meaning of the text: HKD (`usdCost`: USD), percent, pieces in stock, or a whole number of months, days or
   * pieces.
   */
  reads?: 'amount' | 'percent' | 'stock' | 'count'
  /** Maximum characters of each value, for imports and edits; limited because the values are indexed. */
  lengthMax: number
  /** Code for a value that cannot be parsed; defaults to `no_price`. */
  fault?: ImportRowFault
  /** Names of Notion properties and file columns, best first; the first, in English, is used in warnings. */
  headings: [string, ...string[]]
}

export const productFields = {
  name: {
    label: { 'zh-TW': '名稱', en: 'Name' },
    group: 'texts',
    form: 'title',
    lengthMax: 300,
    headings: ['Product Name', 'Name', '產品名稱', '名稱'],
  },
  nameEn: {
    label: { 'zh-TW': '英文名稱', en: 'English name' },
    group: 'texts',
    form: 'line',
    lengthMax: 300,
    headings: ['English Name', 'Name (English)', 'Name EN', '英文名稱', '產品英文名稱', '英文名称'],
  },
  description: {
    label: { 'zh-TW': '描述', en: 'Description' },
    group: 'texts',
    form: 'prose',
    lengthMax: 10_000,
    headings: ['Description', 'Chinese Description', '描述', '產品描述', '簡介', '產品簡介', '说明', '說明'],
  },
  descriptionEn: {
    label: { 'zh-TW': '英文描述', en: 'English description' },
    group: 'texts',
    form: 'prose',
    lengthMax: 10_000,
    headings: ['English Description', 'Description (English)', 'Description EN', '英文描述', '英文簡介', '英文說明'],
  },
  sku: {
    label: { 'zh-TW': 'SKU', en: 'SKU' },
    group: 'texts',
    form: 'line',
    lengthMax: 100,
    headings: ['SKU', 'Product Code', 'Item Code', '產品編號', '貨號', '产品编号'],
  },
  manufacturerCode: {
    label: { 'zh-TW': '原廠編號', en: 'Manufacturer code' },
    group: 'texts',
    form: 'line',
    lengthMax: 100,
    headings: ['Manufacturer Code', 'Part Number', 'MPN', '原廠編號', '製造商編號'],
  },
  modelNumber: {
    label: { 'zh-TW': '型號', en: 'Model number' },
    group: 'texts',
    form: 'line',
    lengthMax: 100,
    headings: ['Model Number', 'Model No.', 'Model', '型號', '產品型號', '型号'],
  },
  category: {
    label: { 'zh-TW': '類別', en: 'Category' },
    group: 'texts',
    form: 'line',
    lengthMax: 100,
    fault: 'unknown_category',
    headings: ['Category', 'Product Category', '類別', '產品類別', '分類', '类别', '分类'],
  },
  subcategory: {
    label: { 'zh-TW': '子類別', en: 'Subcategory' },
    group: 'texts',
    form: 'line',
    lengthMax: 100,
    headings: ['Subcategory', '子類別', '子分類', '子类别'],
  },
  availability: {
    label: { 'zh-TW': '供應情況', en: 'Availability' },
    group: 'stock',
    form: 'line',
    reads: 'stock',
    lengthMax: 300,
    fault: 'unknown_availability',
    headings: ['Availability', 'Stock Status', 'Stock', 'Status', '供應情況', '庫存', '庫存狀況', '狀態', '库存'],
  },
  tracksStock: {
    label: { 'zh-TW': '設有庫存', en: 'Has stock' },
    group: 'stock',
    form: 'line',
    lengthMax: 100,
    fault: 'no_yes_or_no',
    headings: ['Has Stock', 'Tracks Stock', 'Track Inventory', 'Manage Stock', '設有庫存', '計算庫存', '设有库存'],
  },
  listed: {
    label: { 'zh-TW': '上架', en: 'Listed' },
    group: 'stock',
    form: 'line',
    lengthMax: 100,
    fault: 'unknown_listing',
    headings: ['Listed', 'Listing Status', 'Published', '上架狀態', '上架', '是否上架', '上架状态'],
  },
  msrp: {
    label: { 'zh-TW': '建議零售價', en: 'MSRP' },
    group: 'prices',
    form: 'line',
    reads: 'amount',
    lengthMax: 100,
    headings: [
      'MSRP',
      'MSRP (HKD)',
      'List Price',
      'Retail Price',
      'Price',
      '建議零售價',
      '零售價',
      '售價',
      '價格',
      '价格',
    ],
  },
  minSellingPrice: {
    label: { 'zh-TW': '最低售價', en: 'Minimum selling price' },
    group: 'prices',
    form: 'line',
    reads: 'amount',
    lengthMax: 100,
    headings: ['Min Selling Price', 'Minimum Selling Price', '最低售價', '最低銷售價', '最低售价'],
  },
  margin: {
    label: { 'zh-TW': '利潤率', en: 'Margin' },
    group: 'prices',
    form: 'line',
    reads: 'percent',
    lengthMax: 100,
    fault: 'no_percentage',
    headings: ['Margin', 'Profit Margin', '利潤率', '毛利率', '利润率'],
  },
  resellerCost: {
    label: { 'zh-TW': '經銷商成本', en: 'Reseller cost' },
    group: 'prices',
    form: 'line',
    reads: 'amount',
    lengthMax: 100,
    headings: ['Reseller Cost', 'Partner Price', 'Reseller Price', '經銷商成本', '經銷價', '夥伴價', '经销价'],
  },
  term: {
    label: { 'zh-TW': '收費方式', en: 'Term' },
    group: 'prices',
    form: 'line',
    lengthMax: 100,
    fault: 'unknown_term',
    headings: ['Term', 'Billing Term', 'License Term', '年期', '收費方式', '付款方式', '收费方式'],
  },
  hkdCost: {
    label: { 'zh-TW': '港元成本', en: 'HKD cost' },
    group: 'prices',
    form: 'line',
    reads: 'amount',
    lengthMax: 100,
    headings: ['HKD Cost', 'Cost (HKD)', '港元成本', '港幣成本', '成本（港元）'],
  },
  usdCost: {
    label: { 'zh-TW': '美元成本', en: 'USD cost' },
    group: 'prices',
    form: 'line',
    reads: 'amount',
    lengthMax: 100,
    headings: ['USD Cost', 'Cost (USD)', '美元成本', '美金成本', '成本（美元）'],
  },
  upMargin: {
    label: { 'zh-TW': '加成', en: 'UP margin' },
    group: 'prices',
    form: 'line',
    reads: 'percent',
    lengthMax: 100,
    fault: 'no_percentage',
    headings: ['UP Margin', 'Upsell Margin', '加成', '加價率', '加价率'],
  },
  recurring: {
    label: { 'zh-TW': '經常性收費', en: 'Recurring' },
    group: 'prices',
    form: 'line',
    lengthMax: 100,
    headings: ['Recurring', 'Subscription', '經常性收費', '續費', '訂閱', '订阅'],
  },
  barrier: {
    label: { 'zh-TW': '門檻', en: 'Barrier' },
    group: 'prices',
    form: 'line',
    lengthMax: 100,
    headings: ['Barrier', 'Entry Barrier', '門檻', '進入門檻', '门槛'],
  },
  connectivityType: {
    label: { 'zh-TW': '連接方式', en: 'Connectivity type' },
    group: 'technical',
    form: 'line',
    lengthMax: 100,
    fault: 'unknown_connectivity',
    headings: ['Connectivity Type', 'Connectivity', '連接方式', '連線方式', '通訊方式', '连接方式'],
  },
  connectivityFee: {
    label: { 'zh-TW': '連接年費', en: 'Connectivity fee' },
    group: 'prices',
    form: 'line',
    reads: 'amount',
    lengthMax: 100,
    headings: [
      'Connectivity Fee',
      'Annual Connectivity Fee',
      '連接年費',
      '連接費',
      '連線年費',
      '連線費',
      '通訊年費',
      '连接年费',
    ],
  },
  connectivityDescription: {
    label: { 'zh-TW': '連接說明', en: 'Connectivity description' },
    group: 'technical',
    form: 'prose',
    lengthMax: 1000,
    headings: ['Connectivity Description', 'Connectivity Note', '連接說明', '連線說明', '通訊說明', '连接说明'],
  },
  features: {
    label: { 'zh-TW': '功能', en: 'Features' },
    group: 'texts',
    form: 'prose',
    lengthMax: 20_000,
    headings: ['Features', 'Key Features', 'Chinese Features', '功能', '產品功能', '特點', '产品功能'],
  },
  featuresEn: {
    label: { 'zh-TW': '英文功能', en: 'English features' },
    group: 'texts',
    form: 'prose',
    lengthMax: 20_000,
    headings: ['English Features', 'Features (English)', 'Features EN', '英文功能', '英文特點'],
  },
  specifications: {
    label: { 'zh-TW': '規格', en: 'Specifications' },
    group: 'technical',
    form: 'prose',
    lengthMax: 20_000,
    headings: ['Specifications', 'Specs', 'Technical Specifications', '規格', '產品規格', '技術規格', '规格'],
  },
  specificationsEn: {
    label: { 'zh-TW': '英文規格', en: 'English specifications' },
    group: 'technical',
    form: 'prose',
    lengthMax: 20_000,
    headings: ['English Specifications', 'Specifications (English)', 'Specs EN', '英文規格', '英文规格'],
  },
  ipRating: {
    label: { 'zh-TW': 'IP 防護等級', en: 'IP rating' },
    group: 'technical',
    form: 'line',
    lengthMax: 100,
    fault: 'unknown_ip_rating',
    headings: [
      'IP Rating',
      'IP Code',
      'Ingress Protection',
      'Protection Rating',
      'IP',
      'IP 防護等級',
      '防護等級',
      'IP 等級',
      '防水等級',
      '防护等级',
    ],
  },
  components: {
    label: { 'zh-TW': '組成', en: 'Components' },
    group: 'technical',
    form: 'prose',
    lengthMax: 10_000,
    fault: 'unknown_components',
    headings: ['Components', 'Bill of Materials', 'BOM', 'Kit Contents', '組成', '物料清單', '套裝內容', '物料清单'],
  },
  mounting: {
    label: buyingLabels.mounting,
    group: 'technical',
    form: 'line',
    lengthMax: 300,
    fault: 'unknown_mounting',
    headings: ['Mounting', 'Mounting Type', 'Mount', '安裝方式', '安裝位置', '安装方式'],
  },
  bands: {
    label: buyingLabels.bands,
    group: 'technical',
    form: 'line',
    lengthMax: 500,
    headings: ['Radio Bands', 'Bands', 'Frequency Bands', '無線頻段', '頻段', '无线频段', '频段'],
  },
  certificates: {
    label: buyingLabels.certificates,
    group: 'technical',
    form: 'line',
    lengthMax: 500,
    headings: ['Certificates', 'Certifications', 'Approvals', '認證', '產品認證', '认证', '产品认证'],
  },
  warrantyMonths: {
    label: buyingLabels.warrantyMonths,
    group: 'stock',
    form: 'line',
    reads: 'count',
    lengthMax: 100,
    fault: 'no_months',
    headings: ['Warranty', 'Warranty (months)', '保養期', '保養', '保用期', '保修期'],
  },
  leadTimeDays: {
    label: buyingLabels.leadTimeDays,
    group: 'stock',
    form: 'line',
    reads: 'count',
    lengthMax: 100,
    fault: 'no_days',
    headings: ['Lead Time', 'Lead Time (days)', '出貨時間', '交貨期', '供貨期', '出货时间', '交货期'],
  },
  minimumOrder: {
    label: buyingLabels.minimumOrder,
    group: 'stock',
    form: 'line',
    reads: 'count',
    lengthMax: 100,
    fault: 'no_pieces',
    headings: ['Minimum Order', 'Minimum Order Quantity', 'MOQ', '最少訂購量', '起訂量', '最小訂購量', '起订量'],
  },
  volumePrices: {
    label: buyingLabels.volumePrices,
    group: 'prices',
    form: 'prose',
    lengthMax: 1000,
    fault: 'no_volume_price',
    headings: ['Volume Prices', 'Volume Pricing', 'Quantity Breaks', '批量價', '數量優惠價', '批量价'],
  },
  requires: {
    label: buyingLabels.requires,
    group: 'technical',
    form: 'line',
    lengthMax: 500,
    fault: 'own_sku',
    headings: ['Requires', 'Required Products', '需要配合', '必需配件', '需要配合的產品', '必需产品'],
  },
  accessories: {
    label: buyingLabels.accessories,
    group: 'technical',
    form: 'line',
    lengthMax: 500,
    fault: 'own_sku',
    headings: ['Accessories', 'Optional Accessories', '配件', '選購配件', '选购配件'],
  },
  countries: {
    label: buyingLabels.countries,
    group: 'stock',
    form: 'line',
    lengthMax: 500,
    fault: 'unknown_country',
    headings: ['Regions of Use', 'Countries of Use', 'Countries', '適用地區', '適用國家', '适用地区'],
  },
  documents: {
    label: buyingLabels.documents,
    group: 'technical',
    form: 'prose',
    lengthMax: 5000,
    fault: 'no_document',
    headings: ['Documents', 'Downloads', '文件', '下載文件', '下载文件'],
  },
  tags: {
    label: { 'zh-TW': '標籤', en: 'Tags' },
    group: 'texts',
    form: 'tags',
    lengthMax: 100,
    headings: ['Tags', 'Labels', '標籤', '關鍵字', '标签'],
  },
  images: {
    label: { 'zh-TW': '圖片', en: 'Pictures' },
    group: 'pictures',
    form: 'pictures',
    lengthMax: 300,
    headings: ['Images', 'Image', 'Pictures', 'Photos', '圖片', '產品圖片', '相片', '图片'],
  },
} as const satisfies Record<string, ProductField>

export type RecordField = keyof typeof productFields
export const recordFields = Object.keys(productFields) as [RecordField, ...RecordField[]]

type FieldsOf<Form extends FieldForm> = {
  [Field in RecordField]: (typeof productFields)[Field]['form'] extends Form ? Field : never
}[RecordField]

/**
 * A picture of a source. `key` is stable when the link's signature changes; `url` may expire within an hour. `alt` is
 * set by staff only.
 */
export interface RecordImage {
  key: string
  url: string
  name: string
  alt?: Bilingual | undefined
}

/** The fields of a product before any rule is applied: trimmed text, null when blank. */
export type CatalogueRecord = Record<FieldsOf<'title'>, string> &
  Record<FieldsOf<'line' | 'prose'>, string | null> &
  Record<FieldsOf<'tags'>, string[]> &
  Record<FieldsOf<'pictures'>, RecordImage[]>

export function productField(field: RecordField): ProductField {
  return productFields[field]
}

/** Returns whether a field contains numbers that may use a decimal mark. */
export function isFigureField(field: RecordField): boolean {
  return productField(field).reads !== undefined || field === 'volumePrices'
}

export function eachField<Value>(make: (field: RecordField) => Value): Record<RecordField, Value> {
  return Object.fromEntries(recordFields.map((field) => [field, make(field)])) as Record<RecordField, Value>
}

export function recordOf(make: (field: RecordField) => CatalogueRecord[RecordField]): CatalogueRecord {
  return eachField(make) as CatalogueRecord
}

const blanks = { title: () => '', line: () => null, prose: () => null, tags: () => [], pictures: () => [] }

export const blankRecord = recordOf((field) => blanks[productField(field).form]())
