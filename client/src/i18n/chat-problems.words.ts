import type { ChatProblemCode } from '#contract/assistant/chat-problems.ts'
import type { Bilingual } from '#contract/i18n/languages.ts'

/** Explains why the assistant did not answer. */
export const chatProblemWords: Record<ChatProblemCode, Bilingual> = {
  'chat.conversation_not_found': {
    'zh-TW': '找不到這段對話，請重新開始。',
    en: 'This conversation is no longer there. Please start over.',
  },
  'chat.busy': {
    'zh-TW': '上一個問題還在回答，請等它完成。',
    en: 'The last question is still being answered. Wait until it is.',
  },
  'chat.limit_reached': {
    'zh-TW': '你今日的提問次數已用完，明日再來，或直接聯絡我們。',
    en: 'You have used up today’s questions. Come back tomorrow, or contact us.',
  },
  'chat.unauthorized': {
    'zh-TW': 'API 金鑰無效，請檢查模型閘道的設定。',
    en: 'Invalid API key. Please check your gateway configuration.',
  },
  'chat.rate_limited': {
    'zh-TW': '提問太頻密，請稍等片刻再試。',
    en: 'Rate limit exceeded. Please wait a moment and try again.',
  },
  'chat.unavailable': {
    'zh-TW': '模型服務暫時未能使用，請稍後再試。',
    en: 'The model service is temporarily unavailable. Please try again later.',
  },
  'chat.failed': {
    'zh-TW': '未能取得 AI 的回覆，請檢查網絡連線後再試。',
    en: 'Failed to get AI response. Please check your connection and try again.',
  },
  'chat.empty': {
    'zh-TW': '抱歉，這個問題我未能作答，請換個方式再問。',
    en: 'I apologize, but I was unable to generate a response. Please try rephrasing your question.',
  },
  'chat.error': {
    'zh-TW': '抱歉，出現錯誤。請確認已設定模型閘道的 API 金鑰，然後再試。',
    en: 'I apologize, but I encountered an error. Please ensure the model gateway API key is configured and try again.',
  },
}
