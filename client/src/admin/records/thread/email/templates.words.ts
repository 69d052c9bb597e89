import type { Dictionary } from '../../../../i18n/language.tsx'

export const templateWords = {
  use: { 'zh-TW': '套用範本', en: 'Use a template' },
  failed: { 'zh-TW': '未能載入範本', en: 'The templates could not be loaded' },
  none: { 'zh-TW': '未有這類記錄的範本', en: 'No template is offered for this kind of record' },
  manage: { 'zh-TW': '管理範本', en: 'Manage templates' },
  notWritten: {
    'zh-TW': (language: string) => `未有${language}內文`,
    en: (language: string) => `not written in ${language}`,
  },
  filled: { 'zh-TW': (name: string) => `已套用「${name}」`, en: (name: string) => `“${name}” filled in` },
  replaced: { 'zh-TW': '你原先的文字已被取代。', en: 'It replaced what you had typed.' },
  unfilled: {
    'zh-TW': (count: number) => `有 ${count} 項資料需要你填寫。`,
    en: (count: number) =>
      count === 1 ? 'One detail is left for you to fill in.' : `${count} details are left for you to fill in.`,
  },
  notFilled: { 'zh-TW': '未能套用範本', en: 'The template could not be used' },

  suggest: { 'zh-TW': '建議回覆', en: 'Suggest a reply' },
  suggesting: { 'zh-TW': '正在撰寫…', en: 'Writing…' },
  suggested: { 'zh-TW': '已填入建議，請檢查後才寄出', en: 'A suggestion is filled in: check it before sending' },
  unverified: {
    'zh-TW': (figures: string) => `以下數字沒有資料來源：${figures}。`,
    en: (figures: string) => `No source contains ${figures}.`,
  },
  nothing: { 'zh-TW': '助手沒有合適的資料回覆這項查詢', en: 'The assistant has nothing to answer this with' },
  notSuggested: { 'zh-TW': '未能撰寫建議', en: 'No reply could be suggested' },

  preview: { 'zh-TW': '預覽', en: 'Preview' },
  previewTitle: { 'zh-TW': '對方收到的電郵', en: 'The email as they get it' },
  previewFailed: { 'zh-TW': '未能預覽', en: 'It could not be previewed' },
} satisfies Dictionary
