import type { Bilingual } from '#contract/i18n/languages.ts'
import type { PlanId } from './plans.ts'

interface PlanCopy {
  name: Bilingual
  /** What the row of the day is called. */
  trace: Bilingual
  event: Bilingual
  summary: Bilingual
  included: Bilingual
  lines: Bilingual[]
}

export const planCopy: Record<PlanId, PlanCopy> = {
  leak: {
    name: { 'zh-TW': '漏水監察', en: 'Leak watch' },
    trace: { 'zh-TW': '水泵房', en: 'Pump room' },
    event: {
      'zh-TW': '03:12 水泵房有水。五秒內通知夜更，工單附位置；03:50 關閥，水退。',
      en: '03:12 Water in the pump room. The night shift is alerted within five seconds with the spot; valve closed, dry by 03:50.',
    },
    summary: {
      'zh-TW': '水泵房、天台水箱、電掣房門檻、喉管槽。',
      en: 'Pump rooms, roof tanks, switch-room thresholds, pipe ducts.',
    },
    included: { 'zh-TW': '20 個量度點', en: '20 points' },
    lines: [
      { 'zh-TW': '五秒內通報，按更次分派', en: 'Reported within five seconds, routed by shift' },
      { 'zh-TW': '同一喉管的重複滲水自動歸為一宗', en: 'Repeat seepage on one pipe is grouped as one case' },
      { 'zh-TW': '電量及離線提示', en: 'Battery and offline notices' },
    ],
  },
  energy: {
    name: { 'zh-TW': '用電管理', en: 'Energy control' },
    trace: { 'zh-TW': '公用用電', en: 'Common power' },
    event: {
      'zh-TW': '19:00 公用用電到達全日最高。系統列出同時運作的設備，建議錯開水泵時間。',
      en: '19:00 Common power peaks. The system lists what ran at once and suggests moving the pumps.',
    },
    summary: {
      'zh-TW': '升降機、照明、水泵、會所和中央冷氣。',
      en: 'Lifts, lighting, pumps, clubhouse and central plant.',
    },
    included: { 'zh-TW': '12 個電錶', en: '12 meters' },
    lines: [
      { 'zh-TW': '每 15 分鐘用電量及最高需求量', en: 'Energy and peak demand every 15 minutes' },
      { 'zh-TW': '偏離平日曲線即時提示', en: 'A notice when the curve strays from the usual' },
      { 'zh-TW': '每月報表，可按租戶匯出', en: 'Monthly report, exportable by tenant' },
    ],
  },
  air: {
    name: { 'zh-TW': '室內空氣', en: 'Indoor air' },
    trace: { 'zh-TW': '會所二氧化碳', en: 'Clubhouse CO₂' },
    event: {
      'zh-TW': '17:00 會所二氧化碳升到 1,160 ppm。讀數經 BACnet 交給樓宇管理系統，加大鮮風量。',
      en: '17:00 Clubhouse CO₂ reaches 1,160 ppm. The reading goes to the BMS over BACnet, which raises the fresh air.',
    },
    summary: {
      'zh-TW': '大堂、會所、辦公樓層、地庫停車場管理室。',
      en: 'Lobbies, clubhouses, office floors, basement control rooms.',
    },
    included: { 'zh-TW': '8 個量度點', en: '8 points' },
    lines: [
      { 'zh-TW': '二氧化碳、PM2.5、甲醛等九項', en: 'Nine parameters, among them CO₂, PM2.5 and formaldehyde' },
      { 'zh-TW': '屏幕即場顯示，住客看得見', en: 'Shown on its own screen, for all to see' },
      { 'zh-TW': '長期記錄，供認證前自查', en: 'A long record to check before certification' },
    ],
  },
  parking: {
    name: { 'zh-TW': '智能泊車', en: 'Smart parking' },
    trace: { 'zh-TW': '車位使用', en: 'Bays taken' },
    event: {
      'zh-TW': '10:00 六成車位空出。保安崗位把日間訪客車編到 B2，傍晚前提示騰空。',
      en: '10:00 Six bays in ten are free. The guard post assigns day visitors to B2, with a prompt to clear them before evening.',
    },
    summary: {
      'zh-TW': '訪客、月租、電動車及上落貨車位。',
      en: 'Visitor, monthly, EV and loading bays.',
    },
    included: { 'zh-TW': '50 個車位', en: '50 bays' },
    lines: [
      { 'zh-TW': '逐位有無即時可見', en: 'Each bay’s status, live' },
      { 'zh-TW': '逾時及佔用固定車位提示', en: 'Notices of overstays and of reserved bays taken' },
      { 'zh-TW': '空位數目經 API 送到顯示屏', en: 'Free counts to signs through the API' },
    ],
  },
}

export const aiDoes: Bilingual[] = [
  { 'zh-TW': '學習每一點平日的水平，按星期和時段分開。', en: 'Learns each point’s usual level, by weekday and hour.' },
  { 'zh-TW': '把同一原因的多個告警合成一張工單。', en: 'Merges alerts of one cause into one work order.' },
  {
    'zh-TW': '寫好工單草稿：位置、讀數、上次怎樣處理。',
    en: 'Drafts the order: place, readings, what was done last time.',
  },
]

export const aiDoesNot: Bilingual[] = [
  {
    'zh-TW': '不會自行開關你的設備；控制權在樓宇管理系統和你的人。',
    en: 'Switch your plant by itself: control stays with the BMS and your people.',
  },
  { 'zh-TW': '不辨認人臉，不記錄車牌。', en: 'Recognise faces or record number plates.' },
  {
    'zh-TW': '不取代法定巡查和註冊承辦商的檢驗。',
    en: 'Replace statutory inspections or those of registered contractors.',
  },
]
