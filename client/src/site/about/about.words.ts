import type { Scene } from '#contract/content/choices.ts'
import type { CompanyKind } from '#contract/content/company.ts'
import type { Bilingual } from '#contract/i18n/languages.ts'
import type { Dictionary } from '../../i18n/language.tsx'

export const aboutCopy = {
  title: { 'zh-TW': '關於我們', en: 'About us' },
  description: {
    'zh-TW': '我們在香港設計、安裝和保養樓宇感測系統：我們堅持的事、做事的人，以及辦公室在哪裏。',
    en: 'From Hong Kong we design, install and maintain sensing systems in buildings: what we stand for, who we are and where to find us.',
  },
  seeProducts: { 'zh-TW': '看產品和價格', en: 'See products and prices' },
  contact: { 'zh-TW': '聯絡我們', en: 'Contact us' },

  sectionLabel: { 'zh-TW': '一幢大廈的剖面', en: 'Section through a building' },
  team: {
    'zh-TW': (people: number, kinds: number) => `${people} 個人，${kinds} 種工作`,
    en: (people: number, kinds: number) =>
      `${people} ${people === 1 ? 'person' : 'people'}, ${kinds} ${kinds === 1 ? 'kind' : 'kinds'} of work`,
  },
  teamHint: { 'zh-TW': '一格代表一人。', en: 'One tick is one person.' },
  timeline: {
    'zh-TW': (first: number, last: number) => (first === last ? `${first} 年` : `${first} 至 ${last}`),
    en: (first: number, last: number) => (first === last ? `${first}` : `${first} to ${last}`),
  },
  certifications: { 'zh-TW': '認證和測試', en: 'Certifications and tests' },
  offices: { 'zh-TW': '辦公室', en: 'Offices' },
  officeHours: {
    'zh-TW': '星期一至五 09:00–18:00，香港時間（UTC+8）',
    en: 'Monday to Friday, 09:00–18:00, Hong Kong time (UTC+8)',
  },
  visit: {
    'zh-TW': '到訪請先預約。示範設備在香港辦公室，也可以在視像會議中看到。',
    en: 'Visits are by appointment. The demonstration equipment is in the Hong Kong office and can be seen by video call.',
  },
  sample: {
    'zh-TW': (names: string[]) => `本頁這些部分是示例內容，由公司換上實際資料：${names.join('、')}。`,
    en: (names: string[]) =>
      `These parts of the page are sample content, for the company to replace with its own: ${names.join(', ').replace(/, (?=[^,]*$)/, ' and ')}.`,
  },
  failed: { 'zh-TW': '未能載入公司資料', en: 'The company’s details could not be loaded' },
} satisfies Dictionary

/** Names of the sections in the note on sample data, in page order. */
export const sampleNames = {
  milestones: { 'zh-TW': '里程碑', en: 'milestones' },
  team: { 'zh-TW': '團隊人數', en: 'headcount' },
  certificates: { 'zh-TW': '認證和測試', en: 'certifications and tests' },
  offices: { 'zh-TW': '其他辦公室', en: 'further offices' },
} satisfies Partial<Record<CompanyKind, Bilingual>>

/** Descriptions of the numbers in `BuildingSection`, in order. */
export const sectionPoints: { name: Bilingual; text: Bilingual; search: string; scene: Scene }[] = [
  {
    name: { 'zh-TW': '網關', en: 'Gateway' },
    text: { 'zh-TW': '天台及每隔數層一部', en: 'One on the roof and one every few floors' },
    search: 'LoRaWAN',
    scene: 'gateway-outdoor-place',
  },
  {
    name: { 'zh-TW': '空氣質素', en: 'Air quality' },
    text: { 'zh-TW': '每層一部，二氧化碳即時可見', en: 'One per floor, with CO₂ shown live' },
    search: 'air quality',
    scene: 'air-place',
  },
  {
    name: { 'zh-TW': '用電', en: 'Energy' },
    text: { 'zh-TW': '電錶房導軌，分層、分租戶', en: 'On the meter room’s rail, by floor and tenant' },
    search: 'energy',
    scene: 'energy-place',
  },
  {
    name: { 'zh-TW': '管理平台', en: 'Platform' },
    text: { 'zh-TW': '管理處看警報，開工單', en: 'The management office sees alerts and opens work orders' },
    search: 'platform',
    scene: 'platform-place',
  },
  {
    name: { 'zh-TW': '泊車', en: 'Parking' },
    text: { 'zh-TW': '每個車位一顆，空置即知', en: 'One per bay shows at once which are free' },
    search: 'parking',
    scene: 'car-park',
  },
  {
    name: { 'zh-TW': '漏水', en: 'Water leak' },
    text: { 'zh-TW': '泵房地面，滲水五秒內通報', en: 'On the pump-room floor, alerts within 5 seconds' },
    search: 'leak',
    scene: 'pump-room',
  },
]

/** The address comes from the site settings. */
export const headOffice = {
  city: { 'zh-TW': '香港', en: 'Hong Kong' },
  text: {
    'zh-TW': '總部：銷售、工程、支援和示範室',
    en: 'Head office: sales, engineering, support, demonstration room',
  },
}
