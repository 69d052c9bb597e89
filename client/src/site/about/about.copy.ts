import type { Bilingual } from '#contract/languages.ts'
import type { Dictionary } from '../../i18n/language.tsx'
import { paths } from '../../paths.ts'

export const aboutCopy = {
  title: { 'zh-TW': '關於我們', en: 'About us' },
  description: {
    'zh-TW': '我們在香港設計、安裝和保養樓宇感測系統：我們相信的事、團隊、2019 至 2024 年的里程碑、認證和辦公室。',
    en: 'We design, install and look after sensing in buildings from Hong Kong: what we hold to, the team, milestones from 2019 to 2024, certifications and offices.',
  },
  heading: { 'zh-TW': '樓宇不會說話，我們替它量度', en: 'Buildings cannot speak. We measure for them' },
  lead: {
    'zh-TW':
      '我們是香港的物聯網方案供應商。由天台的網關到地庫的感應繩，選型、安裝、連接和軟件由同一隊人負責，出了問題不會互相推卸。',
    en: 'We are an IoT solutions provider in Hong Kong. From the gateway on the roof to the leak rope in the basement, one team chooses, installs, connects and supports, so there is nobody to pass the blame to.',
  },
  seeProducts: { 'zh-TW': '看產品和價格', en: 'See products and prices' },
  contact: { 'zh-TW': '聯絡我們', en: 'Contact us' },

  sectionLabel: { 'zh-TW': '一幢大廈的剖面', en: 'Section through a building' },
  values: { 'zh-TW': '我們堅持的四件事', en: 'Four things we hold to' },
  team: { 'zh-TW': '26 個人，六種工作', en: '26 people, six kinds of work' },
  teamHint: { 'zh-TW': '一格代表一人。', en: 'One tick is one person.' },
  timeline: { 'zh-TW': '2019 至 2024', en: '2019 to 2024' },
  certifications: { 'zh-TW': '認證和測試', en: 'Certifications and tests' },
  offices: { 'zh-TW': '辦公室', en: 'Offices' },
  officeHours: {
    'zh-TW': '星期一至五 09:00–18:00，三地同一時區（UTC+8）',
    en: 'Monday to Friday, 09:00–18:00; all three share one time zone (UTC+8)',
  },
  visit: {
    'zh-TW': '到訪請先預約。示範設備在香港辦公室，也可以在視像會議中看到。',
    en: 'Visits are by appointment. The demonstration equipment stands in the Hong Kong office and can be seen by video call.',
  },
  sample: {
    'zh-TW': '本頁的里程碑、人數、認證和海外地點是示例內容，由公司換上實際資料。',
    en: 'Milestones, headcount, certifications and overseas places on this page are sample content, for the company to replace with its own.',
  },
} satisfies Dictionary

/** Where `BuildingSection` sets its numbers, in order. */
export const sectionPoints: { name: Bilingual; text: Bilingual; search: string }[] = [
  {
    name: { 'zh-TW': '網關', en: 'Gateway' },
    text: { 'zh-TW': '天台一部，接收全幢訊號', en: 'One on the roof hears the whole building' },
    search: 'LoRaWAN',
  },
  {
    name: { 'zh-TW': '空氣質素', en: 'Air quality' },
    text: { 'zh-TW': '每層一部，二氧化碳即時可見', en: 'One per floor, with CO₂ in sight' },
    search: 'air quality',
  },
  {
    name: { 'zh-TW': '用電', en: 'Energy' },
    text: { 'zh-TW': '電錶房導軌，分層、分租戶', en: 'On the meter room’s rail, by floor and tenant' },
    search: 'energy',
  },
  {
    name: { 'zh-TW': '管理平台', en: 'Platform' },
    text: { 'zh-TW': '管理處看告警，開工單', en: 'The management office sees alerts, opens jobs' },
    search: 'platform',
  },
  {
    name: { 'zh-TW': '泊車', en: 'Parking' },
    text: { 'zh-TW': '每個車位一顆，空置即知', en: 'One per bay shows at once which are free' },
    search: 'parking',
  },
  {
    name: { 'zh-TW': '漏水', en: 'Water leak' },
    text: { 'zh-TW': '泵房地面，滲水五秒內通報', en: 'On the pump-room floor, alerts within 5 seconds' },
    search: 'leak',
  },
]

export const values: { name: Bilingual; text: Bilingual; link: { label: Bilingual; to: string } }[] = [
  {
    name: { 'zh-TW': '先量度，後建議', en: 'Measure before advising' },
    text: {
      'zh-TW': '訊號到不到、電用在哪裏，現場量過才寫進方案。沒有把握的地方，先試裝幾部，看了讀數再決定數量。',
      en: 'Whether a signal arrives and where the power goes is measured on site before it enters a proposal. Where we are not sure, a few devices go in first and their readings decide how many follow.',
    },
    link: { label: { 'zh-TW': '看實施三個階段', en: 'The three phases of a project' }, to: paths.solutions },
  },
  {
    name: { 'zh-TW': '價錢公開', en: 'Prices in the open' },
    text: {
      'zh-TW': '硬件、年費和首年總計都寫在產品頁，不用留下電話才看得到。報價單逐項列明，與目錄對得上。',
      en: 'Hardware, yearly fees and the first-year total stand on the product page, without leaving a phone number first. A quotation lists each item so that it can be held against the catalogue.',
    },
    link: { label: { 'zh-TW': '看產品目錄', en: 'See the catalogue' }, to: paths.products },
  },
  {
    name: { 'zh-TW': '限制講清楚', en: 'Limits in plain words' },
    text: {
      'zh-TW':
        '石屎牆會縮短通訊距離，頻密上報會消耗電池。數字在甚麼條件下成立，我們寫在數字旁邊；不適合的用途，我們會說不適合。',
      en: 'Concrete shortens range and frequent reports drain a battery. The conditions of a figure stand beside the figure, and where a device does not suit a job, we say so.',
    },
    link: { label: { 'zh-TW': '比較四種 LPWAN 技術', en: 'Compare four LPWAN technologies' }, to: paths.lpwan },
  },
  {
    name: { 'zh-TW': '讀數屬於客戶', en: 'Readings belong to the customer' },
    text: {
      'zh-TW': '平台的讀數可以經 REST API 或 MQTT 取回，接到你自己的系統。合約完結時，我們交還數據。',
      en: 'Readings can be fetched from the platform by REST API or MQTT into systems of your own. When a contract ends, the data is handed back.',
    },
    link: { label: { 'zh-TW': '看技術文件', en: 'Read the documentation' }, to: paths.docs },
  },
]

export const teams: { name: Bilingual; people: number; text: Bilingual }[] = [
  {
    name: { 'zh-TW': '平台及數據', en: 'Platform and data' },
    people: 6,
    text: {
      'zh-TW': '寫告警、報表和 API，值班看守伺服器。',
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

export const milestones: { year: number; title: Bilingual; text: Bilingual }[] = [
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
      'zh-TW': '告警、平面圖和工單歸到一個中英雙語平台。',
      en: 'Alerts, floor plans and work orders in one bilingual place.',
    },
  },
  {
    year: 2022,
    title: { 'zh-TW': '走出香港', en: 'Beyond Hong Kong' },
    text: {
      'zh-TW': '新加坡設點，支援東南亞的項目。',
      en: 'A place in Singapore supports projects in Southeast Asia.',
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

export const certifications: { name: string; kind: Bilingual; text: Bilingual }[] = [
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

/** The address of the first is the site's own. */
export const offices: { city: Bilingual; text: Bilingual; isHead: boolean }[] = [
  {
    city: { 'zh-TW': '香港', en: 'Hong Kong' },
    text: {
      'zh-TW': '總部：銷售、工程、支援和示範室',
      en: 'Head office: sales, engineering, support, demonstration room',
    },
    isHead: true,
  },
  {
    city: { 'zh-TW': '深圳', en: 'Shenzhen' },
    text: { 'zh-TW': '硬件測試和出貨檢查', en: 'Hardware testing and outgoing inspection' },
    isHead: false,
  },
  {
    city: { 'zh-TW': '新加坡', en: 'Singapore' },
    text: { 'zh-TW': '東南亞項目和夥伴支援', en: 'Projects and partners in Southeast Asia' },
    isHead: false,
  },
]
