import type { Bilingual } from '#contract/i18n/languages.ts'
import type { StaffProblemCode } from '#contract/problems/staff-problems.ts'
import { problemWords } from '../../api/problems/problems.words.ts'
import { chatProblemWords } from '../../i18n/chat-problems.words.ts'
import type { StaffFailureCode } from '../api/request.ts'

/** Messages of staff-only problem codes; the others are shared with the site. */
const ownWords: Record<StaffProblemCode, Bilingual> = {
  'session.required': { 'zh-TW': '登入已失效，請重新登入。', en: 'Your session has ended. Sign in again.' },
  'session.invalid_credentials': { 'zh-TW': '使用者名稱或密碼不正確。', en: 'Invalid username or password.' },
  'session.code_required': {
    'zh-TW': '請輸入驗證應用程式的六位數字。',
    en: 'Enter the six digits of your authenticator app.',
  },
  'session.invalid_code': {
    'zh-TW': '驗證碼不正確，或已經用過。請等下一組再試。',
    en: 'That code is wrong or was already used. Wait for the next one and try again.',
  },
  'session.locked': {
    'zh-TW': '失敗次數太多，請稍後再試。',
    en: 'There were too many failed attempts. Wait a while and try again.',
  },
  'session.confirmation_required': { 'zh-TW': '請再次輸入密碼。', en: 'Enter your password again to go on.' },
  'session.password_expired': {
    'zh-TW': '你的密碼已過期，請設定新密碼。',
    en: 'Your password has expired. Choose a new one.',
  },
  'session.two_factor_required': {
    'zh-TW': '本系統要求雙重驗證，請先設定。',
    en: 'Two-factor sign-in is required. Set it up first.',
  },
  'session.not_found': { 'zh-TW': '這個登入已經結束。', en: 'That session has already ended.' },
  'permission.denied': {
    'zh-TW': '你的角色不能這樣做，請向超級管理員查詢。',
    en: 'Your role may not do this. Ask a Super Admin.',
  },
  'key.refused': {
    'zh-TW': 'API 金鑰不能這樣做：需要由人以自己的帳戶操作。',
    en: 'An API key may not do this: it takes a person with an account.',
  },
  'cursor.invalid': { 'zh-TW': '這個位置不屬於此列表。', en: 'This is no place in this list.' },
  'cursor.expired': {
    'zh-TW': '這個位置之後的變更已不再保留，請重新讀取。',
    en: 'The changes since then are no longer kept. Read everything again.',
  },
  'webhook.not_found': { 'zh-TW': '找不到這個 webhook。', en: 'There is no such webhook.' },
  'webhook.too_many': { 'zh-TW': 'Webhook 已達上限。', en: 'There are as many webhooks as there can be.' },
  'feed.not_found': { 'zh-TW': '這項定時檔案已不存在。', en: 'These scheduled files are no longer set.' },
  'feed.running': { 'zh-TW': '這項定時檔案正在執行。', en: 'These scheduled files are being exchanged already.' },
  'webhook.disabled': { 'zh-TW': '這個 webhook 已停用，請先啟用。', en: 'This webhook is disabled. Enable it first.' },
  'webhook_delivery.not_found': { 'zh-TW': '找不到這次發送。', en: 'There is no such delivery.' },
  'idempotency.other_request': {
    'zh-TW': '同一個識別碼用於另一個請求。',
    en: 'Another request was sent under the same key.',
  },
  'idempotency.in_progress': {
    'zh-TW': '同一個請求仍在處理，請稍候。',
    en: 'The same request is still being carried out. Wait a moment.',
  },
  'idempotency.unfinished': {
    'zh-TW': '這個請求曾經開始，但未知結果。請先查看是否已經完成。',
    en: 'This request was begun, and its outcome is not known. Look whether it was done.',
  },
  'key.not_found': { 'zh-TW': '找不到這個金鑰。', en: 'There is no such key.' },
  'key.revoked': { 'zh-TW': '這個金鑰早已撤銷。', en: 'This key has already been revoked.' },
  'origin.refused': {
    'zh-TW': '請求並非來自本網站，未有執行。請重新載入頁面。',
    en: 'The request did not come from this site, so nothing was done. Reload the page.',
  },
  'address.refused': {
    'zh-TW': '你的網絡地址不在允許名單之內，請向超級管理員查詢。',
    en: 'Your network address is not on the allow-list. Ask a Super Admin.',
  },
  'tls.required': {
    'zh-TW': '後台只接受 HTTPS 連線，請用 https:// 開啟。如在伺服器本機，請打開終端機顯示的一次性連結。',
    en: 'The back office takes HTTPS connections only. Open it with https://, or, on the server itself, with the one-time link that its terminal shows.',
  },
  'demo.link_required': {
    'zh-TW': '示範帳戶的登入資料在終端機。請用這個瀏覽器打開終端機顯示的一次性連結。',
    en: 'The demo credentials are in the terminal. Open the one-time link printed there in this browser.',
  },
  'link.invalid': {
    'zh-TW': '這個連結已過期或已經用過，請索取新的連結。',
    en: 'This link has expired or was already used. Ask for a new one.',
  },
  'password.wrong': { 'zh-TW': '密碼不正確。', en: 'That is not your password.' },
  'two_factor.not_set_up': { 'zh-TW': '尚未設定雙重驗證。', en: 'Two-factor sign-in is not set up.' },
  'two_factor.already_set_up': {
    'zh-TW': '雙重驗證已經啟用。如要更換裝置，請先停用。',
    en: 'Two-factor sign-in is on already. Switch it off first to move it to another device.',
  },
  'two_factor.mandatory': {
    'zh-TW': '本系統要求所有人使用雙重驗證，不能關閉。',
    en: 'Two-factor sign-in is required of everyone here; it cannot be switched off.',
  },
  'two_factor.own': {
    'zh-TW': '自己的雙重驗證請在「個人設定」關閉，並須輸入驗證碼。',
    en: 'Switch your own two-factor sign-in off in your profile, with a code.',
  },
  'record.changed': {
    'zh-TW': '你編輯期間，另一位同事已更改這項資料。',
    en: 'A colleague changed this while you were editing.',
  },
  'user.not_found': { 'zh-TW': '找不到這位使用者。', en: 'This user cannot be found.' },
  'user.email_taken': { 'zh-TW': '這個電郵地址已有人使用。', en: 'Another user has this email address.' },
  'user.last_super_admin': {
    'zh-TW': '必須保留最少一位使用中的超級管理員。',
    en: 'There must be at least one active Super Admin.',
  },
  'user.own_role': {
    'zh-TW': '不能更改自己的角色或狀態，請由另一位超級管理員處理。',
    en: 'You cannot change your own role or status. Ask another Super Admin.',
  },
  'user.has_joined': {
    'zh-TW': '這位使用者已設定密碼，毋須再邀請；可改為發送重設密碼的連結。',
    en: 'This user has already joined. Send a password reset instead.',
  },
  'user.not_active': {
    'zh-TW': '這位使用者已停用或暫停，請先重新啟用。',
    en: 'This user is not active. Activate the account first.',
  },
  'mail.not_configured': { 'zh-TW': '尚未設定郵件伺服器。', en: 'No mail server is configured yet.' },
  'mail.failed': { 'zh-TW': '郵件伺服器沒有接收郵件。', en: 'The mail server did not accept the mail.' },
  'settings.locks_you_out': {
    'zh-TW': '這樣會把你自己拒諸門外，未有儲存。請在名單保留你自己的地址；要求 HTTPS 之前，先以 HTTPS 開啟後台。',
    en: 'This would lock you out, so it was not saved. Keep your own address on the list, and open the admin over HTTPS before you require it.',
  },
  'view.not_found': { 'zh-TW': '找不到這個檢視。', en: 'This view cannot be found.' },
  'view.name_taken': { 'zh-TW': '你已有同名的檢視。', en: 'You already have a view of this name.' },
  'product.state': { 'zh-TW': '這個產品已是該狀態。', en: 'The product is in that state already.' },
  'revision.not_found': { 'zh-TW': '找不到這個版本。', en: 'This version cannot be found.' },
  'operation.not_found': { 'zh-TW': '找不到這次更改。', en: 'This change cannot be found.' },
  'operation.undone': { 'zh-TW': '這次更改已經復原。', en: 'This was undone already.' },
  'operation.overtaken': {
    'zh-TW': '其中有產品之後再被更改，為免蓋過新的內容，未有復原。可到產品的紀錄逐一還原。',
    en: 'Some of these products have been changed since, so nothing was undone. Revert them one by one in their history.',
  },
  'import.not_found': {
    'zh-TW': '找不到這次匯入，可能已過期。請重新上載檔案。',
    en: 'This import cannot be found; it may have expired. Upload the file again.',
  },
  'import.too_large': {
    'zh-TW': '檔案太大。上限為 20 MB、100,000 行；可分成幾個檔案匯入。',
    en: 'The file is too large. The limits are 20 MB and 100,000 rows: split it into several files.',
  },
  'import.unreadable': {
    'zh-TW': '未能讀取檔案。請以 CSV（UTF-8 或 Big5）或 XLSX 格式重新儲存。',
    en: 'The file cannot be read. Save it again as CSV (UTF-8 or Big5) or XLSX.',
  },
  'media.too_large': {
    'zh-TW': '檔案太大，上限為 20 MB。請縮小後再上載。',
    en: 'The file is larger than 20 MB. Make it smaller and upload it again.',
  },
  'media.refused': {
    'zh-TW': '未能接受這個檔案。請按所列的原因另存檔案，再上載一次。',
    en: 'The file was not accepted. Save it again as the reason says, and upload it once more.',
  },
  'reply_template.not_found': {
    'zh-TW': '找不到這個範本，或它不適用於這類記錄。',
    en: 'This template does not exist, or is not offered for this kind of record.',
  },
  'reply_template.no_text': {
    'zh-TW': '這個範本沒有對方語言的內文。',
    en: 'The template is not written in the language of this reader.',
  },
  'reply_file.too_large': {
    'zh-TW': '檔案太大：附件合共最多 10 MB。請縮小後再附上。',
    en: 'The file is too large: attachments may have 10 MB in all. Make it smaller and attach it again.',
  },
  'reply_file.not_found': {
    'zh-TW': '這個附件已不存在。',
    en: 'This attachment no longer exists.',
  },
  'media.not_found': {
    'zh-TW': '找不到這個檔案；它可能已因一星期無人使用而刪除。請重新上載。',
    en: 'This file cannot be found; it may have been removed after a week without use. Upload it again.',
  },
  'import.not_ready': {
    'zh-TW': '這次匯入未到這一步，或已經完成。',
    en: 'This import is not at that step, or is finished already.',
  },
  'import.has_errors': {
    'zh-TW': '部分資料列有錯誤，未有匯入任何內容。請修正檔案，或選擇略過這些列。',
    en: 'Some rows have errors, so nothing was imported. Correct the file, or choose to skip those rows.',
  },
  'sync.in_progress': { 'zh-TW': '同步已在進行中。', en: 'Sync already in progress' },
  'sync.off': {
    'zh-TW': '尚未連接 Notion 或產品檔案，或整合已停用。',
    en: 'Neither Notion nor product files are connected, or the integration is switched off.',
  },
  'sync.of_files': {
    'zh-TW': '產品目錄來自檔案，只會讀取：不能寫入檔案，也沒有 Webhook。',
    en: 'The catalogue comes from files, which are only read: nothing is written there, and there are no webhooks.',
  },
  'sync.run_not_found': { 'zh-TW': '找不到這次同步。', en: 'This run cannot be found.' },
  'retention.settled': {
    'zh-TW': '這項刪除已有同事決定，或已有變動；請看最新的內容。',
    en: 'A colleague has decided this, or it has changed: look at it as it is now.',
  },
  'sync.run_ended': { 'zh-TW': '這次同步已經結束。', en: 'This sync has ended already.' },
  'sync.mapping_not_found': { 'zh-TW': '沒有這個版本的欄位對應。', en: 'There is no such version of the mapping.' },
  'sync.plan_settled': { 'zh-TW': '這份預覽已經處理。', en: 'This plan has been dealt with already.' },
  'webhook.unsigned': { 'zh-TW': '簽名不符。', en: 'The signature does not match.' },
  'webhook.not_awaited': { 'zh-TW': '現時沒有等候 Notion 的驗證碼。', en: 'No token from Notion is expected.' },
  'webhook.no_token': {
    'zh-TW': '仍未收到 Notion 的驗證碼。請先按「連接 Webhook」，再在 Notion 建立訂閱。',
    en: 'Notion has sent no token yet. Press Connect webhooks, then create the subscription in Notion.',
  },
  'conflict.not_found': { 'zh-TW': '找不到這項衝突。', en: 'This conflict cannot be found.' },
  'conflict.settled': { 'zh-TW': '有同事已處理這項衝突。', en: 'A colleague has settled this already.' },
  'conflict.open': { 'zh-TW': '這項衝突還未處理。', en: 'This conflict is open already.' },
  'conflict.overtaken': {
    'zh-TW': '之後有人再改過這項內容，不能還原。請在產品頁更改。',
    en: 'The field has been changed since, so this cannot be undone. Edit the product instead.',
  },
  'files.failed': { 'zh-TW': '未能讀取產品檔案。', en: 'The product files could not be read.' },
  'notion.failed': { 'zh-TW': 'Notion 沒有如常回應。', en: 'Notion did not answer as it should.' },
  'assignee.unknown': {
    'zh-TW': '這位同事不能跟進，請選擇另一位。',
    en: 'That person cannot follow this up. Choose somebody else.',
  },
  'demo.state': {
    'zh-TW': '這個預約的狀態已經改變，請重新載入。',
    en: 'This booking has changed. Reload to see the latest version.',
  },
  'delivery.not_parked': {
    'zh-TW': '這項發送沒有停止，毋須重試。',
    en: 'This delivery has not stopped, so there is nothing to retry.',
  },
  'quote.state': {
    'zh-TW': '報價的狀態已經改變，請重新載入。',
    en: 'This quotation has changed. Reload to see the latest version.',
  },
  'quote.no_draft': {
    'zh-TW': '未有可發送的草稿，請先定價。',
    en: 'There is no draft to send. Prepare the quotation first.',
  },
  'order.not_found': {
    'zh-TW': '找不到這張訂單，可能已被刪除。',
    en: 'There is no such order. It may have been removed.',
  },
  'order.state': {
    'zh-TW': '訂單的狀態已經改變，不能這樣更新。請重新載入。',
    en: 'The order has changed since and cannot be changed this way. Reload to see the latest version.',
  },
  'order.no_address': {
    'zh-TW': '訂單沒有送貨地址，未有發貨。請填寫送貨地址，再確認一次。',
    en: 'The order has no delivery address, so nothing was shipped. Fill in the address, and confirm again.',
  },
  'order.no_email': {
    'zh-TW': '訂單和客戶都沒有電郵地址。請先補上電郵地址，再重複這張訂單。',
    en: 'Neither the order nor its customer has an email address. Add one, then repeat the order.',
  },
  'order.stock_short': {
    'zh-TW': '存貨不足，未有更改任何資料。',
    en: 'There is not enough stock. Nothing was changed.',
  },
  'order.packed': {
    'zh-TW': '部分貨品已裝箱，項目不能更改。請先取消裝箱。',
    en: 'Part of the order is packed, so its lines cannot change. Unpack it first.',
  },
  'stock_location.not_found': {
    'zh-TW': '找不到這個倉庫，可能已停用。',
    en: 'There is no such location. It may have been archived.',
  },
  'stock.changed': {
    'zh-TW': '盤點期間存貨有變動。請核對現時的數量，再盤點一次。',
    en: 'The stock has changed during the count. Look at the number now, and count again.',
  },
  'receipt.not_found': { 'zh-TW': '找不到這批貨。', en: 'There are no such incoming goods.' },
  'receipt.state': {
    'zh-TW': '這批貨已到齊或已取消。請重新載入，查看最新版本。',
    en: 'These goods have been received or cancelled since. Reload to see the latest version.',
  },
  'shipment.not_found': {
    'zh-TW': '找不到這次發貨，可能已取消裝箱。',
    en: 'There is no such shipment. It may have been unpacked.',
  },
  'shipment.state': {
    'zh-TW': '這次發貨的狀態剛有變動。請重新載入，查看最新版本。',
    en: 'The shipment has moved on since. Reload to see the latest version.',
  },
  'order.invoiced': {
    'zh-TW': '訂單已開發票，請先以貸項通知單沖銷。',
    en: 'The order has been invoiced. Credit the invoices first.',
  },
  'billing_document.not_found': { 'zh-TW': '找不到這份文件。', en: 'There is no such document.' },
  'document.nothing_left': {
    'zh-TW': '全部已開發票或已沖銷，沒有剩餘的金額。',
    en: 'Everything has been invoiced or credited already.',
  },
  'return.not_found': { 'zh-TW': '找不到這項退貨。', en: 'There is no such return.' },
  'return.state': {
    'zh-TW': '這項退貨目前的狀態不容許這個更改。',
    en: 'The return cannot be changed so in its present state.',
  },
  'device.not_found': {
    'zh-TW': '找不到這台裝置，可能已被移除。',
    en: 'There is no such device. It may have been removed.',
  },
  'device.state': {
    'zh-TW': '裝置尚未發貨，或其號碼已屬後來發貨的另一台裝置。',
    en: 'The device has not been shipped yet, or its numbers are those of a device shipped since.',
  },
  'device.no_key': { 'zh-TW': '沒有可顯示的 AppKey。', en: 'There is no AppKey that could be shown.' },
  'subscription.not_found': { 'zh-TW': '找不到這項訂閱。', en: 'There is no such subscription.' },
  'renewal.no_email': {
    'zh-TW': '客戶沒有電郵地址，未能發出續期報價。先在客戶頁加上，或直接開發票。',
    en: 'The customer has no email address for a quotation. Add one, or invoice the period.',
  },
  'quote.is_renewal': {
    'zh-TW': '續期報價跟隨訂閱：更改訂閱後會自動再發一份。',
    en: 'A renewal quotation follows its subscription: change that, and a new one is sent by itself.',
  },
  'subscription.state': {
    'zh-TW': '這項訂閱目前的狀態不容許這個更改。',
    en: 'The subscription cannot be changed so in its present state.',
  },
  'subscription.started': {
    'zh-TW': '這張訂單沒有可開始的訂閱：沒有按期收費的項目，或已經開始。',
    en: 'There is nothing to start: no line is paid by month or year, or its subscriptions have started.',
  },
  'document.not_creditable': {
    'zh-TW': '只有現有客戶的發票可以沖銷。',
    en: 'Only invoices of present customers can be credited.',
  },
  'payment.not_found': { 'zh-TW': '找不到這筆付款。', en: 'There is no such payment.' },
  'payment.voided': { 'zh-TW': '這筆付款已作廢，或是一筆退款。', en: 'This payment was voided, or is a refund.' },
  'order.held': {
    'zh-TW': '訂單超出客戶的信貸額，須由經理放行。',
    en: 'The order is above the customer’s credit limit. A Manager has to release it.',
  },
  'order.not_held': { 'zh-TW': '訂單毋須放行。', en: 'The order does not wait for a release.' },
  'bank_row.not_found': { 'zh-TW': '找不到這筆交易。', en: 'There is no such row.' },
  'bank_row.settled': { 'zh-TW': '這筆交易已配對或略過。', en: 'This row has been matched or left out.' },
  'document.no_reminders': {
    'zh-TW': '只有現有客戶的發票才會提醒付款。',
    en: 'Only invoices of present customers have reminders.',
  },
  'payment.refunded': {
    'zh-TW': '這筆付款已有部分退款，請先把退款作廢。',
    en: 'Part of this payment has been paid back. Void the refund first.',
  },
  'payment.too_much': {
    'zh-TW': '客戶在這種貨幣的餘額不足。',
    en: 'The customer has less credit than that in this currency.',
  },
  'customer.not_found': {
    'zh-TW': '找不到這位客戶，可能已被合併或刪除。',
    en: 'There is no such customer. They may have been merged or removed.',
  },
  'customer.merged': {
    'zh-TW': '這位客戶已併入另一位客戶，請重新載入。',
    en: 'This customer has been merged into another. Reload to see which.',
  },
  'chat.not_configured': {
    'zh-TW': '未設定 API 金鑰。',
    en: 'API key not configured.',
  },
  'conversation.not_found': {
    'zh-TW': '找不到這段對話；保留期已過，或已被刪除。',
    en: 'There is no such conversation. It was erased, or its retention period is over.',
  },
  'synonym.not_found': {
    'zh-TW': '找不到這組同義詞，可能已被同事移除。',
    en: 'There is no such synonym. A colleague may have removed it.',
  },
  'synonym.too_many': {
    'zh-TW': '同義詞已達上限，請先移除一組。',
    en: 'The limit of synonyms is reached. Remove one first.',
  },
  'missed_search.not_found': {
    'zh-TW': '找不到這項搜尋紀錄，可能已被較新的取代。',
    en: 'This search is no longer listed. Newer ones may have taken its place.',
  },
  'content.not_found': {
    'zh-TW': '找不到這項內容，可能已被同事刪除。',
    en: 'There is no such content. A colleague may have deleted it.',
  },
  'question.not_found': {
    'zh-TW': '找不到這條問題，可能已被同事刪除。',
    en: 'There is no such question. A colleague may have deleted it.',
  },
  'customer.open_orders': {
    'zh-TW': '這位客戶還有未送達的訂單；請先送達或取消，再刪除個人資料。',
    en: 'Some of their orders are still on the way. Deliver or cancel them first, then erase.',
  },
  'customer.erased': { 'zh-TW': '這位客戶的個人資料已被刪除。', en: 'This customer has been erased.' },
  'message.not_found': { 'zh-TW': '找不到這個訊息。', en: 'This message cannot be found.' },
}

export const staffProblemWords: Record<StaffFailureCode, Bilingual> = {
  ...problemWords,
  ...chatProblemWords,
  ...ownWords,
}
