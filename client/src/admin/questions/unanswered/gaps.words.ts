import type { QuestionGap } from '#contract/assistant/questions.ts'
import type { Bilingual } from '#contract/i18n/languages.ts'
import type { Dictionary } from '../../../i18n/language.tsx'

const counted = (total: number) => total.toLocaleString('en-HK')

export const gapsWords = {
  title: { 'zh-TW': '未能解答的問題', en: 'Unanswered questions' },
  search: { 'zh-TW': '搜尋提問', en: 'Search questions' },
  count: {
    'zh-TW': (total: number) => `${counted(total)} 條提問`,
    en: (total: number) => (total === 1 ? '1 question' : `${counted(total)} questions`),
  },
  none: { 'zh-TW': '助手全部答得到', en: 'The assistant found an answer to everything' },
  noneHint: {
    'zh-TW': '訪客的提問若在產品、問答和網頁都找不到資料，便會在這裏列出，讓你寫下答案。',
    en: 'What visitors ask and neither the catalogue, the questions nor the pages answer is listed here, for you to answer.',
  },
  question: { 'zh-TW': '訪客提問', en: 'What visitors asked' },
  asked: { 'zh-TW': '次數', en: 'Times' },
  lastAsked: { 'zh-TW': '最近', en: 'Last' },
  state: { 'zh-TW': '狀態', en: 'State' },
  wordings: {
    'zh-TW': (count: number) => `另有 ${count} 種問法`,
    en: (count: number) => (count === 1 ? 'and 1 other wording' : `and ${count} other wordings`),
  },
  alike: { 'zh-TW': '其他問法', en: 'Other wordings' },
  noAlike: { 'zh-TW': '沒有其他問法。', en: 'No other wordings.' },
  inConversations: { 'zh-TW': '看問過的對話', en: 'See the conversations' },

  write: { 'zh-TW': '寫答案', en: 'Write an answer' },
  writeOne: { 'zh-TW': '合寫一個答案', en: 'Write one answer' },
  seeAnswer: { 'zh-TW': '看答案', en: 'See the answer' },
  dismiss: { 'zh-TW': '略過', en: 'Dismiss' },
  reopen: { 'zh-TW': '重新列為未解答', en: 'Reopen' },
  dismissed: {
    'zh-TW': (count: number) => `已略過 ${count} 條提問`,
    en: (count: number) => (count === 1 ? '1 question dismissed' : `${count} questions dismissed`),
  },
  reopened: {
    'zh-TW': (count: number) => `已重新列出 ${count} 條提問`,
    en: (count: number) => (count === 1 ? '1 question reopened' : `${count} questions reopened`),
  },
} satisfies Dictionary

export const gapStateWords: Record<QuestionGap['state'], Bilingual> = {
  open: { 'zh-TW': '未解答', en: 'Open' },
  answered: { 'zh-TW': '已解答', en: 'Answered' },
  dismissed: { 'zh-TW': '已略過', en: 'Dismissed' },
}
