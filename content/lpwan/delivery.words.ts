import type { Bilingual } from '#contract/i18n/languages.ts'

export const layers: { name: Bilingual; task: Bilingual; parts: Bilingual }[] = [
  {
    name: { 'zh-TW': '應用層', en: 'Application' },
    task: { 'zh-TW': '看數據、收警報、開工單', en: 'Shows data, raises alarms, opens work orders' },
    parts: { 'zh-TW': '儀表板、BMS、REST API、MQTT', en: 'Dashboard, BMS, REST API, MQTT' },
  },
  {
    name: { 'zh-TW': '網絡伺服器層', en: 'Network Server' },
    task: {
      'zh-TW': '認證裝置、除去重複、管理金鑰和速率',
      en: 'Admits devices, removes duplicates, keeps keys and data rates',
    },
    parts: {
      'zh-TW': '自設或雲端；蜂巢式網絡則由網絡商營運',
      en: 'Your own or in the cloud; in the operator’s core for cellular',
    },
  },
  {
    name: { 'zh-TW': '網關層', en: 'Gateway' },
    task: { 'zh-TW': '收聽無線電，經 IP 網絡轉送', en: 'Receives radio messages and forwards them over IP' },
    parts: { 'zh-TW': '天台或樓層網關；蜂巢式網絡則是基站', en: 'On roofs and floors; base stations for cellular' },
  },
  {
    name: { 'zh-TW': '裝置層', en: 'Device' },
    task: { 'zh-TW': '量度、加密、發送，然後休眠', en: 'Measures, encrypts, sends and sleeps' },
    parts: { 'zh-TW': '漏水、電錶、泊車、空氣感測器', en: 'Leak, energy, parking and air sensors' },
  },
]

/** One reading at each step; `01 67 01 10` is 27.2 °C in Cayenne LPP. */
export const flowSteps: { name: Bilingual; text: Bilingual; packet: string[] }[] = [
  {
    name: { 'zh-TW': '裝置量度並發送', en: 'The device measures and sends' },
    text: { 'zh-TW': '四個位元組，加密後送出，隨即休眠。', en: 'Four bytes, encrypted and sent; then it sleeps.' },
    packet: ['01 67 01 10'],
  },
  {
    name: { 'zh-TW': '網關接收並轉送', en: 'Gateways receive and forward' },
    text: {
      'zh-TW': '附近的網關都收到，各自附上訊號強度。',
      en: 'Every gateway nearby receives it and adds the signal strength.',
    },
    packet: ['RSSI −110 dBm', 'SNR 6.5 dB'],
  },
  {
    name: { 'zh-TW': '網絡伺服器核對', en: 'The network server checks' },
    text: {
      'zh-TW': '驗明裝置、去除重複，交給應用層解密。',
      en: 'Verifies the device, drops duplicates, hands over to be decrypted.',
    },
    packet: ['fCnt 4218', 'MIC ✓ · 3 → 1'],
  },
  {
    name: { 'zh-TW': '應用顯示並行動', en: 'The application shows and acts' },
    text: {
      'zh-TW': '存檔、畫圖；超過上限即通知當值。',
      en: 'Stores and draws it; above the limit it calls the duty desk.',
    },
    packet: ['27.2 °C'],
  },
]

export const roadmapSteps: { name: Bilingual; text: Bilingual; outcome: Bilingual }[] = [
  {
    name: { 'zh-TW': '需求分析', en: 'Requirements analysis' },
    text: {
      'zh-TW': '點算裝置、面積、訊息頻率和室內深度，定下成功指標。',
      en: 'Count devices, area, messages and depth; agree what success is.',
    },
    outcome: { 'zh-TW': '需求表和樓層圖', en: 'Requirements and floor plans' },
  },
  {
    name: { 'zh-TW': '技術選型', en: 'Technology selection' },
    text: {
      'zh-TW': '以計算器比較四種技術，再到現場量度訊號。',
      en: 'Compare the four with the chooser, then measure on site.',
    },
    outcome: { 'zh-TW': '選型報告和預算', en: 'Selection report and budget' },
  },
  {
    name: { 'zh-TW': '試點部署', en: 'Pilot deployment' },
    text: {
      'zh-TW': '選最難的一層或一區先裝，運行一個月，核對送達率和電池。',
      en: 'Fit the hardest floor first, run it for a month, check delivery and battery.',
    },
    outcome: { 'zh-TW': '實測數據和去留決定', en: 'Measured figures and a decision' },
  },
  {
    name: { 'zh-TW': '規模部署', en: 'Scale deployment' },
    text: {
      'zh-TW': '分批安裝、接入現有系統，交接維護和培訓。',
      en: 'Install in batches, connect existing systems, hand over upkeep and training.',
    },
    outcome: { 'zh-TW': '驗收記錄和維護計劃', en: 'Acceptance record and upkeep plan' },
  },
]

export const checklistGroups: { name: Bilingual; items: Bilingual[] }[] = [
  {
    name: { 'zh-TW': '初期投資', en: 'Initial investment' },
    items: [
      { 'zh-TW': '裝置單價和數量，連後備件', en: 'Device price and number, with spares' },
      { 'zh-TW': '網關、天線和回程網絡', en: 'Gateways, antennas and backhaul' },
      { 'zh-TW': '安裝人手、高空或夜間工作', en: 'Installation, work at height or at night' },
      { 'zh-TW': '設置費、系統接駁和培訓', en: 'Setup, integration and training' },
    ],
  },
  {
    name: { 'zh-TW': '營運成本', en: 'Operating cost' },
    items: [
      { 'zh-TW': '每件裝置的網絡費和合約年期', en: 'Network fee of each device and contract term' },
      { 'zh-TW': '平台授權和數據儲存', en: 'Platform licence and data storage' },
      { 'zh-TW': '網關電費、維修和巡查', en: 'Gateway power, repairs and inspection' },
      { 'zh-TW': '更換電池或裝置的年份和人工', en: 'When batteries or devices are replaced, and by whom' },
    ],
  },
  {
    name: { 'zh-TW': '預期效益', en: 'Expected benefit' },
    items: [
      { 'zh-TW': '省回的巡查、抄錶工時', en: 'Hours of rounds and readings saved' },
      { 'zh-TW': '節省的水、電和損耗', en: 'Water, power and loss avoided' },
      { 'zh-TW': '避免的事故損失和保險自付額', en: 'Damage and insurance excess avoided' },
      { 'zh-TW': '可用於 ESG 報告的數據', en: 'Data fit for ESG reporting' },
    ],
  },
]

export const industryGroups: { name: Bilingual; uses: Bilingual[]; usual: string }[] = [
  {
    name: { 'zh-TW': '智慧城市', en: 'Smart Cities' },
    uses: [
      { 'zh-TW': '街燈控制', en: 'Street lighting' },
      { 'zh-TW': '路邊泊車', en: 'On-street parking' },
      { 'zh-TW': '渠道水位', en: 'Drain levels' },
    ],
    usual: 'NB-IoT · LoRaWAN',
  },
  {
    name: { 'zh-TW': '工業物聯網', en: 'Industrial IoT' },
    uses: [
      { 'zh-TW': '馬達震動', en: 'Motor vibration' },
      { 'zh-TW': '儲缸液位', en: 'Tank levels' },
      { 'zh-TW': '能源分項計量', en: 'Energy submetering' },
    ],
    usual: 'LoRaWAN · LTE-M',
  },
  {
    name: { 'zh-TW': '農業', en: 'Agriculture' },
    uses: [
      { 'zh-TW': '泥土濕度', en: 'Soil moisture' },
      { 'zh-TW': '魚塘溶氧', en: 'Pond oxygen' },
      { 'zh-TW': '溫室環境', en: 'Greenhouse climate' },
    ],
    usual: 'LoRaWAN · Sigfox',
  },
  {
    name: { 'zh-TW': '智能大廈', en: 'Smart Buildings' },
    uses: [
      { 'zh-TW': '漏水偵測', en: 'Leak detection' },
      { 'zh-TW': '室內空氣', en: 'Indoor air' },
      { 'zh-TW': '自動抄錶', en: 'Metering' },
    ],
    usual: 'LoRaWAN · NB-IoT',
  },
  {
    name: { 'zh-TW': '運輸', en: 'Transportation' },
    uses: [
      { 'zh-TW': '車隊位置', en: 'Fleet position' },
      { 'zh-TW': '冷鏈溫度', en: 'Cold chain' },
      { 'zh-TW': '電動車充電', en: 'EV charging' },
    ],
    usual: 'LTE-M',
  },
  {
    name: { 'zh-TW': '物流', en: 'Logistics' },
    uses: [
      { 'zh-TW': '貨板追蹤', en: 'Pallet tracking' },
      { 'zh-TW': '倉庫溫濕度', en: 'Warehouse climate' },
      { 'zh-TW': '閘口進出', en: 'Gate events' },
    ],
    usual: 'Sigfox · LTE-M',
  },
]
