import type { Deployment } from '#contract/catalogue/lpwan.ts'
import type { Bilingual } from '#contract/i18n/languages.ts'

/** Example plans, each with a different recommendation. */
export const exampleCopy: { name: Bilingual; plan: Partial<Deployment> }[] = [
  {
    name: { 'zh-TW': '校園', en: 'Campus' },
    plan: { devices: 150, squareKilometres: 0.5, messagesPerDay: 96 },
  },
  {
    name: { 'zh-TW': '全區地庫泵房', en: 'Pump rooms in a district' },
    plan: { devices: 60, squareKilometres: 40, messagesPerDay: 12, depth: 'deep' },
  },
  {
    name: { 'zh-TW': '郊野水位', en: 'Water levels' },
    plan: { devices: 80, squareKilometres: 1200, messagesPerDay: 24, depth: 'outdoor', years: 10 },
  },
  {
    name: { 'zh-TW': '日本車隊', en: 'Fleet in Japan' },
    plan: { devices: 120, squareKilometres: 2000, messagesPerDay: 1440, depth: 'outdoor', country: 'JP', years: 3 },
  },
]
