/**
 * Synonyms in both languages, in addition to the words of pages and catalogue. A group is a topic that an answer can
 * be about; question words ("how", 「點樣」) are in asking.ts. The assistant matches whole groups. The catalogue's search
 * matches their parts, in which every word stands for the others, and whole groups only when parts find nothing.
 */
export interface Concept {
  id: string
  /** Separated by 、, and by ； into parts. */
  'zh-TW': string
  /** Separated by commas, and by semicolons into the same parts. Plurals and verb endings are recognized. */
  en: string
  /** An attribute of something that is named separately: 「幾多錢」, "how far". */
  isAttribute?: boolean
  /** Every product has it, so that it does not distinguish products. */
  isOfEveryProduct?: boolean
  /** Too frequent here to be distinctive. */
  isCommon?: boolean
}

export const concepts: Concept[] = [
  // things
  {
    id: 'device',
    'zh-TW': '感測器、感應器、傳感器、偵測器、探測器、探頭；裝置、設備、器材；硬件',
    en: 'sensor, detector; device, equipment; hardware; monitor',
    isCommon: true,
  },
  {
    id: 'leak',
    'zh-TW': '漏水、水浸、滲水、浸水、滴水；爆水喉、爆喉；漏水感測器、漏水感應器；漏水偵測；水災',
    en: 'leak, leakage, leaking, flood, flooding, flooded, seepage, water leak; burst pipe; leak sensor, leak detector; leak detection',
  },
  {
    id: 'metering',
    'zh-TW':
      '電錶、電表、智能電錶、智能電表；分戶、分租戶、分錶；用電、用電量、耗電、電力；抄錶、讀錶；電費；慳電、節能',
    en: 'meter, metre, metering, smart meter, energy meter; submeter, submetering, sub-meter; electricity, power consumption, kwh',
  },
  {
    id: 'parking',
    'zh-TW': '泊車、停車；泊位、車位；停車場、車場；泊車感測器、車位感測器',
    en: 'parking; parking bay, parking space, bay; car park, carpark, parking lot, garage; parking sensor',
  },
  {
    id: 'air',
    'zh-TW': '空氣、室內空氣；空氣質素、空氣品質、空氣質量；鮮風、新風、通風；二氧化碳；甲醛；粒子、懸浮粒子',
    en: 'air, indoor air; air quality, iaq; ventilation, fresh air; co2, carbon dioxide; formaldehyde; pm2.5',
  },
  {
    id: 'gateway',
    'zh-TW': '網關、閘道、閘道器；基站；中繼器',
    en: 'gateway, concentrator; base station; hub',
  },
  {
    id: 'platform',
    'zh-TW': '平台、管理平台；軟件、系統軟件；應用程式',
    en: 'platform, portal; software; app',
  },
  { id: 'kit', 'zh-TW': '套裝、套件', en: 'kit, starter kit, bundle' },
  { id: 'dashboard', 'zh-TW': '儀表板、儀錶板；圖表；電視牆', en: 'dashboard; chart; video wall' },
  { id: 'temperature', 'zh-TW': '溫度、溫濕度；濕度', en: 'temperature; humidity' },

  // attributes
  {
    id: 'price',
    'zh-TW':
      '價錢、價格、價、幾多錢、幾錢、多少錢、售價、定價、收費、費用、幾貴、太貴、最平、平啲、便宜、最便宜、預算、成本、報價多少',
    en: 'price, pricing, cost, how much, fee, charge, expensive, cheap, cheaper, cheapest, budget',
    isAttribute: true,
    isOfEveryProduct: true,
  },
  {
    id: 'stock',
    'zh-TW': '庫存、存貨、現貨、有貨、冇貨、無貨、缺貨、有冇貨、斷貨、賣晒',
    en: 'stock, in stock, out of stock, available, availability, inventory, sold out',
    isAttribute: true,
    isOfEveryProduct: true,
  },
  {
    id: 'specification',
    'zh-TW': '規格、規格表、參數、尺寸、型號、說明書',
    en: 'specification, spec, dimension, size, model number, datasheet',
    isAttribute: true,
    isOfEveryProduct: true,
  },
  {
    id: 'battery',
    'zh-TW': '電池、電池壽命、電芯、換電、續航、耐用',
    en: 'battery, battery life, batteries, lifetime',
    isAttribute: true,
  },
  {
    id: 'range',
    'zh-TW': '距離、通訊距離、覆蓋、範圍、幾遠、最遠',
    en: 'range, coverage, distance, how far, farthest, furthest, reach',
    isAttribute: true,
  },
  {
    id: 'dataRate',
    'zh-TW': '速率、數據速率、速度、傳輸速度、頻寬、幾快、最快',
    en: 'data rate, speed, bandwidth, throughput, how fast, fastest, kbps',
    isAttribute: true,
  },
  {
    id: 'waterproof',
    'zh-TW': '防水；防塵；防護等級；室外、戶外、露天；落雨、淋雨；潮濕',
    en: 'waterproof, weatherproof; dustproof; ip rating, protection; outdoor, outdoors, outside; rain; wet',
    isAttribute: true,
  },
  {
    id: 'accuracy',
    'zh-TW': '準確度、準唔準、精確度、精度、誤差',
    en: 'accuracy, accurate, precision',
    isAttribute: true,
  },
  {
    id: 'quantity',
    'zh-TW': '幾多個、幾多部、幾多粒、幾多件、多少個、多少部、數量、幾個、幾部',
    en: 'how many, quantity, number of',
    isAttribute: true,
  },
  {
    id: 'duration',
    'zh-TW': '幾耐、多久、要幾耐、要多久、工期、需時、時間表、幾個星期、幾個月',
    en: 'how long, duration, schedule, timeline, timeframe, week',
    isAttribute: true,
  },
  {
    id: 'drawback',
    'zh-TW': '缺點、限制、壞處、弱點',
    en: 'drawback, disadvantage, limitation, limit, weakness, downside',
    isAttribute: true,
  },
  {
    id: 'advantage',
    'zh-TW': '優點、好處、強項、特點',
    en: 'advantage, benefit, strength, feature',
    isAttribute: true,
  },

  // networks
  { id: 'lpwan', 'zh-TW': '低功耗廣域；無線技術、連接技術', en: 'lpwan, low power wide area; wireless' },
  { id: 'lorawan', 'zh-TW': '', en: 'lorawan, lora, lora wan' },
  { id: 'nb-iot', 'zh-TW': '窄頻物聯網、窄帶物聯網', en: 'nb-iot, nbiot, nb iot, narrowband' },
  { id: 'sigfox', 'zh-TW': '', en: 'sigfox' },
  { id: 'lte-m', 'zh-TW': '', en: 'lte-m, ltem, lte m, cat-m1, catm1' },
  { id: 'wifi', 'zh-TW': '無線上網', en: 'wi-fi, wifi' },
  { id: 'network', 'zh-TW': '網絡、網路', en: 'network' },
  {
    id: 'connectivity',
    'zh-TW': '連接費、年費、月費；電話卡、數據卡；免費連接、免連接年費',
    en: 'connectivity, connectivity fee, annual fee, yearly fee, monthly fee, network fee, subscription; sim, sim card, data plan',
  },
  { id: 'signal', 'zh-TW': '訊號、信號、接收、收唔到、收不到、穿牆', en: 'signal, reception, penetration' },
  { id: 'basement', 'zh-TW': '地庫、地下室、地牢', en: 'basement, underground' },
  { id: 'message', 'zh-TW': '訊息、傳幾多次、傳送、上報', en: 'message, payload, report interval' },
  { id: 'tracking', 'zh-TW': '追蹤、定位；車隊；貨板', en: 'tracking, tracker; fleet; pallet; asset' },
  {
    id: 'licence',
    'zh-TW': '牌照、領牌、攞牌、頻段、頻率、通訊辦、免牌照',
    en: 'licence, license, frequency, frequencies, band, ofca, spectrum',
  },
  {
    id: 'outage',
    'zh-TW': '斷網、斷咗網、斷線、離線、冇網、無網、停電',
    en: 'outage, offline, internet down, internet goes down, internet fails, disconnected, power cut, blackout',
  },

  // buying
  { id: 'quotation', 'zh-TW': '報價、報價單、報價清單、詢價', en: 'quotation, quote, rfq' },
  {
    id: 'order',
    'zh-TW': '訂單、落單、下單、訂購、訂貨、購買、採購、買',
    en: 'order, buy, buying, purchase, purchasing, procurement',
  },
  {
    id: 'payment',
    'zh-TW': '付款、找數、俾錢、畀錢、信用卡、過數、訂金、月結、發票',
    en: 'payment, pay, credit card, deposit, invoice, bank transfer',
  },
  {
    id: 'account',
    'zh-TW': '帳戶、戶口、帳號、註冊、登記、會員、開戶',
    en: 'account, register, registration, sign up, login, log in',
  },
  {
    id: 'partner',
    'zh-TW': '夥伴、夥伴價、經銷、經銷商、代理、批發、判頭、承辦商、分銷',
    en: 'partner, partner price, reseller, dealer, distributor, wholesale, contractor',
  },
  {
    id: 'discount',
    'zh-TW': '折扣、優惠、減價、限時優惠、特價、打折、有冇折、有無折、有沒有折',
    en: 'discount, offer, limited offer, promotion, special price',
  },
  {
    id: 'currency',
    'zh-TW': '貨幣、美金、美元、人民幣、港元、港幣、匯率',
    en: 'currency, us dollar, dollar, usd, rmb, renminbi, yuan, hkd, exchange rate',
  },
  { id: 'validity', 'zh-TW': '有效、有效期、過期、期限', en: 'valid, validity, expire, expiry' },
  {
    id: 'delivery',
    'zh-TW': '送貨、交貨、運費、寄貨、寄去、送去、送到、運到、海外、出口',
    en: 'delivery, deliver, shipping, ship, freight, export, overseas',
  },
  { id: 'leadTime', 'zh-TW': '交期、貨期、到貨、補貨、幾時有貨', en: 'lead time, restock, back in stock' },
  {
    id: 'warranty',
    'zh-TW': '保養、保養期、保修、保固、維修',
    en: 'warranty, guarantee, guaranteed, repair',
  },
  {
    id: 'faulty',
    'zh-TW': '壞咗、壞了、壞機、整壞、故障、失靈、冇反應、沒有反應、失聯、冇讀數、沒有讀數',
    en: 'faulty, fault, break, breaks, broke, broken, breaks down, stopped working, stopped reporting, malfunction, defective, silent',
  },
  { id: 'returns', 'zh-TW': '退貨、退款、退錢、換貨、退換', en: 'return, refund, exchange, send back, money back' },
  {
    id: 'recycling',
    'zh-TW': '回收、棄置、掉棄、丟棄、舊電池、廢電池',
    en: 'recycle, recycling, dispose, disposal, old battery, old batteries',
  },
  {
    id: 'demo',
    'zh-TW': '示範、試用、睇實物、實物、參觀、試玩、預約示範',
    en: 'demo, demonstration, trial, showroom, live demo, tour',
  },
  {
    id: 'contact',
    'zh-TW': '聯絡、聯繫、聯絡方法、電話、打去、搵人、真人、客服、地址、辦公時間、電郵',
    en: 'contact, phone, telephone, phone number, call you, e-mail, email, address, office hours, opening hours, talk to, speak to, human',
  },
  {
    id: 'many',
    'zh-TW': '一次過、成個清單、清單、批量、大量',
    en: 'at once, bulk, in bulk, list, spreadsheet, different items, many items',
  },

  // installing and running
  {
    id: 'installation',
    'zh-TW': '安裝、自行安裝、上門裝、施工、拉線、接線、裝喺、裝在、擺喺、電工、裝',
    en: 'install, installation, mount, mounting, fit, wiring, diy, electrician',
  },
  { id: 'placing', 'zh-TW': '位置、邊度、哪裏、哪裡、擺喺邊、放在', en: 'position, location, placement' },
  { id: 'pilot', 'zh-TW': '試點、試行、試裝', en: 'pilot, proof of concept, poc' },
  {
    id: 'project',
    'zh-TW': '勘察、睇場、實施、部署、階段、移交、啟用、項目',
    en: 'rollout, roll-out, survey, deployment, implementation, phase, handover, hand-over, project',
  },
  { id: 'training', 'zh-TW': '培訓、教學', en: 'training' },
  { id: 'alert', 'zh-TW': '告警、警報、響警；通知；短訊', en: 'alert, alarm; notification, notify; sms' },
  { id: 'whatsapp', 'zh-TW': '', en: 'whatsapp' },
  {
    id: 'integration',
    'zh-TW': '整合、接駁、駁、對接、接入、連接系統；樓宇管理系統',
    en: 'integrate, integration, interface; bms, building management system; erp; cmms; bacnet; mqtt; rest api, api',
  },
  {
    id: 'compatible',
    'zh-TW': '兼容、相容、其他牌子、第二個牌子、牌子、品牌、第三方',
    en: 'compatible, compatibility, third party, brand, other makes, existing sensor',
  },
  {
    id: 'history',
    'zh-TW': '歷史數據、數據保存、保存、資料放喺、數據放喺、資料存放、數據存放；匯出；下載；雲端、上雲',
    en: 'historical data, data retention, history, data stored, data kept, data storage; export; download; cloud',
  },
  { id: 'readings', 'zh-TW': '讀數、數據', en: 'reading, data' },
  { id: 'training-ai', 'zh-TW': '人工智能、聊天機械人、助手', en: 'ai, artificial intelligence, assistant, chatbot' },
  {
    id: 'beginner',
    'zh-TW': '唔識、不懂、入門、新手、開始',
    en: 'beginner, get started, where to start, where do i start',
  },

  // places and rules
  {
    id: 'esg',
    'zh-TW': '可持續發展報告、可持續報告；氣候披露、披露；碳排放、減碳、碳中和；溫室氣體；範圍一；範圍二；碳審計',
    en: 'esg, sustainability, sustainability report; climate disclosure, disclosure, disclose; carbon, emission, net zero; greenhouse gas, ghg; scope 1; scope 2',
  },
  {
    id: 'regulation',
    'zh-TW': '法例、法規、條例、規管、規例、合規、規定、守則、標準',
    en: 'regulation, law, legal, rule, compliance, comply, ordinance, mandatory, act, standard',
  },
  { id: 'audit', 'zh-TW': '能源審核、能源審計、審核、審計、核證', en: 'audit, energy audit, assurance' },
  {
    id: 'hkex',
    'zh-TW': '聯交所、港交所、香港交易所',
    en: 'hkex, sehk, hong kong exchanges, hong kong stock exchange',
  },
  {
    id: 'listed',
    'zh-TW': '上市、上市公司、發行人、上市規則',
    en: 'listed, listed company, listed companies, issuer, listing rules',
  },
  { id: 'certification', 'zh-TW': '認證、檢定、證書', en: 'certification, certificate, certified' },
  { id: 'hong-kong', 'zh-TW': '香港、本港', en: 'hong kong, hk', isCommon: true },
  { id: 'china', 'zh-TW': '內地、中國、大陸、國內', en: 'china, mainland, prc' },
  { id: 'taiwan', 'zh-TW': '台灣、臺灣', en: 'taiwan, taiwanese' },
  { id: 'singapore', 'zh-TW': '新加坡、星加坡', en: 'singapore, sgx' },
  { id: 'australia', 'zh-TW': '澳洲、澳大利亞', en: 'australia, australian' },
  { id: 'malaysia', 'zh-TW': '馬來西亞、大馬', en: 'malaysia, malaysian, bursa' },
  { id: 'japan', 'zh-TW': '日本', en: 'japan, japanese' },
  { id: 'korea', 'zh-TW': '韓國、南韓', en: 'korea, korean' },
  { id: 'thailand', 'zh-TW': '泰國', en: 'thailand, thai' },
  { id: 'vietnam', 'zh-TW': '越南', en: 'vietnam, vietnamese' },

  // buildings
  {
    id: 'property',
    'zh-TW': '物業管理、物管、物業、管業處、管理處、屋苑、大廈管理',
    en: 'property management, facility management, facilities management, estate, property manager',
  },
  { id: 'office', 'zh-TW': '寫字樓、辦公室、商廈、甲廈', en: 'office, office tower, commercial building' },
  { id: 'mall', 'zh-TW': '商場、零售、舖頭、商舖、鋪位、店舖', en: 'mall, retail, shop, store' },
  { id: 'factory', 'zh-TW': '工廠、廠房、生產線、車間', en: 'factory, factories, production line, workshop' },
  { id: 'warehouse', 'zh-TW': '倉庫、貨倉、物流', en: 'warehouse, logistics, loading bay' },
  {
    id: 'plant-room',
    'zh-TW': '機房、泵房、水泵房、伺服器房、電錶房',
    en: 'plant room, pump room, server room, meter room',
  },
  { id: 'tenant', 'zh-TW': '租戶、租客', en: 'tenant, tenant billing' },

  // personal data
  {
    id: 'privacy',
    'zh-TW': '私隱、隱私、個人資料、資料保護',
    en: 'privacy, personal data, personal information, pdpo, gdpr, cookie',
  },
  {
    id: 'erasure',
    'zh-TW': '刪除、刪走、清除、查閱資料、改正',
    en: 'erase, erasure, delete, deleted, deletion, remove my data',
  },
  {
    id: 'camera',
    'zh-TW': '鏡頭、攝影、影相、錄影、閉路電視；錄音；監控、偷拍',
    en: 'camera, cctv, film; microphone, record sound; surveillance',
  },
]
