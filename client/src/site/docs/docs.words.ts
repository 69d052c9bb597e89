import type { Dictionary } from '../../i18n/language.tsx'

export const docsWords = {
  title: { 'zh-TW': '技術文件', en: 'Documentation' },
  description: {
    'zh-TW':
      '給客戶：怎樣選擇、訂購、安裝和看懂規格表。給系統整合商：公開目錄 API、第一個 curl 請求、ETag、錯誤和金額規則。',
    en: 'For buyers: choosing, ordering, installing and reading a datasheet. For integrators: the public catalogue API, a first curl request, ETags, errors and money.',
  },
  lead: {
    'zh-TW': '客戶和管理處看第一部分，系統整合商看第二部分。',
    en: 'The first part is for buyers and building managers, the second for integrators.',
  },
  buyers: { 'zh-TW': '給客戶', en: 'For buyers' },
  integrators: { 'zh-TW': '給系統整合商', en: 'For integrators' },

  choose: { 'zh-TW': '怎樣選擇', en: 'Choosing' },
  order: { 'zh-TW': '怎樣訂購', en: 'Ordering' },
  install: { 'zh-TW': '安裝之前', en: 'Before installation' },
  installCaption: { 'zh-TW': '四類裝置需要甚麼', en: 'What four kinds of device need' },
  device: { 'zh-TW': '裝置', en: 'Device' },
  place: { 'zh-TW': '位置', en: 'Where' },
  power: { 'zh-TW': '供電', en: 'Power' },
  fitter: { 'zh-TW': '由誰安裝', en: 'Who fits it' },
  datasheet: { 'zh-TW': '看懂規格表', en: 'Reading a datasheet' },
  datasheetHint: {
    'zh-TW': '以一個漏水感測器為例。左邊是規格表的原文，右邊是它告訴你甚麼。',
    en: 'A leak sensor as the example: on the left what the sheet says, on the right what it tells you.',
  },
  sheetTitle: { 'zh-TW': '漏水感測器 · WL-01', en: 'Water Leak Sensor · WL-01' },

  request: { 'zh-TW': '第一個請求', en: 'A first request' },
  requestText: {
    'zh-TW': '讀取目錄不用金鑰。以下找出兩件有現貨的硬件，由最貴起：',
    en: 'Reading the catalogue needs no key. This finds two hardware products in stock, most expensive first:',
  },
  answer: { 'zh-TW': '回應（節錄）', en: 'Response (abridged)' },
  command: { 'zh-TW': '請求', en: 'Request' },
  copy: { 'zh-TW': '複製', en: 'Copy' },
  copied: { 'zh-TW': '已複製', en: 'Copied' },
  copyFailed: { 'zh-TW': '未能複製，請選取文字', en: 'Could not copy: please select the text' },

  reference: { 'zh-TW': '完整參考', en: 'Full reference' },
  referenceText: {
    'zh-TW': '每個請求和回應的格式，都由伺服器自己的檢驗規則產生，與實際行為一致。',
    en: 'Every request and response is described from the rules that the server itself checks, so the two always agree.',
  },
  readReference: { 'zh-TW': '開啟 API 參考', en: 'Open the API reference' },
  openapi: { 'zh-TW': 'OpenAPI 3.1（JSON）', en: 'OpenAPI 3.1 (JSON)' },
  endpoints: { 'zh-TW': '公開的讀取請求', en: 'Public endpoints' },
  path: { 'zh-TW': '路徑', en: 'Path' },
  gives: { 'zh-TW': '回傳', en: 'Answers' },
  parameters: { 'zh-TW': '產品清單的參數', en: 'Parameters of the product list' },
  parameter: { 'zh-TW': '參數', en: 'Parameter' },
  meaning: { 'zh-TW': '意思', en: 'Meaning' },

  unchanged: { 'zh-TW': '沒有改變就不用再傳', en: 'Caching' },
  unchangedText: {
    'zh-TW':
      '每個產品和清單都附有 ETag。下次把它放在 If-None-Match，內容沒變便只回 304，不帶內容。目錄一般每 30 分鐘更新一次；Catalogue-As-Of 說明最近一次與來源核對的時間。',
    en: 'Each product and list carries an ETag. Send it back in If-None-Match, and if nothing has changed the response is 304, without a body. The catalogue is usually brought up to date every 30 minutes; Catalogue-As-Of says when it was last compared with its source.',
  },
  errors: { 'zh-TW': '錯誤', en: 'Errors' },
  errorsText: {
    'zh-TW':
      '錯誤是 application/problem+json（RFC 9457）。程式應按 code 處理；detail 給人看；requestId 可在我們的紀錄中找到同一個請求。',
    en: 'Errors are application/problem+json (RFC 9457). Programs should read code; detail is for people; requestId identifies the request in our log.',
  },
  errorTable: { 'zh-TW': '狀態和處理方法', en: 'Status, and what to do' },
  status: { 'zh-TW': '狀態', en: 'Status' },
  what: { 'zh-TW': '怎樣處理', en: 'What to do' },
  money: { 'zh-TW': '金額和文字', en: 'Money and texts' },

  help: { 'zh-TW': '還有疑問？', en: 'More questions?' },
  helpText: {
    'zh-TW': '先看問答；要談接駁方案，告訴我們你用的系統。',
    en: 'Try the questions and answers; to talk about an integration, tell us which system you use.',
  },
  support: { 'zh-TW': '技術支援', en: 'Support' },
  contact: { 'zh-TW': '聯絡我們', en: 'Contact us' },
} satisfies Dictionary
