import type { Bilingual } from '#contract/i18n/languages.ts'

export const firstRequest = (origin: string) =>
  `curl '${origin}/api/v1/products?category=hardware&inStock=true&sort=-price&pageSize=2'`

export const firstAnswer = `{
  "items": [
    {
      "slug": "people-counter",
      "sku": "HI-PC-04",
      "name": "人流計數器",
      "nameEn": "People Counter",
      "price": { "baseCurrency": "HKD", "msrp": 2480, "period": "once", "firstYearTotal": 2480, … },
      "inStock": true,
      "stockQuantity": 14,
      …
    },
    …
  ],
  "total": 10,
  "page": 1,
  "pageSize": 2,
  "facets": { … }
}`

export const unchangedRequest = (origin: string) =>
  `url=${origin}/api/v1/products?pageSize=100
etag=$(curl -s -o /dev/null -w '%header{etag}' $url)
curl -s -o /dev/null -w '%{http_code} %{size_download}\\n' -H "If-None-Match: $etag" $url
304 0`

export const errorAnswer = `{
  "type": "about:blank",
  "status": 400,
  "title": "The request is not valid",
  "detail": "Some values are not valid",
  "code": "request.invalid",
  "requestId": "7f54394d-0bfb-47cb-9559-ce7ebba3d9d7",
  "errors": [
    {
      "path": "pageSize",
      "message": "Too big: expected number to be <=100",
      "code": "too_large",
      "params": { "maximum": 100 }
    }
  ]
}`

export const endpoints: { path: string; gives: Bilingual }[] = [
  {
    path: 'GET /api/v1/products',
    gives: { 'zh-TW': '一頁產品，以及每個篩選下的數目', en: 'A page of products, and how many each filter would show' },
  },
  {
    path: 'GET /api/v1/products/{slug}',
    gives: {
      'zh-TW': '一件產品、規格、需要配合的產品及配件，和最多三件同類產品；舊 slug 仍然有效',
      en: 'A product with specifications, what it needs, its accessories and up to three related ones; an old slug still works',
    },
  },
  {
    path: 'GET /api/v1/exchange-rates',
    gives: { 'zh-TW': '貨幣和固定匯率表', en: 'Currencies and the table of fixed rates' },
  },
  {
    path: 'GET /api/v1/site',
    gives: { 'zh-TW': '公司名稱、聯絡方法、服務地區', en: 'Company name, contact details, service areas' },
  },
]

export const parameters: { name: string; means: Bilingual }[] = [
  {
    name: 'search',
    means: {
      'zh-TW': '每個字或其同義詞都要出現在名稱、說明、編號、標籤、特點或規格之中，中英文和簡體皆可',
      en: 'Each word, or another word for the same, must occur in names, descriptions, codes, tags, features or specifications, in either language',
    },
  },
  {
    name: 'category',
    means: { 'zh-TW': 'hardware、software、lpwan 或 systems', en: 'hardware, software, lpwan or systems' },
  },
  { name: 'subcategory, tag', means: { 'zh-TW': '用途或標籤', en: 'A use or a tag' } },
  {
    name: 'connectivityType',
    means: { 'zh-TW': '連接方式：lora、nb-iot 或 wifi', en: 'Connectivity: lora, nb-iot or wifi' },
  },
  {
    name: 'minBattery, minRange',
    means: {
      'zh-TW': '電池至少多少年、通訊距離至少多少 km，以規格所載為準',
      en: 'Minimum battery life in years, and minimum range in km, by the specifications',
    },
  },
  {
    name: 'mounting',
    means: {
      'zh-TW': 'wall、ceiling、pipe、din-rail、pole、floor、in-ground、desk 或 rack',
      en: 'wall, ceiling, pipe, din-rail, pole, floor, in-ground, desk or rack',
    },
  },
  { name: 'ipRating', means: { 'zh-TW': 'IP 防護等級，例如 IP67', en: 'An IP rating, such as IP67' } },
  { name: 'inStock', means: { 'zh-TW': 'true 或 false', en: 'true or false' } },
  {
    name: 'minPrice, maxPrice',
    means: { 'zh-TW': '建議零售價範圍，港元', en: 'Range of the list price, in HKD' },
  },
  {
    name: 'sort',
    means: {
      'zh-TW': 'relevance（搜尋時的預設）、name、nameEn、price、stock、createdAt；後五者前加 - 為倒序',
      en: 'relevance (the default while searching), name, nameEn, price, stock, createdAt; a leading - reverses the last five',
    },
  },
  {
    name: 'page, pageSize',
    means: { 'zh-TW': '由 1 起；每頁 1 至 100，預設 24', en: 'From 1; 1 to 100 per page, 24 by default' },
  },
]

export const errorRows: { status: string; what: Bilingual }[] = [
  {
    status: '400 request.invalid',
    what: {
      'zh-TW': '改正 errors 指出的欄位；不認識的參數也算錯誤',
      en: 'Correct the fields listed in errors; an unknown parameter counts as an error',
    },
  },
  {
    status: '404 product.not_found',
    what: { 'zh-TW': '沒有這件產品', en: 'There is no such product' },
  },
  {
    status: '410 product.retired',
    what: {
      'zh-TW': '產品已停售；同類產品見 GET /products/{slug}/alternatives',
      en: 'No longer sold; GET /products/{slug}/alternatives lists similar products',
    },
  },
  {
    status: '500 server.error',
    what: { 'zh-TW': '把 requestId 告訴我們', en: 'Report it with the requestId' },
  },
  {
    status: '503 database.unavailable',
    what: { 'zh-TW': '等 Retry-After 所列的秒數再試', en: 'Try again after Retry-After seconds' },
  },
]

export const moneyRules: Bilingual[] = [
  {
    'zh-TW': '金額是帶兩個小數位的數字，旁邊有貨幣代碼；null 表示價格請查詢。',
    en: 'Amounts are numbers with two decimals beside a currency code; null means a price on request.',
  },
  {
    'zh-TW': 'period 說明建議零售價買到甚麼：once 是一次、month 是一個月、year 是一年。',
    en: 'period says what the list price buys: once the thing itself, or a month or a year of it.',
  },
  {
    'zh-TW': '換算一律由港元金額起，乘匯率後四捨五入至兩個小數位（半數遠離零）。匯率互不為倒數，請勿連乘或反算。',
    en: 'Convert from the HKD amount only: multiply, then round to two decimals, half away from zero. The rates do not invert, so neither chain nor reverse them.',
  },
  {
    'zh-TW': '請記下 id（UUID），不要記 slug：改名後 slug 會變。',
    en: 'Keep id, a UUID, rather than the slug, which changes with a rename.',
  },
  {
    'zh-TW':
      'name 是中文，nameEn 是英文，沒有英文時為 null；machineTranslated 列出由機器翻譯的欄位。時間為 ISO 8601 UTC。',
    en: 'name is Chinese, nameEn English or null; machineTranslated lists the fields a machine wrote. Times are ISO 8601 in UTC.',
  },
]
