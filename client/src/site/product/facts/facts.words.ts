import type { Dictionary } from '../../../i18n/language.tsx'

export const factsWords = {
  claims: { 'zh-TW': '一眼看清', en: 'At a glance' },
  savings: { 'zh-TW': '比同類產品節省', en: 'Saved against competitors' },
  savingsValue: { 'zh-TW': '節省 40%', en: 'Save 40%' },
  competitors: { 'zh-TW': '同類', en: 'Others' },
  ours: { 'zh-TW': '我們', en: 'Ours' },
  battery: { 'zh-TW': '電池壽命', en: 'Battery life' },
  years: { 'zh-TW': (years: number) => `${years} 年`, en: (years: number) => `${years} years` },
  range: { 'zh-TW': '通訊距離', en: 'Range' },
  protection: { 'zh-TW': '防護等級', en: 'Protection' },
  against: {
    'zh-TW': (dust: number, water: number) => `防塵 ${dust} 級，防水 ${water} 級`,
    en: (dust: number, water: number) => `Dust ${dust}, water ${water}`,
  },
  specifications: { 'zh-TW': '技術規格', en: 'Specifications' },
  features: { 'zh-TW': '產品特點', en: 'Features' },
  fitting: { 'zh-TW': '安裝及認證', en: 'Mounting and approvals' },
  delivery: { 'zh-TW': '交付及保養', en: 'Delivery and warranty' },
  shipsWithin: {
    'zh-TW': (days: string) => `訂購後 ${days}內出貨`,
    en: (days: string) => `Ships within ${days} of the order`,
  },
} satisfies Dictionary
