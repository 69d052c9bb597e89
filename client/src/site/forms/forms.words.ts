import type { Dictionary } from '../../i18n/language.tsx'

export const formWords = {
  required: { 'zh-TW': '標有 * 的必須填寫。', en: 'Fields marked * are required.' },
  choose: { 'zh-TW': '請選擇', en: 'Please choose' },
  clear: { 'zh-TW': '清空表格', en: 'Clear the form' },
  sending: { 'zh-TW': '傳送中…', en: 'Sending...' },
  proving: {
    'zh-TW': '請稍候，你的瀏覽器正在作一次驗證，需時數秒。請勿離開本頁，完成後會自動送出。',
    en: 'One moment: your browser is doing a check that takes a few seconds. Stay on this page; the form is sent when it is done.',
  },
  left: {
    'zh-TW': (count: number) => `還可輸入 ${count} 字`,
    en: (count: number) => `${count} ${count === 1 ? 'character' : 'characters'} left`,
  },
  over: {
    'zh-TW': (count: number) => `超出 ${count} 字`,
    en: (count: number) => `${count} ${count === 1 ? 'character' : 'characters'} too many`,
  },
  trap: { 'zh-TW': '請勿填寫這一欄', en: 'Leave this field empty' },
  collection: {
    'zh-TW': '我們只會用你填寫的資料回覆和跟進這次要求，不會用作推廣。你可隨時索取副本、要求更正或刪除，詳見《',
    en: 'We use what you enter only to answer and follow up this request, never for marketing. You may ask for a copy, a correction or erasure at any time: see our ',
  },
  collectionWithMarketing: {
    'zh-TW':
      '我們只會用你填寫的資料回覆和跟進這次要求；除非你在上面選擇收取，否則不會用作推廣。你可隨時索取副本、要求更正或刪除，詳見《',
    en: 'We use what you enter only to answer and follow up this request, and not for marketing unless you tick the box above. You may ask for a copy, a correction or erasure at any time: see our ',
  },
  consent: {
    'zh-TW': '我想以電郵收取新產品和優惠的消息。這是自願的，可隨時來信取消。',
    en: 'Email me about new products and offers. This is voluntary, and you can stop it at any time by writing to us.',
  },
  privacy: { 'zh-TW': '私隱政策', en: 'privacy statement' },
  collectionEnd: { 'zh-TW': '》。', en: '.' },
  kept: {
    'zh-TW': '你填寫的內容仍在，可以再試一次。',
    en: 'What you typed is still here: you can try again.',
  },
  reference: { 'zh-TW': '參考編號', en: 'Reference' },
  email: { 'zh-TW': '電郵', en: 'Email' },
  phone: { 'zh-TW': '電話', en: 'Phone' },
  confirm: {
    'zh-TW': '我們已寄出電郵到你填寫的地址。請按信中的連結確認，我們便把你填寫的內容寄給你存底。',
    en: 'We have sent an email to the address you gave. Follow the link in it to confirm, and we send you a copy of what you entered.',
  },
  referenceHint: {
    'zh-TW': '致電或來信時說出這個編號，我們便能立即找到。',
    en: 'Quote it when you call or write and we find your message at once.',
  },
  product: { 'zh-TW': '產品', en: 'Product' },
  message: { 'zh-TW': '訊息', en: 'Message' },
  failedDetail: { 'zh-TW': '請再試一次，或直接聯絡我們。', en: 'Please try again or contact us directly.' },
} satisfies Dictionary
