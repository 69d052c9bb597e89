import type { Dictionary } from '../../../i18n/language.tsx'

export const compareBarWords = {
  title: { 'zh-TW': '比較清單', en: 'To compare' },
  count: {
    'zh-TW': (count: number, most: number) => `已選 ${count} / ${most} 款`,
    en: (count: number, most: number) => `${count} of ${most} selected`,
  },
  one: { 'zh-TW': '再選一款便可比較', en: 'Select one more to compare' },
  go: { 'zh-TW': (count: number) => `比較 ${count} 款`, en: (count: number) => `Compare ${count}` },
  clear: { 'zh-TW': '全部清除', en: 'Clear all' },
} satisfies Dictionary
