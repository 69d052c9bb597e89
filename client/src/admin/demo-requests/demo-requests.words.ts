import { demoFieldWords } from '#contract/requests/message-words.ts'
import type { Dictionary } from '../../i18n/language.tsx'

export const demoRequestsWords = {
  ...demoFieldWords,
  kind: { 'zh-TW': '示範方式', en: 'Kind' },
  preferred: { 'zh-TW': '希望時間', en: 'Preferred time' },
  slot: { 'zh-TW': '時段', en: 'Slot' },
  about: { 'zh-TW': '想看甚麼示範', en: 'What they want to see' },
  count: {
    'zh-TW': (total: number) => `${total.toLocaleString('en-HK')} 個示範預約`,
    en: (total: number) => (total === 1 ? '1 demo request' : `${total.toLocaleString('en-HK')} demo requests`),
  },
  none: { 'zh-TW': '未有示範預約', en: 'No demo requests yet' },
  noneHint: {
    'zh-TW': '訪客在「預約示範」送出表格後，會立即在這裏出現。',
    en: 'What visitors book on the demo page appears here at once.',
  },
} satisfies Dictionary
