import type { Dictionary } from '../../i18n/language.tsx'

export const homeWords = {
  pageTitle: { 'zh-TW': '大廈感測器、LPWAN 網絡與 AI 軟件', en: 'Building sensors, LPWAN networks and AI software' },
  description: {
    'zh-TW':
      '香港的物聯網方案供應商：漏水、用電、泊車和空氣質素感測器，LPWAN 網絡，管理平台。規格、庫存和價格公開，服務亞太區。',
    en: 'IoT solutions from Hong Kong: leak, energy, parking and air-quality sensors, LPWAN networks and the platform. Open specifications, stock and prices, for buyers across Asia-Pacific.',
  },
  demo: { 'zh-TW': '預約示範', en: 'Book a demo' },
  contact: { 'zh-TW': '聯絡我們', en: 'Contact us' },

  renders: { 'zh-TW': '電腦繪製示意圖', en: 'Renderings' },

  platform: { 'zh-TW': '我們的平台，在這裏就可以試', en: 'Our platform, running on this page' },
  platformLead: {
    'zh-TW': '畫面與我們出售的平台相同，接到一幢模擬的大廈。按「讓一層漏水」，看警報、工單和剖面圖怎樣反應。',
    en: 'The screens that we sell, connected to a simulated building. Trigger a leak, and see the alarm, the work order and the drawing respond.',
  },
  platformStill: {
    'zh-TW': '你的瀏覽器沒有執行 JavaScript，畫面停在 10 月 28 日 08:00。',
    en: 'Scripts do not run in your browser, so the view stays at 08:00 on 28 October.',
  },
  platformFailed: {
    'zh-TW': '未能載入平台，請檢查網絡連線，再重新載入網頁。',
    en: 'The platform could not be loaded. Please check your connection and reload the page.',
  },
  wholePlatform: { 'zh-TW': '打開整個平台', en: 'Open the whole platform' },

  catalogue: { 'zh-TW': '目錄現時有', en: 'In the catalogue now' },
  allProducts: { 'zh-TW': '款產品', en: 'products' },
  areas: { 'zh-TW': '服務地區', en: 'Service areas' },

  assistant: { 'zh-TW': '問 IoT 助手', en: 'Ask the IoT assistant' },
  assistantLead: {
    'zh-TW': '它按我們的產品目錄和技術資料作答，並列出依據。答不到的，會請你找我們的同事。',
    en: 'It answers from our catalogue and technical pages and names its sources. What it cannot answer goes to our team.',
  },

  people: { 'zh-TW': '想直接找人', en: 'Prefer to ask a person?' },
  phone: { 'zh-TW': '電話', en: 'Phone' },
  whatsApp: { 'zh-TW': 'WhatsApp', en: 'WhatsApp' },
  chat: { 'zh-TW': '開啟對話', en: 'Open the chat' },
  email: { 'zh-TW': '電郵', en: 'Email' },
  office: { 'zh-TW': '辦公室', en: 'Office' },
  promise: { 'zh-TW': '24 小時內聯絡你', en: 'Within 24 hours' },
  enquiry: { 'zh-TW': '查詢表格', en: 'Send an enquiry' },
  answered: { 'zh-TW': '已有答案', en: 'Already answered' },
  questions: { 'zh-TW': '常見問題', en: 'Questions and answers' },

  features: { 'zh-TW': '由一件感測器，到一份報告', en: 'From one sensor to a finished report' },
  pricesCaption: { 'zh-TW': '建議零售價', en: 'List prices' },
  rangeCaption: { 'zh-TW': '通訊距離', en: 'Range' },
  trailCaption: { 'zh-TW': '一個樓層、一個月（示例）', en: 'One floor, one month (example)' },
  plansCaption: { 'zh-TW': '每月起價', en: 'Starting price per month' },

  topics: { 'zh-TW': '熱門話題', en: 'Popular topics' },
  topicsLead: {
    'zh-TW': '選一題，問題便會放進 AI 助手的輸入欄；你可以先修改，再傳送。',
    en: 'Choose one: its question goes into the assistant’s input, for you to edit and send.',
  },

  closing: { 'zh-TW': '告訴我們是哪一幢大廈', en: 'Tell us which building' },
  closingText: {
    'zh-TW': '示範約 30 至 45 分鐘，用真實設備和你的場景。無論哪一種方式，我們都會在 24 小時內與你聯絡。',
    en: 'A demo takes 30 to 45 minutes, with real devices and your own case. Whichever way you choose, we’ll get in touch within 24 hours.',
  },
} satisfies Dictionary

export const placeWords = {
  energy: {
    name: { 'zh-TW': '用電', en: 'Energy' },
    place: { 'zh-TW': '配電箱導軌上', en: 'on a DIN rail' },
  },
  leak: {
    name: { 'zh-TW': '漏水', en: 'Leaks' },
    place: { 'zh-TW': '茶水間洗手盆下', en: 'under a pantry sink' },
  },
  parking: {
    name: { 'zh-TW': '泊車', en: 'Parking' },
    place: { 'zh-TW': '停車場車位', en: 'in a car park bay' },
  },
  air: {
    name: { 'zh-TW': '空氣', en: 'Air' },
    place: { 'zh-TW': '辦公室牆上', en: 'on an office wall' },
  },
} satisfies Record<string, Dictionary>
