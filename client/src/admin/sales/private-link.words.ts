import type { Dictionary } from '../../i18n/language.tsx'

/** Texts of the private link of a quotation or an order. */
export const privateLinkWords = {
  link: { 'zh-TW': '客戶的專用連結', en: 'The buyer’s private link' },
  quoteHint: {
    'zh-TW': '持有連結的人可以閱讀、提問、接受或婉拒報價。',
    en: 'Whoever has it can read, ask about, accept or decline the quotation.',
  },
  orderHint: {
    'zh-TW': '持有連結的人可以看到訂單的進度、文件、付款和訂閱。',
    en: 'Whoever has it sees the order’s progress, documents, payments and subscriptions.',
  },
  linkRenewed: { 'zh-TW': '新連結已生效', en: 'New link created' },
  linkRevoked: { 'zh-TW': '連結已撤銷', en: 'The link is revoked' },
  linkFailed: { 'zh-TW': '未能載入連結', en: 'The link could not be loaded' },
  linkUntil: { 'zh-TW': (day: string) => `有效至 ${day}`, en: (day: string) => `Valid until ${day}` },
  noLink: { 'zh-TW': '現時沒有有效的連結。', en: 'There is no active link.' },
  copyLink: { 'zh-TW': '複製連結', en: 'Copy link' },
  linkCopied: { 'zh-TW': '已複製連結', en: 'Link copied' },
  copyFailed: { 'zh-TW': '未能複製，瀏覽器不允許使用剪貼簿', en: 'Couldn’t copy: the browser blocked the clipboard' },
  openLink: { 'zh-TW': '以客戶身份查看', en: 'View as the buyer' },
  ofQuote: {
    'zh-TW': (day: string) => ` 的連結也可開啟這張訂單，有效至 ${day}；可在報價頁換新或撤銷。`,
    en: (day: string) => `’s link opens this order too, until ${day}. Renew or revoke it on the quotation’s page.`,
  },
  makeLink: { 'zh-TW': '建立連結', en: 'Make a link' },
  makeTitle: { 'zh-TW': '建立專用連結？', en: 'Make a private link?' },
  renewLink: { 'zh-TW': '換新連結', en: 'New link' },
  renewTitle: { 'zh-TW': '換一條新連結？', en: 'Make a new link?' },
  renewHint: {
    'zh-TW': '客戶手上的舊連結會立即失效，不能復原；請把新連結交給客戶。',
    en: 'The buyer’s current link stops working immediately. Send them the new one.',
  },
  revokeLink: { 'zh-TW': '撤銷連結', en: 'Revoke link' },
  revokeTitle: { 'zh-TW': '撤銷連結？', en: 'Revoke the link?' },
  revokeHint: {
    'zh-TW': '客戶再開連結，只會看到「找不到」；之後可以換一條新連結。',
    en: 'The link will no longer open anything. You can make a new one later.',
  },
} satisfies Dictionary
