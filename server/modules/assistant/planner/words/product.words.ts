import type { Bilingual, Language } from '#contract/i18n/languages.ts'
import type { Fact } from '../understanding/facts.words.ts'

type Say<Values extends unknown[]> = Record<Language, (...values: Values) => string>

/** Names of specification rows that answer for a fact, in lower case and traditional characters. */
export const rowNames: Record<Fact, RegExp> = {
  battery: /電池|batter/u,
  range: /距離|覆蓋|range|coverage/u,
  protection: /防護|protection|ingress|\bip\b/u,
  temperature: /溫度(?!準)|temperature(?! accuracy)/u,
  size: /尺寸|直徑|高度|口徑|dimension|diameter|^height|size|bore/u,
  weight: /重量|weight/u,
  load: /承重|load/u,
  accuracy: /準確|精度|accura|precision/u,
  bands: /頻段|頻率|頻道|band|frequenc|channel/u,
  interval: /上報|回傳|更新頻率|通報時間|report|interval|refresh|alert time/u,
  connection: /連接|網絡|回程|network|backhaul|connect/u,
  measures: /量度|項目|偵測|計量|parameter|measure|method|also|co₂|二氧化碳|pm2\.5|輸入|input/u,
  accreditation: /認證|證書|certif/u,
  installation: /安裝|mounting|installation|導軌/u,
  power: /供電|電源|功耗|電池|電壓|power|supply|consumption|batter|voltage/u,
  warranty: /保養|warranty/u,
  minimum: /最少訂購|minimum order/u,
  parts: /範圍|scope|includ|包括/u,
  integration: /整合|介面|integration|interface|bms/u,
  data: /數據|匯出|加密|登入|儲存|data|export|encrypt|sign-in|offline|refresh/u,
  users: /用戶|users?/u,
  alerts: /警報|通報|alert|report/u,
  capacity: /每日訊息|messages a day|^devices$|裝置數量/u,
  rate: /脈衝頻率|pulse rate/u,
  automation: /自行|自動|itself|automat/u,
  region: /適用地區|regions? of use|where it works/u,
  camera: /影像|鏡頭|拍攝|camera|film|方式|method/u,
}

/** Lists what a question measures, the rows that state it, and words for a part that is measured. */
export const dimensions: { asked: RegExp; row: RegExp; part?: RegExp }[] = [
  { asked: /長|long|length/u, row: /線長|長度|lead|length|rope/u, part: /線|繩|cable|lead|rope|cord|wire/u },
  { asked: /闊|寬|wide|width/u, row: /闊|寬|width/u, part: /門|door|gate/u },
  { asked: /高|high|tall|height/u, row: /高度|height/u, part: /裝|掛|mount/u },
  { asked: /隔|間隙|gap|apart|between/u, row: /間隙|gap/u },
  { asked: /深|deep|depth/u, row: /深|depth/u },
  { asked: /喉|管|pipe/u, row: /口徑|bore/u },
  { asked: /電纜|cable|wire/u, row: /內徑|opening/u },
]

export const factWords = {
  /** @param rows "name: value; name: value" */
  stated: {
    'zh-TW': (name, rows) => `**${name}**：${rows}`,
    en: (name, rows) => `**${name}**: ${rows}`,
  } as Say<[name: string, rows: string]>,
  row: {
    'zh-TW': (label, value) => `${label} ${value}`,
    en: (label, value) => `${label.replace(/^[A-Z](?=[a-z]{2})/, (first) => first.toLowerCase())} ${value}`,
  } as Say<[string, string]>,
  warranty: {
    'zh-TW': (months) => `保養期 ${months} 個月`,
    en: (months) => `the warranty is ${months} months`,
  } as Say<[string]>,
  warrantyRule: {
    'zh-TW': '由交貨或驗收日起計，保養範圍寫在報價單上。',
    en: 'It runs from delivery or acceptance; the quotation says what it covers.',
  } as Bilingual,
  notStated: {
    'zh-TW': (name) => `網站沒有列出**${name}**的這項資料，我不想亂估。`,
    en: (name) => `The site does not state that about **${name}**, and I would rather not guess.`,
  } as Say<[string]>,
  askStaff: {
    'zh-TW': '可以在產品頁看全部規格，或留言問同事，我們會在 24 小時內回覆。',
    en: 'Its page lists all specifications; for the rest, [send an enquiry](/contact) and we answer within 24 hours.',
  } as Bilingual,
  about: { 'zh-TW': (name, text) => `**${name}**：${text}`, en: (name, text) => `**${name}**: ${text}` } as Say<
    [string, string]
  >,
  contains: {
    'zh-TW': (name, parts) => `**${name}**包括：${parts}。`,
    en: (name, parts) => `**${name}** contains ${parts}.`,
  } as Say<[string, string]>,
  part: { 'zh-TW': (count, name) => `${count} × ${name}`, en: (count, name) => `${count} × ${name}` } as Say<
    [string, string]
  >,
  countries: {
    'zh-TW': (name, places) => `**${name}**適用地區：${places}。`,
    en: (name, places) => `**${name}** may be used in ${places}.`,
  } as Say<[string, string]>,
  mains: {
    'zh-TW': (name, power) => `**${name}**不靠電池：${power}。`,
    en: (name, power) => `**${name}** does not run on a battery: ${power}.`,
  } as Say<[string, string]>,
  noMains: {
    'zh-TW': (name) => `網站沒有列出**${name}**可以用市電，請向同事查詢。`,
    en: (name) => `The site states no mains supply for **${name}**; please ask us.`,
  } as Say<[string]>,
  offline: {
    lora: {
      'zh-TW': (name) => `**${name}**本身不用上網：它以 LoRaWAN 傳到網關，由網關上網。`,
      en: (name) =>
        `**${name}** needs no internet of its own: it sends by LoRaWAN to a gateway, which needs a connection.`,
    },
    'nb-iot': {
      'zh-TW': (name) => `**${name}**不用場地的網絡：它經電訊商的 NB-IoT 網絡傳送。`,
      en: (name) => `**${name}** needs no internet on site: it sends over an operator’s NB-IoT network.`,
    },
    wifi: {
      'zh-TW': (name) => `**${name}**經 Wi-Fi 傳送，所以要有網絡。`,
      en: (name) => `**${name}** sends by Wi-Fi, so it needs a network there.`,
    },
  } as Record<string, Say<[string]>>,
  connects: {
    'zh-TW': (name, network) => `**${name}**以 ${network} 連接`,
    en: (name, network) => `**${name}** connects by ${network}`,
  } as Say<[string, string]>,
  which: {
    'zh-TW': '你問的是哪一款產品？請告訴我名稱或型號。',
    en: 'Which product do you mean? Tell me its name or model.',
  } as Bilingual,
}

/** A figure of the question beside a row of the specification. */
export const conditionWords = {
  yes: {
    'zh-TW': (name, row, said) => `可以，**${name}**列明${row}，符合「${said}」。`,
    en: (name, row, said) => `Yes: **${name}** states ${row}, which covers “${said}”.`,
  } as Say<[name: string, row: string, said: string]>,
  no: {
    'zh-TW': (name, row, said) => `不可以：**${name}**列明${row}，不包括「${said}」。`,
    en: (name, row, said) => `No: **${name}** states ${row}, which does not cover “${said}”.`,
  } as Say<[name: string, row: string, said: string]>,
  times: {
    'zh-TW': (times) => `要靠幾件一起，大約要 ${times} 件，以勘察為準。`,
    en: (times) => `Side by side it would take about ${times}; a survey settles it.`,
  } as Say<[string]>,
}

export const networkNames: Record<string, string> = {
  lora: 'LoRaWAN',
  'nb-iot': 'NB-IoT',
  wifi: 'Wi-Fi',
  'lte-m': 'LTE-M',
  sigfox: 'Sigfox',
}

export const stockWords = {
  in: {
    'zh-TW': (name, pieces) => `**${name}**有現貨 ${pieces}`,
    en: (name, pieces) => `**${name}** is in stock: ${pieces}`,
  } as Say<[string, string]>,
  out: { 'zh-TW': (name) => `**${name}**暫時缺貨`, en: (name) => `**${name}** is out of stock for now` } as Say<
    [string]
  >,
  uncounted: {
    'zh-TW': (name) => `**${name}**是服務或軟件，沒有庫存限制`,
    en: (name) => `**${name}** is a service or software and has no stock to run out`,
  } as Say<[string]>,
  enough: { 'zh-TW': (asked) => `足夠 ${asked} 件`, en: (asked) => `enough for ${asked}` } as Say<[string]>,
  short: {
    'zh-TW': (asked, missing) => `要 ${asked} 件的話，尚欠 ${missing} 件`,
    en: (asked, missing) => `for ${asked}, ${missing} are missing`,
  } as Say<[string, string]>,
  lead: {
    'zh-TW': (days) => `出貨時間是落單後 ${days} 日`,
    en: (days) => `dispatch takes ${days} days from the order`,
  } as Say<[string]>,
  noLead: {
    'zh-TW': '網站沒有列明出貨時間，報價單會寫明',
    en: 'the site states no lead time; the quotation will',
  } as Bilingual,
  minimum: { 'zh-TW': (least) => `最少訂購量是 ${least} 件`, en: (least) => `the minimum order is ${least}` } as Say<
    [string]
  >,
  outNext: {
    'zh-TW': '缺貨或不足的數量仍可索取報價，報價單會寫明到貨期。',
    en: 'What is missing can still be quoted: the quotation says when it arrives.',
  } as Bilingual,
  confirm: {
    'zh-TW': '報價單發出前，我們會再確認數量。',
    en: 'We confirm quantities again before we send a quotation.',
  } as Bilingual,
  noneOut: { 'zh-TW': '目前沒有缺貨的產品。', en: 'Nothing is out of stock at the moment.' } as Bilingual,
  areOut: { 'zh-TW': '目前缺貨的有：', en: 'Out of stock at the moment:' } as Bilingual,
}

export const compareWords = {
  price: { 'zh-TW': '價格', en: 'Price' } as Bilingual,
  fee: { 'zh-TW': '連接年費', en: 'Connectivity a year' } as Bilingual,
  free: { 'zh-TW': '免費', en: 'free' } as Bilingual,
  onRequest: { 'zh-TW': '按需報價', en: 'on request' } as Bilingual,
  overYears: { 'zh-TW': (years) => `${years} 年合共`, en: (years) => `Over ${years} years` } as Say<[string]>,
  cell: { 'zh-TW': (name, value) => `${name} ${value}`, en: (name, value) => `${name} ${value}` } as Say<
    [string, string]
  >,
  row: { 'zh-TW': (label, values) => `${label}：${values}`, en: (label, values) => `${label}: ${values}` } as Say<
    [string, string]
  >,
  notStated: { 'zh-TW': '沒有列明', en: 'not stated' } as Bilingual,
  cheaper: {
    'zh-TW': (name, by) => `**${name}**較便宜，相差 ${by}。`,
    en: (name, by) => `**${name}** is cheaper, by ${by}.`,
  } as Say<[string, string]>,
  samePrice: { 'zh-TW': '兩者同價。', en: 'Both cost the same.' } as Bilingual,
  better: {
    'zh-TW': (label, name) => `${label}以**${name}**較佳。`,
    en: (label, name) => `**${name}** is better in ${label}.`,
  } as Say<[string, string]>,
  equal: { 'zh-TW': (label) => `${label}相同。`, en: (label) => `They are equal in ${label}.` } as Say<[string]>,
  all: {
    'zh-TW': '逐項規格可在比較頁看。',
    en: 'The [comparison page](/compare) has every specification side by side.',
  } as Bilingual,
  second: {
    'zh-TW': (name) => `想把**${name}**和哪一款比較？請告訴我名稱或型號。`,
    en: (name) => `What should **${name}** be compared with? Tell me a name or model.`,
  } as Say<[string]>,
}

export const fitWords = {
  needs: {
    'zh-TW': (name, parts) => `**${name}**要配合${parts}才能運作。`,
    en: (name, parts) => `**${name}** needs ${parts} to work.`,
  } as Say<[string, string]>,
  alone: {
    'zh-TW': (name) => `**${name}**可以單獨使用，網站沒有列出必須配合的產品。`,
    en: (name) => `**${name}** works alone: the site lists nothing that it requires.`,
  } as Say<[string]>,
  gateway: {
    'zh-TW': (name, gateways) => `**${name}**以 LoRaWAN 傳送，需要網關接收，可用${gateways}。`,
    en: (name, gateways) => `**${name}** sends by LoRaWAN and needs a gateway to receive it: ${gateways}.`,
  } as Say<[string, string]>,
  ownNetwork: {
    'zh-TW': '場地沒有網關，也可以由我們附近的網關接收，按裝置收年費（LoRaWAN 網絡計劃）。',
    en: 'Where a site has no gateway, one of ours nearby may receive it, for a yearly fee per device (the LoRaWAN network plan).',
  } as Bilingual,
  noGateway: {
    'zh-TW': (name, network) => `**${name}**不用網關：它以 ${network} 連接。`,
    en: (name, network) => `**${name}** needs no gateway: it connects by ${network}.`,
  } as Say<[string, string]>,
  accessories: {
    'zh-TW': (name, parts) => `**${name}**的配件有${parts}。`,
    en: (name, parts) => `Accessories of **${name}**: ${parts}.`,
  } as Say<[string, string]>,
  noAccessories: {
    'zh-TW': (name) => `網站沒有列出**${name}**的配件。`,
    en: (name) => `The site lists no accessories of **${name}**.`,
  } as Say<[string]>,
  network: {
    'zh-TW': (name, network, bands) => `**${name}**以 ${network} 連接${bands && `（${bands}）`}。`,
    en: (name, network, bands) => `**${name}** connects by ${network}${bands && ` (${bands})`}.`,
  } as Say<[string, string, string]>,
  interfaces: { 'zh-TW': (rows) => `介面：${rows}。`, en: (rows) => `Interfaces: ${rows}.` } as Say<[string]>,
  yes: {
    required: {
      'zh-TW': (a, b) => `可以，而且**${a}**需要**${b}**才能運作。`,
      en: (a, b) => `Yes: **${a}** requires **${b}**.`,
    },
    required_by: {
      'zh-TW': (a, b) => `可以，**${b}**需要**${a}**才能運作。`,
      en: (a, b) => `Yes: **${b}** requires **${a}**.`,
    },
    accessory: {
      'zh-TW': (a, b) => `可以，**${a}**和**${b}**是配套的。`,
      en: (a, b) => `Yes: **${a}** and **${b}** go together; one is an accessory of the other.`,
    },
    part: {
      'zh-TW': (a, b) => `可以，**${a}**和**${b}**是同一套系統的部分。`,
      en: (a, b) => `Yes: **${a}** and **${b}** are parts of one system.`,
    },
    same_network: {
      'zh-TW': (a, b, n) => `可以，**${a}**和**${b}**都用 ${n}。`,
      en: (a, b, n) => `Yes: **${a}** and **${b}** both use ${n}.`,
    },
  } as Record<string, Say<[string, string, string]>>,
  no: {
    'zh-TW': (a, b, n) => `不可以直接連接：**${a}**以 ${n} 連接，和**${b}**的網絡不同。`,
    en: (a, b, n) => `No, not directly: **${a}** connects by ${n}, another network than that of **${b}**.`,
  } as Say<[string, string, string]>,
  noWithout: {
    'zh-TW': (a, b) => `不可以：**${a}**要配合**${b}**才能運作。`,
    en: (a, b) => `No: **${a}** needs **${b}** to work.`,
  } as Say<[string, string]>,
  unknown: {
    'zh-TW': (a, b) => `網站沒有說明**${a}**和**${b}**能否配合，請向同事確認。`,
    en: (a, b) => `The site does not say whether **${a}** and **${b}** work together; please check with a colleague.`,
  } as Say<[string, string]>,
  forCountry: {
    'zh-TW': (name, place, all) => `可以，**${name}**適用於${place}（適用地區：${all}）。`,
    en: (name, place, all) => `Yes: **${name}** may be used in ${place} (listed for ${all}).`,
  } as Say<[string, string, string]>,
  notForCountry: {
    'zh-TW': (name, place, all) => `**${name}**的適用地區沒有${place}，只列出${all}。`,
    en: (name, place, all) => `${place} is not among the regions of use of **${name}**: it is listed for ${all} only.`,
  } as Say<[string, string, string]>,
  countryUnknown: {
    'zh-TW': (name, place) => `網站沒有列明**${name}**能否在${place}使用，請留言查詢。`,
    en: (name, place) =>
      `The site does not say whether **${name}** may be used in ${place}; please [ask us](/contact).`,
  } as Say<[string, string]>,
}

export const findWords = {
  found: { 'zh-TW': (total) => `有 ${total} 款產品符合：`, en: (total) => `${total} products match:` } as Say<[string]>,
  foundOne: { 'zh-TW': '有一款產品符合：', en: 'One product matches:' } as Bilingual,
  nearest: { 'zh-TW': '目錄中最接近的是：', en: 'The nearest in the catalogue:' } as Bilingual,
  near: {
    'zh-TW': (what) => `目錄內沒有叫「${what}」的產品，最接近的是：`,
    en: (what) => `No product is called “${what}”; the nearest in the catalogue:`,
  } as Say<[string]>,
  more: {
    'zh-TW': (count) => `另有 ${count} 款，可在產品目錄看到。`,
    en: (count) => `${count} more ${count === '1' ? 'is' : 'are'} in the [catalogue](/products).`,
  } as Say<[string]>,
  noneMatch: {
    'zh-TW': '目錄內沒有符合這些條件的產品。',
    en: 'No product in the catalogue meets these conditions.',
  } as Bilingual,
  notSold: {
    'zh-TW': (what) => `目錄內找不到「${what}」，看來我們沒有出售。`,
    en: (what) => `I found no “${what}” in the catalogue, so it seems that we do not sell one.`,
  } as Say<[string]>,
  catalogue: {
    'zh-TW': (total, kinds) => `目錄現有 ${total} 款產品：${kinds}。`,
    en: (total, kinds) => `The [catalogue](/products) has ${total} products: ${kinds}.`,
  } as Say<[string, string]>,
  what: {
    'zh-TW': '想監察或量度甚麼？例如漏水、溫度、用電、車位或空氣，我可以幫你找。',
    en: 'What would you like to monitor: leaks, temperature, energy, parking, air? Tell me and I look for it.',
  } as Bilingual,
  first: {
    cheapest: { 'zh-TW': '最便宜的是', en: 'The cheapest is' },
    cheapestToRun: { 'zh-TW': '每年費用最低的是', en: 'The lowest yearly cost is that of' },
    dearest: { 'zh-TW': '最貴的是', en: 'The most expensive is' },
    longestBattery: { 'zh-TW': '電池最耐用的是', en: 'The longest battery life is that of' },
    longestRange: { 'zh-TW': '通訊距離最遠的是', en: 'The longest range is that of' },
    mostStock: { 'zh-TW': '現貨最多的是', en: 'The most stock is of' },
    mostProtected: { 'zh-TW': '防護等級最高的是', en: 'The best protected against dust and water is' },
    mostAccurate: { 'zh-TW': '最準確的是', en: 'The most accurate is' },
    lightest: { 'zh-TW': '最輕的是', en: 'The lightest is' },
    smallest: { 'zh-TW': '最細小的是', en: 'The smallest is' },
    best: { 'zh-TW': '較合適的是', en: 'What fits best is' },
  } as Record<string, Bilingual>,
  unsorted: {
    'zh-TW': '目錄不能按這一項排序。可以留言問同事，或揀幾款在[比較頁](/compare)對照。',
    en: 'I can’t sort the catalogue by that. Put a few products side by side on the [comparison page](/compare), or ask a colleague.',
  } as Bilingual,
  next: { 'zh-TW': (lines) => `其次是 ${lines}。`, en: (lines) => `Next: ${lines}.` } as Say<[string]>,
  years: { 'zh-TW': (years) => `電池 ${years} 年`, en: (years) => `battery ${years} years` } as Say<[string]>,
  stock: { 'zh-TW': (pieces) => `現貨 ${pieces}`, en: (pieces) => `${pieces} in stock` } as Say<[string]>,
  out: { 'zh-TW': '暫時缺貨', en: 'out of stock' } as Bilingual,
  item: { 'zh-TW': (name, facts) => `**${name}**：${facts}`, en: (name, facts) => `**${name}**: ${facts}` } as Say<
    [string, string]
  >,
  categories: {
    hardware: { 'zh-TW': '感測器和裝置', en: 'sensors and devices' },
    lpwan: { 'zh-TW': '網關和網絡計劃', en: 'gateways and network plans' },
    software: { 'zh-TW': '軟件', en: 'software' },
    systems: { 'zh-TW': '整套系統', en: 'complete systems' },
  } as Record<string, Bilingual>,
}
