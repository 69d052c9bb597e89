import type { Bilingual } from '#contract/i18n/languages.ts'
import { passwordFaults } from '#contract/staff.ts'
import { faultWords } from '../../forms/faults.words.ts'
import type { Dictionary } from '../../i18n/language.tsx'

/** A bound with all of its decimals. */
const figure = (bound: number) => bound.toLocaleString('en-HK', { maximumFractionDigits: 8 })

/** What is wrong with a field of staff's, beside what visitors are told of theirs. */
export const staffFaultWords = {
  tooShort: {
    'zh-TW': (least: number, length: number) => `最少 ${least} 個字元，現在有 ${length} 個。`,
    en: (least: number, length: number) => `At least ${least} characters; there are ${length} now.`,
  },
  outOfBounds: {
    'zh-TW': (least: number, most: number) => `請輸入 ${least} 至 ${most} 之間的整數。`,
    en: (least: number, most: number) => `Enter a whole number from ${least} to ${most}.`,
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
  notNumber: { 'zh-TW': '請輸入數字。', en: 'Enter a number.' },
  cents: { 'zh-TW': '最多兩個小數位。', en: 'At most two decimals.' },
  past: { 'zh-TW': '這天已過，請選今天或以後的日子。', en: 'This day is past. Choose today or a later one.' },
  tooFarAhead: { 'zh-TW': '最遠只可到兩年後。', en: 'At most two years ahead.' },
  belowMinimum: {
    'zh-TW': '低於最低售價，請提高單價，或在下面填寫原因。',
    en: 'Below the minimum selling price. Raise it, or give a reason below.',
  },
  noProduct: {
    'zh-TW': '目錄已沒有這個產品，請另選。',
    en: 'This product is gone from the catalogue. Choose another.',
  },
  notWhole: { 'zh-TW': '請輸入整數。', en: 'Enter a whole number.' },
  internationalPhone: {
    'zh-TW': '請以國際格式輸入，例如 +852 1234 5678。',
    en: 'Write it as an international number, such as +852 1234 5678.',
  },
  notAddresses: {
    'zh-TW': (wrong: string) => `「${wrong}」不是電郵地址；多個地址請以逗號分隔。`,
    en: (wrong: string) => `“${wrong}” is not an e-mail address. Separate several by commas.`,
  },
  timezone: { 'zh-TW': '沒有這個時區，請從清單選擇。', en: 'There is no such time zone. Choose one from the list.' },
  range: {
    'zh-TW': '這不是網絡地址或網段，應像 203.0.113.7 或 203.0.113.0/24。',
    en: 'This is not an address or a range. It should look like 203.0.113.7 or 203.0.113.0/24.',
  },
  host: {
    'zh-TW': '這不是主機名稱，應像 smtp.example.com。',
    en: 'This is not a host name. It should look like smtp.example.com.',
  },
  sender: {
    'zh-TW': '請填寫寄件人：伺服器沒有預設的寄件人。',
    en: 'Enter a sender: the server knows of none.',
  },
  otherServer: {
    'zh-TW': '已存的密碼屬於另一個郵件伺服器或使用者，請重新輸入，或將它移除。',
    en: 'The stored password is for another mail server or user. Enter it again, or remove it.',
  },
  otherDatabase: {
    'zh-TW': '已存的金鑰屬於另一個資料庫，請重新輸入，或將它移除。',
    en: 'The stored key is for another database. Enter it again, or remove it.',
  },
  notGateway: {
    'zh-TW': '這不是閘道網址，應像 https://openrouter.ai/api/v1。',
    en: 'This is not the address of a gateway. It should look like https://openrouter.ai/api/v1.',
  },
  gatewayUser: {
    'zh-TW': '網址不能帶使用者名稱或密碼；金鑰請填在下面。',
    en: 'The address must hold no user name or password. The key goes in its own field.',
  },
  gatewayQuery: {
    'zh-TW': '請只填 /chat/completions 之前的部分，不要帶「?」或「#」。',
    en: 'Enter only what comes before /chat/completions, without “?” or “#”.',
  },
  gatewayPlain: {
    'zh-TW': '必須以 https:// 開頭；只有自己網絡內的閘道可用 http://。',
    en: 'It must begin with https://. Only a gateway on your own network may use http://.',
  },
  otherGateway: {
    'zh-TW': '已存的金鑰屬於另一個閘道，請重新輸入，或將它移除。',
    en: 'The stored key is for another gateway. Enter it again, or remove it.',
  },
  withGateway: { 'zh-TW': '填了閘道網址，便須填寫其金鑰。', en: 'Needed along with a gateway.' },
  withPassword: { 'zh-TW': '有密碼時必須填寫。', en: 'Needed along with a password.' },
  forSignIn: { 'zh-TW': '登入該伺服器需要密碼。', en: 'A password is needed to sign in there.' },
  withDatabase: { 'zh-TW': '有資料庫 ID 時必須填寫。', en: 'Needed along with a database ID.' },
  noPriceInHkd: {
    'zh-TW': '看不出港幣金額，應像 1180、HK$1,180 或 399/month。',
    en: 'No amount in HKD can be read. Write it as 1180, HK$1,180 or 399/month.',
  },
  noPriceInUsd: {
    'zh-TW': '看不出美元金額，應像 150 或 US$150。',
    en: 'No amount in USD can be read. Write it as 150 or US$150.',
  },
  noPercentage: {
    'zh-TW': '請輸入 0 至 100 的百分比，例如 20 或 20%。',
    en: 'Enter a percentage from 0 to 100, such as 20 or 20%.',
  },
  amountTooLarge: { 'zh-TW': '金額太大，無法儲存。', en: 'The amount is too large to keep.' },
  unknownCategory: {
    'zh-TW': '沒有這個類別。可用：IoT 硬件、AI 軟件、LPWAN、完整系統。',
    en: 'There is no such category. Use IoT hardware, AI software, LPWAN or Complete systems.',
  },
  unknownAvailability: {
    'zh-TW': '看不出有沒有貨。請輸入件數，或「有貨」、「缺貨」。',
    en: 'This does not say whether there is stock. Enter how many, or In Stock or Out of Stock.',
  },
  unknownTerm: { 'zh-TW': '請填寫 Annual 或 One-time。', en: 'Write Annual or One-time.' },
  unknownConnectivity: { 'zh-TW': '請填寫 LoRa、NB-IoT 或 Wi-Fi。', en: 'Write LoRa, NB-IoT or Wi-Fi.' },
  unknownIpRating: { 'zh-TW': '看不出 IP 防護等級，應像 IP67。', en: 'No IP rating can be read. Write it as IP67.' },
  pictureLost: {
    'zh-TW': '取不到這張圖片。網址須以 https:// 開頭、可公開存取，並且是 10 MB 以內的 PNG、JPEG、WebP、AVIF 或 GIF。',
    en: 'The picture cannot be fetched. It must be on a public https:// address, and be a PNG, JPEG, WebP, AVIF or GIF of at most 10 MB.',
  },
  webAddress: {
    'zh-TW': '這不是網址，應以 https:// 開頭。',
    en: 'This is not a web address. It should begin with https://.',
  },
  otherCustomer: {
    'zh-TW': '另一位客戶的聯絡人已使用這個電郵地址。可搜尋該客戶，再合併兩者。',
    en: 'Another customer has a contact with this address. Search for it, and merge the two.',
  },
  givenTwice: { 'zh-TW': '另一位聯絡人已填寫同一電郵地址。', en: 'Another contact above has the same address.' },
  foreignContact: {
    'zh-TW': '這位聯絡人已不屬於這位客戶，請重新載入。',
    en: 'This contact is no longer one of this customer. Reload and try again.',
  },
  otherName: { 'zh-TW': '與客戶名稱不符。', en: 'This is not the customer’s name.' },
  sameCustomer: { 'zh-TW': '請選擇另一位客戶。', en: 'Choose another customer.' },
  withKey: { 'zh-TW': '有 API 金鑰時必須填寫。', en: 'Needed along with an API key.' },
  onlyLeft: {
    'zh-TW': (left: number) => (left === 0 ? '已經沒有存貨。' : `存貨只餘 ${left} 件。`),
    en: (left: number) => (left === 0 ? 'There is none left.' : `Only ${left} left in stock.`),
  },
  noCustomer: {
    'zh-TW': '這位客戶已不存在，可能已併入另一位客戶。',
    en: 'There is no such customer any more; it may have been merged into another.',
  },
  noAddress: {
    'zh-TW': '訂單沒有電郵地址，無法寫信給買家。',
    en: 'The order has no e-mail address to write to.',
  },
} satisfies Dictionary

/** By what the contract or the server says of it in English. */
export const faultsByMessage: Record<string, Bilingual> = {
  'is required': faultWords.missing,
  'is not an e-mail address': faultWords.email,
  'holds control characters': faultWords.controls,
  'must be on one line': faultWords.lines,
  'is not a whole number': staffFaultWords.notWhole,
  'has more than two decimals': staffFaultWords.cents,
  'is in the past': staffFaultWords.past,
  'is more than 2 years ahead': staffFaultWords.tooFarAhead,
  'is below the minimum selling price': staffFaultWords.belowMinimum,
  'is not a product': staffFaultWords.noProduct,
  'come to more than a document holds': staffFaultWords.amountTooLarge,
  'is not an international number such as "+852 1234 5678"': staffFaultWords.internationalPhone,
  [passwordFaults.common]: {
    'zh-TW': '這是最常見的密碼之一，很容易被猜中，請另選一個。',
    en: 'This is one of the most common passwords and easily guessed. Choose another.',
  },
  [passwordFaults.personal]: {
    'zh-TW': '密碼不能含有你的姓名或電郵地址。',
    en: 'It holds your name or e-mail address. Choose another.',
  },
  [passwordFaults.site]: {
    'zh-TW': '密碼不能含有本網站的名稱。',
    en: 'It holds the name of this site. Choose another.',
  },
  [passwordFaults.same]: {
    'zh-TW': '這是你現時的密碼，請換一個新的。',
    en: 'This is the password you have. Choose a new one.',
  },
  'is not a time zone such as Asia/Hong_Kong': staffFaultWords.timezone,
  'is not an address or a range such as 203.0.113.0/24': staffFaultWords.range,
  'is not a host name': staffFaultWords.host,
  'is required: no sender is known': staffFaultWords.sender,
  'was for another mail server or user: enter it again, or remove it': staffFaultWords.otherServer,
  'was for another database: enter it again, or remove it': staffFaultWords.otherDatabase,
  'was for another gateway: enter it again, or remove it': staffFaultWords.otherGateway,
  'is required with a gateway': staffFaultWords.withGateway,
  'is not an address such as https://openrouter.ai/api/v1': staffFaultWords.notGateway,
  'must hold no user name or password': staffFaultWords.gatewayUser,
  'must hold no query: only the path before /chat/completions': staffFaultWords.gatewayQuery,
  'must begin with https:// outside one’s own network': staffFaultWords.gatewayPlain,
  'is required with a password': staffFaultWords.withPassword,
  'is required to sign in there': staffFaultWords.forSignIn,
  'is required with a database id': staffFaultWords.withDatabase,
  'is required with an API key': staffFaultWords.withKey,
  'is no price in HKD': staffFaultWords.noPriceInHkd,
  'is no price in USD': staffFaultWords.noPriceInUsd,
  'is no percentage from 0 to 100': staffFaultWords.noPercentage,
  'is an amount that does not fit': staffFaultWords.amountTooLarge,
  'is unknown': staffFaultWords.unknownCategory,
  'holds no word that is known': staffFaultWords.unknownAvailability,
  'is neither Annual nor One-time': staffFaultWords.unknownTerm,
  'is none of LoRa, NB-IoT, Wi-Fi': staffFaultWords.unknownConnectivity,
  'holds no IP code': staffFaultWords.unknownIpRating,
  'cannot be fetched': staffFaultWords.pictureLost,
  'is not a web address': staffFaultWords.webAddress,
  'belongs to another customer': staffFaultWords.otherCustomer,
  'is given twice': staffFaultWords.givenTwice,
  'is no contact of this customer': staffFaultWords.foreignContact,
  'is not the name of the customer': staffFaultWords.otherName,
  'is the same customer': staffFaultWords.sameCustomer,
  'is not, or no longer, a customer': staffFaultWords.noCustomer,
  'there is no e-mail address': staffFaultWords.noAddress,
}
