import type { Language } from '#contract/i18n/languages.ts'
import type { Dictionary } from '../../i18n/language.tsx'

export const quoteWords = {
  title: { 'zh-TW': '報價清單', en: 'Quotation' },
  lead: {
    'zh-TW': '列出所需產品和數量，填上聯絡資料便可送出。不用開帳戶，索取報價不等於下訂單。',
    en: 'List what you need and how many, leave your details and send. No account needed, and a request is not an order.',
  },
  keptHere: {
    'zh-TW': '送出之前，這張清單只存在你的瀏覽器。',
    en: 'Until you send it, this list stays in your browser.',
  },

  emptyTitle: { 'zh-TW': '報價清單還是空的', en: 'Your quotation is empty' },
  emptyHint: {
    'zh-TW': '在產品目錄按「加入報價清單」，或在下面貼上你的清單。',
    en: 'Choose “Add to quote” in the catalogue, or paste a list of your own below.',
  },
  plainTitle: { 'zh-TW': '報價清單要開啟 JavaScript 才能使用', en: 'This list needs JavaScript' },
  plainHint: {
    'zh-TW': '沒有 JavaScript 也可以索取報價：在查詢表格寫明產品和數量便可。',
    en: 'You can ask for a quotation without it: write in the enquiry form which products you need, and how many of each.',
  },
  toEnquiry: { 'zh-TW': '用查詢表格索取報價', en: 'Ask in the enquiry form' },
  toProducts: { 'zh-TW': '瀏覽產品', en: 'Browse products' },
  toContact: { 'zh-TW': '先問一問', en: 'Ask us first' },

  lines: { 'zh-TW': '產品', en: 'Products' },
  lineCount: {
    'zh-TW': (count: number) => `${count} 項`,
    en: (count: number) => (count === 1 ? '1 item' : `${count} items`),
  },
  columnUnit: { 'zh-TW': '目錄價', en: 'List price' },
  columnQuantity: { 'zh-TW': '數量', en: 'Quantity' },
  columnTotal: { 'zh-TW': '小計', en: 'Subtotal' },
  connectivity: { 'zh-TW': '連接', en: 'Connectivity' },
  loading: { 'zh-TW': '正在核對產品和價格', en: 'Checking products and prices' },
  pricesFailed: {
    'zh-TW': '暫時未能核對產品和價格。清單仍在，可照樣送出。',
    en: 'Products and prices cannot be checked just now. Your list is safe, and you can still send it.',
  },
  sku: { 'zh-TW': 'SKU', en: 'SKU' },
  quantityOf: {
    'zh-TW': (product: string) => `數量：${product}`,
    en: (product: string) => `Quantity of ${product}`,
  },
  fewer: { 'zh-TW': (product: string) => `減少一件：${product}`, en: (product: string) => `One fewer ${product}` },
  more: { 'zh-TW': (product: string) => `增加一件：${product}`, en: (product: string) => `One more ${product}` },
  addNote: { 'zh-TW': '加備註', en: 'Add a note' },
  addNoteTo: {
    'zh-TW': (product: string) => `加備註：${product}`,
    en: (product: string) => `Add a note to ${product}`,
  },
  noteOf: { 'zh-TW': (product: string) => `備註：${product}`, en: (product: string) => `Note on ${product}` },
  notePlaceholder: { 'zh-TW': '安裝地點、配件、交貨期…', en: 'Where it goes, accessories, delivery…' },
  removeLine: { 'zh-TW': (product: string) => `移除：${product}`, en: (product: string) => `Remove ${product}` },
  removed: {
    'zh-TW': (product: string) => `已移除「${product}」`,
    en: (product: string) => `${product} was removed`,
  },
  undo: { 'zh-TW': '復原', en: 'Undo' },
  restored: { 'zh-TW': (product: string) => `已放回「${product}」`, en: (product: string) => `${product} is back` },

  gone: {
    'zh-TW': '這款產品已停售，不會包括在報價要求內。',
    en: 'This product is no longer sold and will not be part of your request.',
  },
  goneOffering: {
    'zh-TW': '這項計劃或服務已停辦，不計入總額，也不會包括在報價要求內。可以移除，其餘照樣可以送出。',
    en: 'This plan or service is no longer offered: it is not counted and will not be part of your request. You can remove it; the rest can be sent.',
  },
  covered: {
    'zh-TW': '連接費已包括在清單內的計劃月費。',
    en: 'Its connectivity is within the monthly fee of the plan in your list.',
  },
  askUs: { 'zh-TW': '問問我們可以怎樣代替', en: 'Ask us what can take its place' },
  findAlternative: { 'zh-TW': '看看其他產品', en: 'See what else there is' },
  outOfStock: {
    'zh-TW': '暫時缺貨，報價時會一併說明到貨期。',
    en: 'Out of stock for now: the quotation will say when it arrives.',
  },
  renamed: {
    'zh-TW': (former: string) => `加入時名為「${former}」。`,
    en: (former: string) => `Called “${former}” when you added it.`,
  },
  volumePrice: {
    'zh-TW': (single: string) => `已按批量價計算，單件價為 ${single}。`,
    en: (single: string) => `At the volume price: a single one is ${single}.`,
  },
  repriced: {
    'zh-TW': (former: string) => `目錄價已更改，加入時為 ${former}。`,
    en: (former: string) => `The list price has changed: it was ${former} when you added it.`,
  },

  totals: { 'zh-TW': '參考總額', en: 'Indicative total' },
  onRequest: {
    'zh-TW': (count: number) => `另有 ${count} 款價格請查詢`,
    en: (count: number) => (count === 1 ? 'plus 1 product priced on request' : `plus ${count} priced on request`),
  },
  onRequestOnly: { 'zh-TW': '價格請查詢', en: 'Priced on request' },
  totalsNote: {
    'zh-TW': '按今日的網上價格和所選數量計算，未計運費和安裝；以正式報價為準。',
    en: 'At today’s prices for these quantities, before delivery and installation. The quotation itself prevails.',
  },
  converted: {
    'zh-TW': (currency: string) => `由港元按固定匯率換算為 ${currency}。`,
    en: (currency: string) => `Converted from HKD to ${currency} at a fixed rate.`,
  },
  toForm: { 'zh-TW': '填寫聯絡資料', en: 'Fill in your details' },

  pasteTitle: { 'zh-TW': '貼上清單', en: 'Paste a list' },
  pasteHint: {
    'zh-TW': '每行一款：SKU 或型號，然後數量。可直接由 Excel 貼上。',
    en: 'One product per line: SKU or model number, then the quantity. Straight from Excel is fine.',
  },
  pasteLabel: { 'zh-TW': 'SKU 及數量', en: 'SKU and quantity' },
  pasteCheck: { 'zh-TW': '核對清單', en: 'Check the list' },
  pasteChecking: { 'zh-TW': '核對中…', en: 'Checking…' },
  pasteNothing: { 'zh-TW': '還未貼上任何產品。', en: 'There is no product in the list yet.' },
  pasteTooMany: {
    'zh-TW': (most: number) => `一次最多核對 ${most} 款產品，請分開貼上。`,
    en: (most: number) => `At most ${most} products at a time: please paste the rest afterwards.`,
  },
  pasteFound: {
    'zh-TW': (count: number) => `找到 ${count} 款`,
    en: (count: number) => (count === 1 ? '1 product found' : `${count} products found`),
  },
  pasteMissing: {
    'zh-TW': (count: number) => `${count} 行未能配對`,
    en: (count: number) => (count === 1 ? '1 line not matched' : `${count} lines not matched`),
  },
  pasteAdd: {
    'zh-TW': (count: number) => `加入 ${count} 款產品`,
    en: (count: number) => (count === 1 ? 'Add 1 product' : `Add ${count} products`),
  },
  pasteAdded: {
    'zh-TW': (count: number) => `已加入 ${count} 款產品`,
    en: (count: number) => (count === 1 ? '1 product was added' : `${count} products were added`),
  },
  pasteLeft: {
    'zh-TW': '未能配對的行留在框內，改好可再核對；或在表格的留言說明。',
    en: 'Lines without a match stay in the box: correct them and check again, or tell us in the message.',
  },
  pasteUnknown: { 'zh-TW': '目錄沒有這個 SKU 或型號', en: 'No such SKU or model number in the catalogue' },
  pasteQuantity: {
    'zh-TW': (most: string) => `數量須為 1 至 ${most} 的整數`,
    en: (most: string) => `The quantity must be a whole number from 1 to ${most}`,
  },
  pasteNoProduct: { 'zh-TW': '這行沒有 SKU 或型號', en: 'There is no SKU or model number on this line' },
  inList: {
    'zh-TW': (quantity: number) => `清單已有 ${quantity}`,
    en: (quantity: number) => `${quantity} in your list already`,
  },
  clear: { 'zh-TW': '清除', en: 'Clear' },

  formTitle: { 'zh-TW': '你的聯絡資料', en: 'Your details' },
  name: { 'zh-TW': '姓名', en: 'Name' },
  company: { 'zh-TW': '公司', en: 'Company' },
  currency: { 'zh-TW': '報價貨幣', en: 'Currency of the quotation' },
  message: { 'zh-TW': '留言', en: 'Message' },
  messageHint: { 'zh-TW': '地點、希望的交貨日期、安裝要求', en: 'Sites, delivery dates, installation' },
  send: { 'zh-TW': '送出報價要求', en: 'Send the request' },
  nothingToSend: {
    'zh-TW': '清單內沒有可供報價的產品，請先加入。',
    en: 'There is nothing in the list that we can quote. Please add a product first.',
  },
  linesRefused: {
    'zh-TW': '清單有產品或計劃剛停售，已重新核對。請看清單，然後再送出。',
    en: 'A product or plan in your list has just been withdrawn. We have checked the list again: look through it, then send.',
  },
  sentToast: { 'zh-TW': '報價要求已送出', en: 'Your request was sent' },
  sentToastDetail: { 'zh-TW': '我們會在 24 小時內與你聯絡。', en: "We'll get back to you within 24 hours." },
  failedToast: { 'zh-TW': '未能送出報價要求', en: 'Your request could not be sent' },
  failedToastDetail: {
    'zh-TW': '請再試一次，或直接聯絡我們。',
    en: 'Please try again or contact us directly.',
  },

  sentTitle: { 'zh-TW': '已收到你的報價要求', en: 'We have your request' },
  sentText: {
    'zh-TW': '我們會在 24 小時內與你聯絡。以下連結只有你知道，請保存下來，隨時可查看進度。',
    en: 'We’ll get in touch within 24 hours. The link below is yours alone: keep it, and follow your request there at any time.',
  },
  privateLink: { 'zh-TW': '你的專用連結', en: 'Your private link' },
  copyLink: { 'zh-TW': '複製連結', en: 'Copy the link' },
  copied: { 'zh-TW': '已複製連結', en: 'Link copied' },
  copyFailed: { 'zh-TW': '未能複製，請選取連結後複製', en: 'Could not copy: select the link and copy it' },
  follow: { 'zh-TW': '查看進度', en: 'Follow it' },
  again: { 'zh-TW': '開新的報價清單', en: 'Start another quotation' },
} satisfies Dictionary

/** Why a line of a pasted list is left out. */
export const unreadableWords: Record<'no-product' | 'quantity', Record<Language, (most: string) => string>> = {
  'no-product': { 'zh-TW': () => quoteWords.pasteNoProduct['zh-TW'], en: () => quoteWords.pasteNoProduct.en },
  quantity: quoteWords.pasteQuantity,
}
