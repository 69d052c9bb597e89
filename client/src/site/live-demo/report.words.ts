import type { Dictionary } from '../../i18n/language.tsx'

export const reportWords = {
  title: { 'zh-TW': '2026 年 10 月報告', en: 'Report for October 2026' },
  until: {
    'zh-TW': (time: string) => `示例商廈（模擬）· 截至 ${time}`,
    en: (time: string) => `Sample Tower (simulation) · until ${time}`,
  },
  print: { 'zh-TW': '列印', en: 'Print' },
  energy: { 'zh-TW': '用電量', en: 'Electricity' },
  byFloor: { 'zh-TW': '各層及租戶', en: 'By floor and tenant' },
  total: { 'zh-TW': '全幢', en: 'Building' },
  kilowattHours: { 'zh-TW': 'kWh', en: 'kWh' },
  share: { 'zh-TW': '佔比', en: 'Share' },
  peak: { 'zh-TW': '最高 kW', en: 'Peak, kW' },
  night: { 'zh-TW': '凌晨 kW', en: 'Night, kW' },
  nightHint: {
    'zh-TW': '凌晨：近七晚 01:00 至 05:00 的平均用電。最高：任何 15 分鐘。',
    en: 'Night: the mean from 01:00 to 05:00 over the last seven nights. Peak: of any 15 minutes.',
  },
  daily: { 'zh-TW': '每日用電量', en: 'Electricity by day' },
  dailyTold: {
    'zh-TW': (least: string, most: string) => `每日由 ${least} 至 ${most} kWh；周末和假期最低。`,
    en: (least: string, most: string) => `From ${least} to ${most} kWh a day; the least at weekends and on holidays.`,
  },
  buildingPeak: {
    'zh-TW': (kilowatts: string, time: string) => `最高需求 ${kilowatts} kW，${time}`,
    en: (kilowatts: string, time: string) => `Peak demand ${kilowatts} kW, ${time}`,
  },
  air: { 'zh-TW': '室內空氣', en: 'Indoor air' },
  airHint: {
    'zh-TW': '使用時間內每小時平均：二氧化碳不高於 1,000 ppm，PM2.5 不高於 35 µg/m³。',
    en: 'Hourly means while in use: CO₂ up to 1,000 ppm, PM2.5 up to 35 µg/m³.',
  },
  hours: { 'zh-TW': '使用小時', en: 'Hours in use' },
  within: { 'zh-TW': '合標準', en: 'Within limits' },
  highestCo2: { 'zh-TW': '最高 CO₂', en: 'Highest CO₂' },
  leaks: { 'zh-TW': '漏水和反應時間', en: 'Leaks and response' },
  place: { 'zh-TW': '位置', en: 'Place' },
  assigned: { 'zh-TW': '派工', en: 'Assigned' },
  valve: { 'zh-TW': '關閥', en: 'Valve closed' },
  closed: { 'zh-TW': '結案', en: 'Closed' },
  mean: { 'zh-TW': '平均', en: 'Mean' },
  minutesHint: { 'zh-TW': '由警報起計，分鐘。', en: 'Minutes from the alarm.' },
  parking: { 'zh-TW': '車位', en: 'Parking' },
  meanTaken: { 'zh-TW': '平均使用', en: 'Mean in use' },
  mostTaken: { 'zh-TW': '最多同時', en: 'Most at once' },
  parkingHint: { 'zh-TW': '工作日 08:00 至 20:00，逢正點。', en: 'Working days, 08:00 to 20:00, on the hour.' },
  standsOut: { 'zh-TW': '值得跟進', en: 'Worth following up' },
  saving: {
    'zh-TW': (floor: string, energy: string) => `${floor}凌晨的額外用電，一個月約 ${energy} kWh。`,
    en: (floor: string, energy: string) => `${floor}: the extra load at night comes to about ${energy} kWh in a month.`,
  },
} satisfies Dictionary
