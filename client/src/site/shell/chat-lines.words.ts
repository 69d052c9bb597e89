import type { Bilingual } from '#contract/i18n/languages.ts'
import type { Dictionary } from '../../i18n/language.tsx'

export const chatLinesWords = {
  greeting: {
    'zh-TW': '你好！想了解哪方面？選一句開始，我們在 WhatsApp 上回覆你。',
    en: 'Hello! What would you like to know? Pick a line to start; we answer on WhatsApp.',
  },
  message: { 'zh-TW': '你的訊息', en: 'Your message' },
  placeholder: { 'zh-TW': '輸入訊息…', en: 'Type a message…' },
} satisfies Dictionary

/** Spec §9: five prefilled phrases. */
export const quickMessages: Bilingual[] = [
  { 'zh-TW': '我想了解產品價錢和供貨期', en: 'I would like prices and lead times' },
  { 'zh-TW': '請為我的項目報價', en: 'Please quote for my project' },
  { 'zh-TW': '我想預約產品示範', en: 'I would like to book a demo' },
  { 'zh-TW': '哪種感測器適合我的大廈？', en: 'Which sensors suit my building?' },
  { 'zh-TW': '我需要技術支援', en: 'I need technical support' },
]
