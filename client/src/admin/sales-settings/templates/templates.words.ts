import type { Bilingual } from '#contract/i18n/languages.ts'
import type { ReplyKind, ReplyVariable } from '#contract/requests/reply-variables.ts'
import type { Dictionary } from '../../../i18n/language.tsx'
import { screenWords } from '../../words/frame.words.ts'

const counted = (total: number) => total.toLocaleString('en-HK')

export const templatesWords = {
  search: { 'zh-TW': '搜尋名稱、主旨或內文', en: 'Search names, subjects and messages' },
  count: {
    'zh-TW': (total: number) => `${counted(total)} 個範本`,
    en: (total: number) => (total === 1 ? '1 template' : `${counted(total)} templates`),
  },
  none: { 'zh-TW': '沒有使用中的範本', en: 'No template is in use' },
  noneHint: {
    'zh-TW': '常用的回覆寫成範本，同事回信時便可選用。',
    en: 'Write an answer once, and colleagues can choose it whenever they reply.',
  },
  add: { 'zh-TW': '新增範本', en: 'Add a template' },

  name: { 'zh-TW': '名稱', en: 'Name' },
  kinds: { 'zh-TW': '適用於', en: 'Offered for' },
  languages: { 'zh-TW': '語言', en: 'Languages' },
  state: { 'zh-TW': '狀態', en: 'State' },
  active: { 'zh-TW': '使用中', en: 'In use' },
  archived: { 'zh-TW': '已停用', en: 'Retired' },
  changed: { 'zh-TW': '更改', en: 'Changed' },
  changedBy: { 'zh-TW': '更改者', en: 'Changed by' },

  retire: { 'zh-TW': '停用', en: 'Retire' },
  restore: { 'zh-TW': '重新使用', en: 'Use again' },
  retired: { 'zh-TW': (name: string) => `「${name}」已停用`, en: (name: string) => `“${name}” is retired` },
  restored: { 'zh-TW': (name: string) => `「${name}」已重新使用`, en: (name: string) => `“${name}” is in use again` },
  notChanged: { 'zh-TW': '未能更改範本', en: 'The template was not changed' },

  editTitle: { 'zh-TW': '編輯回信範本', en: 'Edit a reply template' },
  newTitle: { 'zh-TW': '新增回信範本', en: 'Add a reply template' },
  back: { 'zh-TW': '返回回信範本', en: 'Back to reply templates' },
  failed: { 'zh-TW': '未能載入這個範本', en: 'The template could not be loaded' },
  notFound: { 'zh-TW': '找不到這個範本', en: 'There is no such template' },
  notFoundHint: { 'zh-TW': '網址可能有誤。', en: 'The address may be wrong.' },
  saved: { 'zh-TW': '範本已儲存', en: 'Template saved' },
  nothingYet: { 'zh-TW': '未儲存', en: 'Not saved yet' },
  builtIn: { 'zh-TW': '網站附帶的範本', en: 'Came with the site' },
  lastSaved: {
    'zh-TW': (when: string, who: string) => `${who} 於 ${when} 儲存`,
    en: (when: string, who: string) => `Saved by ${who}, ${when}`,
  },

  use: { 'zh-TW': '名稱及用途', en: 'Name and use' },
  nameZh: { 'zh-TW': '名稱（中文）', en: 'Name (Chinese)' },
  nameEn: { 'zh-TW': '名稱（英文）', en: 'Name (English)' },
  nameHint: { 'zh-TW': '只有同事看到，用來選擇範本。', en: 'Only colleagues see it, when they choose a template.' },
  kindsHint: {
    'zh-TW': '回覆這些記錄的對方時可選用。',
    en: 'It can be chosen in emails about these records.',
  },
  offered: { 'zh-TW': '使用中', en: 'In use' },
  offeredHint: {
    'zh-TW': '停用的範本仍會保留，但同事回信時不能選用。',
    en: 'A retired template stays here, but cannot be chosen in emails.',
  },
  chinese: { 'zh-TW': '中文', en: 'Chinese' },
  english: { 'zh-TW': '英文', en: 'English' },
  subjectZh: { 'zh-TW': '主旨（中文）', en: 'Subject (Chinese)' },
  subjectEn: { 'zh-TW': '主旨（英文）', en: 'Subject (English)' },
  subjectHint: { 'zh-TW': '留空即沿用往來的主旨。', en: 'Leave blank to keep the conversation’s subject.' },
  bodyZh: { 'zh-TW': '內文（中文）', en: 'Message (Chinese)' },
  bodyEn: { 'zh-TW': '內文（英文）', en: 'Message (English)' },
  languageHint: {
    'zh-TW': '稱呼及署名會自動加上。沒有內文的語言，不會向該語言的對方提供這個範本；簡體中文由中文轉換。',
    en: 'Greeting and signature are added. A language without a message is not offered to its readers; simplified Chinese is converted from the Chinese.',
  },

  variables: { 'zh-TW': '變數', en: 'Variables' },
  variablesHint: {
    'zh-TW': '選用範本時會換成該記錄的資料；沒有資料的會標示出來，填妥才可寄出。這裏只列出所選記錄都有的變數。',
    en: 'They are filled in from the record. One without a value is marked, and the email is not sent until it is filled in. Only those that all chosen kinds of record have are listed.',
  },
  insertInto: {
    'zh-TW': (field: string) => `插入至：${field}`,
    en: (field: string) => `Inserted into: ${field}`,
  },
  insert: { 'zh-TW': (label: string) => `插入「${label}」`, en: (label: string) => `Insert “${label}”` },

  preview: { 'zh-TW': '預覽（以例子填寫）', en: 'Preview with example values' },
  previewLanguage: { 'zh-TW': '對方的語言', en: 'Reader’s language' },
  previewEmpty: {
    'zh-TW': '未有這種語言的內文，不會向該語言的對方提供。',
    en: 'Not written in this language, so it is not offered to its readers.',
  },
  previewSubject: { 'zh-TW': '主旨', en: 'Subject' },
  sameSubject: { 'zh-TW': '沿用往來的主旨', en: 'The conversation’s subject' },
} satisfies Dictionary

interface VariableWords {
  label: Bilingual
  /** Describes the value of each variable, and when it has none. */
  hint: Bilingual
  example: Bilingual
}

/** Examples are those of one imaginary record. */
export const variableWords: Record<ReplyVariable, VariableWords> = {
  customer_name: {
    label: { 'zh-TW': '對方姓名', en: 'Their name' },
    hint: { 'zh-TW': '稱呼已有姓名，內文甚少需要。', en: 'The greeting has it already.' },
    example: { 'zh-TW': '陳大文', en: 'Amy Chan' },
  },
  customer_company: {
    label: { 'zh-TW': '對方公司', en: 'Their company' },
    hint: { 'zh-TW': '沒有填寫公司的查詢和個人客戶沒有。', en: 'None where they named no company.' },
    example: { 'zh-TW': '港景物業管理', en: 'Harbour View Estates' },
  },
  reference: {
    label: { 'zh-TW': '參考編號', en: 'Reference' },
    hint: { 'zh-TW': '查詢、報價或訂單的編號。', en: 'Of the enquiry, quotation or order.' },
    example: { 'zh-TW': 'ABC-2K7M9P', en: 'ABC-2K7M9P' },
  },
  products: {
    label: { 'zh-TW': '產品', en: 'Products' },
    hint: {
      'zh-TW': '查詢的產品，或報價、訂單上的所有產品。',
      en: 'What they asked about, or everything on the quotation or order.',
    },
    example: { 'zh-TW': '漏水感測器、LoRaWAN 閘道器', en: 'Water Leak Sensor, LoRaWAN Gateway' },
  },
  staff_name: {
    label: { 'zh-TW': '你的姓名', en: 'Your name' },
    hint: { 'zh-TW': '寄信同事的姓名；署名已有。', en: 'Of whoever sends it; the signature has it already.' },
    example: { 'zh-TW': '李思敏', en: 'Simone Lee' },
  },
  our_company: {
    label: { 'zh-TW': '公司名稱', en: 'Our company' },
    hint: { 'zh-TW': '設定中的公司名稱。', en: 'As in the settings.' },
    example: { 'zh-TW': '港灣物聯', en: 'Harbour IoT' },
  },
  our_phone: {
    label: { 'zh-TW': '公司電話', en: 'Our phone' },
    hint: { 'zh-TW': '設定中的電話。', en: 'As in the settings.' },
    example: { 'zh-TW': '+852 3000 0000', en: '+852 3000 0000' },
  },
  demo_time: {
    label: { 'zh-TW': '示範時間', en: 'Demo time' },
    hint: { 'zh-TW': '已確認的時間，或對方希望的時間。', en: 'As confirmed, or as they wish.' },
    example: { 'zh-TW': '2027年1月15日 10:00（香港時間）', en: '15 January 2027 10:00, Hong Kong time' },
  },
  quantity: {
    label: { 'zh-TW': '件數', en: 'Pieces' },
    hint: { 'zh-TW': '所有項目合計。', en: 'Of all lines together.' },
    example: { 'zh-TW': '42', en: '42' },
  },
  total: {
    label: { 'zh-TW': '總計', en: 'Total' },
    hint: {
      'zh-TW': '首年總計連貨幣；報價未發出時沒有。',
      en: 'Of the first year, with its currency. None before an offer is sent.',
    },
    example: { 'zh-TW': 'HKD 58,240.00', en: 'HKD 58,240.00' },
  },
  valid_until: {
    label: { 'zh-TW': '報價有效期', en: 'Valid until' },
    hint: { 'zh-TW': '報價的最後一日；未發出時沒有。', en: 'The offer’s last day. None before it is sent.' },
    example: { 'zh-TW': '2027年1月31日', en: '31 January 2027' },
  },
  quote_link: {
    label: { 'zh-TW': '報價連結', en: 'Link to the quotation' },
    hint: { 'zh-TW': '對方查看及接受報價的私人網頁。', en: 'Their private page, where they view and accept it.' },
    example: { 'zh-TW': 'https://example.com/quotes/…', en: 'https://example.com/en/quotes/…' },
  },
  purchase_order: {
    label: { 'zh-TW': '客戶採購單號', en: 'Their PO number' },
    hint: { 'zh-TW': '訂單未填寫時沒有。', en: 'None where the order has none.' },
    example: { 'zh-TW': 'PO-20418', en: 'PO-20418' },
  },
  carrier: {
    label: { 'zh-TW': '速遞公司', en: 'Carrier' },
    hint: { 'zh-TW': '發貨前沒有。', en: 'None before the order ships.' },
    example: { 'zh-TW': '順豐速運', en: 'SF Express' },
  },
  tracking_number: {
    label: { 'zh-TW': '運單編號', en: 'Tracking number' },
    hint: { 'zh-TW': '發貨前沒有。', en: 'None before the order ships.' },
    example: { 'zh-TW': 'SF1234567890', en: 'SF1234567890' },
  },
  tracking_link: {
    label: { 'zh-TW': '追蹤連結', en: 'Tracking link' },
    hint: { 'zh-TW': '只限有追蹤網頁的速遞公司。', en: 'Only for carriers with a known tracking page.' },
    example: { 'zh-TW': 'https://example.com/track/SF1234567890', en: 'https://example.com/track/SF1234567890' },
  },
}

export const replyKindWords: Record<ReplyKind, Bilingual> = {
  enquiry: screenWords.enquiries,
  'demo-request': screenWords.demoRequests,
  quote: screenWords.quotes,
  order: screenWords.orders,
}
