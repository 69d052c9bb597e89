import type { Dictionary } from '../../i18n/language.tsx'

export const demoWords = {
  title: { 'zh-TW': '試用平台', en: 'Try the platform' },
  heading: { 'zh-TW': '一幢模擬大廈，由你當值', en: 'A simulated building, and you are on duty' },
  lead: {
    'zh-TW':
      '這是我們出售的平台和儀表板，接到一幢虛構的大廈。讀數全由算式在你的瀏覽器產生，不會儲存，也不會送出；重新載入便由頭開始。',
    en: 'This is the platform and dashboard that we sell, connected to a building that does not exist. Every reading is worked out in your browser; nothing is stored or sent. Reload, and it starts again.',
  },
  description: {
    'zh-TW': '在一幢模擬大廈試用物聯網平台：逐層讀數、漏水警報、派工單、每月報告。不用登記，不儲存任何資料。',
    en: 'Try the IoT platform on a simulated building: readings floor by floor, a leak alarm, a work order, the monthly report. No sign-up, nothing stored.',
  },
  withoutScripts: {
    'zh-TW':
      '你的瀏覽器沒有執行 JavaScript，下面停在 10 月 28 日 08:00。執行時讀數會跟着時鐘變，你可以讓一層漏水、派人、關閥、結案。',
    en: 'Scripts do not run in your browser, so everything shows 08:00 on 28 October. With scripts, readings move with the clock, and you can trigger a leak, send somebody, and close the valve and the work order.',
  },
  building: { 'zh-TW': '示例商廈', en: 'Sample Tower' },
  simulation: { 'zh-TW': '模擬', en: 'Simulation' },
  console: { 'zh-TW': '平台', en: 'Platform' },
  views: { 'zh-TW': '平台的頁面', en: 'Views of the platform' },
  overview: { 'zh-TW': '全幢', en: 'Building' },
  orders: { 'zh-TW': '工單', en: 'Work orders' },
  openOrders: {
    'zh-TW': (count: number) => `${count} 張未完成`,
    en: (count: number) => `${count} open`,
  },
  report: { 'zh-TW': '每月報告', en: 'Monthly report' },

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
  run: { 'zh-TW': '行走', en: 'Run' },
  pause: { 'zh-TW': '暫停', en: 'Pause' },
  standing: { 'zh-TW': '時鐘已停', en: 'Clock stopped' },
  speed: { 'zh-TW': '一秒等於', en: 'One second is' },
  speeds: {
    'zh-TW': (seconds: number) => (seconds < 60 ? `${seconds} 秒` : `${seconds / 60} 分鐘`),
    en: (seconds: number) => (seconds < 60 ? `${seconds} s` : `${seconds / 60} min`),
  },
  forward: { 'zh-TW': '+15 分鐘', en: '+15 min' },
  forwardLabel: { 'zh-TW': '時鐘快進 15 分鐘', en: 'Forward 15 minutes' },
  reset: { 'zh-TW': '重新開始', en: 'Start again' },
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

  floors: { 'zh-TW': '各層現況', en: 'Floor by floor' },
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

  closing: { 'zh-TW': '接到你的大廈', en: 'Connect your own building' },
  bookDemo: { 'zh-TW': '預約真實示範', en: 'Book a real demo' },
  bookDemoText: { 'zh-TW': '用你的樓層圖和真實設備。', en: 'With your floor plans and real devices.' },
  builder: { 'zh-TW': '規劃你的系統', en: 'Plan your system' },
  builderText: {
    'zh-TW': '要多少感測器，十年成本多少。',
    en: 'How many sensors you need, and the cost over ten years.',
  },
  software: { 'zh-TW': '平台及儀表板產品', en: 'Platform and dashboards' },
  softwareText: { 'zh-TW': '這裏所用的軟件和月費。', en: 'The software used here, paid monthly.' },
} satisfies Dictionary
