import type { TechnologyCopy } from './technology.ts'

export const nbIotCopy: TechnologyCopy = {
  bestFor: {
    'zh-TW': '分散各處、在地庫或錶房、訊息必須送達的固定裝置。',
    en: 'Fixed devices in many places, basements and meter rooms, whose messages must arrive.',
  },
  description: {
    'zh-TW':
      '流動網絡商在持牌 LTE 頻段上提供的窄頻服務。毋須自建網絡，插上 SIM 卡便用；地庫和機房的穿透力是四者之中最強。',
    en: 'A narrowband service of mobile operators on licensed LTE spectrum. Nothing to build: a SIM and it works. Of the four, it reaches furthest into basements and plant rooms.',
  },
  message: {
    'zh-TW': '以 IP 傳送，每則可達約 1,600 位元組；以每日最多 1,440 則規劃',
    en: 'Carried over IP, up to some 1,600 bytes each; we plan for 1,440 a day at most',
  },
  features: [
    { 'zh-TW': '3GPP Release 13 標準，頻寬只需 180 kHz', en: '3GPP Release 13; needs only 180 kHz of spectrum' },
    { 'zh-TW': '最大耦合損耗 164 dB，比 GPRS 多 20 dB', en: '164 dB maximum coupling loss, 20 dB more than GPRS' },
    { 'zh-TW': '收不到便重發，下行最多 2,048 次', en: 'Repeats what was not received, downlink up to 2,048 times' },
    { 'zh-TW': 'PSM 與 eDRX 省電模式', en: 'Power saving by PSM and eDRX' },
    { 'zh-TW': 'SIM／eSIM 認證，沿用 LTE 的保安機制', en: 'SIM or eSIM identity and LTE’s own security' },
  ],
  advantages: [
    { 'zh-TW': '持牌頻段，干擾少，送達有確認', en: 'Licensed spectrum: little interference, confirmed delivery' },
    { 'zh-TW': '不用買網關，第一件裝置當日即可上線', en: 'No gateway to buy; the first device is online the same day' },
    { 'zh-TW': '覆蓋和維修由網絡商負責', en: 'Coverage and repairs are the operator’s task' },
  ],
  disadvantages: [
    { 'zh-TW': '每件裝置都要付網絡費', en: 'Every device pays a network fee' },
    { 'zh-TW': '移動中不能無縫切換基站', en: 'No seamless handover while moving' },
    {
      'zh-TW': '反應以秒計；訊號差時重發，耗電較多',
      en: 'Responses take seconds, and repeats in weak signal use more battery',
    },
  ],
  realWorldConsiderations: [
    {
      'zh-TW': '先用測試卡在每個錶房量度訊號（RSRP），再決定數量。',
      en: 'Measure the signal (RSRP) in each meter room with a test SIM before you settle the number.',
    },
    {
      'zh-TW': '跨境使用要問清楚漫遊：不少網絡商並未開放 NB-IoT 漫遊。',
      en: 'Ask about roaming before you cross a border: many operators do not open it for NB-IoT.',
    },
    {
      'zh-TW': '十年電池壽命以每日數則訊息、訊號良好計算；每小時傳送要另行估算。',
      en: 'Ten years of battery assume a few messages a day in good signal; hourly messages need a calculation of their own.',
    },
  ],
  applicationScenarios: [
    {
      scenario: { 'zh-TW': '水務及煤氣讀錶', en: 'Water and gas metering' },
      description: {
        'zh-TW': '散佈全市的錶每日回傳讀數，夜間流量異常立即示警。',
        en: 'Meters all over the city report each day and warn of unusual flow at night.',
      },
      devices: { 'zh-TW': 'NB-IoT 智能錶 5,000 隻', en: '5,000 NB-IoT meters' },
      benefits: {
        'zh-TW': '不必每區建網，地底錶箱也收得到',
        en: 'No network to build by district; pits below the street are reached',
      },
      considerations: { 'zh-TW': 'SIM 卡費用要計足合約年期', en: 'Count the SIM fee over the whole contract' },
    },
    {
      scenario: { 'zh-TW': '路邊泊車位', en: 'On-street parking' },
      description: {
        'zh-TW': '埋地感測器在車輛駛入或離開時各發一則。',
        en: 'A sensor in the asphalt sends one message when a car arrives and one when it leaves.',
      },
      devices: { 'zh-TW': '泊車感測器 400 件', en: '400 parking sensors' },
      benefits: { 'zh-TW': '街上毋須裝網關或取電', en: 'No gateway and no power supply on the street' },
      considerations: {
        'zh-TW': '車輛壓在上面會減弱訊號，要預留餘量',
        en: 'A car overhead weakens the signal: leave a margin',
      },
    },
    {
      scenario: { 'zh-TW': '分店及變電房監察', en: 'Shops and substations' },
      description: {
        'zh-TW': '數十個地點，每處只有幾件裝置，集中到一個平台。',
        en: 'Dozens of places with a few devices each, gathered on one platform.',
      },
      devices: {
        'zh-TW': '溫度、門磁及電流感測器 120 件，遍佈 40 處',
        en: '120 temperature, door and current sensors in 40 places',
      },
      benefits: { 'zh-TW': '逐處開通，不用逐處建網', en: 'Activated site by site, with no network to build at each' },
      considerations: { 'zh-TW': '選兩家網絡商的 SIM 作備用', en: 'Keep SIMs of a second operator in reserve' },
    },
  ],
  applications: [
    { 'zh-TW': '水錶及煤氣錶', en: 'Water and gas meters' },
    { 'zh-TW': '智能泊車', en: 'Smart parking' },
    { 'zh-TW': '街燈控制', en: 'Street lighting' },
    { 'zh-TW': '消防水缸及泵房', en: 'Fire tanks and pump rooms' },
    { 'zh-TW': '垃圾箱滿溢', en: 'Waste bins' },
  ],
}
