import type { Bilingual } from '../i18n/languages.ts'
import type { conversationMarks } from './conversations.ts'

/** Labels of the filter and of the export's columns. */
export const markWords: Record<(typeof conversationMarks)[number], Bilingual> = {
  up: { 'zh-TW': '讚好', en: 'Rated up' },
  down: { 'zh-TW': '不滿意', en: 'Rated down' },
  unanswered: { 'zh-TW': '找不到資料', en: 'Found no source' },
  failed: { 'zh-TW': '回答失敗', en: 'Failed' },
  'handed-over': { 'zh-TW': '轉交同事', en: 'Handed over' },
  wrong: { 'zh-TW': '同事標為錯答', en: 'Marked as wrong' },
}

/** Columns of the table and the export. */
export const conversationFieldWords = {
  opening: { 'zh-TW': '第一個問題', en: 'First question' },
  language: { 'zh-TW': '語言', en: 'Language' },
  tokens: { 'zh-TW': '詞元', en: 'Tokens' },
} as const satisfies Record<string, Bilingual>
