import type { Bilingual } from '#contract/i18n/languages.ts'
import type { FailureCode } from '../failure.ts'

/** Messages for the ways in which a request can fail. */
export const problemWords: Record<FailureCode, Bilingual> = {
  'request.invalid': {
    'zh-TW': '這個請求的內容有誤，請檢查後再試。',
    en: 'Something in this request is not right. Check it and try again.',
  },
  'request.refused': { 'zh-TW': '伺服器沒有接受這個請求。', en: 'The server did not accept this request.' },
  'route.not_found': { 'zh-TW': '找不到這個地址。', en: 'There is nothing at this address.' },
  'product.not_found': {
    'zh-TW': '這件產品已下架，或地址有誤。',
    en: 'This product is no longer listed, or the address is wrong.',
  },
  'product.retired': {
    'zh-TW': '這件產品已停售，以下是同類產品。',
    en: 'This product is no longer sold. Here are others of its kind.',
  },
  'demo_slot.taken': {
    'zh-TW': '這個時段剛被預約，請選另一個時間。你填寫的內容仍在。',
    en: 'That time has just been taken. Choose another; what you typed is still here.',
  },
  'demo_slot.closed': {
    'zh-TW': '這個時間不設示範，請選另一個時間。',
    en: 'There are no demos at that time. Please choose another.',
  },
  'quote.revised': {
    'zh-TW': '我們已更新這份報價，請重新載入後再確認。',
    en: 'This quotation has been revised. Reload to see it.',
  },
  'quote.expired': {
    'zh-TW': '這份報價已過期，請聯絡我們更新。',
    en: 'This quotation has expired. Ask us for a new one.',
  },
  'quote.closed': {
    'zh-TW': '這份報價已有結果，不能再更改。',
    en: 'This quotation is settled and can no longer be changed.',
  },
  'quote.unconfirmed': {
    'zh-TW': '請先按電郵內的連結確認這份報價要求。',
    en: 'Confirm the request by the link in your email first.',
  },
  'quote.lines_changed': {
    'zh-TW': '內容與報價不符，請重新載入報價再確認。',
    en: 'That differs from what was offered. Reload the quotation and try again.',
  },
  'quote.cannot_confirm': {
    'zh-TW': '目前不能寄出確認電郵，請在網站的報價清單提交。',
    en: 'No confirmation email can be sent at present. Please send the request from the quote list on the site.',
  },
  'document.settled': { 'zh-TW': '這張發票已付清。', en: 'This invoice is settled.' },
  'card.not_configured': { 'zh-TW': '現時不接受信用卡付款。', en: 'Cards are not taken at the moment.' },
  'card.failed': {
    'zh-TW': '未能連接信用卡付款服務，請稍後再試，或用其他方法付款。',
    en: 'The card service cannot be reached. Try again later, or pay in another way.',
  },
  'quote_request.not_found': {
    'zh-TW': '找不到這個報價要求，請檢查連結是否完整。',
    en: 'There is no request at this link. Check that the link is complete.',
  },
  'order_link.not_found': {
    'zh-TW': '找不到這張訂單，請檢查連結是否完整。',
    en: 'There is no order at this link. Check that the link is complete.',
  },
  'device.none': {
    'zh-TW': '這張訂單未有附 DevEUI 和 AppKey 的裝置。',
    en: 'No device of this order has DevEUI and AppKey yet.',
  },
  'confirmation.not_found': {
    'zh-TW': '找不到這條連結所指的訊息，請檢查連結是否完整。',
    en: 'There is no message at this link. Check that the link is complete.',
  },
  'confirmation.expired': {
    'zh-TW': '這條連結已過期；你的訊息我們已經收到。',
    en: 'This link has expired. We have your message all the same.',
  },
  'forms.busy': {
    'zh-TW': '這一刻有很多人同時提交，請過幾秒再試。你填寫的內容仍然保留。',
    en: 'Many people are sending at this moment. Try again in a few seconds: what you have filled in is kept.',
  },
  'forms.proof_required': {
    'zh-TW': '提交前需要由瀏覽器先作驗證。請開啟 JavaScript 後再試，或致電我們。你填寫的內容仍然保留。',
    en: 'Your browser has to do a check before this is sent. Switch JavaScript on and try again, or call us: what you have filled in is kept.',
  },
  'rate.limited': {
    'zh-TW': '提交得太頻密，請稍等幾分鐘再試。',
    en: 'That was a lot in a short time. Wait a few minutes and try again.',
  },
  'image.not_found': { 'zh-TW': '找不到這張圖片。', en: 'This picture could not be found.' },
  'document.not_found': {
    'zh-TW': '找不到這份文件。請返回產品頁面，從那裏重新下載。',
    en: 'This document could not be found. Go back to the product and download it from there.',
  },
  'media.unavailable': {
    'zh-TW': '圖片和文件暫時未能讀取，請稍後再試。',
    en: 'Pictures and documents cannot be read just now. Please try again shortly.',
  },
  'server.error': {
    'zh-TW': '我們的伺服器出了問題，請稍後再試。',
    en: 'Something went wrong on our side. Please try again shortly.',
  },
  'network.unreachable': {
    'zh-TW': '未能連接伺服器，請檢查網絡後再試。',
    en: 'We could not reach the server. Check your connection and try again.',
  },
  'answer.unreadable': {
    'zh-TW': '伺服器的回覆未能讀取，請重新載入頁面。',
    en: 'The answer from the server could not be read. Reload the page and try again.',
  },
  'database.unavailable': {
    'zh-TW': '資料庫暫時未能使用，請稍後再試。',
    en: 'Our database is not available just now. Please try again shortly.',
  },
}
