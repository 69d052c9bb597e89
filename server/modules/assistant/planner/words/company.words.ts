import type { Bilingual, Language } from '#contract/i18n/languages.ts'

type Say<Values extends unknown[]> = Record<Language, (...values: Values) => string>

export const companyWords = {
  spoken: {
    'zh-TW': '網站沒有說明同事講哪些語言，可以直接查詢：',
    en: 'The site does not say which languages our staff speak; please ask:',
  } as Bilingual,
  served: { 'zh-TW': (place) => `有，我們的服務地區包括${place}。`, en: (place) => `Yes, we serve ${place}.` } as Say<
    [string]
  >,
  usable: {
    'zh-TW': (place, names) => `產品頁列明適用於${place}的產品：${names}。`,
    en: (place, names) => `Products whose pages list ${place}: ${names}.`,
  } as Say<[string, string]>,
  notServed: {
    'zh-TW': (place) => `${place}不在我們的服務地區內；有這個需要，請先[查詢](/contact)。`,
    en: (place) => `${place} is not among our service areas; please [ask us](/contact) if you need it there.`,
  } as Say<[string]>,
  notStated: {
    'zh-TW': '網站沒有說明這一點。',
    en: 'The site says nothing about that.',
  } as Bilingual,
  ask: {
    'zh-TW': (phone) => `可以致電 ${phone}，或到「聯絡我們」留言，我們會在 24 小時內回覆。`,
    en: (phone) => `Call ${phone} or write to us on the [Contact page](/contact); we answer within 24 hours.`,
  } as Say<[string]>,
  link: {
    'zh-TW':
      '報價和訂單的進度，可以在我們電郵給你的專用連結看到；請打開該連結，或把它貼在這裏。沒有連結，我看不到任何人的要求。',
    en: 'How far a quotation or an order has come is shown on the private link that we emailed to you: open it, or paste it here. Without that link I can see nobody’s request.',
  } as Bilingual,
  lostLink: {
    'zh-TW': '找不到連結，或超過 24 小時仍未收到回覆，請聯絡我們，並附上參考編號。',
    en: 'If the link is lost, or 24 hours have passed without an answer, contact us with your reference.',
  } as Bilingual,
  person: {
    'zh-TW': '可以把這段對話轉交同事（按對話框內的聯絡選項），或直接聯絡我們。',
    en: 'You can hand this conversation over to a colleague with the contact options below, or reach us directly.',
  } as Bilingual,
  hostile: {
    'zh-TW':
      '這個我不能做。我只根據本網站公開的資料回答；價格和規則只有同事可以更改，內部資料和其他客戶的資料我都看不到。',
    en: 'That I cannot do. I answer only from what this site publishes: prices and rules are changed by staff alone, and I see neither internal data nor those of other customers.',
  } as Bilingual,
  greeting: {
    'zh-TW': '你好！想知道產品的價錢、現貨、規格，或公司的資料，直接問便可。',
    en: 'Hello! Ask me about prices, stock and specifications of our products, or about the company.',
  } as Bilingual,
  thanks: {
    'zh-TW': '不用客氣，有其他問題隨時問我。',
    en: 'You are welcome. Ask me anything else, any time.',
  } as Bilingual,
  bye: { 'zh-TW': '再見，有需要隨時回來問我。', en: 'Goodbye, and welcome back any time.' } as Bilingual,
  acknowledged: {
    'zh-TW': '好的，有其他想知道的，隨時問我。',
    en: 'Fine. Ask me anything else you would like to know.',
  } as Bilingual,
  whoAreYou: {
    'zh-TW': '我是本網站的自動助手，不是真人，根據網站的資料回答。',
    en: 'I am this site’s automatic assistant, not a person, and answer from what the site says.',
  } as Bilingual,
  feelings: {
    'zh-TW': '我是自動助手，會盡力幫忙；有甚麼想問？',
    en: 'I am an automatic assistant and do my best; what would you like to ask?',
  } as Bilingual,
  offTopic: {
    'zh-TW': '這個我不能回答，我只回答本公司的產品和服務。想知道甚麼產品、價錢或安裝的事？',
    en: 'That I cannot help with: I only answer about our products and services. Is there a product, a price or an installation that you would like to know about?',
  } as Bilingual,
  canDo: {
    'zh-TW':
      '我可以回答產品的價錢（連數量、批量價和多年費用）、庫存和貨期、規格、比較和配合、系統規劃、LPWAN 費用，也可以答公司的服務地區、辦公時間、保養和退貨，以及預約示範和報價。',
    en: 'I can answer prices (quantities, volume prices and costs over years), stock and lead times, specifications, comparisons and what works together, plan a system, estimate LPWAN costs, and tell you about countries served, hours, warranty, returns, demos and quotations.',
  } as Bilingual,
  nothing: {
    'zh-TW': '這個問題，我在本網站找不到答案。',
    en: 'I found nothing on this site that answers this.',
  } as Bilingual,
  askAbout: {
    'zh-TW': '我不確定你指的是甚麼。可以說出產品名稱或型號，或想知道的事，例如「漏水感測器 25 件幾錢」。',
    en: 'I am not sure what you mean. Name a product or model and what you would like to know, such as “price of 25 leak sensors”.',
  } as Bilingual,
  demoSlots: {
    'zh-TW': (days) => `最近的空檔（香港時間）：${days}。`,
    en: (days) => `Next free times (Hong Kong time): ${days}.`,
  } as Say<[string]>,
  demoDay: { 'zh-TW': (day, times) => `${day} ${times}`, en: (day, times) => `${day} at ${times}` } as Say<
    [string, string]
  >,
  demoKinds: {
    'zh-TW': (kinds) => `有三種示範：${kinds}。`,
    en: (kinds) => `There are three kinds of demo: ${kinds}.`,
  } as Say<[string]>,
  demoBook: {
    'zh-TW': '在[預約示範](/demo)頁選時間便可；索取和預約都不用付款。',
    en: 'Choose a time on the [demo page](/demo); booking takes no payment.',
  } as Bilingual,
  demoDays: {
    'zh-TW': '示範在工作天進行；其他時間請在預約的留言寫明，由同事確認。',
    en: 'Demos are on working days; for another time, say so in the message when you book, and a colleague answers.',
  } as Bilingual,
  demoProduct: {
    'zh-TW': (name) => `預約時可以註明想看**${name}**的示範。`,
    en: (name) => `Say there that the demo should show **${name}**.`,
  } as Say<[string]>,
  demoProposed: {
    'zh-TW': '下面的卡片列出會送出的內容，由你填上聯絡資料並確認後才會送出。',
    en: 'The card below shows what would be sent; nothing is sent until you add your details and confirm.',
  } as Bilingual,
  quoteProposed: {
    'zh-TW': '下面是報價要求的內容，填上聯絡資料並確認後才會送出；索取報價不是訂單，不用付款。',
    en: 'This is what the request for quotation would contain; it is sent only when you add your details and confirm. It is not an order and takes no payment.',
  } as Bilingual,
  quoteWhat: {
    'zh-TW':
      '想為哪些產品索取報價？請告訴我產品和數量，例如「漏水感測器 10 個、室內網關 1 部」；也可以自行把產品加入[報價清單](/quote)，不用開帳戶。',
    en: 'Which products should the quotation be for? Tell me products and quantities, such as “10 leak sensors and 1 indoor gateway”, or add them to your [quotation list](/quote) yourself; no account is needed.',
  } as Bilingual,
  statusOf: {
    'zh-TW': (reference, status) => `${reference} 的狀態：${status}。`,
    en: (reference, status) => `${reference}: ${status}.`,
  } as Say<[string, string]>,
}

export const systemWords = {
  lead: { 'zh-TW': (building) => `按${building}規劃：`, en: (building) => `Planned for ${building}:` } as Say<[string]>,
  floors: {
    'zh-TW': (floors, area) => `${floors} 層、每層 ${area} 平方米`,
    en: (floors, area) => `${floors} ${floors === '1' ? 'floor' : 'floors'} of ${area} m²`,
  } as Say<[string, string]>,
  bays: { 'zh-TW': (bays) => `${bays} 個車位`, en: (bays) => `${bays} parking bays` } as Say<[string]>,
  line: {
    'zh-TW': (quantity, name, reason) => `${quantity} × **${name}**${reason && `：${reason}`}`,
    en: (quantity, name, reason) => `${quantity} × **${name}**${reason && `: ${reason}`}`,
  } as Say<[string, string, string]>,
  cost: {
    'zh-TW': (once, yearly) => `一次性約 ${once}，其後每年約 ${yearly}。`,
    en: (once, yearly) => `About ${once} once, then about ${yearly} per year.`,
  } as Say<[string, string]>,
  over: {
    'zh-TW': (years, low, high) => `${years} 年合共約 ${low} 至 ${high}。`,
    en: (years, low, high) => `Over ${years} ${years === '1' ? 'year' : 'years'}: about ${low} to ${high}.`,
  } as Say<[string, string, string]>,
  assumed: {
    'zh-TW': '這些是規劃用的假設，以實地勘察為準；可在[系統規劃](/builder)逐項調整。',
    en: 'These are planning assumptions that a site survey settles; adjust each in the [system builder](/builder).',
  } as Bilingual,
  ask: {
    'zh-TW':
      '我可以估算一套系統。請告訴我：要監察甚麼（漏水、用電、空氣或車位）、幾多樓層、每層約多少平方米，或幾多個車位。也可以自己用[系統規劃](/builder)計算。',
    en: 'I can estimate a system. Tell me what to monitor (leaks, energy, air or parking), how many floors and about how many m² each, or how many parking bays. The [system builder](/builder) does the same.',
  } as Bilingual,
  gateways: {
    'zh-TW': (count, building) => `${building}估計要 ${count} 部網關。`,
    en: (count, building) => `For ${building}, about ${count} ${count === '1' ? 'gateway' : 'gateways'}.`,
  } as Say<[string, string]>,
}

export const lpwanWords = {
  lead: {
    'zh-TW': (devices, years, area) => `${devices} 個裝置、${years} 年、${area} 平方公里的估算：`,
    en: (devices, years, area) =>
      `Estimate for ${devices} devices over ${years} ${years === '1' ? 'year' : 'years'} in ${area} km²:`,
  } as Say<[string, string, string]>,
  line: {
    'zh-TW': (name, low, high, each) => `**${name}**：合共 ${low} 至 ${high}（每個裝置 ${each}）`,
    en: (name, low, high, each) => `**${name}**: ${low} to ${high} in all (${each} per device)`,
  } as Say<[string, string, string, string]>,
  span: { 'zh-TW': (low, high) => `${low} 至 ${high}`, en: (low, high) => `${low} to ${high}` } as Say<
    [string, string]
  >,
  cheapest: {
    'zh-TW': (name) => `以最低估算計，**${name}**最便宜。`,
    en: (name) => `By the lowest estimate, **${name}** is the cheapest.`,
  } as Say<[string]>,
  basis: {
    'zh-TW': '按公開數字估算，包括裝置、網關、設定、網絡費和維護，不是報價；可在[LPWAN 頁](/lpwan)更改假設。',
    en: 'Estimated from published figures for devices, gateways, setup, network fees and maintenance; not a quotation. Change the assumptions on the [LPWAN page](/lpwan).',
  } as Bilingual,
}
