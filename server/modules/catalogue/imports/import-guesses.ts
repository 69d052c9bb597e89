import { type ImportField, importFields } from '#contract/catalogue/product-imports.ts'
import { looseName, rankOfName } from '../products/accepted-columns.ts'

export const idHeading = 'Product ID'

const ownHeadings: Record<string, ImportField> = {
  [looseName(idHeading)]: 'id',
  product: 'name',
  產品: 'name',
  用途: 'subcategory',
  use: 'subcategory',
}

/** Headings of exports of Shopify, WooCommerce, Magento and Odoo, and plain Chinese ones, that are not among the accepted names. */
const exportHeadings: Partial<Record<ImportField, string[]>> = {
  name: ['Title', 'Product Title', 'Item Name', '商品名稱', '商品名称', '产品名称', '名称', '貨品名稱', '品名'],
  description: [
    'Body (HTML)',
    'Body HTML',
    'Short description',
    'Sales Description',
    'Description for Customers',
    'description_sale',
    '商品描述',
    '产品描述',
    '产品简介',
    '简介',
  ],
  sku: [
    'Variant SKU',
    'Internal Reference',
    'default_code',
    '商品編號',
    '商品编号',
    '貨品編號',
    '货号',
    '编号',
    '編號',
  ],
  category: ['Categories', 'Product Categories', '產品分類', '产品类别', '产品分类'],
  availability: [
    'Variant Inventory Qty',
    'Inventory quantity',
    'Inventory Qty',
    'Quantity On Hand',
    'Qty On Hand',
    'qty_available',
    'Stock quantity',
    'Quantity',
    'Qty',
    '庫存數量',
    '库存数量',
    '存貨數量',
    '數量',
    '数量',
  ],
  msrp: [
    'Variant Price',
    'Regular price',
    'Sales Price',
    'Public Price',
    'Unit Price',
    'list_price',
    '建议零售价',
    '零售价',
    '售价',
    '單價',
    '单价',
  ],
  tags: ['Product Tags', '關鍵詞', '关键字', '关键词'],
  specifications: ['产品规格', '技术规格'],
  modelNumber: ['产品型号'],
  images: [
    'Image Src',
    'Product image URL',
    'Image URL',
    'Image URLs',
    'Image Link',
    'Image Links',
    'Picture URL',
    'Photo URL',
    'Main Image',
    'base_image',
    '產品圖片網址',
    '圖片網址',
    '圖片連結',
    '商品圖片',
    '主圖',
    '产品图片',
    '图片网址',
    '图片地址',
    '图片链接',
    '商品图片',
    '主图',
  ],
}

const exportRanks = new Map(
  Object.entries(exportHeadings).flatMap(([field, headings]) =>
    headings.map((heading, index) => [`${field} ${looseName(heading)}`, 100 + index] as const),
  ),
)

/** Headings of availability that rank below columns of quantities, since they only say whether a product is sold. */
const statusHeadings = new Set(['Stock Status', 'Status', '庫存狀況', '狀態'].map(looseName))

/**
 * Returns how well a heading fits a field: 0 is best, undefined where it does not. A currency or unit in brackets, "建議零售價（HKD）", is ignored
 * unless the whole is known.
 */
export function rankOf(field: ImportField, heading: string): number | undefined {
  const name = looseName(heading)
  const own = ownHeadings[name] === field ? 99 : undefined
  if (field === 'id') return own
  const bare = heading.normalize('NFKC').replace(/\([^)]*\)/g, '')
  const known = rankOfName(field, heading) ?? exportRanks.get(`${field} ${name}`)
  const rank = known ?? (bare === heading ? undefined : rankOfName(field, bare)) ?? own
  return rank !== undefined && field === 'availability' && statusHeadings.has(looseName(bare)) ? rank + 1000 : rank
}

export function isKnownHeading(heading: string): boolean {
  return importFields.some((field) => rankOf(field, heading) !== undefined)
}

const listing = /^(?:draft|archived|published|unlisted|enabled|disabled)$/i
/** Web addresses, or "-", which empties a field; other columns with such headings contain file names. */
const address = /^(?:https?:\/\/|-$)/i
const isPath = /[>/]/

/** Returns whether the first values of a column can be those of a field. */
export function mayHold(field: ImportField, samples: string[]): boolean {
  if (field === 'availability') return !samples.some((sample) => listing.test(sample))
  if (field === 'images') return samples.every((sample) => address.test(sample))
  return field !== 'category' || samples.length === 0 || !samples.every((sample) => isPath.test(sample))
}
