import type { Dictionary } from '../i18n/language.tsx'

export const readingWords = {
  device: { 'zh-TW': '設備', en: 'Device' },
  reading: { 'zh-TW': '讀數', en: 'Reading' },
  serves: { 'zh-TW': '用於', en: 'Serves' },
} satisfies Dictionary
