import type { Dictionary } from '../../i18n/language.tsx'

export const solutionsWords = {
  title: { 'zh-TW': '行業方案', en: 'Industry solutions' },
  description: {
    'zh-TW':
      '商業樓宇、企業、零售、物流、住宅、政府及工業的感測方案：實際用途、所需設備、三階段實施時間。香港交付，服務亞太區。',
    en: 'Sensing solutions for commercial, enterprise, retail, logistics, residential, government and industrial sites: use cases, the devices they need and a three-phase plan.',
  },
  lead: {
    'zh-TW': '選擇你的行業：裝甚麼、量度甚麼、裝好之後有甚麼不同。',
    en: 'Pick your industry: what to install, what it measures, and what changes afterwards.',
  },
  demo: { 'zh-TW': '預約示範', en: 'Book a demo' },
  contact: { 'zh-TW': '聯絡我們', en: 'Contact us' },

  filter: { 'zh-TW': '按行業篩選', en: 'Filter by industry' },
  shown: {
    'zh-TW': (name: string, count: number) => `${name}：${count} 個應用`,
    en: (name: string, count: number) => `${name}: ${count} use cases`,
  },
  allTitle: { 'zh-TW': '七個行業，二十一個應用', en: 'Seven industries, twenty-one use cases' },
  allTitleOfAny: { 'zh-TW': '各行業和應用', en: 'Industries and their use cases' },
  unknown: {
    'zh-TW': '這個行業沒有專頁，或已經撤下。以下是現有的行業。',
    en: 'There is no page for this industry, or no longer. These are the industries we have.',
  },
  failed: { 'zh-TW': '未能載入行業方案', en: 'The industry solutions could not be loaded' },
  seeIndustry: { 'zh-TW': '查看詳情', en: 'See details' },
  seeIndustryOf: {
    'zh-TW': (name: string) => `查看詳情：${name}`,
    en: (name: string) => `See details: ${name}`,
  },

  phases: { 'zh-TW': '三個階段，10 至 19 星期', en: 'Three phases, 10 to 19 weeks' },
  phasesLead: {
    'zh-TW': '一格代表一星期。上行是最短，下行是最長；視乎樓宇數目和要接駁的系統。',
    en: 'One mark is one week. The upper row is the shortest case, the lower the longest; it depends on the number of buildings and of systems to connect.',
  },
  shortest: { 'zh-TW': '最短', en: 'Shortest' },
  longest: { 'zh-TW': '最長', en: 'Longest' },
  weekCount: { 'zh-TW': (weeks: number) => `${weeks} 星期`, en: (weeks: number) => `${weeks} weeks` },
  weekRange: {
    'zh-TW': (from: number, to: number) => `${from}–${to} 星期`,
    en: (from: number, to: number) => `${from}–${to} weeks`,
  },
  phase: { 'zh-TW': (n: number) => `第 ${n} 階段`, en: (n: number) => `Phase ${n}` },
  youGet: { 'zh-TW': '交付', en: 'You receive' },

  closing: { 'zh-TW': '先看一次真實的讀數', en: 'See real readings first' },
  closingText: {
    'zh-TW': '示範約 30 至 45 分鐘，用真實設備和你的場景。我們會在 24 小時內與你聯絡。',
    en: 'A demo takes 30 to 45 minutes, with real devices and your case. We’ll get in touch within 24 hours.',
  },
} satisfies Dictionary
