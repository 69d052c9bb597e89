import type { Dictionary } from '../../i18n/language.tsx'

export const peopleWords = {
  people: { 'zh-TW': '找人處理', en: 'Talk to a person' },
  peopleHint: {
    'zh-TW': '請準備裝置型號、平台上的裝置編號和相片，處理會快得多。',
    en: 'Have the model, the device number shown on the platform and a photo ready; it speeds things up.',
  },
  call: { 'zh-TW': '致電', en: 'Call' },
  write: { 'zh-TW': '電郵', en: 'Email' },
  form: { 'zh-TW': '填寫表格', en: 'Use the form' },
  formName: { 'zh-TW': '聯絡我們', en: 'Contact' },
  documentation: { 'zh-TW': '閱讀', en: 'Read' },
  documentationName: { 'zh-TW': '技術文件', en: 'Documentation' },
} satisfies Dictionary
