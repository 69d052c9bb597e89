import { blankRecord, type CatalogueRecord } from '#contract/fields/product.ts'

const sample: CatalogueRecord = { ...blankRecord, category: 'hardware' }

/** The six built-in products (spec §8, §9): shown while the mirror has never been synced. */
export const sampleRecords: CatalogueRecord[] = [
  {
    ...sample,
    name: '漏水感測器',
    nameEn: 'Water Leak Sensor',
    description: '貼地安裝，機房、茶水間和天花水管一滲水便即時通報。電池可用十年，毋須拉線。',
    descriptionEn:
      'Sits on the floor and reports a leak within seconds: server rooms, pantries, ceiling pipework. Ten years on one battery, no wiring.',
    sku: 'HI-WL-01',
    modelNumber: 'WL-01',
    subcategory: '漏水 Leak detection',
    availability: 'In Stock - High (120)',
    msrp: '1180',
    term: 'One-time',
    connectivityType: 'LoRaWAN',
    connectivityFee: 'FREE',
    limitedOffer: 'Yes',
    tags: ['LoRaWAN', 'IP67'],
    features:
      '#偵測\n偵測方式: 雙電極探針，可接 3 米感應繩\n通報時間: 5 秒內\n#供電\n電池: 10 年\n#安裝\n防護等級: IP67',
    featuresEn:
      '#Detection\nMethod: Twin electrodes, 3 m rope optional\nAlert time: Within 5 seconds\n#Power\nBattery: 10 years\n#Installation\nProtection: IP67',
    specifications: '通訊距離: 15 km\n電池壽命: 10 年\n防護等級: IP67\n工作溫度: -20 至 60 °C\n尺寸: 72 × 72 × 24 mm',
    specificationsEn:
      'Range: 15 km\nBattery life: 10 years\nProtection: IP67\nOperating temperature: -20 to 60 °C\nDimensions: 72 × 72 × 24 mm',
  },
  {
    ...sample,
    name: '智能電錶',
    nameEn: 'Smart Energy Meter',
    description: '導軌式三相電錶，每十五分鐘回傳用電量、功率因數和最高需求量，分租戶計費和節能審核都用得上。',
    descriptionEn:
      'Three-phase DIN-rail meter. Energy, power factor and peak demand every fifteen minutes, for tenant billing and energy audits.',
    sku: 'HI-EM-03',
    modelNumber: 'EM-03',
    subcategory: '能源 Energy',
    availability: 'In Stock (36)',
    msrp: '1580',
    term: 'One-time',
    connectivityType: 'LoRaWAN',
    connectivityFee: 'FREE',
    tags: ['LoRaWAN', 'DIN', 'ESG'],
    features:
      '#計量\n準確度: Class 0.5S\n回傳間隔: 15 分鐘\n#接線\n制式: 三相四線，CT 可選\n#安裝\n安裝方式: 35 mm 導軌',
    featuresEn:
      '#Metering\nAccuracy: Class 0.5S\nInterval: 15 minutes\n#Wiring\nSystem: Three-phase four-wire, CT optional\n#Installation\nMounting: 35 mm DIN rail',
    specifications: '電壓: 3 × 230/400 V\n最大電流: 80 A\n通訊距離: 15 km\n防護等級: IP51\n供電: 由電網供電',
    specificationsEn:
      'Voltage: 3 × 230/400 V\nMaximum current: 80 A\nRange: 15 km\nProtection: IP51\nPower: Mains powered',
  },
  {
    ...sample,
    name: '泊車感測器',
    nameEn: 'Parking Sensor',
    description: '地磁與雷達雙重偵測，車位有無一目了然。可面裝或嵌入地面，抵受重型車輛輾過。',
    descriptionEn:
      'Magnetic and radar detection in one puck tells a taken bay from a free one. Surface or flush mount; trucks may drive over it.',
    sku: 'HI-PK-02',
    modelNumber: 'PK-02',
    subcategory: '泊車 Parking',
    availability: 'In Stock - Low (8)',
    msrp: '980',
    term: 'One-time',
    connectivityType: 'NB-IoT',
    connectivityFee: '120',
    connectivityDescription: 'NB-IoT SIM',
    tags: ['NB-IoT', 'IP67'],
    features: '#偵測\n偵測方式: 地磁加雷達\n準確度: 98%\n#供電\n電池: 8 年\n#安裝\n承重: 15 公噸',
    featuresEn:
      '#Detection\nMethod: Magnetic and radar\nAccuracy: 98%\n#Power\nBattery: 8 years\n#Installation\nLoad: 15 tonnes',
    specifications: '通訊距離: 10 km\n電池壽命: 8 年\n防護等級: IP68\n工作溫度: -30 至 75 °C',
    specificationsEn: 'Range: 10 km\nBattery life: 8 years\nProtection: IP68\nOperating temperature: -30 to 75 °C',
  },
  {
    ...sample,
    name: '九合一室內空氣質素感測器',
    nameEn: '9-in-1 Indoor Air Quality Sensor',
    description: '一部量度二氧化碳、PM2.5、甲醛、溫濕度等九項數據，電子紙屏幕即時顯示，配合 WELL 和 BEAM Plus 認證。',
    descriptionEn:
      'CO₂, PM2.5, formaldehyde, temperature, humidity and four more on one e-paper display. Suits WELL and BEAM Plus assessments.',
    sku: 'HI-AQ-09',
    modelNumber: 'AQ-09',
    subcategory: '空氣質素 Air quality',
    availability: 'In Stock (24)',
    msrp: '2200',
    term: 'One-time',
    connectivityType: 'Wi-Fi',
    connectivityFee: 'FREE',
    tags: ['Wi-Fi', 'WELL', 'BEAM Plus'],
    features: '#量度\n量度項目: 9 項\n二氧化碳: 400–5,000 ppm\n#顯示\n屏幕: 4.2 吋電子紙\n#供電\n供電: USB-C 或電池',
    featuresEn:
      '#Measurement\nParameters: 9\nCO₂: 400–5,000 ppm\n#Display\nScreen: 4.2-inch e-paper\n#Power\nSupply: USB-C or battery',
    specifications:
      '二氧化碳準確度: ±30 ppm\nPM2.5: 0–1,000 µg/m³\n電池壽命: 3 年\n防護等級: IP30\n尺寸: 105 × 105 × 26 mm',
    specificationsEn:
      'CO₂ accuracy: ±30 ppm\nPM2.5: 0–1,000 µg/m³\nBattery life: 3 years\nProtection: IP30\nDimensions: 105 × 105 × 26 mm',
  },
  {
    ...sample,
    name: 'IoT 管理平台',
    nameEn: 'IoT Platform App',
    description: '一個平台管理所有感測器：即時告警、地圖、工單與 API，中英雙語，按月訂閱。',
    descriptionEn:
      'One place for every sensor: live alerts, floor plans, work orders and an API, in Chinese and English, by the month.',
    sku: 'HI-SW-PLAT',
    category: 'software',
    subcategory: '平台 Platform',
    availability: 'Available',
    msrp: 'HK$399/month',
    tags: ['API', 'BMS'],
    features: '#功能\n裝置數量: 100 部起\n告警渠道: 電郵、WhatsApp、SMS\n介面: 繁體中文及英文\n整合: REST API、MQTT',
    featuresEn:
      '#Functions\nDevices: From 100\nAlerts: E-mail, WhatsApp, SMS\nLanguages: Traditional Chinese and English\nIntegration: REST API, MQTT',
    specifications: '數據保存: 24 個月\n整合: REST API、MQTT、BACnet',
    specificationsEn: 'Data retention: 24 months\nIntegration: REST API, MQTT, BACnet',
  },
  {
    ...sample,
    name: '附加儀表板',
    nameEn: 'Additional Dashboard App',
    description: '為另一幢大廈、另一個團隊或租戶多開一個儀表板，權限和報表分開，數據同源。',
    descriptionEn:
      'Another dashboard for another building, team or tenant: separate access and reports over the same data.',
    sku: 'HI-SW-DASH',
    category: 'software',
    subcategory: '儀表板 Dashboard',
    availability: 'Available',
    msrp: 'HK$299/month',
    limitedOffer: 'Yes',
    tags: ['ESG', 'BMS'],
    features: '#功能\n圖表: 20 款\n報表: 每日、每星期、每月 PDF\n用戶數目: 10 個\n嵌入: 網頁或電視牆',
    featuresEn:
      '#Functions\nCharts: 20 kinds\nReports: Daily, weekly and monthly PDF\nUsers: 10\nEmbedding: Web page or video wall',
    specifications: '更新頻率: 1 分鐘\n數據保存: 24 個月',
    specificationsEn: 'Refresh: 1 minute\nData retention: 24 months',
  },
]
