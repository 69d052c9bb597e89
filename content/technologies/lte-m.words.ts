import type { TechnologyCopy } from './technology.ts'

export const lteMCopy: TechnologyCopy = {
  bestFor: {
    'zh-TW': '會移動、數據較多、要遙距更新或通話的裝置。',
    en: 'Devices that move, send more data, or need remote updates or voice.',
  },
  description: {
    'zh-TW':
      '流動網絡商在 LTE 上為物聯網而設的服務。速率最高、延遲最低，行車中可切換基站，也可以傳語音和韌體；裝置和月費相應較高。',
    en: 'The operators’ LTE service for IoT. The fastest of the four with the shortest delay; it hands over between cells on the move and carries voice and firmware. Devices and fees cost more in return.',
  },
  message: {
    'zh-TW': '以 IP 傳送，大小沒有實際上限；以每日最多 8,640 則規劃',
    en: 'Carried over IP with no practical size limit; we plan for 8,640 a day at most',
  },
  features: [
    { 'zh-TW': '3GPP Release 13（Cat-M1），頻寬 1.4 MHz', en: '3GPP Release 13 (Cat-M1) in 1.4 MHz' },
    { 'zh-TW': '移動中切換基站，行車不斷線', en: 'Handover between cells: no break while driving' },
    { 'zh-TW': '支援 VoLTE 語音（視乎網絡商）', en: 'VoLTE voice, where the operator offers it' },
    { 'zh-TW': '足以遙距更新韌體', en: 'Fast enough for firmware over the air' },
    { 'zh-TW': 'PSM 與 eDRX 省電模式', en: 'Power saving by PSM and eDRX' },
  ],
  advantages: [
    { 'zh-TW': '375 kbps 至 1 Mbps，四者之中最快', en: '375 kbps to 1 Mbps, the fastest of the four' },
    { 'zh-TW': '延遲通常約 100 毫秒，可作遙距控制', en: 'Around 100 ms of delay: fast enough for remote control' },
    { 'zh-TW': '一款裝置可用於多國（視乎漫遊協議）', en: 'One device for several countries, as roaming allows' },
  ],
  disadvantages: [
    { 'zh-TW': '裝置和月費都是四者之中最高', en: 'The most expensive devices and the highest fees' },
    { 'zh-TW': '頻繁傳送時電池壽命明顯縮短', en: 'Frequent messages shorten battery life markedly' },
    {
      'zh-TW': '並非每個市場都有：內地和越南暫不可用',
      en: 'Not in every market: we do not plan it for the Mainland or Vietnam',
    },
  ],
  realWorldConsiderations: [
    {
      'zh-TW': '在香港要先向網絡商確認 LTE-M 的開放情況；部分項目改用 LTE Cat 1 bis。',
      en: 'In Hong Kong confirm LTE-M with the operator first; some projects use LTE Cat 1 bis instead.',
    },
    {
      'zh-TW': '十年電池壽命以每日少量訊息計算；每分鐘傳送應接電源。',
      en: 'Ten years of battery assume few messages a day; a message a minute needs mains power.',
    },
    {
      'zh-TW': '模組的頻段要涵蓋所有目的地，並通過當地型號認證。',
      en: 'The module’s bands must cover every destination, and be type-approved there.',
    },
  ],
  applicationScenarios: [
    {
      scenario: { 'zh-TW': '冷鏈運輸', en: 'Cold-chain transport' },
      description: {
        'zh-TW': '行車中每分鐘記錄溫度和位置，越界立即通知。',
        en: 'Temperature and position each minute on the road, and an alert when out of bounds.',
      },
      devices: { 'zh-TW': '車載記錄儀 120 部', en: '120 vehicle loggers' },
      benefits: {
        'zh-TW': '過橋過隧不斷線，交收即有記錄',
        en: 'No break through tunnels and over bridges; a record at handover',
      },
      considerations: {
        'zh-TW': '跨境路線要核對漫遊和後備網絡',
        en: 'Check roaming and the fallback network on cross-border routes',
      },
    },
    {
      scenario: { 'zh-TW': '升降機緊急通話及監察', en: 'Lift intercoms and monitoring' },
      description: {
        'zh-TW': '運行數據和緊急通話用同一個模組。',
        en: 'Running data and the emergency call on one module.',
      },
      devices: { 'zh-TW': '升降機終端 60 部', en: '60 lift terminals' },
      benefits: { 'zh-TW': '省去固網電話線', en: 'No fixed telephone line' },
      considerations: {
        'zh-TW': '要有後備電源，機槽內訊號要實測',
        en: 'Needs back-up power and a signal test in the shaft',
      },
    },
    {
      scenario: { 'zh-TW': '工地安全穿戴裝置', en: 'Wearables on building sites' },
      description: {
        'zh-TW': '定位、跌倒偵測和雙向警示。',
        en: 'Position, fall detection and alerts in both directions.',
      },
      devices: { 'zh-TW': '穿戴裝置 200 件', en: '200 wearables' },
      benefits: { 'zh-TW': '工地遷移，毋須重新建網', en: 'When the site moves, no network moves with it' },
      considerations: {
        'zh-TW': '每日充電；地庫施工要補訊號',
        en: 'Charged daily; underground works need a signal booster',
      },
    },
  ],
  applications: [
    { 'zh-TW': '車隊及冷鏈', en: 'Fleets and cold chain' },
    { 'zh-TW': '穿戴裝置', en: 'Wearables' },
    { 'zh-TW': '升降機及警報', en: 'Lifts and alarms' },
    { 'zh-TW': '銷售終端及儲物櫃', en: 'Payment terminals and lockers' },
    { 'zh-TW': '電動車充電', en: 'EV charging' },
  ],
}
