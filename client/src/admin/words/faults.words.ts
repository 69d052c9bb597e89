import type { ImportFault } from '#contract/catalogue/product-import-faults.ts'
import type { Bilingual, Language } from '#contract/i18n/languages.ts'
import type { FieldFault } from '#contract/problems/staff-field-faults.ts'
import { faultWords } from '../../forms/faults.words.ts'
import type { Dictionary } from '../../i18n/language.tsx'
import type { FaultWords } from './failure-words.ts'
import { staffProblemWords } from './problems.words.ts'

/** Formats a bound with all decimals. */
const figure = (bound: number) => bound.toLocaleString('en-HK', { maximumFractionDigits: 8 })

const boundWords = {
  tooShort: {
    'zh-TW': (least: number, length: number) => `最少 ${least} 個字元，現在有 ${length} 個。`,
    en: (least: number, length: number) => `At least ${least} characters; there are ${length} now.`,
  },
  outOfBounds: {
    'zh-TW': (least: number, most: number) => `請輸入 ${least} 至 ${most} 之間的整數。`,
    en: (least: number, most: number) => `Enter a whole number from ${least} to ${most}.`,
  },
  tooFew: {
    'zh-TW': (least: number) => `最少 ${least} 項。`,
    en: (least: number) => `At least ${least} entries.`,
  },
  tooMany: {
    'zh-TW': (most: number) => `最多 ${most} 項。`,
    en: (most: number) => `At most ${most} entries.`,
  },
  atLeast: {
    'zh-TW': (least: number) => `不能少於 ${figure(least)}。`,
    en: (least: number) => `At least ${figure(least)}.`,
  },
  atMost: {
    'zh-TW': (most: number) => `不能多於 ${figure(most)}。`,
    en: (most: number) => `At most ${figure(most)}.`,
  },
  days: { 'zh-TW': (most: number) => `最多 ${most} 天。`, en: (most: number) => `At most ${most} days.` },
  left: {
    'zh-TW': (left: number) => `存貨只餘 ${left} 件。`,
    en: (left: number) => `Only ${left} left in stock.`,
  },
  cannotHold: {
    'zh-TW': (type: string) => `這一欄的類型是 ${type}，不能存放這項內容，請另選。`,
    en: (type: string) => `This column is of type ${type}, which cannot hold the field. Choose another.`,
  },
  unknownSku: {
    'zh-TW': (sku: string) => `目錄沒有 SKU「${sku}」，請核對。`,
    en: (sku: string) => `No product has the SKU “${sku}”. Check it.`,
  },
  ofLine: {
    'zh-TW': (quantity: number) => `這一項只有 ${quantity} 件。`,
    en: (quantity: number) => `This line has ${quantity}.`,
  },
} satisfies Dictionary

const notAddresses = {
  'zh-TW': (wrong: string) => `「${wrong}」不是電郵地址；多個地址請以逗號分隔。`,
  en: (wrong: string) => `“${wrong}” is not an email address. Separate several by commas.`,
}
const notNumber = { 'zh-TW': '請輸入數字。', en: 'Enter a number.' }
const notWhole = { 'zh-TW': '請輸入整數。', en: 'Enter a whole number.' }
const twoDecimals = { 'zh-TW': '最多兩個小數位。', en: 'At most two decimals.' }
const amountTooLarge = { 'zh-TW': '金額太大，無法儲存。', en: 'The amount is too large to keep.' }

/**
 * Field messages by fault code; faults that only programs can cause get a general message. Faults of imported files are
 * in contract/catalogue/product-import-faults.ts.
 */
export const staffFaultWords: Record<Exclude<FieldFault, ImportFault>, FaultWords> = {
  required: faultWords.missing,
  not_email: faultWords.email,
  not_phone: faultWords.phone,
  control_characters: faultWords.controls,
  several_lines: faultWords.lines,

  unknown_field: faultWords.refused,
  too_quick: faultWords.refused,
  message_too_long: faultWords.refused,
  below_minimum_order: faultWords.refused,
  not_sold: faultWords.refused,
  date_past: faultWords.refused,
  date_too_far: faultWords.refused,
  date_weekend: faultWords.refused,
  date_holiday: faultWords.refused,
  date_without: faultWords.refused,
  not_amount: faultWords.refused,
  nul_character: faultWords.refused,

  wrong_type: ({ expected }, value) => {
    if (typeof value === 'number') return notWhole
    return expected === 'number' || expected === 'int' ? notNumber : faultWords.refused
  },
  wrong_format: faultWords.refused,
  not_offered: faultWords.refused,
  invalid: faultWords.refused,
  too_short: ({ minimum }, value) => both(boundWords.tooShort, Number(minimum), lengthOf(value)),
  too_long: ({ maximum }, value) => {
    const most = Number(maximum)
    return both(faultWords.tooLong, most, lengthOf(value) - most)
  },
  too_few: ({ minimum }) => both(boundWords.tooFew, Number(minimum)),
  too_many: ({ maximum }) => both(boundWords.tooMany, Number(maximum)),
  too_small: ({ minimum }) => both(boundWords.atLeast, Number(minimum)),
  too_large: ({ maximum }) => both(boundWords.atMost, Number(maximum)),
  not_multiple: twoDecimals,
  many_decimals: twoDecimals,
  not_whole: notWhole,
  out_of_bounds: ({ least, most }) => both(boundWords.outOfBounds, Number(least), Number(most)),
  webhook_address: {
    'zh-TW': '必須是互聯網上以 https:// 開頭的網址。內部網絡的地址要先列入 WEBHOOK_ORIGINS。',
    en: 'It must begin with https:// and be in the public internet. List your own network’s addresses in WEBHOOK_ORIGINS.',
  },
  not_web_address: {
    'zh-TW': '這不是網址，應以 https:// 開頭。',
    en: 'This is not a web address. It should begin with https://.',
  },
  not_international_phone: {
    'zh-TW': '請以國際格式輸入，例如 +852 1234 5678。',
    en: 'Write it as an international number, such as +852 1234 5678.',
  },
  before_1970: faultWords.refused,
  taken: staffProblemWords['user.email_taken'],
  name_taken: staffProblemWords['view.name_taken'],
  not_assignable: staffProblemWords['assignee.unknown'],
  not_notified: { 'zh-TW': '你的角色不會收到這類通知。', en: 'Your role does not receive this notification.' },
  calendar_too_long: ({ days }) => both(boundWords.days, Number(days)),

  not_link: staffProblemWords['link.invalid'],
  not_page: {
    'zh-TW': '請輸入本網站的頁面，例如 /solutions/retail。',
    en: 'Enter a page of this site, such as /solutions/retail.',
  },
  not_anchor: {
    'zh-TW': '只用小寫英文字母、數字和單個連字號，例如 tenant-billing。',
    en: 'Small letters, digits and single hyphens only, such as tenant-billing.',
  },
  anchor_taken: {
    'zh-TW': '頁內另一部分已用這個位址。',
    en: 'Another part of the page has this address.',
  },
  listed_twice: { 'zh-TW': '上面已有相同的一項。', en: 'It is listed above already.' },
  not_after_start: { 'zh-TW': '結束時間要在開始時間之後。', en: 'The end must come after the start.' },
  not_all: faultWords.refused,
  percent_too_large: ({ most }) => ({ 'zh-TW': `最多減 ${most}%。`, en: `At most ${most}% off.` }),
  on_request: {
    'zh-TW': '這款產品按需報價，沒有可以減的建議零售價。',
    en: 'Its price is on request: there is no list price to reduce.',
  },
  not_reduced: ({ price }) => ({
    'zh-TW': `要低於建議零售價 HK$${price}。`,
    en: `Must be less than its list price of HK$${price}.`,
  }),
  too_many_entries: ({ most }) => ({
    'zh-TW': `這一類最多 ${most} 項，請先刪除一些。`,
    en: `There can be ${most} of these at most. Delete some first.`,
  }),
  wrong_password: staffProblemWords['password.wrong'],
  password_common: {
    'zh-TW': '這是最常見的密碼之一，很容易被猜中，請另選一個。',
    en: 'This is one of the most common passwords and easily guessed. Choose another.',
  },
  password_personal: {
    'zh-TW': '密碼不能含有你的姓名或電郵地址。',
    en: 'It contains your name or email address. Choose another.',
  },
  password_of_site: {
    'zh-TW': '密碼不能含有本網站的名稱。',
    en: 'It contains the name of this site. Choose another.',
  },
  password_same: {
    'zh-TW': '這是你現時的密碼，請換一個新的。',
    en: 'This is the password you have. Choose a new one.',
  },

  not_timezone: {
    'zh-TW': '沒有這個時區，請從清單選擇。',
    en: 'There is no such time zone. Choose one from the list.',
  },
  not_address_range: {
    'zh-TW': '這不是網絡地址或網段，應像 203.0.113.7 或 203.0.113.0/24。',
    en: 'This is not an address or a range. It should look like 203.0.113.7 or 203.0.113.0/24.',
  },
  not_cron: {
    'zh-TW': '這不是 cron 時間，應像 30 6 * * *。',
    en: 'This is not a cron expression. It should look like 30 6 * * *.',
  },
  not_file_name: { 'zh-TW': '這不是檔案名稱。', en: 'This is not the name of a file.' },
  not_fingerprint: {
    'zh-TW': '這不是金鑰指紋，應像 SHA256:…（ssh-keygen -lf 所示）。',
    en: 'This is not a fingerprint. It should look like SHA256:…, as ssh-keygen -lf prints it.',
  },
  not_origin: {
    'zh-TW': '這不是網站來源，應像 https://shop.example，不含路徑或 *。',
    en: 'This is not an origin. It should look like https://shop.example, without a path or *.',
  },
  not_host: {
    'zh-TW': '這不是主機名稱，應像 smtp.example.com。',
    en: 'This is not a host name. It should look like smtp.example.com.',
  },
  not_emails: ({ value }) => both(notAddresses, String(value)),
  sender_required: {
    'zh-TW': '請填寫寄件人：伺服器沒有預設的寄件人。',
    en: 'Enter a sender: the server has none set.',
  },
  required_with_password: { 'zh-TW': '有密碼時必須填寫。', en: 'Required with a password.' },
  required_to_sign_in: { 'zh-TW': '登入該伺服器需要密碼。', en: 'A password is needed to sign in there.' },
  required_with_database: { 'zh-TW': '有資料庫 ID 時必須填寫。', en: 'Required with a database ID.' },
  required_with_key: { 'zh-TW': '有 API 金鑰時必須填寫。', en: 'Required with an API key.' },
  required_with_gateway: { 'zh-TW': '填了閘道網址，便須填寫其金鑰。', en: 'Required with a gateway.' },
  of_other_mail_server: {
    'zh-TW': '已存的密碼屬於另一個郵件伺服器或使用者，請重新輸入，或將它移除。',
    en: 'The stored password is for another mail server or user. Enter it again, or remove it.',
  },
  of_other_database: {
    'zh-TW': '已存的金鑰屬於另一個資料庫，請重新輸入，或將它移除。',
    en: 'The stored key is for another database. Enter it again, or remove it.',
  },
  catalogue_itself: {
    'zh-TW': '這是產品目錄本身的資料庫，價目表需要另一個資料庫。',
    en: 'This is the catalogue’s own database. The pricebook needs another one.',
  },
  of_other_gateway: {
    'zh-TW': '已存的金鑰屬於另一個閘道，請重新輸入，或將它移除。',
    en: 'The stored key is for another gateway. Enter it again, or remove it.',
  },
  not_gateway: {
    'zh-TW': '這不是閘道網址，應像 https://openrouter.ai/api/v1。',
    en: 'This is not the address of a gateway. It should look like https://openrouter.ai/api/v1.',
  },
  gateway_user: {
    'zh-TW': '網址不能帶使用者名稱或密碼；金鑰請填在下面。',
    en: 'The address must hold no user name or password. The key goes in its own field.',
  },
  gateway_query: {
    'zh-TW': '請只填 /chat/completions 之前的部分，不要帶「?」或「#」。',
    en: 'Enter only what comes before /chat/completions, without “?” or “#”.',
  },
  gateway_plain: {
    'zh-TW': '必須以 https:// 開頭；只有自己網絡內的閘道可用 http://。',
    en: 'It must begin with https://. Only a gateway on your own network may use http://.',
  },

  in_future: { 'zh-TW': '這一天未到。', en: 'This date is in the future.' },
  past: { 'zh-TW': '這天已過，請選今天或以後的日子。', en: 'This date is in the past. Choose today or a later one.' },
  too_far_ahead: { 'zh-TW': '最遠只可到兩年後。', en: 'At most two years ahead.' },
  below_minimum: {
    'zh-TW': '低於最低售價，請提高單價，或在下面填寫原因。',
    en: 'Below the minimum selling price. Raise it, or give a reason below.',
  },
  unknown_product: {
    'zh-TW': '目錄已沒有這個產品，請另選。',
    en: 'This product is gone from the catalogue. Choose another.',
  },
  unknown_sku: ({ sku }) => both(boundWords.unknownSku, String(sku)),
  total_too_large: amountTooLarge,
  not_enquiry: { 'zh-TW': '沒有這宗查詢。', en: 'There is no such enquiry.' },
  not_conversation: { 'zh-TW': '沒有這段對話。', en: 'There is no such conversation.' },
  none_left: { 'zh-TW': '已經沒有存貨。', en: 'There is none left.' },
  few_left: ({ left }) => both(boundWords.left, Number(left)),
  more_than_line: ({ quantity }) => both(boundWords.ofLine, Number(quantity)),
  not_their_invoice: { 'zh-TW': '不是這位客戶的發票。', en: 'This is no invoice of this customer.' },
  other_currency: ({ currency }) => ({
    'zh-TW': `這張發票以 ${currency} 計算。`,
    en: `This invoice is in ${currency}.`,
  }),
  more_than_open: ({ open }) => ({ 'zh-TW': `發票只餘 ${open} 未付。`, en: `Only ${open} is open.` }),
  more_than_payment: ({ left }) => ({
    'zh-TW': `這筆付款只餘 ${left}。`,
    en: `Only ${left} is left of the payment.`,
  }),
  country_twice: { 'zh-TW': '每個國家或地區只可列一次。', en: 'List each country once.' },
  discount_too_large: ({ most }) => ({
    'zh-TW': `一次性付款只有 HK$${most}。`,
    en: `The one-off payments are only HK$${most}.`,
  }),
  more_than_invoice: { 'zh-TW': '超過發票餘下的金額。', en: 'This is more than is left of the invoice.' },
  not_fps_proxy: {
    'zh-TW': '請填轉數快識別碼（7 或 9 位數字）、香港手提電話號碼或電郵地址。',
    en: 'Enter an FPS identifier (7 or 9 digits), a mobile number of Hong Kong or an email address.',
  },
  not_number_format: {
    'zh-TW': '須包含 {prefix}、{year} 和 {number}。',
    en: 'It must contain {prefix}, {year} and {number}.',
  },
  no_contact_email: { 'zh-TW': '沒有電郵地址。', en: 'There is no email address.' },
  other_lines: {
    'zh-TW': '訂單的項目剛有變動。請重新載入，再確認一次。',
    en: 'The lines of the order have just changed. Reload, and confirm again.',
  },
  default_location: {
    'zh-TW': '這是預設倉庫。請先把另一個倉庫設為預設。',
    en: 'This is the default location. Make another one the default first.',
  },
  location_not_empty: {
    'zh-TW': '這裏還有存貨。請先調倉。',
    en: 'There is still stock here. Transfer it first.',
  },
  unknown_location: { 'zh-TW': '這個倉庫已停用。', en: 'This location is closed.' },
  product_twice: { 'zh-TW': '另一行已有這件產品。', en: 'This product is on another line.' },
  same_location: { 'zh-TW': '請選擇另一個倉庫。', en: 'Choose another location.' },
  not_serial: {
    'zh-TW': '序號應有 1 至 64 個英數或符號字元。',
    en: 'A serial number has 1 to 64 letters, digits or signs.',
  },
  not_eui: { 'zh-TW': '應為 16 個十六進位數字。', en: 'It has 16 hexadecimal digits.' },
  not_app_key: { 'zh-TW': 'AppKey 應為 32 個十六進位數字。', en: 'An AppKey has 32 hexadecimal digits.' },
  not_imei: {
    'zh-TW': '這不是 IMEI：應有 15 位數字，而且校驗碼正確。',
    en: 'This is no IMEI: it has 15 digits, the last of which checks the others.',
  },
  not_iccid: {
    'zh-TW': '這不是 ICCID：應有 18 至 22 位數字；19 位的還須校驗碼正確。',
    en: 'This is no ICCID: it has 18 to 22 digits; of 19, the last checks the others.',
  },
  over_length: ({ most }) => ({ 'zh-TW': `最多 ${most} 個字元。`, en: `At most ${most} characters.` }),
  device_twice: ({ line }) => ({ 'zh-TW': `與第 ${line} 行重複。`, en: `Line ${line} has the same.` }),
  device_known: ({ order }) => ({
    'zh-TW': `訂單 ${order} 已有這台裝置。`,
    en: `Order ${order} has this device already.`,
  }),
  not_returnable: ({ serial }) => ({
    'zh-TW': `${serial} 不屬於這些項目，或已經退回。`,
    en: `${serial} was not shipped with these lines, or has been returned.`,
  }),
  part_of_bundle: ({ count, all }) => ({
    'zh-TW': `組合共 ${all} 台裝置，只退回 ${count} 台，不能整套退款或入庫；請更換或維修。`,
    en: `Only ${count} of the bundle’s ${all} devices came back, so it is neither credited nor restocked as a whole; replace or repair them.`,
  }),
  more_devices: ({ count, left }) => ({
    'zh-TW': `清單有 ${count} 台裝置，但這一項只餘 ${left} 件未登記。`,
    en: `The list has ${count} devices; ${left} pieces of this line have none yet.`,
  }),
  too_many_devices: ({ most }) => ({
    'zh-TW': `每次最多登記 ${most} 台，請分批輸入。`,
    en: `At most ${most} devices at a time. Split the list.`,
  }),
  no_device_headings: {
    'zh-TW': '清單有多欄，首行請寫上欄名，例如：序號, DevEUI, JoinEUI, AppKey。',
    en: 'The list has several columns. Name them in the first line, such as: Serial, DevEUI, JoinEUI, AppKey.',
  },
  open_quote_mark: { 'zh-TW': '有引號沒有結束，請檢查檔案。', en: 'A quotation mark is not closed. Check the file.' },
  unknown_line: faultWords.refused,
  received_already: ({ received }) => ({
    'zh-TW': `已到 ${received} 件，不能再少。`,
    en: `${received} have been received already; it cannot be fewer.`,
  }),
  no_email: {
    'zh-TW': '訂單沒有電郵地址，無法寫信給客戶。',
    en: 'The order has no email address to write to.',
  },

  unknown_customer: {
    'zh-TW': '這位客戶已不存在，可能已併入另一位客戶。',
    en: 'There is no such customer any more; it may have been merged into another.',
  },
  same_customer: { 'zh-TW': '請選擇另一位客戶。', en: 'Choose another customer.' },
  other_name: { 'zh-TW': '與客戶名稱不符。', en: 'This is not the customer’s name.' },
  email_of_other: {
    'zh-TW': '另一位客戶的聯絡人已使用這個電郵地址。可搜尋該客戶，再合併兩者。',
    en: 'Another customer has a contact with this address. Search for it, and merge the two.',
  },
  given_twice: { 'zh-TW': '另一位聯絡人已填寫同一電郵地址。', en: 'Another contact above has the same address.' },
  foreign_contact: {
    'zh-TW': '這位聯絡人已不屬於這位客戶，請重新載入。',
    en: 'This contact is no longer one of this customer. Reload and try again.',
  },

  one_conflict: faultWords.refused,
  one_of_two: {
    'zh-TW': '這一項只可採用其中一邊的值。',
    en: 'This can only be settled by one of the two values.',
  },
  picture_lost: {
    'zh-TW': '取不到這張圖片。網址須以 https:// 開頭、可公開存取，並且是 10 MB 以內的 PNG、JPEG、WebP、AVIF 或 GIF。',
    en: 'The picture cannot be fetched. It must be on a public https:// address, and be a PNG, JPEG, WebP, AVIF or GIF of at most 10 MB.',
  },
  media_empty: { 'zh-TW': '檔案是空的。請選擇另一個檔案。', en: 'The file is empty. Choose another one.' },
  media_unknown: {
    'zh-TW': '這不是可以顯示的圖片。請另存為 JPEG、PNG、WebP、AVIF 或 GIF，再上載一次。',
    en: 'This is not a picture that can be shown. Save it as JPEG, PNG, WebP, AVIF or GIF, and upload it again.',
  },
  media_no_attachment: {
    'zh-TW': '只可附上 PDF 或圖片（JPEG、PNG、WebP、AVIF、GIF）。請另存為 PDF，再附上一次。',
    en: 'Only PDFs and pictures (JPEG, PNG, WebP, AVIF, GIF) can be attached. Save it as PDF, and attach that.',
  },
  unfilled_variable: ({ name }) => ({
    'zh-TW': `請填寫或刪除 {{${name}}}。`,
    en: `Fill in {{${name}}}, or delete it.`,
  }),
  unknown_variable: ({ name }) => ({
    'zh-TW': `沒有 {{${name}}} 這個變數。請從清單選擇。`,
    en: `There is no variable {{${name}}}. Choose one from the list.`,
  }),
  variable_of_other_kind: ({ name }) => ({
    'zh-TW': `所選的記錄種類未必有 {{${name}}}。請刪除這個變數，或取消不適用的種類。`,
    en: `Not every chosen kind of record has {{${name}}}. Delete the variable, or clear the kinds that lack it.`,
  }),
  no_language: {
    'zh-TW': '請最少用一種語言撰寫內文。',
    en: 'Write the message in at least one language.',
  },
  file_gone: {
    'zh-TW': '這個檔案已寄出或已刪除。請移除，有需要可再附上一次。',
    en: 'This file was sent already or has been removed. Take it off, and attach it again if you need it.',
  },
  files_too_large: ({ megabytes }) => ({
    'zh-TW': `附件合共超過 ${megabytes} MB。請移除部分檔案。`,
    en: `The attachments have more than ${megabytes} MB in all. Remove some of them.`,
  }),
  media_not_pdf: {
    'zh-TW': '這不是 PDF 文件。請另存為 PDF，再上載一次。',
    en: 'This is not a PDF. Save the document as PDF, and upload it again.',
  },
  media_svg: {
    'zh-TW': 'SVG 圖檔可藏有程式，不能上載。請匯出為 PNG，再上載一次。',
    en: 'An SVG drawing can contain scripts, so it is not accepted. Export it as PNG, and upload that.',
  },
  media_heic: {
    'zh-TW': '未能讀取這張 HEIC 相片。請另存為 JPEG，再上載一次。',
    en: 'This HEIC photo cannot be read. Save it as JPEG, and upload that.',
  },
  media_two_formats: {
    'zh-TW': '這個檔案同時是另一種檔案，可能藏有其他內容。請用軟件開啟後另存一份，再上載一次。',
    en: 'This file is also valid as another type of file and may hide something. Open it and save a copy, then upload that.',
  },
  media_too_many_pixels: ({ most }) => ({
    'zh-TW': `圖片的像素太多，上限為 ${most}00 萬像素。請縮小後再上載。`,
    en: `The picture has more than ${most} million pixels. Make it smaller, and upload it again.`,
  }),
  media_broken: {
    'zh-TW': '檔案已損壞，未能開啟。請重新匯出或拍攝，再上載一次。',
    en: 'The file is damaged and cannot be opened. Export or photograph it again, and upload that.',
  },
  media_outside: {
    'zh-TW': '所選範圍超出圖片。請重新選擇要保留的部分。',
    en: 'The part that was chosen lies outside the picture. Choose it again.',
  },
  media_not_uploaded: {
    'zh-TW': '這不是已上載的圖片。請重新上載。',
    en: 'This is not an uploaded picture. Upload it again.',
  },
  not_its_encoding: {
    'zh-TW': '檔案的文字不能以這種編碼讀取。',
    en: 'The text of the file is not in this encoding.',
  },
  unknown_column: { 'zh-TW': '檔案沒有這一欄。', en: 'The file has no such column.' },
  field_twice: { 'zh-TW': '不同的欄不能填入同一項內容。', en: 'Two columns cannot feed one field.' },
  no_product_named: {
    'zh-TW': '請指明哪一欄是名稱、SKU 或 ID。',
    en: 'Say which column is the name, the SKU or the ID.',
  },

  column_gone: {
    'zh-TW': '資料庫已沒有這一欄，請另選。',
    en: 'The database has no such column any more. Choose another.',
  },
  cannot_hold: ({ type }) => both(boundWords.cannotHold, String(type)),
  computed_column: {
    'zh-TW': '這一欄由 Notion 計算，不能寫入，所以不能由這裏作主。',
    en: 'Notion computes this column, so nothing can be written there. Choose another owner.',
  },
  name_needs_column: {
    'zh-TW': '產品名稱必須取自其中一欄，請選擇。',
    en: 'The name must come from one of the columns. Choose it.',
  },
  no_source_folder: {
    'zh-TW': '伺服器沒有設定產品檔案的資料夾（SOURCE_FOLDER），請聯絡負責伺服器的同事。',
    en: 'The server has not been given a folder for product files (SOURCE_FOLDER). Ask whoever looks after it.',
  },
  not_file_address: {
    'zh-TW': '請輸入檔案的 https:// 網址，不要帶有用戶名稱或密碼。',
    en: 'Enter the https:// address of a file, without a user name or password.',
  },
  title_is_name: { 'zh-TW': '產品名稱一定取自標題欄。', en: 'The name always comes from the title column.' },
  no_value_of_field: {
    'zh-TW': '看不懂這個值，請改寫。',
    en: 'This value cannot be read. Write it another way.',
  },
  no_rule_of_field: {
    'zh-TW': '這項內容不能用這條規則，請移除。',
    en: 'This rule does not suit the field. Remove it.',
  },
  unknown_listing: { 'zh-TW': '請填寫 Yes（上架）或 No（不上架）。', en: 'Write Yes (listed) or No (not listed).' },
  unknown_term: { 'zh-TW': '請填寫 Annual 或 One-time。', en: 'Write Annual or One-time.' },
  unknown_category: {
    'zh-TW': '沒有這個類別。可用：IoT 硬件、AI 軟件、LPWAN、完整系統。',
    en: 'There is no such category. Use IoT hardware, AI software, LPWAN or Complete systems.',
  },
  unknown_availability: {
    'zh-TW': '看不出有沒有貨。請輸入件數，或「有貨」、「缺貨」。',
    en: 'This does not say whether there is stock. Enter how many, or In stock or Out of stock.',
  },
  unknown_connectivity: { 'zh-TW': '請填寫 LoRa、NB-IoT 或 Wi-Fi。', en: 'Write LoRa, NB-IoT or Wi-Fi.' },
  no_yes_or_no: {
    'zh-TW': '應為 Yes 或 No；留空即按類別判斷。',
    en: 'Write Yes or No, or leave it blank for the rule.',
  },
  unknown_ip_rating: { 'zh-TW': '看不出 IP 防護等級，應像 IP67。', en: 'No IP rating can be read. Write it as IP67.' },
  unknown_components: {
    'zh-TW': '看不出 SKU 和數量，一行一項，像 HI-WL-01: 8。',
    en: 'A line has no SKU and quantity. Write one per line, such as HI-WL-01: 8.',
  },
  unknown_mounting: {
    'zh-TW': '沒有這種安裝方式。可用：掛牆、天花、喉管、DIN 導軌、燈柱或支柱、地面、嵌入地面、桌面、機櫃。',
    en: 'There is no such mounting. Use wall, ceiling, pipe, DIN rail, pole, floor, in-ground, desk or rack.',
  },
  no_months: {
    'zh-TW': '看不出保養期，應像 24、24 個月或 2 年，最多 240 個月。',
    en: 'No warranty can be read. Write it as 24, 24 months or 2 years, at most 240 months.',
  },
  no_days: {
    'zh-TW': '看不出出貨時間，應像 14、14 日或 2 星期，最多 365 日。',
    en: 'No lead time can be read. Write it as 14, 14 days or 2 weeks, at most 365 days.',
  },
  no_pieces: {
    'zh-TW': '請輸入 1 至 100,000 的件數。',
    en: 'Enter a number of pieces from 1 to 100,000.',
  },
  no_volume_price: {
    'zh-TW': '看不出批量價。請一行一級，寫成「10: 1100」，最多十級。',
    en: 'No volume price can be read. Write one per line, such as “10: 1100”, ten at most.',
  },
  volume_price_order: {
    'zh-TW': '數量須逐級遞增、價格須逐級遞減，並低於建議零售價。',
    en: 'Quantities must rise and prices fall from line to line, all below the MSRP.',
  },
  own_sku: {
    'zh-TW': '這是產品自己的 SKU，請填寫另一件產品的 SKU。',
    en: 'This is the product’s own SKU. Name another product’s.',
  },
  unknown_country: {
    'zh-TW': '沒有這個地區。請填寫代碼，例如 HK、MO、CN、SG。',
    en: 'There is no such region. Write its code, such as HK, MO, CN or SG.',
  },
  no_document: {
    'zh-TW': '請一行一份，寫成「安裝指南: https://…」；網址須以 https:// 開頭。',
    en: 'Write one per line, such as “Installation guide: https://…”. The address must begin with https://.',
  },
  no_price_in_hkd: {
    'zh-TW': '看不出港幣金額，應像 1180、HK$1,180 或 399/month。',
    en: 'No amount in HKD can be read. Write it as 1180, HK$1,180 or 399/month.',
  },
  no_price_in_usd: {
    'zh-TW': '看不出美元金額，應像 150 或 US$150。',
    en: 'No amount in USD can be read. Write it as 150 or US$150.',
  },
  no_percentage: {
    'zh-TW': '請輸入 0 至 100 的百分比，例如 20 或 20%。',
    en: 'Enter a percentage from 0 to 100, such as 20 or 20%.',
  },
  amount_too_large: amountTooLarge,
}

function lengthOf(value: unknown): number {
  return typeof value === 'string' ? value.trim().length : 0
}

function both<Figures extends (number | string)[]>(
  phrase: Record<Language, (...figures: Figures) => string>,
  ...figures: Figures
): Bilingual {
  return { 'zh-TW': phrase['zh-TW'](...figures), en: phrase.en(...figures) }
}
