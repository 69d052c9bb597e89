import type { Dictionary } from '../../i18n/language.tsx'

export const compareWords = {
  title: { 'zh-TW': '產品比較', en: 'Compare products' },
  lead: {
    'zh-TW': (most: number) =>
      `最多 ${most} 款並排，價格、庫存、連接和規格逐項對照。把網址傳給同事，看到的就是同一張表。`,
    en: (most: number) =>
      `Up to ${most} side by side: price, stock, connectivity and specifications, line by line. Share the address and others see the same table.`,
  },
  loading: { 'zh-TW': '正在載入要比較的產品', en: 'Loading the products to compare' },
  emptyTitle: { 'zh-TW': '還未選擇產品', en: 'Nothing to compare yet' },
  emptyHint: {
    'zh-TW': '在產品目錄勾選「比較」，或在下面搜尋加入。',
    en: 'Tick “Compare” in the catalogue, or search for a product below.',
  },
  toProducts: { 'zh-TW': '瀏覽產品', en: 'Browse products' },
  gone: {
    'zh-TW': (slugs: string) => `以下產品已停售，或網址有誤：${slugs}`,
    en: (slugs: string) => `No longer sold, or mistyped: ${slugs}`,
  },
  takeOff: { 'zh-TW': '從比較中移除', en: 'Remove from the comparison' },
  tooMany: {
    'zh-TW': (most: number) => `網址列出多於 ${most} 款產品，以下是首 ${most} 款。`,
    en: (most: number) => `The address lists more than ${most} products. These are the first ${most}.`,
  },
  failed: { 'zh-TW': '有產品未能載入', en: 'Some products could not be loaded' },
  addTitle: { 'zh-TW': '加入另一款', en: 'Add another' },
  addFirst: { 'zh-TW': '加入產品', en: 'Add a product' },
  search: { 'zh-TW': '搜尋名稱、說明或型號', en: 'Search name, description or model' },
  add: { 'zh-TW': '加入', en: 'Add' },
  addProduct: { 'zh-TW': (product: string) => `加入比較：${product}`, en: (product: string) => `Compare ${product}` },
  added: {
    'zh-TW': (product: string) => `已加入「${product}」`,
    en: (product: string) => `${product} was added`,
  },
  noMatch: { 'zh-TW': '沒有其他符合的產品', en: 'No other product matches' },
  searchFailed: { 'zh-TW': '未能搜尋產品', en: 'The search failed' },
  full: {
    'zh-TW': (most: number) => `已有 ${most} 款；要加入另一款，請先移除一款。`,
    en: (most: number) => `There are ${most} already. Remove one to add another.`,
  },
} satisfies Dictionary
