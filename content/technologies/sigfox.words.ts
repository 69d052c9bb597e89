import type { TechnologyCopy } from './technology.ts'

export const sigfoxCopy: TechnologyCopy = {
  bestFor: {
    'zh-TW': '每日只說幾句、數量大、預算緊的戶外裝置。',
    en: 'Large numbers of outdoor devices on a small budget that send little each day.',
  },
  description: {
    'zh-TW':
      '超窄頻技術，由每個地區的單一網絡商營運。裝置不必配對基站，發完便睡；裝置和年費都是四者之中最低，換來的是每日 140 則、每則 12 位元組的上限。',
    en: 'Ultra-narrowband, run by one operator in each territory. A device pairs with no base station: it sends and sleeps. Devices and fees are the lowest of the four; in return there are 140 messages a day of 12 bytes.',
  },
  message: {
    'zh-TW': '上行每則最多 12 位元組，每日最多 140 則；下行每則 8 位元組，每日 4 則',
    en: 'Up: 12 bytes, 140 a day at most. Down: 8 bytes, 4 a day',
  },
  features: [
    { 'zh-TW': '100 Hz 或 600 Hz 超窄頻，抗干擾', en: 'Ultra-narrow channels of 100 or 600 Hz resist interference' },
    {
      'zh-TW': '每則在三個頻率各發一次，附近基站同時收聽',
      en: 'Each message goes out on three frequencies; every station nearby listens',
    },
    { 'zh-TW': '毋須入網或配對，裝置最簡單', en: 'No joining, no pairing: the simplest devices' },
    { 'zh-TW': '雲端收數，以 callback 或 API 交付', en: 'Collected in the cloud, delivered by callback or API' },
    { 'zh-TW': '多區裝置可按所在地轉換頻率', en: 'Multi-zone devices change frequency with the territory' },
  ],
  advantages: [
    { 'zh-TW': '裝置成本和年費最低', en: 'The lowest device cost and the lowest fee' },
    { 'zh-TW': '電池壽命最長，可達 20 年以上', en: 'The longest battery life, 20 years and more' },
    { 'zh-TW': '不用建網，不用 SIM 卡', en: 'No network to build, no SIM card' },
  ],
  disadvantages: [
    { 'zh-TW': '每則只有 12 位元組，每日最多 140 則', en: '12 bytes per message and 140 messages per day' },
    { 'zh-TW': '幾乎只有上行，不宜遙距控制或更新韌體', en: 'Almost one-way: not for control or firmware updates' },
    {
      'zh-TW': '覆蓋取決於當地唯一的網絡商，自己難以補足',
      en: 'Coverage depends on the one local operator and is hard to extend',
    },
  ],
  realWorldConsiderations: [
    {
      'zh-TW': '先查網絡商的覆蓋圖並實地測試；我們不建議用於地庫。',
      en: 'Look at the operator’s coverage map and test on site; we advise against basements.',
    },
    {
      'zh-TW': 'Sigfox 於 2022 年經破產重整後易手；長年期項目要問明服務承諾。',
      en: 'Sigfox changed hands in 2022 after receivership: ask for service commitments on long projects.',
    },
    {
      'zh-TW': '香港、新加坡、泰國和馬來西亞用 RC4，日本用 RC3，南韓用 RC5；內地和越南不在公布的分區內。',
      en: 'Hong Kong, Singapore, Thailand and Malaysia are RC4, Japan RC3, South Korea RC5; the Mainland and Vietnam are in no published zone.',
    },
  ],
  applicationScenarios: [
    {
      scenario: { 'zh-TW': '貨板及籠車追蹤', en: 'Pallets and roll cages' },
      description: {
        'zh-TW': '每日報到幾次，知道在哪一個倉。',
        en: 'A few reports a day say which warehouse it is in.',
      },
      devices: { 'zh-TW': '追蹤器 3,000 件', en: '3,000 trackers' },
      benefits: { 'zh-TW': '年費低，追蹤低價資產也划算', en: 'Fees low enough to follow cheap assets' },
      considerations: {
        'zh-TW': '位置以公里計，要準確便須加 GPS 或 Wi-Fi 定位',
        en: 'Position is accurate to kilometres; for better, add GPS or Wi-Fi',
      },
    },
    {
      scenario: { 'zh-TW': '郊野水位及斜坡', en: 'Water levels and slopes in the country' },
      description: {
        'zh-TW': '每十五分鐘一次，超過警戒線即加發。',
        en: 'Every quarter of an hour, and at once above the warning level.',
      },
      devices: { 'zh-TW': '水位及傾斜感測器 80 件', en: '80 level and tilt sensors' },
      benefits: { 'zh-TW': '一個電池用到項目完結', en: 'One battery for the whole project' },
      considerations: {
        'zh-TW': '每十五分鐘即每日 96 則，加上警報要留餘量',
        en: 'A quarter of an hour is 96 messages a day: leave room for alarms',
      },
    },
    {
      scenario: { 'zh-TW': '蟲鼠及門戶狀態', en: 'Traps and doors' },
      description: {
        'zh-TW': '觸發才發訊，其餘每日報平安一次。',
        en: 'A message when triggered, otherwise one sign of life a day.',
      },
      devices: { 'zh-TW': '觸發式感測器 500 件', en: '500 trigger sensors' },
      benefits: { 'zh-TW': '巡查只去有事的地方', en: 'Rounds go only where something happened' },
      considerations: { 'zh-TW': '室內深處要先測試', en: 'Test deep indoors first' },
    },
  ],
  applications: [
    { 'zh-TW': '資產追蹤', en: 'Asset tracking' },
    { 'zh-TW': '環境監察', en: 'Environmental monitoring' },
    { 'zh-TW': '蟲鼠管理', en: 'Pest control' },
    { 'zh-TW': '戶外設施狀態', en: 'Outdoor facilities' },
    { 'zh-TW': '後備警報', en: 'Back-up alarms' },
  ],
}
