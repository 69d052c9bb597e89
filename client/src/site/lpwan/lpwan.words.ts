import type { Dictionary } from '../../i18n/language.tsx'

export const lpwanCopy = {
  title: { 'zh-TW': 'LPWAN 技術', en: 'LPWAN technologies' },
  description: {
    'zh-TW': '比較 LoRaWAN、NB-IoT、Sigfox 和 LTE-M 的距離、電池、速率和成本。輸入裝置數量和面積，即得建議和十年成本。',
    en: 'LoRaWAN, NB-IoT, Sigfox and LTE-M compared by range, battery, data rate and cost. Enter devices and area for a recommendation and its cost over ten years.',
  },
  heading: { 'zh-TW': '四種 LPWAN，哪一種適合你？', en: 'Four kinds of LPWAN. Which is yours?' },
  lead: {
    'zh-TW':
      '有了低功耗廣域網絡，感測器只靠一粒電池，便可在數公里外通訊多年。四種技術在距離、速率、電池和費用上各有取捨。',
    en: 'A low-power wide-area network lets a sensor send data over kilometres, for years, on one battery. Four technologies balance range, data rate, battery and cost in four different ways.',
  },
  toChooser: { 'zh-TW': '輸入條件，計算成本', en: 'Enter your plan, see the cost' },
  toComparison: { 'zh-TW': '先看比較表', en: 'Compare them first' },

  technology: { 'zh-TW': '技術', en: 'Technology' },

  guideLink: { 'zh-TW': (name: string) => `看 ${name} 詳情`, en: (name: string) => `More on ${name}` },

  technologies: { 'zh-TW': '逐項細看', en: 'The four in detail' },

  closing: { 'zh-TW': '把條件告訴我們，用真實訊號說話', en: 'Tell us the site. We bring the measurements.' },
  closingText: {
    'zh-TW': '預約 30 至 45 分鐘，與工程師一起看你的樓層、數量和預算。我們會在 24 小時內與你聯絡。',
    en: 'Take 30 to 45 minutes with an engineer over your floors, numbers and budget. We’ll get in touch within 24 hours.',
  },
  viewProducts: { 'zh-TW': '看我們的產品', en: 'View Our Products' },
  scheduleConsultation: { 'zh-TW': '預約諮詢', en: 'Schedule Consultation' },
} satisfies Dictionary
