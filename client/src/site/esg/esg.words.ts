import type { Bilingual } from '#contract/i18n/languages.ts'
import type { Dictionary } from '../../i18n/language.tsx'

export const esgWords = {
  kicker: { 'zh-TW': 'ESG 合規', en: 'ESG compliance' },
  title: { 'zh-TW': '報告裏的每個數字，追得到一個讀數', en: 'Every figure in the report leads back to a reading' },
  description: {
    'zh-TW':
      '香港、中國內地、台灣、新加坡、澳洲、馬來西亞的 ESG 及建築能源規例：誰發布、要求甚麼、何時起，以及哪些感測讀數用於哪項披露。',
    en: 'ESG and building-energy rules in Hong Kong, China, Taiwan, Singapore, Australia and Malaysia: who issues them, what they ask, since when, and which readings serve which disclosure.',
  },
  lead: {
    'zh-TW': '六個市場的規例各有不同，問的卻是同一件事：用了多少、怎樣知道。先看你所在市場要求甚麼，再看我們量度甚麼。',
    en: 'Six markets have different rules and one question: how much, and how do you know? See what yours asks, then what we measure for it.',
  },
  demo: { 'zh-TW': '預約示範', en: 'Book a demo' },
  products: { 'zh-TW': '看產品和價格', en: 'See products and prices' },

  markets: { 'zh-TW': '市場', en: 'Markets' },
  noRules: { 'zh-TW': '這個市場的規例正在更新。', en: 'The rules of this market are being rewritten.' },
  failed: { 'zh-TW': '未能載入規例', en: 'The rules could not be loaded' },
  scale: { 'zh-TW': '規例開始年份', en: 'Rules by the year they began' },
  ruleCount: { 'zh-TW': (count: number) => `${count} 項`, en: (count: number) => `${count} rules` },

  regulationsOf: {
    'zh-TW': (market: string) => `${market}的規例`,
    en: (market: string) => `Rules in ${market}`,
  },
  disclaimer: {
    'zh-TW':
      '以上是摘要，不是法律意見；是否適用及最新要求，以發布機構的文本為準。我們提供讀數和記錄，報告和核證由你和你的核證機構負責。',
    en: 'This is a summary, not legal advice; the issuers’ own texts decide what applies and when. We supply readings and records; the report and its assurance are yours and your assurer’s.',
  },

  trail: { 'zh-TW': '由一格讀數到一行披露', en: 'From one reading to one line of a report' },
  trailLead: {
    'zh-TW': '以一個平均負載 50 kW 的樓層、三十一日為例。每一步都保留原始數據，審計時可逐步倒推。',
    en: 'An example: one floor with an average load of 50 kW, over 31 days. Each step keeps its source, so an auditor can trace it back.',
  },

  closing: { 'zh-TW': '先補上缺了的讀數', en: 'Start with the readings you lack' },
  closingText: {
    'zh-TW': '帶上你最近一份報告，示範時一起標出哪些數字來自估算。我們會在 24 小時內與你聯絡。',
    en: 'Bring your last report; in the demo we mark which figures were estimates. We’ll get in touch within 24 hours.',
  },
} satisfies Dictionary

export interface TrailStep {
  figure: string
  title: Bilingual
  detail: Bilingual
}

// 50 kW for a quarter of an hour; 4 × 24 × 31 quarters; kilograms to tonnes.
export const trail: TrailStep[] = [
  {
    figure: '12.5 kWh',
    title: { 'zh-TW': '讀數', en: 'Reading' },
    detail: {
      'zh-TW': '電錶每 15 分鐘一格，附時間及電錶編號',
      en: 'One per meter every 15 minutes, with time and meter number',
    },
  },
  {
    figure: '37,200 kWh',
    title: { 'zh-TW': '每月合計', en: 'Monthly total' },
    detail: {
      'zh-TW': '2,976 格相加；缺漏的格數列明，不悄悄補上',
      en: '2,976 readings added up; any gaps are listed, not filled in',
    },
  },
  {
    figure: '× 0.40 kg',
    title: { 'zh-TW': '排放系數', en: 'Emission factor' },
    detail: {
      'zh-TW': '示例數值；實際採用電力公司或主管機關公布的系數，並記下版本',
      en: 'Sample value; use the factor that your utility or authority publishes, and note its edition',
    },
  },
  {
    figure: '14.88 t CO₂e',
    title: { 'zh-TW': '範圍 2 排放', en: 'Scope 2 emissions' },
    detail: { 'zh-TW': '寫進報告的一行，附計算過程', en: 'One line of the report, with its working attached' },
  },
]
