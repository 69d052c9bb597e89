import type { Dictionary } from '../../../i18n/language.tsx'

export const passwordWords = {
  requirements: {
    'zh-TW': (least: number, most: number) =>
      `${least} 至 ${most} 個字元，任何字元皆可；不能是常見密碼，也不能含有你的姓名或電郵。幾個不相關的詞最好記。`,
    en: (least: number, most: number) =>
      `${least} to ${most} characters of any kind. Not a common one, nor your name or email. A few unrelated words are easy to keep.`,
  },
  length: {
    'zh-TW': (length: number, least: number) => `${length} / ${least} 個字元`,
    en: (length: number, least: number) => `${length} of ${least} characters`,
  },
  longEnough: {
    'zh-TW': (length: number, _least: number) => `${length} 個字元，夠長`,
    en: (length: number, _least: number) => `${length} characters: long enough`,
  },
} satisfies Dictionary
