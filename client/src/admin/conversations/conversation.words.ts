import type { Dictionary } from '../../i18n/language.tsx'

export const conversationWords = {
  title: { 'zh-TW': '助手對話', en: 'Conversation' },
  back: { 'zh-TW': '返回對話', en: 'Back to conversations' },
  failed: { 'zh-TW': '未能載入這段對話', en: 'The conversation could not be loaded' },
  notFound: { 'zh-TW': '找不到這段對話', en: 'There is no such conversation' },
  notFoundHint: {
    'zh-TW': '對話可能已被刪除，或已過保留期限。',
    en: 'It may have been erased, or kept for as long as the settings say.',
  },
} satisfies Dictionary
