import type { Bilingual } from '#contract/i18n/languages.ts'
import type { Dictionary } from '../../i18n/language.tsx'

/** Texts of charts, tables and panels, needed before their code has loaded. */
export const detailsCopy = {
  chart: { 'zh-TW': '距離與數據速率', en: 'Range vs data rate' },
  chartLabel: {
    'zh-TW': '四種技術的距離與數據速率圖，數字見下方比較表。',
    en: 'Chart of range against data rate for the four technologies; the figures are in the comparison table below.',
  },
  chartRange: { 'zh-TW': '距離（km）', en: 'Range (km)' },
  chartRate: { 'zh-TW': '速率（bps）', en: 'Data rate (bps)' },
  chartHint: {
    'zh-TW': '框為各技術的範圍，兩軸均為對數。',
    en: 'Each box spans a technology’s ranges; both axes are logarithmic.',
  },
  comparison: { 'zh-TW': '快速比較', en: 'Quick comparison' },
  range: { 'zh-TW': '距離', en: 'Range' },
  battery: { 'zh-TW': '電池壽命', en: 'Battery life' },
  dataRate: { 'zh-TW': '數據速率', en: 'Data rate' },
  frequency: { 'zh-TW': '頻率', en: 'Frequency' },
  networkType: { 'zh-TW': '網絡類型', en: 'Network type' },
  years: { 'zh-TW': (years: number) => `${years} 年以上`, en: (years: number) => `${years}+ years` },
  licensedBands: { 'zh-TW': '持牌 LTE 頻段', en: 'Licensed LTE' },
  bandsNote: {
    'zh-TW': '868、902 及 915 MHz 是全球分區的名稱；香港用 920–925 MHz。',
    en: '868, 902 and 915 MHz stand for regions of the world; Hong Kong uses 920–925 MHz.',
  },
  batteryComparison: { 'zh-TW': '電池壽命比較', en: 'Battery life comparison' },
  batteryHint: {
    'zh-TW': '相對值，以 Sigfox 為 100%；以每日數則訊息計。',
    en: 'Relative to Sigfox at 100%, at a few messages a day.',
  },
  guide: { 'zh-TW': '只看一項？', en: 'If one thing comes first' },
  bestFor: { 'zh-TW': '最適合', en: 'Best for' },
  specifications: { 'zh-TW': '規格', en: 'Specifications' },
  message: { 'zh-TW': '訊息', en: 'Messages' },
  features: { 'zh-TW': '主要特點', en: 'Key features' },
  advantages: { 'zh-TW': '優點', en: 'Advantages' },
  disadvantages: { 'zh-TW': '要考慮的', en: 'Considerations' },
  costStructure: { 'zh-TW': '成本結構（美元）', en: 'Cost structure (US dollars)' },
  deviceCost: { 'zh-TW': '裝置', en: 'Device' },
  gatewayCost: { 'zh-TW': '網關', en: 'Gateway' },
  networkFee: { 'zh-TW': '網絡費（每件）', en: 'Network fee per device' },
  setupCost: { 'zh-TW': '設置費', en: 'Setup' },
  maintenanceFee: { 'zh-TW': '維護', en: 'Maintenance' },
  ownGateway: { 'zh-TW': '經自己的網關：免費', en: 'Free through your own gateway' },
  noGateway: { 'zh-TW': '由網絡商負責', en: 'Built by the operator' },
  perMonth: { 'zh-TW': '／月', en: '/month' },
  perYear: { 'zh-TW': '／年', en: '/year' },
  realWorld: { 'zh-TW': '實際部署時要留意', en: 'Real-world considerations' },
  scenarios: { 'zh-TW': '應用場景', en: 'Application scenarios' },
  devices: { 'zh-TW': '裝置', en: 'Devices' },
  benefits: { 'zh-TW': '好處', en: 'Benefits' },
  considerations: { 'zh-TW': '留意', en: 'Considerations' },
  applications: { 'zh-TW': '應用', en: 'Applications' },
} satisfies Dictionary

export const networkTypes: Record<'unlicensed' | 'licensed' | 'proprietary', Bilingual> = {
  unlicensed: { 'zh-TW': '免牌照', en: 'Unlicensed' },
  licensed: { 'zh-TW': '持牌', en: 'Licensed' },
  proprietary: { 'zh-TW': '專有', en: 'Proprietary' },
}
