import type { Bilingual } from '#contract/i18n/languages.ts'
import type { RetentionKind, RetentionReason } from '#contract/staff/retention.ts'
import type { Dictionary } from '../../i18n/language.tsx'

export const retentionWords = {
  title: { 'zh-TW': '刪除舊資料', en: 'Erasing old records' },
  failedTitle: { 'zh-TW': '未能載入舊資料的情況', en: 'Old records could not be loaded' },
  hint: {
    'zh-TW': '私隱政策所定的保存期一過，訪客的資料會每晚自動刪除。',
    en: 'Every night, visitors’ data is erased once it has been kept for as long as the privacy statement says.',
  },
  erasedAt: { 'zh-TW': (when: string) => `上次刪除：${when}。`, en: (when: string) => `Last erased ${when}.` },
  never: { 'zh-TW': '尚未刪除過任何資料。', en: 'Nothing has been erased yet.' },
  heldTitle: { 'zh-TW': '刪除已暫停，等待你決定', en: 'Paused: waiting for your decision' },
  held: {
    'zh-TW': (clock: string) => `按系統時鐘（${clock}），以下資料的保存期已過。仍未刪除任何資料：`,
    en: (clock: string) =>
      `By the site’s clock (${clock}) the following has been kept long enough. Nothing has been erased yet:`,
  },
  share: {
    'zh-TW': (due: string, of: string) => `共 ${of} 項，會刪除 ${due} 項`,
    en: (due: string, of: string) => `${due} of ${of} would be erased`,
  },
  checkClock: {
    'zh-TW': '先確定上面的日期和時間正確。時鐘若有錯，請改正後重新啟動網站，便毋須在此決定。',
    en: 'Make sure that this date and time are right. If they are wrong, put the clock right and restart the site: then there is nothing to decide here.',
  },
  approve: { 'zh-TW': '永久刪除', en: 'Erase them' },
  decline: { 'zh-TW': '暫不刪除', en: 'Not now' },
  confirmTitle: { 'zh-TW': '永久刪除這些資料？', en: 'Erase these records for good?' },
  confirmHint: {
    'zh-TW': '連同往來的電郵、備註和附件一併刪除，不能復原。列出之後有更改過的資料會保留。',
    en: 'Their emails, notes and attachments go with them. This cannot be undone. What has been changed since this list was made stays.',
  },
  approved: { 'zh-TW': '舊資料已刪除', en: 'Old records erased' },
  declined: {
    'zh-TW': '沒有刪除任何資料；如仍有需要，一星期後會再問你',
    en: 'Nothing was erased; if it is still due, you will be asked again in a week',
  },
} satisfies Dictionary

export const retentionKindWords: Record<RetentionKind, Bilingual> = {
  enquiries: { 'zh-TW': '查詢', en: 'Enquiries' },
  demoRequests: { 'zh-TW': '示範預約', en: 'Demo requests' },
  quoteRequests: { 'zh-TW': '報價', en: 'Quotations' },
  conversations: { 'zh-TW': '助手對話', en: 'Conversations with the assistant' },
}

/** @param when the site last ran */
export const retentionReasonWords: Record<RetentionReason, Record<keyof Bilingual, (when: string) => string>> = {
  clocks_differ: {
    'zh-TW': () => '網站與資料庫的時鐘相差超過一小時。',
    en: () => 'The clocks of the site and of the database are more than an hour apart.',
  },
  long_gap: {
    'zh-TW': (when) => `網站上一次運作是 ${when}，距今超過一個月：可能停用了一段時間、還原了備份，或時鐘跳快了。`,
    en: (when) =>
      `The site last ran ${when}, more than a month ago: it was off, a backup was restored, or its clock has jumped ahead.`,
  },
  unusual_amount: {
    'zh-TW': () => '其中一類資料會有超過一半被刪除。',
    en: () => 'More than half of one kind would be erased.',
  },
}
