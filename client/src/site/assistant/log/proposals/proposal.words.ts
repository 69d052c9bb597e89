import type { Dictionary } from '../../../../i18n/language.tsx'

export const proposalWords = {
  quote: { 'zh-TW': '報價要求（未送出）', en: 'Request for quotation (not sent yet)' },
  booking: { 'zh-TW': '示範預約（未送出）', en: 'Demo booking (not sent yet)' },
  notSent: {
    'zh-TW': '請核對以下內容，填上聯絡資料後自行送出。未按「送出」之前，甚麼也不會寄給我們。',
    en: 'Check what follows, add your details and send it yourself. Nothing reaches us before you press Send.',
  },
  noteOfPrices: {
    'zh-TW': '以現時目錄價計算，不包括送貨、安裝和稅項；以報價單為準。',
    en: 'At present list prices, without delivery, installation and taxes; the quotation decides.',
  },
  onRequest: {
    'zh-TW': (count: number) => `另有 ${count} 項按需報價`,
    en: (count: number) => `and ${count} ${count === 1 ? 'line' : 'lines'} on request`,
  },
  connectivity: {
    'zh-TW': (amount: string) => `連接 ${amount}／年`,
    en: (amount: string) => `connectivity ${amount} per year`,
  },
  fillIn: { 'zh-TW': '填寫聯絡資料', en: 'Add your details' },
  details: { 'zh-TW': '你的聯絡資料', en: 'Your details' },
  name: { 'zh-TW': '姓名', en: 'Name' },
  company: { 'zh-TW': '公司', en: 'Company' },
  industry: { 'zh-TW': '行業', en: 'Industry' },
  sendQuote: { 'zh-TW': '送出報價要求', en: 'Send the request' },
  sendBooking: { 'zh-TW': '送出預約', en: 'Send the booking' },
  kind: { 'zh-TW': '示範', en: 'Demo' },
  when: { 'zh-TW': '時間', en: 'When' },
  at: {
    'zh-TW': (day: string, time: string) => `${day} ${time}（香港時間）`,
    en: (day: string, time: string) => `${day}, ${time} Hong Kong time`,
  },
  anyDay: { 'zh-TW': '日期另議', en: 'Any day' },
  sent: { 'zh-TW': '已送出', en: 'Sent' },
  sentDetail: { 'zh-TW': '我們會在 24 小時內與你聯絡。', en: 'We’ll get back to you within 24 hours.' },
  failed: { 'zh-TW': '未能送出', en: 'It could not be sent' },
  follow: { 'zh-TW': '查看進度', en: 'Follow your request' },
} satisfies Dictionary
