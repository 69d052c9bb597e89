import type { Dictionary } from '../i18n/language.tsx'

export const sceneWords = {
  renderings: { 'zh-TW': '圖片為電腦繪製示意圖。', en: 'The pictures are renderings.' },
} satisfies Dictionary

export const regulationWords = {
  since: { 'zh-TW': '何時起', en: 'Since' },
  issuer: { 'zh-TW': '發布或執行', en: 'Issued or enforced by' },
  asks: { 'zh-TW': '要求', en: 'Asks for' },
  source: { 'zh-TW': '來源', en: 'Source' },
  checkedOn: { 'zh-TW': '最後核對', en: 'Last checked' },
} satisfies Dictionary

export const readingWords = {
  device: { 'zh-TW': '設備', en: 'Device' },
  reading: { 'zh-TW': '讀數', en: 'Reading' },
  serves: { 'zh-TW': '用於', en: 'Serves' },
} satisfies Dictionary

export const planWords = {
  from: { 'zh-TW': '每月由', en: 'From' },
  perMonth: { 'zh-TW': '起', en: 'per month' },
  perPoint: {
    'zh-TW': (amount: string) => `即每點每月 ${amount}`,
    en: (amount: string) => `${amount} per point per month`,
  },
  popular: { 'zh-TW': '最多人選用', en: 'Most chosen' },
} satisfies Dictionary

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
