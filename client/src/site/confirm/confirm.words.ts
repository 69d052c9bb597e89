import type { Dictionary } from '../../i18n/language.tsx'

export const confirmWords = {
  title: { 'zh-TW': '確認電郵地址', en: 'Confirm your email address' },
  text: {
    'zh-TW': '按一下，便確認這個電郵地址是你的。我們會把你在表格填寫的內容寄到這個地址，供你存底。',
    en: 'One click confirms that this address is yours. We then send it a copy of what you entered in our form.',
  },
  notYou: {
    'zh-TW': '沒有填過我們的表格？關上這頁便可，無須理會。',
    en: 'If you did not fill in a form of ours, just close this page.',
  },
  withoutScripts: {
    'zh-TW': '開啟 JavaScript 才能確認。即使不確認，我們也會回覆你的訊息。',
    en: 'To confirm, turn on JavaScript. Even if you do not, we answer your message.',
  },
  confirm: { 'zh-TW': '確認', en: 'Confirm' },
  confirming: { 'zh-TW': '確認中…', en: 'Confirming…' },

  done: { 'zh-TW': '已確認，多謝！', en: 'Confirmed, thank you!' },
  doneText: {
    'zh-TW': (reference: string) => `參考編號 ${reference}。副本已寄往你的電郵，我們會在 24 小時內回覆。`,
    en: (reference: string) => `Reference ${reference}. Your copy is on its way, and we answer within 24 hours.`,
  },
  already: { 'zh-TW': '這個地址早已確認', en: 'This address is confirmed already' },
  alreadyText: {
    'zh-TW': (reference: string) => `參考編號 ${reference}。你無須再做甚麼。`,
    en: (reference: string) => `Reference ${reference}. There is nothing more to do.`,
  },
  slotKept: { 'zh-TW': '你選擇的示範時段已為你保留。', en: 'The time you chose for your demo is reserved for you.' },
  slotLost: {
    'zh-TW': '你選擇的示範時段已被其他人預約，同事會與你另約時間。',
    en: 'The time you chose for your demo has been taken by somebody else. A colleague will arrange another with you.',
  },

  expired: { 'zh-TW': '連結已過期', en: 'This link has expired' },
  expiredText: {
    'zh-TW': '你的訊息我們已經收到，同事會照常跟進，無須再填一次。',
    en: 'We have your message all the same and will answer it. There is no need to send it again.',
  },
  unknown: { 'zh-TW': '連結無效', en: 'This link is not valid' },
  unknownText: {
    'zh-TW': '連結可能不完整。請由電郵再開啟一次，或複製整條連結。',
    en: 'Part of it may be missing. Open it from the email again, or copy the whole link.',
  },
  failed: { 'zh-TW': '暫時未能確認', en: 'The address could not be confirmed just now' },
  contact: { 'zh-TW': '聯絡我們', en: 'Contact us' },
  home: { 'zh-TW': '返回首頁', en: 'Go to the home page' },
} satisfies Dictionary
