import type { RevisionOrigin } from '#contract/catalogue/product-edits.ts'
import type { Bilingual } from '#contract/i18n/languages.ts'
import type { stockStates } from '#contract/stock/locations.ts'
import type { Dictionary } from '../../i18n/language.tsx'

export const stockWords = {
  tabs: { 'zh-TW': '存貨', en: 'Stock' },
  levels: { 'zh-TW': '數量', en: 'Quantities' },
  movements: { 'zh-TW': '存貨變動', en: 'Movements' },
  locations: { 'zh-TW': '倉庫', en: 'Locations' },

  product: { 'zh-TW': '產品', en: 'Product' },
  sku: { 'zh-TW': 'SKU', en: 'SKU' },
  quantity: { 'zh-TW': '現存', en: 'In stock' },
  reserved: { 'zh-TW': '已預留', en: 'Reserved' },
  free: { 'zh-TW': '可出售', en: 'Free' },
  waiting: { 'zh-TW': '訂單等候', en: 'Orders wait for' },
  incoming: { 'zh-TW': '將到貨', en: 'Incoming' },
  expectedOn: { 'zh-TW': '預計到貨', en: 'Expected' },
  byLocation: { 'zh-TW': '倉庫', en: 'By location' },
  atLocation: {
    'zh-TW': (place: string, count: string) => `${place} ${count}`,
    en: (place: string, count: string) => `${place} ${count}`,
  },
  state: { 'zh-TW': '狀況', en: 'Which' },
  ofOneProduct: { 'zh-TW': '一件產品', en: 'Of one product' },
  search: { 'zh-TW': '搜尋產品名稱或 SKU', en: 'Search product or SKU' },
  count: {
    'zh-TW': (total: number) => `${total.toLocaleString('en-HK')} 件產品`,
    en: (total: number) => (total === 1 ? '1 product' : `${total.toLocaleString('en-HK')} products`),
  },
  none: { 'zh-TW': '未有計算存貨的產品', en: 'No product has stock' },
  noneHint: {
    'zh-TW': '在產品頁開啟「有存貨」，就會在這裏列出。',
    en: 'Products with “Has stock” are listed here.',
  },

  countIt: { 'zh-TW': '盤點…', en: 'Count…' },
  countTitle: { 'zh-TW': (name: string) => `盤點 ${name}`, en: (name: string) => `Count ${name}` },
  countHint: {
    'zh-TW': '差額會記為一項存貨變動。',
    en: 'The difference is recorded as a movement.',
  },
  location: { 'zh-TW': '倉庫', en: 'Location' },
  isThere: { 'zh-TW': (count: string) => `紀錄為 ${count} 件`, en: (count: string) => `${count} on record` },
  counted: { 'zh-TW': '實數', en: 'Counted' },
  reasonWhy: { 'zh-TW': '原因', en: 'Reason' },
  saveCount: { 'zh-TW': '儲存實數', en: 'Save the count' },
  countSaved: { 'zh-TW': '已儲存盤點', en: 'The count is saved' },

  transferIt: { 'zh-TW': '調倉…', en: 'Transfer…' },
  transferTitle: { 'zh-TW': (name: string) => `調倉 ${name}`, en: (name: string) => `Transfer ${name}` },
  from: { 'zh-TW': '由', en: 'From' },
  to: { 'zh-TW': '至', en: 'To' },
  pieces: { 'zh-TW': '件數', en: 'Pieces' },
  note: { 'zh-TW': '備註', en: 'Note' },
  transfer: { 'zh-TW': '調倉', en: 'Transfer' },
  transferred: { 'zh-TW': '已調倉', en: 'Transferred' },
  itsMovements: { 'zh-TW': '存貨變動', en: 'Movements' },
  openProduct: { 'zh-TW': '產品頁', en: 'Product page' },

  at: { 'zh-TW': '時間', en: 'When' },
  change: { 'zh-TW': '變動', en: 'Change' },
  reason: { 'zh-TW': '原因', en: 'Reason' },
  reference: { 'zh-TW': '編號', en: 'Reference' },
  author: { 'zh-TW': '由誰', en: 'By' },
  searchMovements: { 'zh-TW': '搜尋產品、訂單或入貨編號', en: 'Search product, order or receipt' },
  countMovements: {
    'zh-TW': (total: number) => `${total.toLocaleString('en-HK')} 項變動`,
    en: (total: number) => (total === 1 ? '1 movement' : `${total.toLocaleString('en-HK')} movements`),
  },
  noMovements: { 'zh-TW': '未有存貨變動', en: 'Nothing has moved yet' },
  noMovementsHint: {
    'zh-TW': '每次更改存貨、發貨、入貨、盤點或調倉都會在這裏列出。',
    en: 'Every edit, shipment, receipt, count and transfer is listed here.',
  },
  system: { 'zh-TW': '系統', en: 'The system' },

  value: { 'zh-TW': '存貨價值', en: 'Value' },
  valueTitle: { 'zh-TW': '存貨價值', en: 'Stock value' },
  valueByCost: { 'zh-TW': '按成本計的價值', en: 'Value by cost' },
  uncostedProducts: { 'zh-TW': '未知成本的產品', en: 'Products without a cost' },
  uncostedPieces: { 'zh-TW': '未知成本的件數', en: 'Pieces without a cost' },
  noCost: { 'zh-TW': '未知成本', en: 'No cost' },
  countValues: {
    'zh-TW': (total: number) => `${total.toLocaleString('en-HK')} 項`,
    en: (total: number) => (total === 1 ? '1 row' : `${total.toLocaleString('en-HK')} rows`),
  },
  noValue: { 'zh-TW': '沒有存貨', en: 'There is no stock' },
  noValueHint: {
    'zh-TW': '入貨或盤點後，每件產品在各倉庫的價值會在這裏列出。',
    en: 'Once goods are received or counted, what is at each location is listed here by its cost.',
  },

  addLocation: { 'zh-TW': '新增倉庫', en: 'Add a location' },
  editLocation: { 'zh-TW': (name: string) => `更改 ${name}`, en: (name: string) => `Edit ${name}` },
  edit: { 'zh-TW': '更改…', en: 'Edit…' },
  name: { 'zh-TW': '名稱', en: 'Name' },
  nameEn: { 'zh-TW': '英文名稱', en: 'Name in English' },
  address: { 'zh-TW': '地址', en: 'Address' },
  isDefault: { 'zh-TW': '預設倉庫', en: 'Default location' },
  isDefaultHint: {
    'zh-TW': '沒有註明倉庫的入貨和發貨都在這裏。',
    en: 'Where stock comes in and is taken from unless another is named.',
  },
  isArchived: { 'zh-TW': '停用', en: 'Archived' },
  isArchivedHint: { 'zh-TW': '沒有存貨才可停用。', en: 'Only a location without stock can be archived.' },
  save: { 'zh-TW': '儲存', en: 'Save' },
  locationSaved: { 'zh-TW': (name: string) => `已儲存 ${name}`, en: (name: string) => `${name} is saved` },
  piecesThere: { 'zh-TW': (count: string) => `共 ${count} 件`, en: (count: string) => `${count} pieces` },
  locationsFailed: { 'zh-TW': '未能載入倉庫', en: 'The locations could not be loaded' },
} satisfies Dictionary

export const stockStateWords: Record<(typeof stockStates)[number], Bilingual> = {
  waiting: { 'zh-TW': '有訂單等候', en: 'Orders wait' },
  incoming: { 'zh-TW': '將到貨', en: 'Incoming' },
  none: { 'zh-TW': '沒有可出售', en: 'None free' },
}

/** How an adjustment was entered. */
export const originWords: Record<RevisionOrigin, Bilingual> = {
  staff: { 'zh-TW': '產品頁', en: 'Product page' },
  bulk: { 'zh-TW': '批量更改', en: 'Bulk edit' },
  import: { 'zh-TW': '匯入檔案', en: 'Import' },
  undo: { 'zh-TW': '還原', en: 'Undo' },
  revert: { 'zh-TW': '回復舊版', en: 'Earlier version' },
  conflict: { 'zh-TW': '處理衝突', en: 'Conflict' },
  notion: { 'zh-TW': 'Notion', en: 'Notion' },
  sample: { 'zh-TW': '示範資料', en: 'Sample' },
  order: { 'zh-TW': '訂單', en: 'Order' },
}
