import type { Bilingual } from '../../i18n/language-values.ts'

export const mountingLabel: Bilingual = { 'zh-TW': '安裝方式', en: 'Mounting' }

/** Codes in sources and addresses, with their labels. */
export const mountingLabels = {
  wall: { 'zh-TW': '掛牆', en: 'Wall' },
  ceiling: { 'zh-TW': '天花', en: 'Ceiling' },
  pipe: { 'zh-TW': '喉管', en: 'Pipe' },
  'din-rail': { 'zh-TW': 'DIN 導軌', en: 'DIN rail' },
  pole: { 'zh-TW': '燈柱或支柱', en: 'Pole' },
  floor: { 'zh-TW': '地面', en: 'Floor' },
  'in-ground': { 'zh-TW': '嵌入地面', en: 'In-ground' },
  desk: { 'zh-TW': '桌面', en: 'Desk' },
  rack: { 'zh-TW': '機櫃', en: 'Rack' },
} as const satisfies Record<string, Bilingual>

export type Mounting = keyof typeof mountingLabels
export const mountings = Object.keys(mountingLabels) as [Mounting, ...Mounting[]]
