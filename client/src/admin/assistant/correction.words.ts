import type { Dictionary } from '../../i18n/language.tsx'

export const correctionWords = {
  mark: { 'zh-TW': '答錯了…', en: 'Wrong answer…' },
  change: { 'zh-TW': '更改…', en: 'Change…' },
  unmark: { 'zh-TW': '取消標記', en: 'Not wrong' },
  wrong: { 'zh-TW': '答錯', en: 'Wrong' },
  markedBy: { 'zh-TW': (name: string) => `由 ${name} 標記`, en: (name: string) => `Marked by ${name}` },
  title: { 'zh-TW': '標記為錯答', en: 'Mark as wrong' },
  says: { 'zh-TW': '應該說', en: 'Should have said' },
  saysHint: {
    'zh-TW': '每行一項必須出現的字眼或數字，例如「HK$1,180」；可用「|」分開不同寫法。',
    en: 'One word or figure that must occur a line, such as “HK$1,180”; “|” stands between alternatives.',
  },
  never: { 'zh-TW': '不應說', en: 'Must not say' },
  neverHint: { 'zh-TW': '每行一項，可留空。', en: 'One a line; may be empty.' },
  save: { 'zh-TW': '標記', en: 'Mark as wrong' },
  marked: { 'zh-TW': '已標記為錯答', en: 'Marked as wrong' },
  unmarked: { 'zh-TW': '已取消標記', en: 'The mark was removed' },
} satisfies Dictionary
