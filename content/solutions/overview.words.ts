import type { Bilingual } from '#contract/i18n/languages.ts'

/** All industries together, where one of them may be chosen. */
export const allIndustries: Bilingual = { 'zh-TW': '全部', en: 'All' }

/** What is different once it is installed, in any industry. */
export const benefitsOfAll: [Bilingual, Bilingual, Bilingual] = [
  {
    'zh-TW': '事情一發生就知道，不用等下一次巡查。',
    en: 'You learn of a problem when it starts, not on the next patrol.',
  },
  {
    'zh-TW': '一套記錄同時用於計費、審核和報告。',
    en: 'One record serves billing, audits and reports.',
  },
  {
    'zh-TW': '感測器用電池或導軌安裝，不用停業、不用拆牆。',
    en: 'Sensors run on batteries or clip to a DIN rail: no closure, no opening of walls.',
  },
]
