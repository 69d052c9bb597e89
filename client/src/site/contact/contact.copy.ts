export const contactCopy = {
  title: { 'zh-TW': '聯絡我們', en: 'Get in Touch' },
  description: {
    'zh-TW': '以 WhatsApp、電話或電郵聯絡銷售及技術團隊，24 小時內回覆。',
    en: 'Reach sales and engineering by WhatsApp, phone or e-mail. We answer within 24 hours.',
  },
  lead: {
    'zh-TW': '報價、選型或技術問題都可以直接找我們。告訴我們地點和要量度什麼，便能答得更準。',
    en: 'Quotations, choosing a device, technical questions: ask us directly. Tell us where it is and what you want to measure, and the answer will fit.',
  },
  about: {
    'zh-TW': (product: string) => `關於：${product}`,
    en: (product: string) => `About: ${product}`,
  },
  quoteText: {
    'zh-TW': (product: string) => `你好，我想索取「${product}」的報價。數量：　地點：`,
    en: (product: string) => `Hello, I would like a quotation for ${product}. Quantity: … Site: …`,
  },
  questionText: {
    'zh-TW': '你好，我想查詢物聯網方案。地點：　想量度：',
    en: 'Hello, I have a question about IoT solutions. Site: … What to measure: …',
  },
  quoteSubject: {
    'zh-TW': (product: string) => `索取報價：${product}`,
    en: (product: string) => `Quotation: ${product}`,
  },
  questionSubject: { 'zh-TW': '查詢物聯網方案', en: 'A question about IoT solutions' },
  whatsApp: { 'zh-TW': 'WhatsApp', en: 'WhatsApp' },
  whatsAppHint: {
    'zh-TW': '訊息已代你寫好開頭，補充後送出便可。',
    en: 'The message is begun for you: add to it and send.',
  },
  openWhatsApp: { 'zh-TW': '開啟對話', en: 'Open the chat' },
  phone: { 'zh-TW': '電話', en: 'Phone' },
  phoneHint: { 'zh-TW': '星期一至五 09:00–18:00（香港時間）', en: 'Monday to Friday, 09:00–18:00 Hong Kong time' },
  email: { 'zh-TW': '電郵', en: 'E-mail' },
  emailHint: { 'zh-TW': '可附上平面圖、相片或設備清單。', en: 'Attach floor plans, photographs or an equipment list.' },
  address: { 'zh-TW': '辦公室', en: 'Office' },
  addressHint: { 'zh-TW': '到訪請先預約。', en: 'Please make an appointment before you visit.' },
} as const

export const demoCopy = {
  title: { 'zh-TW': '預約示範', en: 'Book a live demo' },
  description: {
    'zh-TW': '30 至 45 分鐘即場示範、60 分鐘深入講解或度身訂造的參觀。24 小時內確認時間。',
    en: 'A 30–45 min live demo, a 60 min deep dive or a custom tour. We confirm a time within 24 hours.',
  },
  lead: {
    'zh-TW': '用真實設備和你的場景示範。選一種，告訴我們方便的日子，我們會在 24 小時內與你確認時間。',
    en: 'Real devices, your kind of site. Choose one, tell us which days suit you, and we confirm a time within 24 hours.',
  },
  ways: { 'zh-TW': '聯絡方法', en: 'How to reach us' },
  choose: { 'zh-TW': '以 WhatsApp 預約', en: 'Book by WhatsApp' },
  subject: { 'zh-TW': '預約示範', en: 'Booking a demo' },
  anyKind: { 'zh-TW': '示範', en: 'demo' },
  text: {
    'zh-TW': (kind: string, product: string) =>
      `你好，我想預約${kind}${product && `（${product}）`}。方便的日子和時間：`,
    en: (kind: string, product: string) =>
      `Hello, I would like to book a ${kind}${product && ` of ${product}`}. Days and times that suit me: …`,
  },
} as const

/** The three kinds of demo of spec §2. */
export const demoKinds = [
  {
    name: { 'zh-TW': '即場示範', en: 'live demo' },
    length: { 'zh-TW': '30–45 分鐘', en: '30–45 min' },
    text: {
      'zh-TW': '看感測器、告警和儀表板實際運作，適合初步了解。',
      en: 'Sensors, alerts and dashboards at work: a first look.',
    },
  },
  {
    name: { 'zh-TW': '深入講解', en: 'deep dive' },
    length: { 'zh-TW': '60 分鐘', en: '60 min' },
    text: {
      'zh-TW': '網絡設計、系統整合和費用，與工程師逐項討論。',
      en: 'Network design, integration and cost, point by point with an engineer.',
    },
  },
  {
    name: { 'zh-TW': '度身參觀', en: 'custom tour' },
    length: { 'zh-TW': '時間另議', en: 'Length to suit' },
    text: {
      'zh-TW': '按你的場地和用途安排，可在你的地點試裝。',
      en: 'Arranged around your site and use, with a trial installation if you wish.',
    },
  },
] as const
