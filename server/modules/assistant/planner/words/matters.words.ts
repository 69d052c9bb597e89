import type { Bilingual } from '#contract/i18n/languages.ts'

/** Said where the site states nothing of its own, or before what it states. */
export const matterWords = {
  sorry: {
    'zh-TW': '很抱歉。我在這裏看不到訂單、電話紀錄或個別個案，請把參考編號和情況告訴同事，由他們跟進。',
    en: 'I am sorry. I cannot see orders, calls or cases from here: please give a colleague your reference and what happened, and they will follow it up.',
  },
  holding: {
    'zh-TW':
      '我不能代為留貨：索取報價不是訂單，報價單發出前才確認存貨數量。請把產品加入[報價清單](/quote)，在留言寫明數量和需要的日期，或直接聯絡同事。',
    en: 'I cannot hold stock: a request for a quotation is not an order, and quantities are confirmed before a quotation is sent. Add the products to your [quotation list](/quote) and say how many you need and by when, or ask a colleague on the [Contact page](/contact).',
  },
  references: {
    'zh-TW': '項目的做法和成果寫在[個案](/case-studies)頁；要參考特定行業的項目，請[查詢](/contact)。',
    en: 'Projects are described on the [case studies](/case-studies) page; for references in a particular trade, [ask us](/contact).',
  },
  changeOrder: {
    'zh-TW': '我在這裏不能更改或取消報價要求和訂單，請把參考編號和要改的內容告訴同事。',
    en: 'I cannot change or cancel requests and orders from here: give a colleague your reference and what should change.',
  },
  otherDiscount: {
    'zh-TW': '網站沒有列出這種折扣。批量價和限時優惠列於產品頁，其他條件以報價單為準，可以在報價要求中提出。',
    en: 'The site lists no such discount. Volume prices and limited offers are on the product pages; for anything else, say so in a request for a quotation.',
  },
  oem: {
    'zh-TW': '網站沒有提及代工或以其他品牌出售，請向我們查詢。',
    en: 'The site says nothing about making or branding products for others; please ask us.',
  },
  onPhones: {
    'zh-TW': '網站沒有說明有沒有手機應用程式；可以先用手機打開[試用頁](/live-demo)看看平台，再向我們[查詢](/contact)。',
    en: 'The site does not say whether there is a mobile app. Open the [live demo](/live-demo) on your phone to see the platform, and [ask us](/contact) for the rest.',
  },
  radioHealth: {
    'zh-TW': '網站沒有說明對健康或其他設備的影響，請先[查詢](/contact)。就無線頻段，網站列明：',
    en: 'The site says nothing about effects on health or on other equipment; please [ask us](/contact). Of the radio band it says:',
  },
  otherSecurity: {
    'zh-TW': '網站沒有說明這一項，請先[查詢](/contact)。就平台的保安，產品頁列明：',
    en: 'The site does not say that; please [ask us](/contact). Of the platform’s security its page states:',
  },
  otherCurrency: {
    'zh-TW': '網站的價錢以港元訂定，可以改以美元或人民幣顯示，沒有列出其他貨幣；結算貨幣以報價單為準。',
    en: 'Prices are set in Hong Kong dollars and can be shown in US dollars (USD) or RMB; the site lists no other currency. The quotation says which one applies.',
  },
  misunderstood: {
    'zh-TW': '不好意思，可能是我誤會了。請換個說法，寫出產品或想知道的一件事；也可以把這段對話轉交同事。',
    en: 'Sorry, I may have misunderstood. Please put it another way, naming the product or the one thing you want to know, or hand this conversation over to a colleague.',
  },
  maintenanceContract: {
    'zh-TW':
      '網站沒有列出獨立的保養合約；物業管理的[月費方案](/property-management#plans)已包括平台、連接、警報和遙距支援。其他安排請[查詢](/contact)。',
    en: 'The site lists no separate maintenance contract; the [monthly plans](/property-management#plans) of property management include platform, connectivity, alerts and remote support. For anything else, [ask us](/contact).',
  },
  otherBusiness: {
    'zh-TW': '網站沒有說明這一點，請直接聯絡我們。',
    en: 'The site says nothing about that; please contact us directly.',
  },
  answerLanguage: {
    'zh-TW': '我會用問題的語言回答：請用英文再問一次，我便用英文回答；中文亦可。',
    en: 'I answer in the language of the question: ask again in Chinese, and the answer is in Chinese.',
  },
  taxInvoice: {
    'zh-TW': '網站沒有說明可以開哪一種稅務發票，請在報價要求的留言寫明，或先[查詢](/contact)。',
    en: 'The site does not say which kinds of tax invoice we can issue: ask for it in the request for a quotation, or [ask us](/contact) first.',
  },
  renting: {
    'zh-TW':
      '網站沒有列出設備租用；感測器一次過購買。物業管理的[月費方案](/property-management#plans)已包括平台、連接、警報和遙距支援。其他安排請[查詢](/contact)。',
    en: 'The site lists no rental of devices: sensors are bought once. The [monthly plans](/property-management#plans) of property management include platform, connectivity, alerts and remote support. For anything else, [ask us](/contact).',
  },
  hosting: {
    'zh-TW': '網站沒有說明平台的伺服器和數據存放在哪裏，請向我們查詢。',
    en: 'The site does not say where the platform and its data are hosted; please ask us.',
  },
  demoOnline: {
    'zh-TW':
      '網站沒有說明示範可否在網上進行，請在[預約示範](/demo)的留言寫明。平台可以即時在[試用頁](/live-demo)自己操作，不用登記。',
    en: 'The site does not say whether a demo can be held online: ask for it in the message when you [book a demo](/demo). You can try the platform yourself on the [live demo](/live-demo), without signing up.',
  },
  otherProtocol: {
    'zh-TW': '網站沒有列出這種介面，能否接駁請先[查詢](/contact)。已列出的是：',
    en: 'The site does not list that interface; please [ask us](/contact) whether it can be connected. Those listed are:',
  },
  otherChannel: {
    'zh-TW': '網站沒有列出這種通知方式，請先[查詢](/contact)；你的系統也可以經介面接收警報。已列出的是：',
    en: 'The site does not list that channel; please [ask us](/contact). A system of yours can also take alerts over an interface. Those listed are:',
  },
  ownServer: {
    'zh-TW': '網站沒有說明感測器可否連到你自己的網絡伺服器，請把型號和用途告訴我們確認。平台可以把讀數送到你的系統：',
    en: 'The site does not say whether devices may join a network server of your own; send us models and what you run, and we check. From our platform, readings can go on to yours:',
  },
  otherGateway: {
    'zh-TW':
      '網站沒有說明其他牌子的網關能否使用。LoRaWAN 是公開標準，請把網關型號和頻段告訴我們，確認後再決定是否另購。',
    en: 'The site does not say whether a gateway of another make will do. LoRaWAN is an open standard: send us its model and band, and we check before you buy another.',
  },
} satisfies Record<string, Bilingual>
