import type { WrittenQuestion } from './question.ts'

const leak = '/products/water-leak-sensor'
const meter = '/products/smart-energy-meter'
const parking = '/products/parking-sensor'
const air = '/products/9-in-1-indoor-air-quality-sensor'
const platform = '/products/iot-platform-app'
const dashboard = '/products/additional-dashboard-app'

/** Asked by buyers and managers of buildings in Hong Kong, in the Chinese that they type. */
export const chineseQuestions: WrittenQuestion[] = [
  // products, prices and stock
  { question: '漏水感測器幾多錢一個？', sources: [leak], facts: ['1,180'] },
  { question: 'HI-EM-03 仲有冇貨？', sources: [meter], facts: ['36'] },
  { question: '泊車感應器用到幾耐先要換電', sources: [parking], facts: ['8 年'] },
  { question: '空氣質素嗰部機度到啲咩', sources: [air], facts: ['PM2.5', '甲醛', '二氧化碳'] },
  {
    question: '我想搵啲可以擺喺泵房偵測水浸嘅嘢',
    sources: [leak, '/property-management', '/solutions/residential'],
    facts: ['漏水感測器', '水泵'],
  },
  { question: 'wl01 防唔防水架', sources: [leak], facts: ['IP67'] },
  { question: '电表多少钱', sources: [meter], facts: ['1,580'] },
  {
    question: '平台一個月要幾錢，最少要幾多部機',
    sources: [platform, '/support#platform-minimum'],
    facts: ['399', '100'],
  },
  { question: '附加儀表板係咩嚟', sources: [dashboard], facts: ['299', '另一個團隊', '權限'] },
  { question: '泊車感測器同漏水感測器邊個平啲', sources: [parking, leak], facts: ['980', '1,180'] },
  { question: '你哋有冇三相電錶', sources: [meter], facts: ['三相'] },
  {
    question: '邊款感測器唔使俾年費',
    sources: ['/support#free-connectivity', leak, meter, air],
    facts: ['免費', '免付', '不用向電訊商付費'],
  },
  { question: '車位感測器俾貨車輾過會唔會爛', sources: [parking], facts: ['15 公噸', '重型車輛'] },
  { question: '室內空氣感測器可唔可以用嚟攞 WELL 認證', sources: [air, '/solutions/enterprise'], facts: ['WELL'] },
  { question: '智能電標準確度係幾多', sources: [meter], facts: ['0.5S'] },
  // following up
  { question: '它的電池呢？', before: '漏水感測器幾多錢一個？', sources: [leak], facts: ['10 年', '十年'] },
  { question: '咁價錢呢', before: '想要量度二氧化碳嘅感測器', sources: [air], facts: ['2,200'] },
  { question: '呢款仲有幾多件現貨？', before: '介紹下 PK-02', sources: [parking], facts: ['8'] },
  {
    question: '佢嘅缺點係咩',
    before: 'Sigfox 係咩嚟',
    sources: ['/lpwan?tech=sigfox'],
    facts: ['12 位元組', '單', '網絡商'],
  },
  // LPWAN
  {
    question: 'LoRaWAN 同 NB-IoT 有咩分別',
    sources: ['/support#which-technology', '/lpwan', '/lpwan?tech=nb-iot'],
    facts: ['網關', '電訊商', 'km'],
  },
  { question: 'LoRa 最遠去到幾遠', sources: ['/lpwan', '/support#range-indoors'], facts: ['15'] },
  { question: 'sigfox 一日可以傳幾多次', sources: ['/lpwan?tech=sigfox'], facts: ['140'] },
  { question: 'NB-IoT 每個月要幾多月費', sources: ['/lpwan?tech=nb-iot'], facts: ['2–', 'US$2'] },
  { question: '邊種技術電池最耐用', sources: ['/lpwan?tech=sigfox', '/lpwan'], facts: ['20 年'] },
  { question: '車隊追蹤應該用咩網絡好', sources: ['/lpwan?tech=lte-m', '/lpwan'], facts: ['LTE-M'] },
  { question: '一部網關要幾多錢', sources: ['/lpwan', '/support#gateway-place'], facts: ['200'] },
  {
    question: '喺香港用 LoRaWAN 使唔使攞牌',
    sources: ['/support#frequency', '/lpwan'],
    facts: ['920', '免授權', '豁免'],
  },
  {
    question: '點解寫住 15km 但我幢大廈入面收唔到',
    sources: ['/support#range-indoors', '/lpwan'],
    facts: ['石屎', '視線', '空曠'],
  },
  {
    question: '地庫冇訊號點算',
    sources: ['/lpwan', '/support#gateway-place', '/support#range-indoors'],
    facts: ['網關'],
  },
  { question: '傳輸速度最快係邊隻', sources: ['/lpwan?tech=lte-m', '/lpwan'], facts: ['1 Mbps', 'LTE-M'] },
  // ESG and regulations
  { question: '香港上市公司 ESG 要披露咩', sources: ['/esg-compliance'], facts: ['範圍 1', '附錄 C2'] },
  { question: '能源審核而家幾多年做一次', sources: ['/esg-compliance'], facts: ['5 年'] },
  {
    question: '新加坡有冇規定大廈要交用電數據',
    sources: ['/esg-compliance?market=singapore'],
    facts: ['建設局', '逐年', '每年'],
  },
  { question: '台灣碳費幾時開始收', sources: ['/esg-compliance?market=taiwan'], facts: ['2025'] },
  { question: '馬來西亞室內二氧化碳標準', sources: ['/esg-compliance?market=malaysia'], facts: ['1,000'] },
  { question: '範圍二排放要用到邊啲數據', sources: ['/esg-compliance', '/solutions/government'], facts: ['用電'] },
  // installation and integration
  {
    question: '可唔可以自己裝定要搵電工',
    sources: ['/support#self-install', '/docs#install'],
    facts: ['註冊電業工程人員', '貼上'],
  },
  { question: '網關擺喺邊度最好', sources: ['/support#gateway-place'], facts: ['天台', '高處'] },
  {
    question: '由睇場到用得，大概要幾耐',
    sources: ['/support#how-long', '/solutions'],
    facts: ['2 至 3', '6 至 12', '6–12', '星期'],
  },
  {
    question: '啲 data 可唔可以入返我哋個 BMS',
    sources: ['/support#integration', '/property-management', platform],
    facts: ['BACnet'],
  },
  { question: '一層寫字樓要裝幾多個空氣感測器', sources: ['/support#how-many'], facts: ['200 至 500'] },
  { question: '斷咗網會唔會冇晒數據', sources: ['/support#internet-down'], facts: ['補傳', '照常量度'] },
  { question: '有事會唔會 whatsapp 通知我', sources: ['/support#alerts', platform], facts: ['WhatsApp'] },
  {
    question: '用緊第二個牌子嘅 LoRaWAN sensor 駁唔駁到',
    sources: ['/support#compatible'],
    facts: ['型號', '同一網絡'],
  },
  // ordering, warranty, data
  { question: '我要成個清單一次過報價得唔得', sources: ['/support#many-items', '/docs#order'], facts: ['SKU', '貼上'] },
  { question: '報價單有效期幾耐', sources: ['/support#quotation-validity', '/terms#quotations'], facts: ['30 日'] },
  {
    question: '要唔要開戶口先可以買',
    sources: ['/support#account', '/docs#order', '/support#is-it-an-order'],
    facts: ['不用'],
  },
  { question: '保養幾多年', sources: ['/support#warranty-period'], facts: ['報價單'] },
  { question: '部機壞咗點算好', sources: ['/support#faulty'], facts: ['換電池', '型號'] },
  { question: '可以退貨退錢嗎', sources: ['/support#returns'], facts: ['退貨', '包裝'] },
  { question: '可唔可以用人民幣計價', sources: ['/support#currency', '/terms#prices'], facts: ['RMB', '人民幣'] },
  { question: '做你哋代理有咩價', sources: ['/support#partner-price', '/terms#prices'], facts: ['夥伴'] },
  {
    question: '想睇下實物示範點樣預約',
    sources: ['/demo', '/docs#choose', '/support#returns'],
    facts: ['示範', '24 小時'],
  },
  // nothing here answers these
  { question: '今日天氣點呀', sources: [], facts: [] },
  { question: '邊個贏咗美國總統選舉', sources: [], facts: [] },
  { question: '幫我寫一首關於月亮嘅詩', sources: [], facts: [] },
  { question: '附近有咩好食嘅日本餐廳', sources: [], facts: [] },
  { question: '恒指今日收市幾多點', sources: [], facts: [] },
  { question: '點樣煮叉燒', sources: [], facts: [] },
  { question: '可唔可以介紹個好嘅牙醫', sources: [], facts: [] },
]
