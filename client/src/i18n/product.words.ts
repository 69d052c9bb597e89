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
  sku: { 'zh-TW': 'SKU', en: 'SKU' },
  manufacturerCode: { 'zh-TW': '原廠編號', en: 'Manufacturer code' },
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
  more: { 'zh-TW': '更多', en: 'More' },
  tryIt: { 'zh-TW': '立即試用', en: 'Try it now' },
  bookDemo: { 'zh-TW': '預約示範', en: 'Book a demo' },
  compareWith: {
    'zh-TW': (count: number) => `比較（${count}）`,
    en: (count: number) => `Compare (${count})`,
  },
  chatWithExpert: { 'zh-TW': '詢問專家', en: 'Ask an expert' },
  chatText: {
    'zh-TW': (product: string) => `你好，我想了解「${product}」。`,
    en: (product: string) => `Hello, I would like to know more about the ${product}.`,
  },
  callSales: { 'zh-TW': '致電銷售', en: 'Call sales' },
  share: { 'zh-TW': '分享', en: 'Share' },
  copied: { 'zh-TW': '已複製產品連結', en: 'Link copied' },
  copyFailed: { 'zh-TW': '未能複製，請從地址列複製連結', en: 'Could not copy: take the link from the address bar' },
  datasheet: { 'zh-TW': '規格書', en: 'Datasheet' },

  systemWith: {
    'zh-TW': (products: string) => `連同必需的${products}`,
    en: (products: string) => `with what it needs: ${products}`,
  },
  notSold: {
    'zh-TW': (count: number) => `另需 ${count} 款目錄沒有的產品`,
    en: (count: number) =>
      count === 1
        ? 'And one product that is not in the catalogue'
        : `And ${count} products that are not in the catalogue`,
  },
  systemHint: {
    'zh-TW': '以上為首年費用；已有的產品不用再買。',
    en: 'First-year cost. Leave out what you already have.',
  },
  related: { 'zh-TW': '同類產品', en: 'Related products' },
} satisfies Dictionary
