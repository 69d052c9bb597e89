import { initialSystem, type SystemInput } from '#contract/builder/system.ts'
import type { Bilingual } from '#contract/i18n/languages.ts'

export const examples: { name: Bilingual; input: SystemInput }[] = [
  { name: { 'zh-TW': '25 層寫字樓', en: '25-storey office' }, input: initialSystem },
  {
    name: { 'zh-TW': '屋苑一座', en: 'Residential tower' },
    input: {
      ...initialSystem,
      needs: ['leak', 'energy', 'parking'],
      floors: 36,
      area: 500,
      bays: 120,
      leaks: 1,
      walls: 'concrete',
    },
  },
  {
    name: { 'zh-TW': '一層辦公室', en: 'One office floor' },
    input: { ...initialSystem, needs: ['leak', 'air'], floors: 1, area: 600, bays: 0, leaks: 4, walls: 'open' },
  },
]
