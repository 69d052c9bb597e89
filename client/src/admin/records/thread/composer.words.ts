import { type Bilingual, type Language, withWrittenLanguage } from '#contract/i18n/languages.ts'
import type { Dictionary } from '../../../i18n/language.tsx'

export const composerWords = {
  label: { 'zh-TW': '寫信、備註或記下回覆', en: 'Write an email, add a note or log a reply' },
  email: { 'zh-TW': '回信', en: 'Email' },
  note: { 'zh-TW': '內部備註', en: 'Note' },
  received: { 'zh-TW': '記下對方回覆', en: 'Log a reply' },

  to: { 'zh-TW': '收件人', en: 'To' },
  subject: { 'zh-TW': '主旨', en: 'Subject' },
  emailText: { 'zh-TW': '內文', en: 'Message' },
  sendLetter: { 'zh-TW': '寄出', en: 'Send' },
  sending: { 'zh-TW': '寄出中…', en: 'Sending…' },
  emailSent: { 'zh-TW': '信件正在寄出', en: 'The email is on its way' },

  noteText: { 'zh-TW': '備註', en: 'Note' },
  noteHint: { 'zh-TW': '只有同事看到。', en: 'Only colleagues see it.' },
  saveNote: { 'zh-TW': '儲存備註', en: 'Save note' },
  noteSaved: { 'zh-TW': '備註已儲存', en: 'Note saved' },

  receivedText: { 'zh-TW': '對方的回覆', en: 'Their reply' },
  receivedHint: {
    'zh-TW': '對方用電郵、電話等回覆時，把內容貼在這裏，讓同事也看到。不會寄出任何郵件。',
    en: 'If they replied by email, phone or otherwise, record it here for colleagues. Nothing is sent.',
  },
  via: { 'zh-TW': '途徑', en: 'Received by' },
  saveReceived: { 'zh-TW': '記入往來', en: 'Save reply' },
  receivedSaved: { 'zh-TW': '已記入往來', en: 'Reply saved' },
} satisfies Dictionary

export const viaWords: Record<'mail' | 'phone' | 'other', Bilingual> = {
  mail: { 'zh-TW': '電郵', en: 'Email' },
  phone: { 'zh-TW': '電話', en: 'Phone' },
  other: { 'zh-TW': '其他途徑', en: 'Other' },
}

/**
 * Greeting and closing by the recipient's language; the server adds them
 * (server/modules/requests/inbox/threads.words.ts).
 */
export const emailGreetingWords = withWrittenLanguage<Record<Language, (name: string) => string>>({
  'zh-TW': {
    'zh-TW': (name) => `信件以「${name}，你好：」開始，以你的姓名和公司名稱結束，請用中文寫。對方回覆會寄到公司郵箱。`,
    en: (name) =>
      `It begins with “${name}，你好：” and ends with your name and the company’s, so write in Chinese. Replies go to the company’s mailbox.`,
  },
  'zh-CN': {
    'zh-TW': (name) =>
      `信件以「${name}，你好：」的簡體字開始，以你的姓名和公司名稱結束，請用中文寫；你寫的文字會照原樣寄出。對方回覆會寄到公司郵箱。`,
    en: (name) =>
      `It begins with “${name}，你好：” in simplified characters and ends with your name and the company’s, so write in Chinese; what you write is sent as it is. Replies go to the company’s mailbox.`,
  },
  en: {
    'zh-TW': (name) => `信件以「Dear ${name},」開始，以你的姓名和公司名稱結束，請用英文寫。對方回覆會寄到公司郵箱。`,
    en: (name) =>
      `It begins with “Dear ${name},” and ends with your name and the company’s, so write in English. Replies go to the company’s mailbox.`,
  },
})
