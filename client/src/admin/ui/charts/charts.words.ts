import type { Dictionary } from '../../../i18n/language.tsx'

export const chartWords = {
  asTable: { 'zh-TW': '以表格顯示', en: 'Show as table' },
  asChart: { 'zh-TW': '以圖表顯示', en: 'Show as chart' },
  tableOf: { 'zh-TW': (title: string) => `${title}（表格）`, en: (title: string) => `${title}, as a table` },
  /** For screen readers, of a chart that arrow keys walk through. */
  walk: {
    'zh-TW': (title: string) => `${title}。用左右鍵逐點查看，按 Enter 看背後的資料；亦可以表格顯示。`,
    en: (title: string) =>
      `${title}. Arrow keys go from point to point, Enter opens the records behind one; or show it as a table.`,
  },
  seeRows: { 'zh-TW': '按一下查看明細', en: 'Click to see the records' },
  share: {
    'zh-TW': (name: string, note: string, percent: string) => `${name}：${note}，${percent}`,
    en: (name: string, note: string, percent: string) => `${name}: ${note}, ${percent}`,
  },
  name: { 'zh-TW': '項目', en: 'Item' },
  percent: { 'zh-TW': '百分比', en: 'Share' },
} satisfies Dictionary

export const changeWords = {
  before: { 'zh-TW': (value: string) => `上期 ${value}`, en: (value: string) => `from ${value}` },
  noneBefore: { 'zh-TW': '上期沒有', en: 'None in the previous period' },
  noneEither: { 'zh-TW': '上期也沒有', en: 'None in either period' },
} satisfies Dictionary
