import type { Dictionary } from '../../i18n/language.tsx'

export const phasesWords = {
  phases: {
    'zh-TW': (from: number, to: number) => `三個階段，${from} 至 ${to} 星期`,
    en: (from: number, to: number) => `Three phases, ${from} to ${to} weeks`,
  },
  lead: {
    'zh-TW': '一格代表一星期。上行是最短，下行是最長；視乎樓宇數目和要接駁的系統。',
    en: 'One mark is one week. The upper row is the shortest case, the lower the longest; it depends on the number of buildings and of systems to connect.',
  },
  shortest: { 'zh-TW': '最短', en: 'Shortest' },
  longest: { 'zh-TW': '最長', en: 'Longest' },
  weekCount: { 'zh-TW': (weeks: number) => `${weeks} 星期`, en: (weeks: number) => `${weeks} weeks` },
  weekRange: {
    'zh-TW': (from: number, to: number) => `${from}–${to} 星期`,
    en: (from: number, to: number) => `${from}–${to} weeks`,
  },
  phase: { 'zh-TW': (n: number) => `第 ${n} 階段`, en: (n: number) => `Phase ${n}` },
  youGet: { 'zh-TW': '交付', en: 'You receive' },
} satisfies Dictionary
