import type { DeviceKind } from '#contract/catalogue/device-kinds.ts'
import type { Bilingual } from '#contract/i18n/languages.ts'
import type { Dictionary } from '../../i18n/language.tsx'
import { paths } from '../../paths.ts'
import { addressOf } from '../industries/index.ts'

export const casesCopy = {
  title: { 'zh-TW': '個案', en: 'Case studies' },
  description: {
    'zh-TW': '商廈漏水、屋苑用電、商場泊車、學校空氣質素和物流倉需量：五類場地的問題、所裝設備和前後數字。',
    en: 'Leaks in an office tower, power in an estate, parking in a mall, air in a school, peak demand in a warehouse: the problem, what was installed, and figures before and after.',
  },
  heading: { 'zh-TW': '五類場地，裝之前和裝之後', en: 'Five kinds of site, before and after' },
  lead: {
    'zh-TW': '每個個案都由一個問題開始，以一個量得出的數字作結。裝了甚麼、裝多少，逐項列出，方便你對照自己的場地。',
    en: 'Each begins with a problem and ends with a figure that can be measured. What was installed, and how many, is listed item by item, to hold against a site of your own.',
  },
  illustrative: { 'zh-TW': '示意數字', en: 'Illustrative figures' },
  illustrativeHint: {
    'zh-TW': '個案按同類場地的常見情況編寫，數字為示意，不代表任何一位客戶；你的場地以實地量度為準。',
    en: 'These cases are written from what is usual at such sites. Their figures are illustrative and are no customer’s; yours come from measuring on site.',
  },
  overview: { 'zh-TW': '一覽', en: 'Overview' },
  site: { 'zh-TW': '場地', en: 'Site' },
  measure: { 'zh-TW': '量度', en: 'Measure' },
  before: { 'zh-TW': '之前', en: 'Before' },
  after: { 'zh-TW': '之後', en: 'After' },
  problem: { 'zh-TW': '問題', en: 'The problem' },
  installed: { 'zh-TW': '裝了甚麼', en: 'What was installed' },
  changed: { 'zh-TW': '改變了甚麼', en: 'What changed' },
  quantity: { 'zh-TW': (count: number) => `× ${count}`, en: (count: number) => `× ${count}` },
  solution: {
    'zh-TW': (name: string) => `相關方案：${name}`,
    en: (name: string) => `The solution: ${name}`,
  },
  yours: { 'zh-TW': '你的場地又如何？', en: 'And your site?' },
  yoursHint: {
    'zh-TW': '告訴我們樓齡、樓層和最頭痛的一件事，我們在 24 小時內回覆可以先量度甚麼。',
    en: 'Tell us its age, its floors and the one thing that troubles you most. Within 24 hours we say what could be measured first.',
  },
  contact: { 'zh-TW': '描述你的場地', en: 'Describe your site' },
  demo: { 'zh-TW': '預約示範', en: 'Book a demo' },
} satisfies Dictionary

export interface Case {
  id: string
  drawing: DeviceKind
  site: Bilingual
  size: Bilingual
  problem: Bilingual
  /** `search` finds the product in the catalogue, whatever it is called there. */
  installed: { count: number; name: Bilingual; search: string }[]
  /** The first one stands for the case in the overview. */
  measures: Measure[]
  changed: Bilingual
  solution: { label: Bilingual; to: string }
}

export interface Measure {
  name: Bilingual
  unit: Bilingual
  before: number
  after: number
}

const leak = { name: { 'zh-TW': '漏水感測器', en: 'Water leak sensors' }, search: 'leak' }
const meter = { name: { 'zh-TW': '智能電錶', en: 'Smart energy meters' }, search: 'energy meter' }
const parking = { name: { 'zh-TW': '泊車感測器', en: 'Parking sensors' }, search: 'parking' }
const air = { name: { 'zh-TW': '九合一空氣質素感測器', en: '9-in-1 air quality sensors' }, search: 'air quality' }
const platform = { name: { 'zh-TW': 'IoT 管理平台', en: 'IoT platform' }, search: 'platform' }
const dashboard = { name: { 'zh-TW': '附加儀表板', en: 'Additional dashboards' }, search: 'dashboard' }

export const cases: Case[] = [
  {
    id: 'office-leaks',
    drawing: 'leak',
    site: { 'zh-TW': '商業大廈', en: 'Office tower' },
    size: { 'zh-TW': '28 層，樓齡 24 年', en: '28 floors, 24 years old' },
    problem: {
      'zh-TW': '茶水間和空調機房的滲漏多在夜間發生，保安巡到才知道。水往下流兩三層，天花、地氈和租戶的電腦一併報銷。',
      en: 'Pantries and plant rooms leak mostly at night, and nobody knows until the patrol comes round. By then water has gone down two or three floors, taking ceilings, carpets and a tenant’s computers with it.',
    },
    installed: [
      { count: 64, ...leak },
      { count: 1, ...platform },
    ],
    measures: [
      {
        name: { 'zh-TW': '滲水至有人到場', en: 'From leak to someone on site' },
        unit: { 'zh-TW': '分鐘', en: 'min' },
        before: 310,
        after: 18,
      },
      {
        name: { 'zh-TW': '每宗受影響樓層', en: 'Floors affected per leak' },
        unit: { 'zh-TW': '層', en: 'floors' },
        before: 2.6,
        after: 1.1,
      },
    ],
    changed: {
      'zh-TW': '告警直接送到當值技工的電話，附平面圖上的位置；先關水掣，再上報。',
      en: 'The alert reaches the duty technician’s phone with its place on the floor plan: the valve is shut first, the report written after.',
    },
    solution: { label: { 'zh-TW': 'AI 物業管理', en: 'AI property management' }, to: paths.property },
  },
  {
    id: 'estate-energy',
    drawing: 'energy',
    site: { 'zh-TW': '私人屋苑', en: 'Residential estate' },
    size: { 'zh-TW': '6 座，1,480 伙', en: '6 blocks, 1,480 flats' },
    problem: {
      'zh-TW': '公用地方的電費只有一張總單。升降機、水泵、照明和會所各用多少，管理處答不出，業主大會年年問。',
      en: 'Power for the common areas comes as one bill. How much goes to lifts, pumps, lighting and the clubhouse the office cannot say, and the owners’ meeting asks every year.',
    },
    installed: [
      { count: 42, ...meter },
      { count: 1, ...platform },
      { count: 6, ...dashboard },
    ],
    measures: [
      {
        name: { 'zh-TW': '公用地方每月用電', en: 'Common-area power per month' },
        unit: { 'zh-TW': 'MWh', en: 'MWh' },
        before: 96,
        after: 82,
      },
      {
        name: { 'zh-TW': '編製能源報告', en: 'Preparing the energy report' },
        unit: { 'zh-TW': '工時', en: 'hours' },
        before: 30,
        after: 3,
      },
    ],
    changed: {
      'zh-TW': '分項讀數找出兩件事：停車場照明通宵全開，一台水泵空轉。調校時間掣和更換浮波，用電便跌下來。',
      en: 'Readings by circuit found two things: car-park lights fully on all night, and a pump running dry. A timer and a float switch brought the figure down.',
    },
    solution: { label: { 'zh-TW': 'ESG 合規', en: 'ESG compliance' }, to: paths.esg },
  },
  {
    id: 'mall-parking',
    drawing: 'parking',
    site: { 'zh-TW': '區域商場', en: 'District shopping mall' },
    size: { 'zh-TW': '3 層停車場，420 個車位', en: '3 parking levels, 420 bays' },
    problem: {
      'zh-TW': '入口顯示「尚有車位」，司機卻在場內兜圈。周末車龍排出馬路，商戶說客人掉頭走了。',
      en: 'The sign says “spaces” while drivers circle inside. At weekends the queue reaches the road, and shops say customers turn away.',
    },
    installed: [
      { count: 420, ...parking },
      { count: 1, ...platform },
      { count: 1, ...dashboard },
    ],
    measures: [
      {
        name: { 'zh-TW': '周末找車位時間', en: 'Finding a bay at weekends' },
        unit: { 'zh-TW': '分鐘', en: 'min' },
        before: 9.5,
        after: 3.8,
      },
      {
        name: { 'zh-TW': '周末最長車龍', en: 'Longest weekend queue' },
        unit: { 'zh-TW': '輛', en: 'cars' },
        before: 34,
        after: 11,
      },
    ],
    changed: {
      'zh-TW': '每層入口顯示實際空位，司機直接去有位的一層。管理處亦看到哪些月租車位長期空置。',
      en: 'Each level shows its real free bays, so drivers go straight to one that has some. The office also sees which monthly bays stand empty.',
    },
    solution: { label: { 'zh-TW': '零售商場', en: 'retail' }, to: addressOf('retail') },
  },
  {
    id: 'school-air',
    drawing: 'air',
    site: { 'zh-TW': '中學', en: 'Secondary school' },
    size: { 'zh-TW': '30 個課室', en: '30 classrooms' },
    problem: {
      'zh-TW': '下午的課室又焗又睏。開窗怕噪音，開鮮風機怕電費，沒有人說得出哪一間最差。',
      en: 'Afternoon classrooms are stuffy and sleepy. Windows let in noise, fresh-air fans cost power, and nobody can say which room is worst.',
    },
    installed: [
      { count: 30, ...air },
      { count: 1, ...platform },
    ],
    measures: [
      {
        name: { 'zh-TW': '下午二氧化碳平均', en: 'Average afternoon CO₂' },
        unit: { 'zh-TW': 'ppm', en: 'ppm' },
        before: 1620,
        after: 910,
      },
      {
        name: { 'zh-TW': '鮮風機每日運行', en: 'Fresh-air fan hours per day' },
        unit: { 'zh-TW': '小時', en: 'hours' },
        before: 9,
        after: 6.5,
      },
    ],
    changed: {
      'zh-TW':
        '屏幕掛在黑板旁，讀數過 1,000 ppm 便開鮮風機；課室空了便關。1,000 ppm 是香港室內空氣質素「良好級」的八小時平均上限。',
      en: 'The display hangs by the board: above 1,000 ppm the fan goes on, in an empty room off. 1,000 ppm is the eight-hour ceiling of Hong Kong’s “Good” class for indoor air.',
    },
    solution: { label: { 'zh-TW': '政府及公共機構', en: 'government and public bodies' }, to: addressOf('government') },
  },
  {
    id: 'warehouse-demand',
    drawing: 'system',
    site: { 'zh-TW': '物流倉庫', en: 'Logistics warehouse' },
    size: { 'zh-TW': '9 層，冷庫及乾倉', en: '9 storeys, cold and dry' },
    problem: {
      'zh-TW':
        '電費有一部分按每月最高需量計算。冷庫、充電站和空調常在下午三時一同開動，一刻鐘的高峰便定了整個月的收費。',
      en: 'Part of the bill follows the month’s highest demand. Cold rooms, forklift chargers and air conditioning tend to start together at three, and a few minutes set the charge of a whole month.',
    },
    installed: [
      { count: 58, ...meter },
      { count: 12, ...leak },
      { count: 1, ...platform },
    ],
    measures: [
      {
        name: { 'zh-TW': '每月最高需量', en: 'Highest demand of the month' },
        unit: { 'zh-TW': 'kVA', en: 'kVA' },
        before: 1240,
        after: 1035,
      },
      {
        name: { 'zh-TW': '冷庫停機未察覺', en: 'Cold-room stop unnoticed' },
        unit: { 'zh-TW': '分鐘', en: 'min' },
        before: 95,
        after: 15,
      },
    ],
    changed: {
      'zh-TW': '充電改到夜間，冷庫錯開啟動。最高需量逐刻鐘可見，將到上限時先收到提示。',
      en: 'Charging moved to the night and cold rooms start in turn. Demand is in sight every quarter of an hour, with a warning before the limit.',
    },
    solution: { label: { 'zh-TW': '物流倉庫', en: 'logistics' }, to: addressOf('logistics') },
  },
]
