import type { Dictionary } from '../../i18n/language.tsx'

export const propertyWords = {
  kicker: { 'zh-TW': 'AI 物業管理', en: 'AI property management' },
  title: { 'zh-TW': '管理處的夜更，由讀數當值', en: 'Let the readings take the night shift' },
  description: {
    'zh-TW': '漏水、用電、室內空氣、泊車的物業管理方案，每月起價、可接駁的系統（BMS、ERP、CMMS、IoT 平台）及典型場景。',
    en: 'Property management solutions for leaks, energy, air and parking: monthly starting prices, integrations with BMS, ERP, CMMS and IoT platforms, and typical cases.',
  },
  lead: {
    'zh-TW':
      '感測器逐點量度，AI 掌握每一點的正常水平，一有異常便直接開工單給當值的人。巡查照做，但不再靠巡查發現問題。',
    en: 'Sensors watch every point, AI knows what is normal for each, and what is not becomes a work order for whoever is on duty. Patrols continue, but they are no longer how you find out.',
  },
  demo: { 'zh-TW': '預約示範', en: 'Book a demo' },
  tryIt: { 'zh-TW': '在模擬大廈試用平台', en: 'Try the platform on a simulated building' },
  products: { 'zh-TW': '看產品和價格', en: 'See products and prices' },

  dayTitle: { 'zh-TW': '一幢住宅大廈的一天', en: 'A day in one residential tower' },
  dayNote: { 'zh-TW': '示例數據', en: 'Sample data' },

  plans: { 'zh-TW': '四項方案，每月起價', en: 'Four solutions, from a monthly price' },
  /** Heading for any number of plans but the four of a new installation. */
  plansOfAny: { 'zh-TW': '方案和每月起價', en: 'Solutions, from a monthly price' },
  plansFailed: { 'zh-TW': '未能載入方案', en: 'The solutions could not be loaded' },
  noPlans: { 'zh-TW': '方案正在更新', en: 'The solutions are being revised' },
  noPlansHint: {
    'zh-TW': '告訴我們大廈有多少個量度點，我們會按此報價。',
    en: 'Tell us how many points your building has, and we will price it for you.',
  },
  contact: { 'zh-TW': '聯絡我們', en: 'Contact us' },
  plansLead: {
    'zh-TW': '月費已包括平台、連接、警報和遙距支援。感測器一次過購買，價錢在產品目錄。',
    en: 'The monthly fee includes platform, connectivity, alerts and remote support. Sensors are bought once, at catalogue prices.',
  },
  converted: {
    'zh-TW': (currency: string) => `價格以港元計算，按固定匯率換算為 ${currency}。`,
    en: (currency: string) => `Prices are set in HKD and converted to ${currency} at a fixed rate.`,
  },
  build: {
    'zh-TW': '用系統規劃計算整幢大廈：感測器、計劃、安裝和十年成本',
    en: 'Work out the whole building: sensors, plans, installation and ten years of cost',
  },
  seeSensors: { 'zh-TW': '看感測器', en: 'See the sensors' },
  seeSensorsOf: {
    'zh-TW': (plan: string) => `看感測器：${plan}`,
    en: (plan: string) => `See the sensors: ${plan}`,
  },

  ai: { 'zh-TW': 'AI 做甚麼，不做甚麼', en: 'What the AI does, and does not' },
  aiDoes: { 'zh-TW': '做', en: 'It does' },
  aiDoesNot: { 'zh-TW': '不做', en: 'It does not' },

  integrations: { 'zh-TW': '接駁現有系統', en: 'Connects to your existing systems' },
  integrationsLead: {
    'zh-TW': '用開放標準，不鎖定供應商；每個介面都有測試記錄。',
    en: 'Open standards, no lock-in; each interface is handed over with its test record.',
  },
  system: { 'zh-TW': '系統', en: 'System' },
  interface: { 'zh-TW': '介面', en: 'Interface' },
  sends: { 'zh-TW': '我們送出', en: 'We send' },
  reads: { 'zh-TW': '我們讀取', en: 'We read' },
  prepare: { 'zh-TW': '你要準備', en: 'You prepare' },

  cases: { 'zh-TW': '同類場地的個案', en: 'Cases at sites like yours' },
  casesLead: {
    'zh-TW': '數字是按常見規模推算，供估計之用，並非某一客戶的成績；你的樓宇以試點讀數為準。',
    en: 'The figures are estimates for common sizes, to plan by; they are not one customer’s results. For your building, the pilot’s readings decide.',
  },
  allCases: { 'zh-TW': '看全部個案', en: 'See all case studies' },

  closing: { 'zh-TW': '先試一幢，再決定其餘', en: 'Try one building, then decide' },
  closingText: {
    'zh-TW': '示範用你的樓層圖和真實設備。我們會在 24 小時內與你聯絡。',
    en: 'The demo uses your floor plans and real devices. We’ll get in touch within 24 hours.',
  },
} satisfies Dictionary
