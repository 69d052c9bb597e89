/** A kind of product that the stand-in's catalogue makes models of. */
export interface Kind {
  zh: string
  en: string
  descriptionZh: string
  descriptionEn: string
  category: string
  subcategory: string
  code: string
  /** HKD; the lowest model's. */
  price: number
  term: 'One-time' | 'Annual'
  connectivity: string | null
  /** HKD a year. */
  connectivityFee: number | null
  features: [zh: string, en: string][]
  specifications: [zh: string, en: string][]
  tags: string[]
}

const sensor = { category: 'hardware', term: 'One-time', connectivity: 'LoRaWAN', connectivityFee: 0 } as const

export const kinds: Kind[] = [
  {
    ...sensor,
    zh: '漏水感測器',
    en: 'Water Leak Sensor',
    descriptionZh: '機房和茶水間的地面一有滲水便通報，毋須拉線。',
    descriptionEn: 'Reports water on the floor of a server room or pantry at once, without wiring.',
    subcategory: '漏水 Leak detection',
    code: 'WL',
    price: 880,
    features: [
      ['通報時間: 5 秒內', 'Alert time: Within 5 seconds'],
      ['電池: 10 年', 'Battery: 10 years'],
    ],
    specifications: [
      ['通訊距離: 15 km', 'Range: 15 km'],
      ['防護等級: IP67', 'Protection: IP67'],
    ],
    tags: ['LoRaWAN', 'IP67'],
  },
  {
    ...sensor,
    zh: '三相智能電錶',
    en: 'Three-phase Energy Meter',
    descriptionZh: '每十五分鐘回傳用電量和最高需求量，適合分租戶計費。',
    descriptionEn: 'Sends energy and peak demand every fifteen minutes, ready for tenant billing.',
    subcategory: '能源 Energy',
    code: 'EM',
    price: 1480,
    features: [
      ['準確度: Class 0.5S', 'Accuracy: Class 0.5S'],
      ['安裝方式: 35 mm 導軌', 'Mounting: 35 mm DIN rail'],
    ],
    specifications: [
      ['電壓: 3 × 230/400 V', 'Voltage: 3 × 230/400 V'],
      ['最大電流: 80 A', 'Maximum current: 80 A'],
    ],
    tags: ['LoRaWAN', 'ESG'],
  },
  {
    ...sensor,
    zh: '泊車感測器',
    en: 'Parking Sensor',
    descriptionZh: '地磁加雷達判斷車位有無車輛，可嵌入地面。',
    descriptionEn: 'Tells a taken bay from a free one by magnetism and radar; flush or surface mount.',
    subcategory: '泊車 Parking',
    code: 'PK',
    price: 930,
    connectivity: 'NB-IoT',
    connectivityFee: 120,
    features: [
      ['準確度: 98%', 'Accuracy: 98%'],
      ['承重: 15 公噸', 'Load: 15 tonnes'],
    ],
    specifications: [
      ['電池壽命: 8 年', 'Battery life: 8 years'],
      ['工作溫度: -30 至 75 °C', 'Operating temperature: -30 to 75 °C'],
    ],
    tags: ['NB-IoT', 'IP68'],
  },
  {
    ...sensor,
    zh: '室內空氣質素監測儀',
    en: 'Indoor Air Quality Monitor',
    descriptionZh: '量度二氧化碳、微細懸浮粒子、甲醛和溫濕度，數值即時顯示。',
    descriptionEn: 'Measures carbon dioxide, particles, formaldehyde, temperature and humidity, shown as they change.',
    subcategory: '空氣質素 Air quality',
    code: 'AQ',
    price: 1980,
    connectivity: 'Wi-Fi',
    features: [
      ['量度項目: 9 項', 'Parameters: 9'],
      ['屏幕: 4.2 吋電子紙', 'Screen: 4.2-inch e-paper'],
    ],
    specifications: [
      ['二氧化碳準確度: ±30 ppm', 'CO₂ accuracy: ±30 ppm'],
      ['尺寸: 105 × 105 × 26 mm', 'Dimensions: 105 × 105 × 26 mm'],
    ],
    tags: ['Wi-Fi', 'WELL'],
  },
  {
    zh: '能源分析平台',
    en: 'Energy Analytics Platform',
    descriptionZh: '用人工智能找出異常用電，自動編製每月節能報告。',
    descriptionEn: 'Finds unusual consumption and writes the monthly energy report by itself.',
    category: 'AI 軟件',
    subcategory: '能源 Energy',
    code: 'SW',
    price: 4800,
    term: 'Annual',
    connectivity: null,
    connectivityFee: null,
    features: [
      ['報告: 每月 PDF', 'Reports: Monthly PDF'],
      ['整合: REST API、MQTT', 'Integration: REST API, MQTT'],
    ],
    specifications: [['數據保存: 24 個月', 'Data retention: 24 months']],
    tags: ['API', 'ESG'],
  },
  {
    zh: 'LoRaWAN 室外網關',
    en: 'LoRaWAN Outdoor Gateway',
    descriptionZh: '八通道網關，天台或燈柱安裝，一部覆蓋整個屋苑。',
    descriptionEn: 'Eight channels for a rooftop or lamp post; one covers a whole estate.',
    category: 'lpwan',
    subcategory: '網關 Gateways',
    code: 'GW',
    price: 5600,
    term: 'One-time',
    connectivity: 'LoRaWAN',
    connectivityFee: 0,
    features: [
      ['通道: 8', 'Channels: 8'],
      ['回程: 4G 或以太網', 'Backhaul: 4G or Ethernet'],
    ],
    specifications: [
      ['通訊距離: 15 km', 'Range: 15 km'],
      ['防護等級: IP67', 'Protection: IP67'],
    ],
    tags: ['LoRaWAN', '4G'],
  },
  {
    zh: '智慧洗手間套裝',
    en: 'Smart Washroom Package',
    descriptionZh: '人流、氨氣、廁紙和漏水感測器連儀表板，一次過交付。',
    descriptionEn: 'Footfall, ammonia, supplies and leak sensors with their dashboard, delivered together.',
    category: '完整系統',
    subcategory: '物業管理 Property',
    code: 'SY',
    price: 28_800,
    term: 'One-time',
    connectivity: 'LoRaWAN',
    connectivityFee: 960,
    features: [
      ['感測器: 12 個', 'Sensors: 12'],
      ['部署: 3 日', 'Deployment: 3 days'],
    ],
    specifications: [['覆蓋: 6 個洗手間', 'Coverage: 6 washrooms']],
    tags: ['LoRaWAN', 'FM'],
  },
]
