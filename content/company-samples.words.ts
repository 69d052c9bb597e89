import type * as z from 'zod/mini'
import type { Certificate, CompanyKind, JobRole, Milestone, Office, Social, Team } from '#contract/content/company.ts'
import type { contentData } from '#contract/content/kinds.ts'
import type { Bilingual } from '#contract/i18n/languages.ts'

/**
 * Content of the company and an offer under DEMO until staff write their own: invented, and labelled as sample content. Nobody is named,
 * and the addresses lead nowhere.
 */

const hongKong = { 'zh-TW': '香港', en: 'Hong Kong' }
const fullTime = { 'zh-TW': '全職', en: 'Full time' }

const inLines = (entries: Bilingual[]): Bilingual => ({
  'zh-TW': entries.map((entry) => entry['zh-TW']).join('\n'),
  en: entries.map(({ en }) => en).join('\n'),
})

const team: Team[] = [
  {
    name: { 'zh-TW': '平台及數據', en: 'Platform and data' },
    people: 6,
    text: {
      'zh-TW': '寫警報、報表和 API，值班看守伺服器。',
      en: 'Write alerts, reports and the API, and keep watch over the servers.',
    },
  },
  {
    name: { 'zh-TW': '現場安裝', en: 'Site installation' },
    people: 6,
    text: {
      'zh-TW': '勘察、安裝和驗收；固定電力裝置的接線由註冊電業工程人員負責。',
      en: 'Survey, install and hand over; registered electrical workers do the wiring of fixed installations.',
    },
  },
  {
    name: { 'zh-TW': '硬件測試', en: 'Hardware testing' },
    people: 5,
    text: {
      'zh-TW': '每款裝置上架前先在工作枱量功耗、距離和防水。',
      en: 'Measure power, range and water ingress on the bench before a device is listed.',
    },
  },
  {
    name: { 'zh-TW': '無線網絡', en: 'Radio networks' },
    people: 4,
    text: {
      'zh-TW': '走遍每層量訊號，決定網關放在哪裏。',
      en: 'Walk each floor with a meter and decide where gateways go.',
    },
  },
  {
    name: { 'zh-TW': '客戶支援', en: 'Customer support' },
    people: 3,
    text: {
      'zh-TW': '用廣東話、英語和普通話接聽，跟進到解決為止。',
      en: 'Answer in Cantonese, English and Putonghua, and follow a case until it is closed.',
    },
  },
  {
    name: { 'zh-TW': '報價及採購', en: 'Quotations and purchasing' },
    people: 2,
    text: {
      'zh-TW': '計清首年和往後的費用，跟進貨期。',
      en: 'Work out first-year and later costs, and follow deliveries.',
    },
  },
]

const milestones: Milestone[] = [
  {
    year: 2019,
    title: { 'zh-TW': '觀塘起步', en: 'A start in Kwun Tong' },
    text: {
      'zh-TW': '五個人，第一個項目是一幢工廈的漏水監察。',
      en: 'Five people; the first job is leak monitoring in an industrial building.',
    },
  },
  {
    year: 2020,
    title: { 'zh-TW': '自設 LoRaWAN 網絡', en: 'A LoRaWAN network of our own' },
    text: {
      'zh-TW': '為客戶架設私人網絡，讀數免付流動網絡費。',
      en: 'Private networks for customers, so readings travel without mobile fees.',
    },
  },
  {
    year: 2021,
    title: { 'zh-TW': '管理平台', en: 'The platform' },
    text: {
      'zh-TW': '警報、平面圖和工單歸到一個中英雙語平台。',
      en: 'Alerts, floor plans and work orders in one bilingual place.',
    },
  },
  {
    year: 2022,
    title: { 'zh-TW': '走出香港', en: 'Beyond Hong Kong' },
    text: {
      'zh-TW': '新加坡設點，支援東南亞的項目。',
      en: 'An office in Singapore supports projects in Southeast Asia.',
    },
  },
  {
    year: 2023,
    title: { 'zh-TW': '能源與 ESG', en: 'Energy and ESG' },
    text: {
      'zh-TW': '電錶讀數直接成為範圍二排放的計算底稿。',
      en: 'Meter readings become the working papers of scope 2 emissions.',
    },
  },
  {
    year: 2024,
    title: { 'zh-TW': 'AI 物業管理', en: 'AI for property' },
    text: {
      'zh-TW': '從讀數找出異常，在投訴之前派人跟進。',
      en: 'Anomalies found in readings send someone before a complaint does.',
    },
  },
]

const certificates: Certificate[] = [
  {
    name: 'ISO 9001:2015',
    kind: { 'zh-TW': '品質管理', en: 'Quality management' },
    text: {
      'zh-TW': '涵蓋物聯網系統的供應、安裝和保養。',
      en: 'Covers supply, installation and maintenance of IoT systems.',
    },
  },
  {
    name: 'ISO/IEC 27001:2022',
    kind: { 'zh-TW': '資訊安全', en: 'Information security' },
    text: { 'zh-TW': '涵蓋管理平台的開發和營運。', en: 'Covers development and operation of the platform.' },
  },
  {
    name: 'LoRaWAN Certification',
    kind: { 'zh-TW': '互通', en: 'Interoperability' },
    text: {
      'zh-TW': '由 LoRa Alliance 訂立的裝置互通測試，按型號列出。',
      en: 'The LoRa Alliance’s test that devices work together, listed by model.',
    },
  },
  {
    name: 'IEC 60529',
    kind: { 'zh-TW': '防護等級', en: 'Ingress protection' },
    text: {
      'zh-TW': 'IP 等級的測試標準；報告可以隨報價單索取。',
      en: 'The standard behind IP ratings; reports come with a quotation on request.',
    },
  },
]

const offices: Office[] = [
  {
    city: { 'zh-TW': '深圳', en: 'Shenzhen' },
    text: { 'zh-TW': '硬件測試和出貨檢查', en: 'Hardware testing and outgoing inspection' },
  },
  {
    city: { 'zh-TW': '新加坡', en: 'Singapore' },
    text: { 'zh-TW': '東南亞項目和夥伴支援', en: 'Projects and partners in Southeast Asia' },
  },
]

const roles: JobRole[] = [
  {
    name: { 'zh-TW': '物聯網方案工程師', en: 'IoT solutions engineer' },
    team: { 'zh-TW': '無線網絡', en: 'Radio networks' },
    place: hongKong,
    terms: fullTime,
    does: inLines([
      {
        'zh-TW': '到現場勘察，量度訊號，選定網關和感測器的位置。',
        en: 'Survey sites, measure signal, and settle where gateways and sensors go.',
      },
      { 'zh-TW': '寫方案和計算首年及往後的費用。', en: 'Write proposals and work out first-year and later costs.' },
      {
        'zh-TW': '帶領驗收，教管理處使用平台。',
        en: 'Lead hand-overs and show the management office how to use the platform.',
      },
    ]),
    needs: inLines([
      {
        'zh-TW': '懂 LoRaWAN、NB-IoT 或其他無線技術其中一種。',
        en: 'Know one radio technology: LoRaWAN, NB-IoT or another.',
      },
      { 'zh-TW': '說得出一個數字背後的假設。', en: 'Can name the assumptions behind a figure.' },
      { 'zh-TW': '能以中文和英文書寫。', en: 'Write Chinese and English.' },
    ]),
    firstMonths: {
      'zh-TW': '頭兩個月跟隊勘察，第三個月起負責自己的場地，半年內完成兩個驗收。',
      en: 'Two months of surveys with the team, sites of your own from the third, two hand-overs within six.',
    },
  },
  {
    name: { 'zh-TW': '全端軟件工程師（TypeScript）', en: 'Full-stack developer (TypeScript)' },
    team: { 'zh-TW': '平台及數據', en: 'Platform and data' },
    place: { 'zh-TW': '香港或遙距', en: 'Hong Kong or remote' },
    terms: fullTime,
    does: inLines([
      {
        'zh-TW': '開發警報、報表和 API，由資料庫寫到畫面。',
        en: 'Build alerts, reports and the API, from database to screen.',
      },
      {
        'zh-TW': '令畫面在手機、鍵盤和兩種語言下都用得到。',
        en: 'Make screens work on a phone, by keyboard and in both languages.',
      },
      { 'zh-TW': '輪流值班，看守生產環境。', en: 'Take turns on call for production.' },
    ]),
    needs: inLines([
      { 'zh-TW': '熟悉 TypeScript、PostgreSQL 和 React。', en: 'At home in TypeScript, PostgreSQL and React.' },
      { 'zh-TW': '會寫測試，也會刪程式。', en: 'Write tests, and delete code.' },
    ]),
    firstMonths: {
      'zh-TW': '第一個星期把一項改動送上生產環境；三個月內主理一個功能；半年內參與值班。',
      en: 'A change in production in week one, a feature of your own within three months, on call within six.',
    },
  },
  {
    name: { 'zh-TW': '現場安裝技術員', en: 'Field installation technician' },
    team: { 'zh-TW': '現場安裝', en: 'Site installation' },
    place: hongKong,
    terms: fullTime,
    does: inLines([
      {
        'zh-TW': '安裝感測器、電錶和網關，逐點測試並拍照存檔。',
        en: 'Fit sensors, meters and gateways; test and photograph each point.',
      },
      { 'zh-TW': '保養和更換電池，找出失聯的裝置。', en: 'Maintain, change batteries, find devices that fell silent.' },
    ]),
    needs: inLines([
      {
        'zh-TW': '持有建造業安全訓練證明書（平安咭）。',
        en: 'Hold a construction industry safety training certificate (“green card”).',
      },
      {
        'zh-TW': '註冊電業工程人員（A 級或以上）優先；接線工作須持牌。',
        en: 'Registered electrical workers (grade A or above) preferred; wiring requires registration.',
      },
      { 'zh-TW': '可以間中夜間工作。', en: 'Can work at night now and then.' },
    ]),
    firstMonths: {
      'zh-TW': '第一個月跟師傅學測試程序，第二個月起帶隊做小型場地，公司資助考取相關牌照。',
      en: 'A month to learn the test procedure from a senior, small sites from the second; fees for the licences you need are paid.',
    },
  },
  {
    name: { 'zh-TW': '客戶支援主任', en: 'Customer support officer' },
    team: { 'zh-TW': '客戶支援', en: 'Customer support' },
    place: hongKong,
    terms: { 'zh-TW': '全職或兼職', en: 'Full or part time' },
    does: inLines([
      {
        'zh-TW': '以電話、電郵和 WhatsApp 回覆管理處和承辦商。',
        en: 'Answer management offices and contractors by phone, email and WhatsApp.',
      },
      {
        'zh-TW': '追查警報和失聯裝置，轉交工程師並跟進到完結。',
        en: 'Trace alerts and silent devices, hand them to an engineer, and follow them to the end.',
      },
      { 'zh-TW': '把常見問題寫成網站上的答案。', en: 'Turn frequent questions into answers on this site.' },
    ]),
    needs: inLines([
      { 'zh-TW': '廣東話和英語流利，普通話可溝通。', en: 'Fluent Cantonese and English, working Putonghua.' },
      { 'zh-TW': '耐心，寫得清楚。', en: 'Patient, and clear in writing.' },
    ]),
    firstMonths: {
      'zh-TW': '第一個月學產品和平台，第二個月起獨立接聽，半年內整理一個主題的問答。',
      en: 'A month to learn products and platform, calls of your own from the second, one topic of answers rewritten within six.',
    },
  },
  {
    name: { 'zh-TW': '區域業務經理（東南亞）', en: 'Regional sales manager, Southeast Asia' },
    team: { 'zh-TW': '報價及採購', en: 'Quotations and purchasing' },
    place: { 'zh-TW': '新加坡', en: 'Singapore' },
    terms: fullTime,
    does: inLines([
      { 'zh-TW': '與當地系統整合商合作，由試點做到擴展。', en: 'Work with local integrators from pilot to roll-out.' },
      { 'zh-TW': '擬備報價，跟進貨期和付款。', en: 'Prepare quotations, follow deliveries and payment.' },
    ]),
    needs: inLines([
      { 'zh-TW': '有樓宇系統、能源或電訊的銷售經驗。', en: 'Have sold building systems, energy or telecoms.' },
      { 'zh-TW': '願意出差。', en: 'Are willing to travel.' },
    ]),
    firstMonths: {
      'zh-TW': '頭三個月走訪夥伴和場地，半年內與兩個夥伴完成首個項目。',
      en: 'Three months of visiting partners and sites, a first project with two of them within six.',
    },
  },
]

const social: Social[] = [
  { name: { 'zh-TW': 'LinkedIn', en: 'LinkedIn' }, url: 'https://www.linkedin.com/company/harbour-iot-example' },
  { name: { 'zh-TW': 'Facebook', en: 'Facebook' }, url: 'https://www.facebook.com/harbour.iot.example' },
  { name: { 'zh-TW': 'YouTube', en: 'YouTube' }, url: 'https://www.youtube.com/@harbour-iot-example' },
]

/** An offer, so that a badge and a former price are seen; it says itself that it is a sample. */
export const promotionSample: z.output<typeof contentData.promotions> = {
  title: { 'zh-TW': '示範優惠', en: 'Sample offer' },
  text: {
    'zh-TW': '這是示範資料，讓你看到優惠在網站上的樣子。',
    en: 'This is sample data, to show what an offer looks like on the site.',
  },
  products: [{ product: 'HI-PM-01', by: 'price', amount: 640 }],
}

export const companySamples: { [Kind in CompanyKind]: z.output<(typeof contentData)[Kind]>[] } = {
  milestones,
  team,
  certificates,
  offices,
  roles,
  social,
}
