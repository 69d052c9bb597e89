/** What the bench's catalogue is made of: common words first, so that picking from the front makes a few terms frequent. */
export const kinds = [
  { zh: '感測器', en: 'Sensor', category: 'hardware', subcategory: '環境 Environment', code: 'SN' },
  { zh: '網關', en: 'Gateway', category: 'lpwan', subcategory: '網關 Gateways', code: 'GW' },
  { zh: '電錶', en: 'Energy Meter', category: 'hardware', subcategory: '能源 Energy', code: 'EM' },
  { zh: '分析平台', en: 'Analytics Platform', category: 'software', subcategory: '平台 Platform', code: 'AP' },
  { zh: '監測儀', en: 'Monitor', category: 'hardware', subcategory: '空氣質素 Air quality', code: 'MN' },
  { zh: '控制器', en: 'Controller', category: 'hardware', subcategory: '控制 Control', code: 'CT' },
  { zh: '儀表板', en: 'Dashboard', category: 'software', subcategory: '儀表板 Dashboard', code: 'DB' },
  { zh: '套裝系統', en: 'Package', category: 'systems', subcategory: '物業管理 Property', code: 'SY' },
  { zh: '閥門', en: 'Valve', category: 'hardware', subcategory: '漏水 Leak detection', code: 'VL' },
  { zh: '追蹤標籤', en: 'Asset Tag', category: 'lpwan', subcategory: '追蹤 Tracking', code: 'TG' },
  { zh: '泊車系統', en: 'Parking System', category: 'systems', subcategory: '泊車 Parking', code: 'PK' },
  { zh: '數據服務', en: 'Data Service', category: 'software', subcategory: '連接 Connectivity', code: 'DS' },
] as const

export const subjects = [
  { zh: '漏水', en: 'Water Leak' },
  { zh: '溫濕度', en: 'Temperature and Humidity' },
  { zh: '三相用電', en: 'Three-phase Power' },
  { zh: '空氣質素', en: 'Air Quality' },
  { zh: '泊車位', en: 'Parking Bay' },
  { zh: '人流', en: 'Footfall' },
  { zh: '煙霧', en: 'Smoke' },
  { zh: '門窗', en: 'Door and Window' },
  { zh: '水壓', en: 'Water Pressure' },
  { zh: '冷凍櫃', en: 'Freezer' },
  { zh: '升降機', en: 'Lift' },
  { zh: '噪音', en: 'Noise' },
  { zh: '氨氣', en: 'Ammonia' },
  { zh: '太陽能', en: 'Solar' },
  { zh: '垃圾桶', en: 'Waste Bin' },
  { zh: '傾斜', en: 'Tilt' },
  { zh: '土壤', en: 'Soil' },
  { zh: '震動', en: 'Vibration' },
]

export const sentences = [
  { zh: '電池可用十年，毋須拉線。', en: 'Ten years on one battery, no wiring.' },
  { zh: '數值每十五分鐘回傳一次。', en: 'Readings arrive every fifteen minutes.' },
  { zh: '一有異常便即時通報管理處。', en: 'Alerts the management office at once.' },
  { zh: '適合商場、寫字樓和數據中心。', en: 'For malls, offices and data centres.' },
  { zh: '可面裝或嵌入地面，抵受重型車輛。', en: 'Surface or flush mount; trucks may drive over it.' },
  { zh: '配合節能審核和分租戶計費。', en: 'Suits energy audits and tenant billing.' },
  { zh: '防塵防水，天台和地庫都適用。', en: 'Dust and water proof, from rooftop to basement.' },
  { zh: '提供開放介面，接駁樓宇管理系統。', en: 'Opens an API to the building management system.' },
  { zh: '電子紙屏幕在陽光下也看得清。', en: 'The e-paper display reads well in sunlight.' },
  { zh: '權限和報表按部門分開。', en: 'Access and reports are kept apart by department.' },
  { zh: '支援遙距更新韌體。', en: 'Firmware is updated over the air.' },
  { zh: '以機器學習找出不尋常的用量。', en: 'Machine learning finds unusual consumption.' },
  { zh: '訊號可穿透多層樓板。', en: 'The signal passes several floors.' },
  { zh: '冷藏運輸全程記錄。', en: 'Logs the cold chain from end to end.' },
  { zh: '屋苑會所泳池水質亦可量度。', en: 'Measures clubhouse pools as well.' },
  { zh: '斜坡和擋土牆長期監察。', en: 'Watches slopes and retaining walls for years.' },
]

/** Two of them make the name of a series: 3,600 series, each in a few products of ten thousand. */
export const seriesCharacters = [
  ...'海山雲星晨松柏竹梅蘭菊荷楓桐泉溪湖江河川峰嶺岳谷原野田園林森風雨雪霜露虹曦暉晴朗瑞祥福康寧安泰和順昌隆興盛榮華錦繡瓊瑤琳',
]
