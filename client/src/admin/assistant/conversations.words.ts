import { conversationFieldWords } from '#contract/assistant/conversation-words.ts'
import type { Dictionary } from '../../i18n/language.tsx'

const counted = (total: number) => total.toLocaleString('en-HK')

export const conversationsWords = {
  ...conversationFieldWords,
  area: { 'zh-TW': '助手的部分', en: 'Parts of the assistant' },
  list: { 'zh-TW': '對話', en: 'Conversations' },
  unanswered: { 'zh-TW': '未能解答的問題', en: 'Unanswered questions' },
  intents: { 'zh-TW': '按用意', en: 'By intent' },
  questions: { 'zh-TW': '問與答', en: 'Questions and answers' },
  agents: { 'zh-TW': '代理程式', en: 'Agents' },

  questionCount: { 'zh-TW': '問題', en: 'Questions' },
  marks: { 'zh-TW': '標記', en: 'Marks' },
  cost: { 'zh-TW': '費用', en: 'Cost' },
  started: { 'zh-TW': '開始', en: 'Started' },
  last: { 'zh-TW': '最後訊息', en: 'Last message' },
  search: { 'zh-TW': '搜尋問題與回答', en: 'Search questions and answers' },
  count: {
    'zh-TW': (total: number) => `${counted(total)} 段對話`,
    en: (total: number) => (total === 1 ? '1 conversation' : `${counted(total)} conversations`),
  },
  none: { 'zh-TW': '未有訪客提問', en: 'No visitor has asked yet' },
  noneHint: {
    'zh-TW': '訪客向首頁的助手提問後，對話會立即在這裏出現。你也可以自己先問一題。',
    en: 'What visitors ask the assistant appears here at once. You can ask the first question yourself.',
  },
  openAssistant: { 'zh-TW': '開啟網站的助手', en: 'Open the site’s assistant' },

  figures: { 'zh-TW': '過去 30 日', en: 'The last 30 days' },
  figuresFailed: { 'zh-TW': '未能載入統計數字', en: 'The figures could not be loaded' },
  answered: { 'zh-TW': '找到資料作答', en: 'Answered from sources' },
  ratings: { 'zh-TW': '讚好／不滿意', en: 'Rated up / down' },
  handedOver: { 'zh-TW': '轉交同事', en: 'Handed over' },
  spent: { 'zh-TW': '今日費用', en: 'Spent today' },
  ofBudget: { 'zh-TW': (limit: string) => `上限 ${limit}`, en: (limit: string) => `of ${limit}` },
  ofTokens: {
    'zh-TW': (used: string, limit: string) => `${used}／${limit} 詞元`,
    en: (used: string, limit: string) => `${used} of ${limit} tokens`,
  },
  noLimit: { 'zh-TW': '未設上限', en: 'no limit is set' },
  limitReached: {
    'zh-TW': '已到上限，由示範模式作答',
    en: 'Limit reached: demo mode answers',
  },
  testQuestions: { 'zh-TW': '匯出測試題', en: 'Export test questions' },
  in30Days: { 'zh-TW': (cost: string) => `30 日 ${cost}`, en: (cost: string) => `${cost} in 30 days` },
} satisfies Dictionary
