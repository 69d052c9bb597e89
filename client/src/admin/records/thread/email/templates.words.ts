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

  preview: { 'zh-TW': '預覽', en: 'Preview' },
  previewTitle: { 'zh-TW': '對方收到的電郵', en: 'The email as they get it' },
  previewFailed: { 'zh-TW': '未能預覽', en: 'It could not be previewed' },
} satisfies Dictionary
