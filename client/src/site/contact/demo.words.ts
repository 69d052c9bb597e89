import { demoFacts } from '#content/demo.words.ts'

export const demoCopy = {
  title: { 'zh-TW': '預約示範', en: 'Book a live demo' },
  description: {
    'zh-TW': '30 至 45 分鐘即場示範、60 分鐘深入講解或度身安排的參觀。網上選時間，24 小時內確認。',
    en: 'A 30–45 min live demo, a 60 min deep dive or a custom tour. Choose a time online; we confirm within 24 hours.',
  },
  lead: demoFacts,
  subject: { 'zh-TW': '預約示範', en: 'Booking a demo' },
  text: {
    'zh-TW': (product: string) => `你好，我想預約示範${product && `（${product}）`}。方便的日子和時間：`,
    en: (product: string) =>
      `Hello, I would like to book a demo${product && ` of ${product}`}. Days and times that suit me: …`,
  },

  formTitle: { 'zh-TW': '預約表格', en: 'Your booking' },
  kind: { 'zh-TW': '示範種類', en: 'Kind of demo' },
  name: { 'zh-TW': '姓名', en: 'Full name' },
  company: { 'zh-TW': '公司名稱', en: 'Company name' },
  industry: { 'zh-TW': '行業', en: 'Industry' },
  useCase: { 'zh-TW': '用途', en: 'Use case' },
  date: { 'zh-TW': '日期', en: 'Date' },
  dateHint: {
    'zh-TW': (hours: number) => `星期一至五，公眾假期除外；請在 ${hours} 小時前預約。未定可以留空。`,
    en: (hours: number) =>
      `Monday to Friday except Hong Kong’s public holidays, at least ${hours} hours ahead. Leave it empty if undecided.`,
  },
  time: {
    'zh-TW': (day: string) => `${day}的時間`,
    en: (day: string) => `Times on ${day}`,
  },
  timeHint: { 'zh-TW': '香港時間（UTC+8）', en: 'Hong Kong time (UTC+8)' },
  anyTime: { 'zh-TW': '任何時間', en: 'Any time' },
  looking: { 'zh-TW': '正在查看當天的空檔…', en: 'Looking for free times…' },
  closed: {
    weekend: {
      'zh-TW': '星期六、日不設示範，請選另一天。',
      en: 'There are no demos at weekends. Please choose another day.',
    },
    holiday: {
      'zh-TW': '這天是香港公眾假期，請選另一天。',
      en: 'This is a public holiday in Hong Kong. Please choose another day.',
    },
    past: {
      'zh-TW': '這天已來不及安排，請選較後的日子。',
      en: 'This is too soon to arrange. Please choose a later day.',
    },
    'too-far': {
      'zh-TW': '這天太遠，未開放預約，請選較早的日子。',
      en: 'This is too far ahead. Please choose an earlier day.',
    },
  },
  full: { 'zh-TW': '這天的時段已滿，請選另一天。', en: 'Every time on this day is taken. Please choose another day.' },
  unknown: {
    'zh-TW': '暫時未能查看空檔。你仍可只寫日期送出，時間再由我們與你確認。',
    en: 'Free times cannot be looked up just now. You can still send the date alone, and we agree a time with you.',
  },
  lost: {
    'zh-TW': (time: string) => `${time} 剛被其他人預約，請選另一個時間。`,
    en: (time: string) => `${time} has just been taken. Please choose another time.`,
  },
  noDemosThen: {
    'zh-TW': '這天不設示範，請選另一個工作天，或留空。',
    en: 'There are no demos on this day. Choose another working day, or leave it empty.',
  },
  messageHint: {
    'zh-TW': '想看甚麼、場地情況、與會人數等。',
    en: 'What you would like to see, your site, how many will join.',
  },
  send: { 'zh-TW': '預約示範', en: 'Book the demo' },

  sent: { 'zh-TW': '已收到你的示範預約！', en: 'Demo requested!' },
  sentDetail: { 'zh-TW': '我們會在 24 小時內與你聯絡。', en: 'We’ll get in touch within 24 hours.' },
  failed: { 'zh-TW': '未能送出預約', en: 'Failed to send your booking' },
} as const
