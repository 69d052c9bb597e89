import type { CatalogueRecord } from '#contract/fields/product.ts'
import { featured, sample, specified } from './writing.ts'

/** Price and yearly fee, of platform and SIM, are the sums of the components'; a test adds them up. */
const system = { ...sample, category: 'systems', term: null }

export const systemSamples: CatalogueRecord[] = [
  {
    ...system,
    name: '樓層漏水監察系統',
    nameEn: 'Floor Leak Watch System',
    description:
      '一層辦公樓的茶水間、洗手間和機房全部看住：八個漏水感測器、一個電動水閥、一部網關，連平台。五秒內通報，由值班人員一按關水。',
    descriptionEn:
      'Watches the pantries, washrooms and plant rooms of one office floor: eight leak sensors, a motorised valve, a gateway and the platform. Reported within five seconds; whoever is on duty shuts the water.',
    sku: 'HI-SYS-LEAK',
    subcategory: '漏水 Leak detection',
    availability: 'In Stock (14)',
    msrp: '14100',
    connectivityType: 'LoRaWAN',
    connectivityFee: '4788',
    connectivityDescription: 'IoT platform',
    tags: ['LoRaWAN'],
    components: 'HI-WL-01: 8\nHI-VA-01: 1\nHI-GW-02: 1\nHI-SW-PLAT: 1',
    ...featured([
      [
        '範圍',
        'Scope',
        [
          ['監察點', 'Points', '8 個', '8'],
          ['通報時間', 'Alert time', '5 秒內', 'Within 5 seconds'],
          ['關水', 'Shutting water', '由值班人員在平台操作', 'By whoever is on duty'],
        ],
      ],
    ]),
    ...specified([
      ['適用', 'For', '一層，約 1,500 平方米', 'One floor of about 1,500 m²'],
      ['監察點', 'Points', '8 個', '8'],
      ['水閥', 'Valves', '1 個，DN20', '1, DN20'],
      ['通報時間', 'Alert time', '5 秒內', 'Within 5 seconds'],
      ['感測器電池壽命', 'Battery life of sensors', '10 年', '10 years'],
      ['感測器防護等級', 'Protection of sensors', 'IP67'],
      ['數據保存', 'Data retention', '24 個月', '24 months'],
      ['安裝', 'Installation', '不包括，另行報價', 'Not included, quoted apart'],
    ]),
  },
  {
    ...system,
    name: '租戶用電分帳系統',
    nameEn: 'Tenant Energy Billing System',
    description: '十二個租戶各有一個電錶，每十五分鐘回傳，月底按租戶匯出用電量；另設一個儀表板，租戶只看到自己的數字。',
    descriptionEn:
      'A meter for each of twelve tenants, read every fifteen minutes, with each one’s use exported at the end of the month; a dashboard of their own shows tenants nothing but their figures.',
    sku: 'HI-SYS-TENANT',
    subcategory: '能源 Energy',
    availability: 'In Stock (12)',
    msrp: '21640',
    connectivityType: 'LoRaWAN',
    connectivityFee: '8376',
    connectivityDescription: 'IoT platform and dashboard',
    tags: ['LoRaWAN', 'ESG'],
    components: 'HI-EM-03: 12\nHI-GW-02: 1\nHI-SW-PLAT: 1\nHI-SW-DASH: 1',
    ...featured([
      [
        '範圍',
        'Scope',
        [
          ['電錶', 'Meters', '12 個', '12'],
          ['回傳間隔', 'Interval', '15 分鐘', '15 minutes'],
          ['報表', 'Reports', '每月，按租戶匯出', 'Monthly, exported by tenant'],
        ],
      ],
    ]),
    ...specified([
      ['適用', 'For', '12 個租戶', '12 tenants'],
      ['電錶', 'Meters', '12 個', '12'],
      ['準確度', 'Accuracy', 'Class 0.5S'],
      ['上報間隔', 'Reporting interval', '15 分鐘', '15 minutes'],
      ['儀表板', 'Dashboards', '2 個', '2'],
      ['匯出格式', 'Exports', 'CSV、PDF', 'CSV, PDF'],
      ['數據保存', 'Data retention', '24 個月', '24 months'],
      [
        '安裝',
        'Installation',
        '不包括；須由註冊電業工程人員施工',
        'Not included; takes a registered electrical worker',
      ],
    ]),
  },
  {
    ...system,
    name: '停車場車位導引系統',
    nameEn: 'Car Park Guidance System',
    description:
      '五十個車位逐位偵測，空位數目經 API 送到入口顯示屏和你的應用程式。經電訊商網絡上線，地庫毋須自設網關；顯示屏不包括在內。',
    descriptionEn:
      'Each of fifty bays is watched, and free counts go to the sign at the entrance and to your app through the API. It uses an operator’s network, so the basement needs no gateway; signs are not included.',
    sku: 'HI-SYS-PARK',
    subcategory: '泊車 Parking',
    availability: 'In Stock - Low (4)',
    msrp: '49000',
    connectivityType: 'NB-IoT',
    connectivityFee: '20376',
    connectivityDescription: 'NB-IoT SIM, IoT platform and dashboard',
    tags: ['NB-IoT', 'API'],
    components: 'HI-PK-02: 50\nHI-SW-PLAT: 1\nHI-SW-DASH: 1',
    ...featured([
      [
        '範圍',
        'Scope',
        [
          ['車位', 'Bays', '50 個', '50'],
          ['準確度', 'Accuracy', '98%'],
          ['空位數目', 'Free counts', '經 API 輸出', 'Through the API'],
        ],
      ],
    ]),
    ...specified([
      ['適用', 'For', '50 個車位', '50 bays'],
      ['準確度', 'Accuracy', '98%'],
      ['感測器電池壽命', 'Battery life of sensors', '8 年', '8 years'],
      ['感測器防護等級', 'Protection of sensors', 'IP68'],
      ['承重', 'Load', '15 公噸', '15 tonnes'],
      ['儀表板', 'Dashboards', '2 個', '2'],
      ['數據保存', 'Data retention', '24 個月', '24 months'],
      ['安裝', 'Installation', '不包括，另行報價', 'Not included, quoted apart'],
    ]),
  },
  {
    ...system,
    name: '辦公室空氣監察系統',
    nameEn: 'Office Air Quality System',
    description:
      '八個通風區各掛一部九合一感測器，讀數經 BACnet 交給樓宇管理系統調節鮮風；長期記錄供室內空氣質素檢定前自查。',
    descriptionEn:
      'A 9-in-1 sensor in each of eight ventilation zones; readings go to the building management system over BACnet, which sets the fresh air, and a long record lets you check yourself before an IAQ assessment.',
    sku: 'HI-SYS-AIR',
    subcategory: '空氣質素 Air quality',
    availability: 'In Stock (12)',
    msrp: '17600',
    connectivityType: 'Wi-Fi',
    connectivityFee: '8376',
    connectivityDescription: 'IoT platform and dashboard',
    tags: ['Wi-Fi', 'WELL', 'BEAM Plus'],
    components: 'HI-AQ-09: 8\nHI-SW-PLAT: 1\nHI-SW-DASH: 1',
    ...featured([
      [
        '範圍',
        'Scope',
        [
          ['量度點', 'Points', '8 個', '8'],
          ['量度項目', 'Parameters', '9 項', '9'],
          ['整合', 'Integration', 'REST API、MQTT、BACnet', 'REST API, MQTT, BACnet'],
        ],
      ],
    ]),
    ...specified([
      ['適用', 'For', '8 個通風區', '8 ventilation zones'],
      ['量度項目', 'Parameters', '9 項', '9'],
      ['二氧化碳準確度', 'CO₂ accuracy', '±30 ppm'],
      ['上報間隔', 'Reporting interval', '10 分鐘', '10 minutes'],
      ['整合', 'Integration', 'REST API、MQTT、BACnet', 'REST API, MQTT, BACnet'],
      ['儀表板', 'Dashboards', '2 個', '2'],
      ['數據保存', 'Data retention', '24 個月', '24 months'],
      ['安裝', 'Installation', '管理處可自行安裝', 'Your own staff can do it'],
    ]),
  },
  {
    ...system,
    name: '冷庫溫度監察系統',
    nameEn: 'Cold Room Temperature System',
    description:
      '六個溫度探頭、四個門磁，記錄冷庫和雪櫃的溫度和開門時間，超出範圍立即通報。網關設流動網絡後備，寬頻中斷時由它繼續上傳。',
    descriptionEn:
      'Six temperature probes and four door contacts record cold rooms and fridges, with an alert at once when out of limits. The gateway has a mobile fallback, which goes on sending when broadband fails.',
    sku: 'HI-SYS-COLD',
    subcategory: '溫濕度 Temperature',
    availability: 'In Stock (16)',
    msrp: '6240',
    connectivityType: 'LoRaWAN',
    connectivityFee: '5148',
    connectivityDescription: 'LTE-M SIM and IoT platform',
    tags: ['LoRaWAN', 'LTE-M'],
    components: 'HI-TH-05: 6\nHI-DC-01: 4\nHI-GW-02: 1\nHI-SIM-LTEM: 1\nHI-SW-PLAT: 1',
    ...featured([
      [
        '範圍',
        'Scope',
        [
          ['溫度探頭', 'Probes', '6 個', '6'],
          ['門磁', 'Door contacts', '4 個', '4'],
          ['後備網絡', 'Fallback network', 'LTE-M'],
        ],
      ],
    ]),
    ...specified([
      ['適用', 'For', '6 間冷庫或雪櫃', '6 cold rooms or fridges'],
      ['量度溫度', 'Measured temperature', '-40 至 85 °C', '-40 to 85 °C'],
      ['溫度準確度', 'Temperature accuracy', '±0.3 °C'],
      ['上報間隔', 'Reporting interval', '15 分鐘；超出範圍時立即', '15 minutes; at once out of limits'],
      ['感測器電池壽命', 'Battery life of sensors', '5 年', '5 years'],
      ['離線儲存', 'Readings kept offline', '4,000 筆', '4,000'],
      ['數據保存', 'Data retention', '24 個月', '24 months'],
      ['安裝', 'Installation', '不包括，另行報價', 'Not included, quoted apart'],
    ]),
  },
  {
    ...system,
    name: '洗手間設施管理系統',
    nameEn: 'Washroom Care System',
    description:
      '四個洗手間的人流、垃圾桶和地面滲水一併監察，按實際使用次數安排清潔，毋須定時巡查每一間。人流只計數目，不拍影像。',
    descriptionEn:
      'People, bins and water on the floor of four washrooms in one place, so that cleaning follows use rather than the clock. People are counted and nothing else: there is no camera.',
    sku: 'HI-SYS-WASH',
    subcategory: '洗手間 Washrooms',
    availability: 'In Stock (11)',
    msrp: '27560',
    connectivityType: 'LoRaWAN',
    connectivityFee: '4788',
    connectivityDescription: 'IoT platform',
    tags: ['LoRaWAN'],
    components: 'HI-PC-04: 4\nHI-BN-03: 8\nHI-WL-01: 4\nHI-GW-02: 1\nHI-SW-PLAT: 1',
    ...featured([
      [
        '範圍',
        'Scope',
        [
          ['洗手間', 'Washrooms', '4 個', '4'],
          ['人流準確度', 'Counting accuracy', '95%'],
          ['影像', 'Camera', '沒有', 'None'],
        ],
      ],
    ]),
    ...specified([
      ['適用', 'For', '4 個洗手間', '4 washrooms'],
      ['人流計數器', 'People counters', '4 個', '4'],
      ['垃圾桶', 'Bins', '8 個', '8'],
      ['漏水監察點', 'Leak points', '4 個', '4'],
      ['人流準確度', 'Counting accuracy', '95%'],
      ['上報間隔', 'Reporting interval', '10 至 60 分鐘；漏水時立即', '10 to 60 minutes; at once when wet'],
      ['數據保存', 'Data retention', '24 個月', '24 months'],
      ['安裝', 'Installation', '不包括，另行報價', 'Not included, quoted apart'],
    ]),
  },
]
