import type { Bilingual } from '#contract/i18n/languages.ts'

export interface PropertyCase {
  id: string
  kind: Bilingual
  size: Bilingual
  story: Bilingual
  measure: Bilingual
  before: number
  after: number
  unit: Bilingual
}

export const cases: PropertyCase[] = [
  {
    id: 'estate',
    kind: { 'zh-TW': '私人屋苑', en: 'Private estate' },
    size: { 'zh-TW': '六幢，約 1,800 戶', en: 'Six towers, about 1,800 flats' },
    story: {
      'zh-TW': '每幢水泵房和天台水箱各四點。夜間滲水以往要等早更巡查才發現。',
      en: 'Four points in each pump room and at each roof tank. Seepage at night used to wait for the morning patrol.',
    },
    measure: { 'zh-TW': '由滲水到有人到場', en: 'From first water to someone on site' },
    before: 240,
    after: 20,
    unit: { 'zh-TW': '分鐘', en: 'min' },
  },
  {
    id: 'office',
    kind: { 'zh-TW': '甲級寫字樓', en: 'Grade A office' },
    size: { 'zh-TW': '28 層，中央冷氣', en: '28 floors, central air-conditioning' },
    story: {
      'zh-TW': '分層電錶找出深夜仍在運行的風櫃和走廊照明，調整時間表後再量度。',
      en: 'Floor meters find air handlers and corridor lights that run all night. Schedules change, and the meters check.',
    },
    measure: { 'zh-TW': '凌晨二時基本負載', en: 'Base load at two in the morning' },
    before: 140,
    after: 112,
    unit: { 'zh-TW': 'kW', en: 'kW' },
  },
  {
    id: 'mall',
    kind: { 'zh-TW': '商場停車場', en: 'Mall car park' },
    size: { 'zh-TW': '三層，420 個車位', en: 'Three levels, 420 bays' },
    story: {
      'zh-TW': '逐位感測，入口和每層轉角顯示空位數目，司機直接駛到有位的一層。',
      en: 'A sensor in every bay; signs at the entrance and at each ramp send drivers straight to a level with room.',
    },
    measure: { 'zh-TW': '繁忙時間平均找位', en: 'Average search at peak hours' },
    before: 9,
    after: 4,
    unit: { 'zh-TW': '分鐘', en: 'min' },
  },
]
