import type { Dictionary } from '../../i18n/language.tsx'

export const compareWords = {
  title: { 'zh-TW': '產品比較', en: 'Compare products' },
  lead: {
    'zh-TW': (most: number) =>
      `最多 ${most} 款並排，價格、庫存、連接和規格逐項對照。把網址傳給同事，看到的就是同一張表。`,
    en: (most: number) =>
      `Up to ${most} side by side: price, stock, connectivity and specifications, line by line. Share the address and others see the same table.`,
  },
  table: { 'zh-TW': '並排比較', en: 'Side by side' },
  loading: { 'zh-TW': '正在載入要比較的產品', en: 'Loading the products to compare' },

  emptyTitle: { 'zh-TW': '還未選擇產品', en: 'Nothing to compare yet' },
  emptyHint: {
    'zh-TW': '在產品目錄勾選「比較」，或在下面搜尋加入。',
    en: 'Tick “Compare” in the catalogue, or search for a product below.',
  },
  toProducts: { 'zh-TW': '瀏覽產品', en: 'Browse products' },
  oneMore: {
    'zh-TW': '再加一款，便可看到分別。',
    en: 'Add one more to see how they differ.',
  },

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

  differencesOnly: { 'zh-TW': '只看不同之處', en: 'Differences only' },
  different: { 'zh-TW': '不同', en: 'differs' },
  legend: { 'zh-TW': '表示各款不同', en: 'marks what differs' },
  differences: {
    'zh-TW': (count: number, total: number) => `共 ${total} 項，${count} 項不同`,
    en: (count: number, total: number) => `${count} of ${total} lines differ`,
  },
  noDifferences: { 'zh-TW': '這些產品逐項相同。', en: 'These products agree on every line.' },
  share: { 'zh-TW': '複製連結', en: 'Copy link' },
  copied: { 'zh-TW': '已複製比較連結', en: 'Link copied' },
  copyFailed: { 'zh-TW': '未能複製，請從地址列複製連結', en: 'Could not copy: take the link from the address bar' },
  remove: {
    'zh-TW': (product: string) => `移除：${product}`,
    en: (product: string) => `Remove ${product}`,
  },

  purchase: { 'zh-TW': '價格和供應', en: 'Price and availability' },
  features: { 'zh-TW': '產品特點', en: 'Features' },
  specifications: { 'zh-TW': '技術規格', en: 'Specifications' },
  category: { 'zh-TW': '類別', en: 'Category' },
  listPrice: { 'zh-TW': '建議零售價', en: 'List price' },
  partnerPrice: { 'zh-TW': '夥伴價', en: 'Partner price' },
  stock: { 'zh-TW': '庫存', en: 'Stock' },
  connectivity: { 'zh-TW': '連接', en: 'Connectivity' },
  connectivityFee: { 'zh-TW': '連接年費', en: 'Connectivity per year' },
  free: { 'zh-TW': '免費', en: 'Free' },
  none: { 'zh-TW': '無', en: 'None' },
  noEntry: { 'zh-TW': '未列出', en: 'Not stated' },
  model: { 'zh-TW': '型號', en: 'Model' },

  addTitle: { 'zh-TW': '加入另一款', en: 'Add another' },
  addFirst: { 'zh-TW': '加入產品', en: 'Add a product' },
  search: { 'zh-TW': '搜尋名稱、說明或型號', en: 'Search name, description or model' },
  add: { 'zh-TW': '加入', en: 'Add' },
  addProduct: { 'zh-TW': (product: string) => `加入比較：${product}`, en: (product: string) => `Compare ${product}` },
  added: {
    'zh-TW': (product: string) => `已加入「${product}」`,
    en: (product: string) => `${product} was added`,
  },
  removed: {
    'zh-TW': (product: string) => `已移除「${product}」`,
    en: (product: string) => `${product} was removed`,
  },
  noMatch: { 'zh-TW': '沒有其他符合的產品', en: 'No other product matches' },
  searchFailed: { 'zh-TW': '未能搜尋產品', en: 'The search failed' },
  full: {
    'zh-TW': (most: number) => `已有 ${most} 款；要加入另一款，請先移除一款。`,
    en: (most: number) => `There are ${most} already. Remove one to add another.`,
  },
} satisfies Dictionary
