import { solutionsTitle } from '#content/solutions/overview.words.ts'
import type { Dictionary } from '../../i18n/language.tsx'

export const solutionsWords = {
  /** Used while none is published. */
  title: solutionsTitle,
  description: {
    'zh-TW':
      '商業樓宇、企業、零售、物流、住宅、政府及工業的感測方案：實際用途、所需設備、三階段實施時間。香港交付，服務亞太區。',
    en: 'Sensing solutions for commercial, enterprise, retail, logistics, residential, government and industrial sites: use cases, the devices they need and a three-phase plan.',
  },
  demo: { 'zh-TW': '預約示範', en: 'Book a demo' },
  contact: { 'zh-TW': '聯絡我們', en: 'Contact us' },

  allIndustries: { 'zh-TW': '全部', en: 'All' },
  filter: { 'zh-TW': '按行業篩選', en: 'Filter by industry' },
  shown: {
    'zh-TW': (name: string, count: number) => `${name}：${count} 個應用`,
    en: (name: string, count: number) => `${name}: ${count} use cases`,
  },
  allTitle: { 'zh-TW': '七個行業，二十一個應用', en: 'Seven industries, twenty-one use cases' },
  allTitleOfAny: { 'zh-TW': '各行業和應用', en: 'Industries and their use cases' },
  unknown: {
    'zh-TW': '這個行業沒有專頁，或已經撤下。以下是現有的行業。',
    en: 'This industry has no page, or no longer has one. These are the industries we have.',
  },
  failed: { 'zh-TW': '未能載入行業方案', en: 'The industry solutions could not be loaded' },
  seeIndustry: { 'zh-TW': '查看詳情', en: 'See details' },
  seeIndustryOf: {
    'zh-TW': (name: string) => `查看詳情：${name}`,
    en: (name: string) => `See details: ${name}`,
  },

  closing: { 'zh-TW': '先看一次真實的讀數', en: 'See real readings first' },
  closingText: {
    'zh-TW': '示範約 30 至 45 分鐘，用真實設備和你的場景。我們會在 24 小時內與你聯絡。',
    en: 'A demo takes 30 to 45 minutes, with real devices and your case. We’ll get in touch within 24 hours.',
  },
} satisfies Dictionary
