import type { ChatFailureCode, ChatFallback, ChatMode, TurnState } from '#contract/assistant/chat.ts'
import type { Bilingual } from '#contract/i18n/languages.ts'
import type { Dictionary } from '../../../i18n/language.tsx'

export const conversationWords = {
  title: { 'zh-TW': '助手對話', en: 'Conversation' },
  back: { 'zh-TW': '返回對話', en: 'Back to conversations' },
  failed: { 'zh-TW': '未能載入這段對話', en: 'The conversation could not be loaded' },
  notFound: { 'zh-TW': '找不到這段對話', en: 'There is no such conversation' },
  notFoundHint: {
    'zh-TW': '對話可能已被刪除，或已過保留期限。',
    en: 'It may have been erased, or its retention period is over.',
  },
  masked: {
    'zh-TW': '電郵、電話、身份證號碼及專用連結在儲存前已遮蓋。',
    en: 'Email addresses, phone numbers, HKIDs and private links were masked before this was kept.',
  },

  transcript: { 'zh-TW': '對話內容', en: 'Transcript' },
  emptyTranscript: { 'zh-TW': '這段對話沒有內容。', en: 'Nothing was said in this conversation.' },
  visitor: { 'zh-TW': '訪客', en: 'Visitor' },
  assistant: { 'zh-TW': '助手', en: 'Assistant' },
  replaced: { 'zh-TW': '較早的回答（訪客要求重答）', en: 'An earlier answer, replaced at the visitor’s request' },
  shownToVisitor: { 'zh-TW': '訪客看到：', en: 'The visitor was told:' },
  noWords: { 'zh-TW': '沒有內容。', en: 'No text.' },
  ratedUp: { 'zh-TW': '訪客讚好', en: 'The visitor rated it up' },
  ratedDown: { 'zh-TW': '訪客不滿意', en: 'The visitor rated it down' },
  unverified: { 'zh-TW': '資料來源沒有的數字：', en: 'Figures found in no source:' },
  sources: { 'zh-TW': '引用的資料', en: 'Sources cited' },
  otherSources: {
    'zh-TW': (count: number) => `另外 ${count} 項資料未有引用`,
    en: (count: number) => (count === 1 ? '1 more provided, not cited' : `${count} more provided, not cited`),
  },
  toolCalls: {
    'zh-TW': (count: number) => `用過 ${count} 次工具`,
    en: (count: number) => (count === 1 ? 'Called 1 tool' : `Called ${count} tools`),
  },
  toolProducts: { 'zh-TW': '產品', en: 'Products' },
  toolResult: { 'zh-TW': '結果', en: 'Result' },
  noSource: { 'zh-TW': '找不到資料', en: 'Found no source' },
  writeAnswer: { 'zh-TW': '撰寫答案', en: 'Write an answer' },
  gapAnswered: { 'zh-TW': '同事其後已寫答案。', en: 'Staff have written an answer since.' },
  gapDismissed: { 'zh-TW': '同事認為毋須作答。', en: 'Staff have dismissed the question.' },
  firstText: { 'zh-TW': (time: string) => `首字 ${time}`, en: (time: string) => `first words after ${time}` },
  took: { 'zh-TW': (time: string) => `共 ${time}`, en: (time: string) => `${time} in all` },
  tokensOf: {
    'zh-TW': (input: string, output: string) => `${input}＋${output} 詞元`,
    en: (input: string, output: string) => `${input} + ${output} tokens`,
  },

  facts: { 'zh-TW': '這段對話', en: 'This conversation' },
  language: { 'zh-TW': '開始時的語言', en: 'Language' },
  started: { 'zh-TW': '開始', en: 'Started' },
  last: { 'zh-TW': '最後訊息', en: 'Last message' },
  questions: { 'zh-TW': '問題', en: 'Questions' },
  marks: { 'zh-TW': '標記', en: 'Marks' },
  tokens: { 'zh-TW': '詞元', en: 'Tokens' },
  cost: { 'zh-TW': '費用', en: 'Cost' },
  outcome: { 'zh-TW': '後續', en: 'Outcome' },
  noOutcome: {
    'zh-TW': '未有查詢或報價由這段對話而來。',
    en: 'No enquiry or quotation came from it.',
  },
  enquiry: { 'zh-TW': '查詢', en: 'Enquiry' },
  quote: { 'zh-TW': '報價', en: 'Quotation' },
  makeQuote: { 'zh-TW': '建立報價', en: 'Create quotation' },

  erase: { 'zh-TW': '刪除對話…', en: 'Erase…' },
  eraseTitle: { 'zh-TW': '刪除這段對話？', en: 'Erase this conversation?' },
  eraseHint: {
    'zh-TW':
      '所有問題和回答會永久刪除，不能復原；只有這位訪客問過、未能解答的問題亦會一併刪除。由對話而來的查詢及報價會保留。',
    en: 'Every question and answer is erased for good, along with the unanswered questions that nobody else asked. Enquiries and quotations that came from it stay.',
  },
  eraseWord: { 'zh-TW': '刪除', en: 'erase' },
  eraseType: {
    'zh-TW': (word: string) => `輸入「${word}」以確認`,
    en: (word: string) => `Type “${word}” to confirm`,
  },
  eraseIt: { 'zh-TW': '永久刪除', en: 'Erase for good' },
  erasing: { 'zh-TW': '正在刪除…', en: 'Erasing…' },
  erased: { 'zh-TW': '已刪除對話', en: 'The conversation was erased' },
} satisfies Dictionary

export const modeWords: Record<ChatMode, Bilingual> = {
  ai: { 'zh-TW': 'AI 模式', en: 'AI mode' },
  demo: { 'zh-TW': '示範模式', en: 'Demo mode' },
}

export const stateWords: Record<Exclude<TurnState, 'answered'>, Bilingual> = {
  pending: { 'zh-TW': '正在回答', en: 'Being answered' },
  stopped: { 'zh-TW': '訪客中途停止', en: 'Stopped by the visitor' },
  failed: { 'zh-TW': '回答失敗', en: 'Failed' },
}

export const fallbackWords: Record<ChatFallback, Bilingual> = {
  'chat.unavailable': { 'zh-TW': '模型服務中斷', en: 'the model service was down' },
  'chat.budget_spent': { 'zh-TW': '當日預算用完', en: 'the day’s budget was spent' },
}

/** Reasons for a failed answer, worded for staff. */
export const failureReasons: Record<ChatFailureCode, Bilingual> = {
  'chat.unauthorized': { 'zh-TW': '閘道不接受我們的金鑰', en: 'the gateway refused our key' },
  'chat.rate_limited': { 'zh-TW': '閘道要求減少請求', en: 'the gateway asked for fewer requests' },
  'chat.unavailable': { 'zh-TW': '閘道在回答途中出錯', en: 'the gateway broke down while it answered' },
  'chat.failed': {
    'zh-TW': '閘道拒絕請求，或回答中斷',
    en: 'the gateway refused the request, or the answer broke off',
  },
  'chat.empty': { 'zh-TW': '模型沒有給出內容', en: 'the model returned no text' },
  'chat.error': { 'zh-TW': '閘道的回應無法讀取', en: 'the gateway’s answer could not be read' },
}
