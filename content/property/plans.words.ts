import type { Plan } from '#contract/content/plans.ts'

/** Built-in plans of /property-management (/admin/content/plans). Prices are in HKD per month. */
export const plans: (Plan & { key: string })[] = [
  {
    key: 'leak',
    name: { 'zh-TW': '漏水監察', en: 'Leak watch' },
    summary: {
      'zh-TW': '水泵房、天台水箱、電掣房門檻、喉管槽。',
      en: 'Pump rooms, roof tanks, switch-room thresholds, pipe ducts.',
    },
    need: 'leak',
    monthly: 680,
    points: 20,
    unit: { 'zh-TW': '個量度點', en: 'points' },
    lines: [
      { text: { 'zh-TW': '五秒內通報，按更次分派', en: 'Reported within five seconds, routed by shift' } },
      { text: { 'zh-TW': '同一喉管的重複滲水自動歸為一宗', en: 'Repeat seepage on one pipe is grouped as one case' } },
      { text: { 'zh-TW': '電量及離線提示', en: 'Battery and offline notices' } },
    ],
    mark: 'none',
  },
  {
    key: 'energy',
    name: { 'zh-TW': '用電管理', en: 'Energy control' },
    summary: {
      'zh-TW': '升降機、照明、水泵、會所和中央冷氣。',
      en: 'Lifts, lighting, pumps, clubhouse and central plant.',
    },
    need: 'energy',
    monthly: 960,
    points: 12,
    unit: { 'zh-TW': '個電錶', en: 'meters' },
    lines: [
      { text: { 'zh-TW': '每 15 分鐘用電量及最高需求量', en: 'Energy and peak demand every 15 minutes' } },
      { text: { 'zh-TW': '偏離平日曲線立即提示', en: 'A notice when the curve strays from the usual' } },
      { text: { 'zh-TW': '每月報表，可按租戶匯出', en: 'Monthly report, exportable by tenant' } },
    ],
    mark: 'none',
  },
  {
    key: 'air',
    name: { 'zh-TW': '室內空氣', en: 'Indoor air' },
    summary: {
      'zh-TW': '大堂、會所、辦公樓層、地庫停車場管理室。',
      en: 'Lobbies, clubhouses, office floors, basement control rooms.',
    },
    need: 'air',
    monthly: 880,
    points: 8,
    unit: { 'zh-TW': '個量度點', en: 'points' },
    lines: [
      {
        text: { 'zh-TW': '二氧化碳、PM2.5、甲醛等九項', en: 'Nine parameters, among them CO₂, PM2.5 and formaldehyde' },
      },
      { text: { 'zh-TW': '屏幕即場顯示，住客看得見', en: 'Shown on its own screen, for all to see' } },
      { text: { 'zh-TW': '長期記錄，供認證前自查', en: 'A long record to check before certification' } },
    ],
    mark: 'none',
  },
  {
    key: 'parking',
    name: { 'zh-TW': '智能泊車', en: 'Smart parking' },
    summary: {
      'zh-TW': '訪客、月租、電動車及上落貨車位。',
      en: 'Visitor, monthly, EV and loading bays.',
    },
    need: 'parking',
    monthly: 1250,
    points: 50,
    unit: { 'zh-TW': '個車位', en: 'bays' },
    lines: [
      { text: { 'zh-TW': '逐位有無即時可見', en: 'Each bay’s status, live' } },
      { text: { 'zh-TW': '逾時及佔用固定車位提示', en: 'Notices of overstays and of reserved bays taken' } },
      { text: { 'zh-TW': '空位數目經 API 送到顯示屏', en: 'Free counts to signs through the API' } },
    ],
    mark: 'none',
  },
]
