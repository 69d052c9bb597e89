import type { Dictionary } from '../i18n/language.tsx'

export const industryWords = {
  useCases: { 'zh-TW': '應用', en: 'Use cases' },
  benefits: { 'zh-TW': '裝好之後', en: 'What changes' },
  reading: { 'zh-TW': '量度', en: 'Measures' },
  devices: { 'zh-TW': '所需設備', en: 'Devices' },
  inCatalogue: {
    'zh-TW': (device: string) => `在產品目錄查看${device}`,
    en: (device: string) => `${device} in the catalogue`,
  },
  features: { 'zh-TW': '平台功能', en: 'What the platform does' },
  featuresLead: {
    'zh-TW': '同一平台，各行業的標準範圍不同；空格代表可按需要加入。',
    en: 'One platform; the usual scope differs by industry. What is left open can be added.',
  },
  feature: { 'zh-TW': '功能', en: 'Feature' },
  usual: { 'zh-TW': '標準範圍', en: 'Usual scope' },
  optional: { 'zh-TW': '按需加入', en: 'Optional' },
} satisfies Dictionary
