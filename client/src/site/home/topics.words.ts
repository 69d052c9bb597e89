import type { Bilingual } from '#contract/i18n/languages.ts'

export interface Topic {
  name: Bilingual
  question: Bilingual
}

export const topics: Topic[] = [
  {
    name: { 'zh-TW': '漏水監測', en: 'Water leaks' },
    question: {
      'zh-TW': '機房和茶水間怎樣做漏水監測？',
      en: 'How do I monitor server rooms and pantries for leaks?',
    },
  },
  {
    name: { 'zh-TW': '分戶用電', en: 'Tenant metering' },
    question: { 'zh-TW': '怎樣按租戶計量用電？', en: 'How can electricity be metered for each tenant?' },
  },
  {
    name: { 'zh-TW': '智能泊車', en: 'Smart parking' },
    question: {
      'zh-TW': '停車場怎樣即時知道哪個車位有空？',
      en: 'How can a car park show at once which bays are free?',
    },
  },
  {
    name: { 'zh-TW': '空氣檢定', en: 'Air certification' },
    question: {
      'zh-TW': '辦公室怎樣準備室內空氣質素檢定？',
      en: 'How does an office prepare for indoor air quality certification?',
    },
  },
  {
    name: { 'zh-TW': '地庫訊號', en: 'Basement coverage' },
    question: { 'zh-TW': '地庫收不到訊號，可以怎樣解決？', en: 'What can be done about a basement with no signal?' },
  },
  {
    name: { 'zh-TW': 'ESG 申報', en: 'ESG reporting' },
    question: { 'zh-TW': '範圍 2 排放要用哪些讀數？', en: 'Which readings do Scope 2 emissions need?' },
  },
  {
    name: { 'zh-TW': '系統接駁', en: 'Integration' },
    question: { 'zh-TW': '可以接到現有的 BMS 或 ERP 嗎？', en: 'Can it connect to our existing BMS or ERP?' },
  },
  {
    name: { 'zh-TW': '試點和安裝', en: 'Pilot and installation' },
    question: { 'zh-TW': '由試點到全面安裝要多久？', en: 'How long does it take from a pilot to a full installation?' },
  },
]
