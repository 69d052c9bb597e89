import type { Dictionary } from '../../i18n/language.tsx'

export const comparedWords = {
  table: { 'zh-TW': '並排比較', en: 'Side by side' },
  oneMore: {
    'zh-TW': '再加一款，便可看到分別。',
    en: 'Add one more to see how they differ.',
  },
  hideEqual: { 'zh-TW': '收起相同項目', en: 'Hide what is the same' },
  equal: { 'zh-TW': '相同', en: 'Same' },
  counts: {
    'zh-TW': (different: number, equal: number, single: number) =>
      `${different} 項不同，${equal} 項相同，${single} 項只有一款列出`,
    en: (different: number, equal: number, single: number) =>
      `${different} differ, ${equal} the same, ${single} listed for one only`,
  },
  nothingLeft: { 'zh-TW': '可比較的項目全部相同。', en: 'Everything that can be compared is the same.' },
  listedAs: { 'zh-TW': (text: string) => `原寫 ${text}`, en: (text: string) => `listed as ${text}` },
  to: { 'zh-TW': ' 至 ', en: ' to ' },
  pair: { 'zh-TW': '畫面顯示哪兩款', en: 'Which two to show' },
  onlyOne: { 'zh-TW': '只有一款列出的項目', en: 'Listed for one only' },
  onlyFor: {
    'zh-TW': (product: string, count: number) => `只有「${product}」列出：${count} 項`,
    en: (product: string, count: number) => `Only for ${product}: ${count}`,
  },
  share: { 'zh-TW': '複製連結', en: 'Copy link' },
  copied: { 'zh-TW': '已複製比較連結', en: 'Link copied' },
  copyFailed: { 'zh-TW': '未能複製，請從地址列複製連結', en: 'Could not copy: take the link from the address bar' },
  remove: {
    'zh-TW': (product: string) => `移除：${product}`,
    en: (product: string) => `Remove ${product}`,
  },
  category: { 'zh-TW': '類別', en: 'Category' },
  listPrice: { 'zh-TW': '建議零售價', en: 'List price' },
  partnerPrice: { 'zh-TW': '夥伴價', en: 'Partner price' },
  stock: { 'zh-TW': '庫存', en: 'Stock' },
  connectivity: { 'zh-TW': '連接', en: 'Connectivity' },
  connectivityFee: { 'zh-TW': '連接年費', en: 'Connectivity per year' },
  free: { 'zh-TW': '免費', en: 'Free' },
  none: { 'zh-TW': '無', en: 'None' },
  noEntry: { 'zh-TW': '未列出', en: 'Not stated' },
  removed: {
    'zh-TW': (product: string) => `已移除「${product}」`,
    en: (product: string) => `${product} was removed`,
  },
} satisfies Dictionary
