import type { CatalogueRecord } from '#server/features/products/products.record.ts'

export type Field = keyof CatalogueRecord

const texts = [
  'rich_text',
  'select',
  'status',
  'multi_select',
  'number',
  'checkbox',
  'formula',
  'rollup',
  'url',
  'email',
  'phone_number',
  'date',
  'unique_id',
]
const amounts = ['number', 'rich_text', 'select', 'status', 'formula', 'rollup']
const lists = ['multi_select', 'select', 'status', 'rich_text', 'formula', 'rollup']
const files = ['files', 'url', 'rich_text', 'formula', 'rollup']

export interface AcceptedColumn {
  /** Names in order of preference, the first in English being what warnings call the field. */
  names: string[]
  /** Notion's types of column that can hold the field. */
  types: string[]
  /** A type that is read only where no other column serves: a stock count beside a status in words. */
  lastType?: string
}

function accept(types: string[], ...names: string[]): AcceptedColumn {
  return { names, types }
}

/** The columns that feed each field of a record, listed for staff in docs/notion.md. The name is always the title column. */
export const acceptedColumns: Record<Field, AcceptedColumn> = {
  name: accept(['title'], 'Product Name', 'Name', '產品名稱', '名稱'),
  nameEn: accept(texts, 'English Name', 'Name (English)', 'Name EN', '英文名稱', '產品英文名稱', '英文名称'),
  description: accept(
    texts,
    'Description',
    'Chinese Description',
    '描述',
    '產品描述',
    '簡介',
    '產品簡介',
    '说明',
    '說明',
  ),
  descriptionEn: accept(
    texts,
    'English Description',
    'Description (English)',
    'Description EN',
    '英文描述',
    '英文簡介',
    '英文說明',
  ),
  sku: accept(texts, 'SKU', 'Product Code', 'Item Code', '產品編號', '貨號', '产品编号'),
  manufacturerCode: accept(texts, 'Manufacturer Code', 'Part Number', 'MPN', '原廠編號', '製造商編號'),
  modelNumber: accept(texts, 'Model Number', 'Model No.', 'Model', '型號', '產品型號', '型号'),
  category: accept(texts, 'Category', 'Product Category', '類別', '產品類別', '分類', '类别', '分类'),
  subcategory: accept(texts, 'Subcategory', '子類別', '子分類', '子类别'),
  availability: {
    ...accept(texts, 'Availability', 'Stock Status', 'Stock', 'Status', '供應情況', '庫存', '庫存狀況', '狀態', '库存'),
    lastType: 'number',
  },
  msrp: accept(
    amounts,
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
  ),
  minSellingPrice: accept(amounts, 'Min Selling Price', 'Minimum Selling Price', '最低售價', '最低銷售價', '最低售价'),
  margin: accept(amounts, 'Margin', 'Profit Margin', '利潤率', '毛利率', '利润率'),
  resellerCost: accept(
    amounts,
    'Reseller Cost',
    'Partner Price',
    'Reseller Price',
    '經銷商成本',
    '經銷價',
    '夥伴價',
    '经销价',
  ),
  term: accept(texts, 'Term', 'Billing Term', 'License Term', '年期', '收費方式', '付款方式', '收费方式'),
  hkdCost: accept(amounts, 'HKD Cost', 'Cost (HKD)', '港元成本', '港幣成本', '成本（港元）'),
  usdCost: accept(amounts, 'USD Cost', 'Cost (USD)', '美元成本', '美金成本', '成本（美元）'),
  upMargin: accept(amounts, 'UP Margin', 'Upsell Margin', '加成', '加價率', '加价率'),
  recurring: accept(texts, 'Recurring', 'Subscription', '經常性收費', '續費', '訂閱', '订阅'),
  barrier: accept(texts, 'Barrier', 'Entry Barrier', '門檻', '進入門檻', '门槛'),
  connectivityType: accept(texts, 'Connectivity Type', 'Connectivity', '連接方式', '連線方式', '通訊方式', '连接方式'),
  connectivityFee: accept(
    amounts,
    'Connectivity Fee',
    'Annual Connectivity Fee',
    '連接年費',
    '連接費',
    '連線年費',
    '連線費',
    '通訊年費',
    '连接年费',
  ),
  connectivityDescription: accept(
    texts,
    'Connectivity Description',
    'Connectivity Note',
    '連接說明',
    '連線說明',
    '通訊說明',
    '连接说明',
  ),
  limitedOffer: accept(texts, 'Limited Offer', 'Special Offer', 'Promotion', '限時優惠', '優惠', '限时优惠'),
  features: accept(texts, 'Features', 'Key Features', 'Chinese Features', '功能', '產品功能', '特點', '产品功能'),
  featuresEn: accept(texts, 'English Features', 'Features (English)', 'Features EN', '英文功能', '英文特點'),
  specifications: accept(
    texts,
    'Specifications',
    'Specs',
    'Technical Specifications',
    '規格',
    '產品規格',
    '技術規格',
    '规格',
  ),
  specificationsEn: accept(
    texts,
    'English Specifications',
    'Specifications (English)',
    'Specs EN',
    '英文規格',
    '英文规格',
  ),
  tags: accept(lists, 'Tags', 'Labels', '標籤', '關鍵字', '标签'),
  images: accept(files, 'Images', 'Image', 'Pictures', 'Photos', '圖片', '產品圖片', '相片', '图片'),
}

/** A name as it is matched: without case, spaces, punctuation and full width. */
export function looseName(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}

const fieldByName = new Map(fieldNames(acceptedColumns))

function fieldNames(columns: Record<string, AcceptedColumn>): [string, string][] {
  return Object.entries(columns).flatMap(([field, { names }]) =>
    names.map((name): [string, string] => [looseName(name), field]),
  )
}

/**
 * Where a column's name stands among a field's accepted names: 0 is the best. A name in both languages, "價格 Price",
 * counts where each half is accepted for the field.
 * @returns undefined where the name is not one of the field's
 */
export function rankOfName(field: Field, name: string): number | undefined {
  const whole = looseName(name)
  const chinese = whole.replace(/\P{Script=Han}/gu, '')
  const other = whole.replace(/\p{Script=Han}/gu, '')
  const accepted = acceptedColumns[field].names.map(looseName)
  if (fieldByName.get(whole) === field) return accepted.indexOf(whole)
  if (fieldByName.get(chinese) === field && fieldByName.get(other) === field) return accepted.indexOf(chinese)
  return undefined
}
