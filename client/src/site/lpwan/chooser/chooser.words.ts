import type { CostItem, Depth } from '#contract/catalogue/lpwan.ts'
import type { Bilingual } from '#contract/i18n/languages.ts'
import type { Dictionary } from '../../../i18n/language.tsx'

export const chooserCopy = {
  heading: { 'zh-TW': '選型計算器', en: 'Technology chooser' },
  lead: {
    'zh-TW': '六項條件，立即得出建議、理由和十年成本。連結可直接傳給同事。',
    en: 'Six inputs give a recommendation, its reasons and ten years of cost. The link holds them all: send it to a colleague.',
  },
  plan: { 'zh-TW': '你的項目', en: 'Your plan' },
  devices: { 'zh-TW': '裝置數量', en: 'Devices' },
  area: { 'zh-TW': '面積（km²）', en: 'Area (km²)' },
  messages: { 'zh-TW': '每件每日訊息', en: 'Daily messages each' },
  years: { 'zh-TW': '計算年期', en: 'Years' },
  depth: { 'zh-TW': '室內深度', en: 'Indoor depth' },
  country: { 'zh-TW': '地區', en: 'Region' },
  device: { 'zh-TW': '計價裝置（目錄價）', en: 'Device, at its catalogue price' },
  deviceHint: {
    'zh-TW': '四種技術都用這個裝置價；網關、網絡費、設置費和維護費用本頁的成本結構。',
    en: 'All four technologies are calculated with this price; gateways, network fees, setup and maintenance follow the cost structures on this page.',
  },
  deviceOfTable: {
    'zh-TW': '目錄暫時沒有標價的裝置：用本頁成本結構的無線模組價。',
    en: 'The catalogue has no priced device at present, so the prices of radio modules in the cost structures on this page are used.',
  },
  oneBuilding: {
    'zh-TW': '只有一幢大廈？網關按樓層計，用系統規劃計算',
    en: 'One building? Its gateways are counted by floors: use the system builder',
  },
  bounds: {
    'zh-TW': (low: string, high: string) => `${low} 至 ${high}`,
    en: (low: string, high: string) => `${low} to ${high}`,
  },
  reset: { 'zh-TW': '還原', en: 'Reset' },
  examples: { 'zh-TW': '試試例子', en: 'Try an example' },

  recommended: { 'zh-TW': '建議採用', en: 'We recommend' },
  points: {
    'zh-TW': (points: string) => `${points} 分（滿分 100）`,
    en: (points: string) => `${points} points of 100`,
  },
  status: {
    'zh-TW': (name: string, years: number, cost: string) => `建議採用 ${name}，${years} 年成本 ${cost}。`,
    en: (name: string, years: number, cost: string) => `We recommend ${name}: ${cost} over ${count(years)}.`,
  },
  totalOver: { 'zh-TW': (years: number) => `${years} 年總成本`, en: (years: number) => `Total over ${count(years)}` },
  nothing: { 'zh-TW': '四種技術都不適合', en: 'None of the four fits' },
  nothingHint: {
    'zh-TW':
      '把多個讀數合成一則訊息，或把每日訊息減到 1,440 則以下再試；若不能減，一般 LTE 或有線網絡會更合適，我們可以一起看。',
    en: 'Bundle several readings into one message, or try fewer than 1,440 a day. If that is not possible, ordinary LTE or a cable will serve better: let us look at it together.',
  },
  askEngineer: { 'zh-TW': '與工程師商量', en: 'Ask an engineer' },
  batteryWarning: {
    'zh-TW': '每日超過 24 則訊息，電池壽命會比表中短，宜另行估算或接電源。',
    en: 'Above 24 messages a day the battery lasts less than the table says: have it calculated, or use mains power.',
  },

  scores: { 'zh-TW': '評分', en: 'Scores' },
  total: { 'zh-TW': '總計', en: 'Total' },
  excluded: { 'zh-TW': '不適用', en: 'Ruled out' },

  costs: { 'zh-TW': '1、3、5 及 10 年成本', en: 'Cost over 1, 3, 5 and 10 years' },
  costsCaption: {
    'zh-TW': (currency: string) => `各技術的總成本，低至高（${currency}）`,
    en: (currency: string) => `Total cost of each technology, low to high (${currency})`,
  },
  chartLabel: {
    'zh-TW': '各技術 1、3、5 及 10 年總成本範圍圖，數字見旁邊的表。',
    en: 'Chart of each technology’s cost range over 1, 3, 5 and 10 years; the table holds the figures.',
  },
  yearsShort: { 'zh-TW': (years: number) => `${years} 年`, en: count },
  breakdown: {
    'zh-TW': (name: string, years: number) => `${name}：${years} 年成本明細`,
    en: (name: string, years: number) => `${name}: cost over ${count(years)}, item by item`,
  },
  item: { 'zh-TW': '項目', en: 'Item' },
  low: { 'zh-TW': '低', en: 'Low' },
  high: { 'zh-TW': '高', en: 'High' },
  gatewayCount: {
    'zh-TW': (low: number, high: number) => (low === high ? `${low} 部` : `${low} 至 ${high} 部`),
    en: (low: number, high: number) => (low === high ? `${low}` : `${low} to ${high}`),
  },
  download: { 'zh-TW': '下載 CSV', en: 'Download CSV' },
  downloading: { 'zh-TW': '準備中…', en: 'Preparing…' },
  downloaded: { 'zh-TW': '成本表已下載', en: 'Cost table downloaded' },
  assumptions: { 'zh-TW': '計算假設', en: 'What we assume' },
} satisfies Dictionary

function count(years: number): string {
  return years === 1 ? '1 year' : `${years} years`
}

export const depthCopy: Record<Depth, { name: Bilingual; hint: Bilingual }> = {
  outdoor: {
    name: { 'zh-TW': '戶外', en: 'Outdoor' },
    hint: { 'zh-TW': '街道、天台、農地', en: 'Streets, roofs, fields' },
  },
  indoor: { name: { 'zh-TW': '室內', en: 'Indoor' }, hint: { 'zh-TW': '辦公室、單位', en: 'Offices, flats' } },
  deep: {
    name: { 'zh-TW': '室內深處', en: 'Deep indoor' },
    hint: { 'zh-TW': '地庫、錶房、機槽', en: 'Basements, meter rooms' },
  },
}

export const costItemCopy: Record<CostItem, Bilingual> = {
  devices: { 'zh-TW': '裝置', en: 'Devices' },
  gateways: { 'zh-TW': '網關', en: 'Gateways' },
  setup: { 'zh-TW': '設置費', en: 'Setup' },
  network: { 'zh-TW': '網絡費', en: 'Network fees' },
  maintenance: { 'zh-TW': '維護', en: 'Maintenance' },
  replacement: { 'zh-TW': '電池期滿更換裝置', en: 'New devices after battery life' },
}
