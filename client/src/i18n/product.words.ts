import { outOfStock } from '#content/facts/ordering.words.ts'
import type { Dictionary } from './language.tsx'

export const productWords = {
  simplified: { 'zh-TW': '由繁體中文轉換', en: 'Converted from Traditional Chinese' },
  simplifiedHint: {
    'zh-TW': '這段文字由繁體中文自動轉換，未經人手校對。',
    en: 'This text was converted from Traditional Chinese, and nobody has checked it.',
  },
  breadcrumb: { 'zh-TW': '所在位置', en: 'Breadcrumb' },
  loading: { 'zh-TW': '正在載入產品', en: 'Loading product' },
  notFound: { 'zh-TW': '找不到產品', en: 'Product Not Found' },
  backToProducts: { 'zh-TW': '返回產品目錄', en: 'Back to products' },
  failed: { 'zh-TW': '未能載入這件產品', en: 'This product could not be loaded' },
  saved: {
    'zh-TW': (time: string) => `未能連接目錄。以下是 ${time} 存下的資料，規格未能顯示。`,
    en: (time: string) => `The catalogue cannot be reached. This was saved on ${time}; specifications cannot be shown.`,
  },
  tags: { 'zh-TW': '標籤', en: 'Tags' },
  model: { 'zh-TW': '型號', en: 'Model' },
  pictures: { 'zh-TW': '產品圖片', en: 'Product pictures' },
  showPicture: { 'zh-TW': (n: number) => `顯示圖片 ${n}`, en: (n: number) => `Show picture ${n}` },
  enlarge: { 'zh-TW': (n: number) => `放大圖片 ${n}`, en: (n: number) => `Enlarge picture ${n}` },
  render: { 'zh-TW': '電腦繪製示意圖', en: 'Rendering' },

  pricing: { 'zh-TW': '首年費用', en: 'First-year cost' },
  free: { 'zh-TW': '免費', en: 'FREE' },
  none: { 'zh-TW': '不適用', en: 'Not applicable' },
  partnerPrice: { 'zh-TW': '夥伴價', en: 'Partner price' },
  converted: {
    'zh-TW': (currency: string) => `價格以港元計算，按固定匯率換算為 ${currency}。`,
    en: (currency: string) => `Prices are set in HKD and converted to ${currency} at a fixed rate.`,
  },
  stock: { 'zh-TW': '庫存', en: 'Stock' },

  outOfStockHint: outOfStock,
  askForStock: { 'zh-TW': '查詢到貨時間', en: 'Ask when it will be back' },
  requestQuote: { 'zh-TW': '索取報價', en: 'Request a quote' },
  tryIt: { 'zh-TW': '在模擬大廈試用', en: 'Try it on a simulated building' },
  liveDemo: { 'zh-TW': '預約示範', en: 'Live demo' },
  compareMarked: {
    'zh-TW': (count: number) => `比較已選的 ${count} 款產品`,
    en: (count: number) => `Compare the ${count} selected products`,
  },
  chatWithExpert: { 'zh-TW': '與專家對話', en: 'Chat with expert' },
  chatText: {
    'zh-TW': (product: string) => `你好，我想了解「${product}」。`,
    en: (product: string) => `Hello, I would like to know more about the ${product}.`,
  },
  callSales: { 'zh-TW': '致電銷售', en: 'Call sales' },
  share: { 'zh-TW': '分享', en: 'Share' },
  copied: { 'zh-TW': '已複製產品連結', en: 'Link copied' },
  copyFailed: { 'zh-TW': '未能複製，請從地址列複製連結', en: 'Could not copy: take the link from the address bar' },
  downloadSpec: { 'zh-TW': '下載規格書 (PDF)', en: 'Download spec (PDF)' },

  required: { 'zh-TW': '需要配合使用', en: 'What it needs' },
  requiredHint: {
    'zh-TW': '這件產品要配合以下產品才能運作。',
    en: 'This product does not work without the following.',
  },
  related: { 'zh-TW': '同類產品', en: 'Related products' },
} satisfies Dictionary
