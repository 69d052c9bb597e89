import { outOfStockInList } from '#content/facts/ordering.words.ts'
import type { Dictionary } from '../../i18n/language.tsx'

export const listWords = {
  lineCount: {
    'zh-TW': (count: number) => `${count} 項`,
    en: (count: number) => (count === 1 ? '1 item' : `${count} items`),
  },
  columnUnit: { 'zh-TW': '目錄價', en: 'List price' },
  columnQuantity: { 'zh-TW': '數量', en: 'Quantity' },
  columnTotal: { 'zh-TW': '小計', en: 'Subtotal' },
  pricesFailed: {
    'zh-TW': '暫時未能核對產品和價格。清單仍在，可照樣送出。',
    en: 'Products and prices cannot be checked just now. Your list is saved, and you can still send it.',
  },
  sku: { 'zh-TW': 'SKU', en: 'SKU' },
  quantityOf: {
    'zh-TW': (product: string) => `數量：${product}`,
    en: (product: string) => `Quantity of ${product}`,
  },
  fewer: { 'zh-TW': (product: string) => `減少一件：${product}`, en: (product: string) => `Decrease ${product}` },
  more: { 'zh-TW': (product: string) => `增加一件：${product}`, en: (product: string) => `Increase ${product}` },
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
  findAlternative: { 'zh-TW': '看看其他產品', en: 'See other products' },
  belowMinimumOrder: {
    'zh-TW': (pieces: number) => `最少訂購 ${pieces} 件，請增加數量。`,
    en: (pieces: number) => `The minimum order is ${pieces} pieces: please increase the quantity.`,
  },
  outOfStock: outOfStockInList,
  renamed: {
    'zh-TW': (former: string) => `加入時名為「${former}」。`,
    en: (former: string) => `Called “${former}” when you added it.`,
  },
  volumePrice: {
    'zh-TW': (single: string) => `已按批量價計算，單件價為 ${single}。`,
    en: (single: string) => `At the volume price: a single unit is ${single}.`,
  },
  repriced: {
    'zh-TW': (former: string) => `目錄價已更改，加入時為 ${former}。`,
    en: (former: string) => `The list price has changed: it was ${former} when you added it.`,
  },
  totals: { 'zh-TW': '參考總額', en: 'Indicative total' },
  totalsNote: {
    'zh-TW': '按今日的網上價格和所選數量計算，未計運費和安裝；以正式報價為準。',
    en: 'At today’s prices for these quantities, before delivery and installation. The quotation prevails.',
  },
  converted: {
    'zh-TW': (currency: string) => `由港元按固定匯率換算為 ${currency}。`,
    en: (currency: string) => `Converted from HKD to ${currency} at a fixed rate.`,
  },
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
  sentTitle: { 'zh-TW': '已收到你的報價要求', en: 'We have your request' },
  sentText: {
    'zh-TW': '我們會在 24 小時內與你聯絡。以下連結只有你知道，請保存下來，隨時可查看進度。',
    en: 'We’ll get in touch within 24 hours. The link below is yours alone: keep it, and follow your request there at any time.',
  },
  follow: { 'zh-TW': '查看進度', en: 'Follow my request' },
  again: { 'zh-TW': '開新的報價清單', en: 'Start another quotation' },
} satisfies Dictionary
