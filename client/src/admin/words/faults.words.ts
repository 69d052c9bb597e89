import type { Bilingual } from '#contract/languages.ts'
import { passwordFaults } from '#contract/staff.ts'
import { faultWords } from '../../forms/faults.words.ts'
import type { Dictionary } from '../../i18n/language.tsx'

/** What is wrong with a field of staff's, beside what visitors are told of theirs. */
export const staffFaultWords = {
  tooShort: {
    'zh-TW': (least: number, length: number) => `最少 ${least} 個字元，現在有 ${length} 個。`,
    en: (least: number, length: number) => `At least ${least} characters; there are ${length} now.`,
  },
  outOfBounds: {
    'zh-TW': (least: number, most: number) => `請輸入 ${least} 至 ${most} 之間的整數。`,
    en: (least: number, most: number) => `Enter a whole number from ${least} to ${most}.`,
  },
  tooMany: {
    'zh-TW': (most: number) => `最多 ${most} 項。`,
    en: (most: number) => `At most ${most} entries.`,
  },
  notWhole: { 'zh-TW': '請輸入整數。', en: 'Enter a whole number.' },
  internationalPhone: {
    'zh-TW': '請以國際格式輸入，例如 +852 1234 5678。',
    en: 'Write it as an international number, such as +852 1234 5678.',
  },
} satisfies Dictionary

/** By what the contract or the server says of it in English. */
export const faultsByMessage: Record<string, Bilingual> = {
  'is required': faultWords.missing,
  'is not an e-mail address': faultWords.email,
  'holds control characters': faultWords.controls,
  'must be on one line': faultWords.lines,
  'is not a whole number': staffFaultWords.notWhole,
  'is not an international number such as "+852 1234 5678"': staffFaultWords.internationalPhone,
  [passwordFaults.common]: {
    'zh-TW': '這是最常見的密碼之一，很容易被猜中，請另選一個。',
    en: 'This is among the commonest passwords, and guessed first. Choose another.',
  },
  [passwordFaults.personal]: {
    'zh-TW': '密碼不能含有你的姓名或電郵地址。',
    en: 'It holds your name or e-mail address. Choose another.',
  },
  [passwordFaults.site]: {
    'zh-TW': '密碼不能含有本網站的名稱。',
    en: 'It holds the name of this site. Choose another.',
  },
  [passwordFaults.same]: {
    'zh-TW': '這是你現時的密碼，請換一個新的。',
    en: 'This is the password you have. Choose a new one.',
  },
}
