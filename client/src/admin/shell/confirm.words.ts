import type { Dictionary } from '../../i18n/language.tsx'

export const confirmWords = {
  title: { 'zh-TW': '請再次輸入密碼', en: 'Enter your password again' },
  hint: {
    'zh-TW': '這項操作涉及敏感資料。確認後十分鐘內不會再問。',
    en: 'What you are about to do is sensitive. You will not be asked again for ten minutes.',
  },
  password: { 'zh-TW': '密碼', en: 'Password' },
  confirm: { 'zh-TW': '確認', en: 'Confirm' },
  checking: { 'zh-TW': '確認中…', en: 'Checking…' },
} satisfies Dictionary
