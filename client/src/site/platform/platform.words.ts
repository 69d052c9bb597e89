import type { Dictionary } from '../../i18n/language.tsx'

export const platformWords = {
  building: { 'zh-TW': '示例商廈', en: 'Sample Tower' },
  simulation: { 'zh-TW': '模擬', en: 'Simulation' },
  console: { 'zh-TW': '平台', en: 'Platform' },
  date: {
    'zh-TW': (date: number, weekday: string) => `10 月 ${date} 日（${weekday}）`,
    en: (date: number, weekday: string) => `${weekday} ${date} Oct`,
  },
  midnight: { 'zh-TW': '10 月 31 日 24:00', en: '31 Oct, 24:00' },
  dateTime: {
    'zh-TW': (date: number, time: string) => `10 月 ${date} 日 ${time}`,
    en: (date: number, time: string) => `${date} Oct, ${time}`,
  },
  clock: { 'zh-TW': '模擬時鐘', en: 'Simulated clock' },
  run: { 'zh-TW': '繼續', en: 'Run' },
  pause: { 'zh-TW': '暫停', en: 'Pause' },
  monthOver: {
    'zh-TW': '模擬的十月完結，報告已齊全。',
    en: 'The simulated October is over, its report complete.',
  },
  power: { 'zh-TW': '現時用電', en: 'Power now' },
  energyToday: { 'zh-TW': '今日用電', en: 'Energy today' },
  airWithin: { 'zh-TW': '空氣合標準', en: 'Air within limits' },
  ofFloors: {
    'zh-TW': (within: number, all: number) => `${within} / ${all} 層`,
    en: (within: number, all: number) => `${within} of ${all} floors`,
  },
  baysFree: { 'zh-TW': '空置車位', en: 'Bays free' },
  ofBays: {
    'zh-TW': (free: number, all: number) => `${free} / ${all} 個`,
    en: (free: number, all: number) => `${free} of ${all}`,
  },
  sensorsOnline: {
    'zh-TW': (count: number) => `${count} 個感測器在線`,
    en: (count: number) => `${count} sensors online`,
  },
  floor: { 'zh-TW': '樓層', en: 'Floor' },
  drawing: { 'zh-TW': '剖面圖', en: 'Section' },
  kilowatts: { 'zh-TW': '用電 kW', en: 'Power, kW' },
  bays: { 'zh-TW': '車位', en: 'Bays' },
  state: { 'zh-TW': '狀況', en: 'State' },
  taken: {
    'zh-TW': (taken: number, all: number) => `${taken}/${all}`,
    en: (taken: number, all: number) => `${taken}/${all}`,
  },
  today: { 'zh-TW': '今日用電', en: 'Power today' },
  sameDay: { 'zh-TW': '昨日', en: 'Yesterday' },
  limit: { 'zh-TW': '標準', en: 'Limit' },
  untilNow: { 'zh-TW': '今日', en: 'Today' },
  powerTold: {
    'zh-TW': (now: string, most: string) => `由零時到現在的用電：現時 ${now} kW，最高 ${most} kW。`,
    en: (now: string, most: string) => `Power since midnight: now ${now} kW, at most ${most} kW.`,
  },
  co2On: {
    'zh-TW': (floor: string) => `${floor}二氧化碳`,
    en: (floor: string) => `CO₂ on ${floor}`,
  },
  co2Told: {
    'zh-TW': (floor: string, now: string, most: string) =>
      `${floor}二氧化碳：現時 ${now} ppm，今日最高 ${most} ppm，標準 1,000 ppm。`,
    en: (floor: string, now: string, most: string) =>
      `CO₂ on ${floor}: now ${now} ppm, today at most ${most} ppm; the limit is 1,000 ppm.`,
  },
  attention: { 'zh-TW': '要留意', en: 'Needs attention' },
  nothing: { 'zh-TW': '沒有其他事項。', en: 'Nothing else.' },
  airNotice: {
    'zh-TW': (floor: string, ppm: string) => `${floor}：二氧化碳 ${ppm} ppm，標準是 1,000`,
    en: (floor: string, ppm: string) => `${floor}: CO₂ is ${ppm} ppm; the limit is 1,000`,
  },
  nightNotice: {
    'zh-TW': (floor: string, night: string, usual: string) =>
      `${floor}：近七晚凌晨用電平均 ${night} kW，其他辦公樓層約 ${usual} kW。風櫃可能沒有關掉`,
    en: (floor: string, night: string, usual: string) =>
      `${floor}: ${night} kW at night, on average over seven nights; other offices draw about ${usual} kW. An air handler may be left on`,
  },
  batteryNotice: {
    'zh-TW': (device: string, percent: string) => `泊車感測器 ${device}：電量 ${percent}%，安排更換電池`,
    en: (device: string, percent: string) => `Bay sensor ${device}: battery at ${percent}%, to be changed`,
  },
} satisfies Dictionary
