import type { Dictionary } from '../i18n/language.tsx'

export const caseWords = {
  illustrative: { 'zh-TW': '示意數字', en: 'Illustrative figures' },
  before: { 'zh-TW': '之前', en: 'Before' },
  after: { 'zh-TW': '之後', en: 'After' },
  problem: { 'zh-TW': '問題', en: 'The problem' },
  installed: { 'zh-TW': '裝了甚麼', en: 'What was installed' },
  changed: { 'zh-TW': '改變了甚麼', en: 'What changed' },
  quantity: { 'zh-TW': (count: number) => `× ${count}`, en: (count: number) => `× ${count}` },
  solution: {
    'zh-TW': (name: string) => `相關方案：${name}`,
    en: (name: string) => `The solution: ${name}`,
  },
} satisfies Dictionary
