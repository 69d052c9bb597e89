import type { Dictionary } from '../../i18n/language.tsx'

/** Of failures, those that can be met before anything was heard of the server. */
export const plainProblemWords = {
  'server.error': {
    'zh-TW': '我們的伺服器出了問題，請稍後再試。',
    en: 'Something went wrong on our side. Please try again shortly.',
  },
  'network.unreachable': {
    'zh-TW': '未能連接伺服器，請檢查網絡後再試。',
    en: 'We could not reach the server. Check your connection and try again.',
  },
  'answer.unreadable': {
    'zh-TW': '伺服器的回覆未能讀取，請重新載入頁面。',
    en: 'The answer from the server could not be read. Reload the page and try again.',
  },
} satisfies Dictionary
