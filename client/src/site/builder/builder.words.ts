import { builderFacts } from '#content/builder/facts.words.ts'
import { outOfStockInList } from '#content/facts/ordering.words.ts'
import type { SystemParameter } from '#contract/builder/system.ts'
import type { Bilingual } from '#contract/i18n/languages.ts'
import type { Dictionary } from '../../i18n/language.tsx'

const years = (count: number) => (count === 1 ? '1 year' : `${count} years`)

export const builderWords = {
  ...builderFacts,
  heading: { 'zh-TW': '你的大廈，要用甚麼、要多少錢', en: 'What your building needs, and what it costs' },
  lead: {
    'zh-TW': '寫給物業管理、業主和採購。填樓層和面積，立即得出物料清單、每項的理由和十年成本，全部用目錄現價。',
    en: 'For property managers, owners and buyers. Give floors and area: get the parts, the reason for each, and ten years of cost, all at today’s catalogue prices.',
  },

  form: { 'zh-TW': '你的大廈', en: 'Your building' },
  know: { 'zh-TW': '你想知道甚麼？', en: 'What would you like to know?' },
  notSold: { 'zh-TW': '目錄暫時沒有', en: 'Not in the catalogue now' },
  floors: { 'zh-TW': '樓層', en: 'Floors' },
  area: { 'zh-TW': '每層面積（m²）', en: 'Area per floor (m²)' },
  bays: { 'zh-TW': '車位', en: 'Parking bays' },
  meters: { 'zh-TW': '電錶', en: 'Meters' },
  metersHint: { 'zh-TW': '0：每層一個', en: '0: one per floor' },
  walls: { 'zh-TW': '牆身', en: 'Walls' },
  run: { 'zh-TW': '怎樣營運', en: 'How it is managed' },
  installation: { 'zh-TW': '連安裝', en: 'With installation' },
  bounds: {
    'zh-TW': (low: string, high: string) => `${low} 至 ${high}`,
    en: (low: string, high: string) => `${low} to ${high}`,
  },
  examples: { 'zh-TW': '由例子開始', en: 'Start from an example' },
  reset: { 'zh-TW': '全部還原', en: 'Reset all' },

  sums: { 'zh-TW': '成本', en: 'Cost' },
  over: {
    'zh-TW': (count: number) => (count === 1 ? '首年' : `${count} 年合計`),
    en: (count: number) => (count === 1 ? 'First year' : `Over ${years(count)}`),
  },
  between: {
    'zh-TW': (low: string, high: string) => `${low} 至 ${high}`,
    en: (low: string, high: string) => `${low} to ${high}`,
  },
  once: { 'zh-TW': '一次性', en: 'Paid once' },
  yearly: { 'zh-TW': '其後每年', en: 'Then each year' },
  summary: {
    'zh-TW': (floors: number | undefined, devices: string) =>
      `${floors === undefined ? '' : `${floors} 層，`}${devices} 件裝置`,
    en: (floors: number | undefined, devices: string) => {
      const pieces = devices === '1' ? '1 device' : `${devices} devices`
      if (floors === undefined) return pieces
      return `${floors === 1 ? '1 floor' : `${floors} floors`}, ${pieces}`
    },
  },
  onRequest: {
    'zh-TW': (lines: number) => `未計 ${lines} 項「價格請查詢」的項目；報價時一併列明。`,
    en: (lines: number) =>
      lines === 1
        ? 'Without 1 line that is priced on request: the quotation will say.'
        : `Without ${lines} lines that are priced on request: the quotation will say.`,
  },
  toBill: { 'zh-TW': '看清單和理由', en: 'See the list and its reasons' },
  details: { 'zh-TW': '詳情', en: 'Details' },
  status: {
    'zh-TW': (first: string, five: string, ten: string) => `首年 ${first}，五年 ${five}，十年 ${ten}。`,
    en: (first: string, five: string, ten: string) => `First year ${first}, five years ${five}, ten years ${ten}.`,
  },
  converted: {
    'zh-TW': (currency: string) => `由港元按固定匯率換算為 ${currency}。`,
    en: (currency: string) => `Converted from HKD to ${currency} at a fixed rate.`,
  },

  request: { 'zh-TW': '用這張清單索取報價', en: 'Request a quotation for this' },
  requested: {
    'zh-TW': (lines: number) => `已把 ${lines} 項放入報價清單`,
    en: (lines: number) => (lines === 1 ? '1 line is in your quotation' : `${lines} lines are in your quotation`),
  },
  full: {
    'zh-TW': (most: number) => `報價清單最多 ${most} 項，請先移走一些。`,
    en: (most: number) => `A quotation holds ${most} lines at most: please remove some first.`,
  },
  pdf: { 'zh-TW': '下載 PDF', en: 'Download PDF' },
  copyLink: { 'zh-TW': '複製連結', en: 'Copy link' },
  copied: { 'zh-TW': '已複製連結', en: 'Link copied' },
  copyFailed: { 'zh-TW': '未能複製，請複製瀏覽器的網址', en: 'Could not copy: take the link from the address bar' },

  bill: { 'zh-TW': '物料清單', en: 'Bill of materials' },
  billLead: {
    'zh-TW': '數量由規則推算，可改、可移除、可換。',
    en: 'Quantities come from rules: change, remove or swap any of them.',
  },
  quantityOf: { 'zh-TW': (name: string) => `數量：${name}`, en: (name: string) => `Quantity of ${name}` },
  rangeOf: {
    'zh-TW': (low: string, high: string) => `現場可能 ${low} 至 ${high}`,
    en: (low: string, high: string) => `${low} to ${high} on site`,
  },
  swap: { 'zh-TW': (name: string) => `換另一款：${name}`, en: (name: string) => `Another model for ${name}` },
  remove: { 'zh-TW': '移除', en: 'Remove' },
  removeOf: { 'zh-TW': (name: string) => `移除：${name}`, en: (name: string) => `Remove ${name}` },
  resetLine: { 'zh-TW': '還原', en: 'Reset' },
  resetOf: { 'zh-TW': (name: string) => `還原：${name}`, en: (name: string) => `Reset ${name}` },
  removed: { 'zh-TW': '已移除', en: 'Removed' },
  putBack: { 'zh-TW': '放回', en: 'Put back' },
  putBackOf: { 'zh-TW': (name: string) => `放回：${name}`, en: (name: string) => `Put back ${name}` },
  connectivity: { 'zh-TW': '連接費', en: 'connectivity' },
  outOfStock: outOfStockInList,

  nothing: { 'zh-TW': '還未選想知道甚麼', en: 'Nothing chosen yet' },
  nothingHint: {
    'zh-TW': '在表格選一項，例如漏水；車位要填多於零。',
    en: 'Choose something in the form, such as leaks; for parking, enter at least one bay.',
  },
  failed: { 'zh-TW': '暫時未能讀取目錄價格', en: 'Catalogue prices cannot be loaded just now' },

  changes: { 'zh-TW': '甚麼會改變成本', en: 'What would change the cost' },
  changesLead: {
    'zh-TW': '五年合計的差別。按一下即套用。',
    en: 'The difference over five years. Choose one to see it.',
  },

  assumptions: { 'zh-TW': '計算假設', en: 'What we assume' },
  assumptionsLead: {
    'zh-TW': '這些是我們的規劃數字，不是量度結果。',
    en: 'These are our planning figures, not measurements.',
  },
  assumptionsEditable: { 'zh-TW': '你可以改：', en: 'You can change:' },
  leaks: { 'zh-TW': '每層漏水感測器', en: 'Leak sensors per floor' },
  air: { 'zh-TW': '一個空氣感測器覆蓋多少 m²', en: 'm² per air sensor' },

  corrected: {
    'zh-TW': (fields: string) => `網址有些值不合用，已改為最接近的：${fields}。`,
    en: (fields: string) =>
      `Some values in the address were out of range and were changed to the nearest allowed: ${fields}.`,
  },
  noPart: {
    'zh-TW': (need: string) => `目錄現時沒有量度「${need}」的產品，未有計算在內。`,
    en: (need: string) => `The catalogue has nothing for “${need}” at present: it is not counted.`,
  },
  noPlan: {
    'zh-TW': (need: string) => `現時沒有「${need}」的月費計劃，有關裝置的連接費另計；如需要計劃，請在報價要求註明。`,
    en: (need: string) =>
      `No monthly plan for “${need}” is offered at present: its devices pay their own connectivity. If you want one, say so in your request.`,
  },
  productGone: {
    'zh-TW': '你選的產品已停售，換上目錄現有的一款。',
    en: 'A product you chose is no longer sold: another has taken its place.',
  },
  noPlatform: {
    'zh-TW': '目錄現時沒有平台可自行管理，改以月費計劃計算。',
    en: 'The catalogue has no platform to manage yourselves at present: monthly plans are counted instead.',
  },
} satisfies Dictionary

/** Names of the address's parameters, for messages about corrected values. */
export const parameterWords: Record<SystemParameter, Bilingual> = {
  know: builderWords.know,
  floors: builderWords.floors,
  area: builderWords.area,
  bays: builderWords.bays,
  meters: builderWords.meters,
  leaks: builderWords.leaks,
  air: builderWords.air,
  walls: builderWords.walls,
  run: builderWords.run,
  installation: builderWords.installation,
  lines: builderWords.bill,
}
