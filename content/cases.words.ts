import type { CaseStudy } from '#contract/content/cases.ts'
import { gatewaysOf } from './facts/gateways.words.ts'

const leak = { name: { 'zh-TW': '漏水感測器', en: 'Water leak sensors' }, search: 'leak' }
const meter = { name: { 'zh-TW': '智能電錶', en: 'Smart energy meters' }, search: 'energy meter' }
const parking = { name: { 'zh-TW': '泊車感測器', en: 'Parking sensors' }, search: 'parking' }
const air = { name: { 'zh-TW': '九合一空氣質素感測器', en: '9-in-1 air quality sensors' }, search: 'air quality' }
const gateway = { name: { 'zh-TW': '室內網關', en: 'Indoor gateways' }, search: 'gateway' }
const platform = { name: { 'zh-TW': 'IoT 管理平台', en: 'IoT platform' }, search: 'platform' }
const dashboard = { name: { 'zh-TW': '附加儀表板', en: 'Additional dashboards' }, search: 'dashboard' }

/** Built-in cases of /case-studies, based on what is usual at such sites. */
export const cases: (CaseStudy & { key: string })[] = [
  {
    key: 'office-leaks',
    scene: 'leak-place',
    site: { 'zh-TW': '商業大廈', en: 'Office tower' },
    size: { 'zh-TW': '28 層，每層 1,200 平方米，樓齡 24 年', en: '28 floors of 1,200 m², 24 years old' },
    problem: {
      'zh-TW': '茶水間和空調機房的滲漏多在夜間發生，保安巡到才知道。水往下流兩三層，天花、地氈和租戶的電腦一併報銷。',
      en: 'Pantries and plant rooms leak mostly at night, and nobody knows until the patrol comes round. By then water has gone down two or three floors, taking ceilings, carpets and a tenant’s computers with it.',
    },
    installed: [
      { count: 64, ...leak },
      { count: gatewaysOf({ floors: 28, area: 1200 }, 'partition'), ...gateway },
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
      'zh-TW': '警報直接送到當值技工的電話，附平面圖上的位置；先關水掣，再上報。',
      en: 'The alert reaches the duty technician’s phone with its place on the floor plan: the valve is shut first, the report written after.',
    },
    solution: { label: { 'zh-TW': 'AI 物業管理', en: 'AI property management' }, to: '/property-management' },
  },
  {
    key: 'estate-energy',
    scene: 'energy-place',
    site: { 'zh-TW': '私人屋苑', en: 'Residential estate' },
    size: { 'zh-TW': '6 座，1,480 伙', en: '6 blocks, 1,480 flats' },
    problem: {
      'zh-TW': '公用地方的電費只有一張總單。升降機、水泵、照明和會所各用多少，管理處答不出，業主大會年年問。',
      en: 'Power for the common areas comes as one bill. The office cannot say how much goes to lifts, pumps, lighting and the clubhouse, and the owners’ meeting asks every year.',
    },
    installed: [
      { count: 42, ...meter },
      { count: 12, ...gateway },
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
    solution: { label: { 'zh-TW': 'ESG 合規', en: 'ESG compliance' }, to: '/esg-compliance' },
  },
  {
    key: 'mall-parking',
    scene: 'car-park',
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
    solution: { label: { 'zh-TW': '零售商場', en: 'retail' }, to: '/solutions/retail' },
  },
  {
    key: 'school-air',
    scene: 'classroom',
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
      en: 'The display hangs by the board: above 1,000 ppm the fan goes on, and in an empty room it goes off. 1,000 ppm is the eight-hour ceiling of Hong Kong’s “Good” class for indoor air.',
    },
    solution: { label: { 'zh-TW': '政府及公共機構', en: 'government and public bodies' }, to: '/solutions/government' },
  },
  {
    key: 'warehouse-demand',
    scene: 'warehouse',
    site: { 'zh-TW': '物流倉庫', en: 'Logistics warehouse' },
    size: { 'zh-TW': '9 層，每層 2,400 平方米，冷庫及乾倉', en: '9 storeys of 2,400 m², cold and dry' },
    problem: {
      'zh-TW':
        '電費有一部分按每月最高需量計算。冷庫、充電站和空調常在下午三時一同開動，一刻鐘的高峰便定了整個月的收費。',
      en: 'Part of the bill follows the month’s highest demand. Cold rooms, forklift chargers and air conditioning tend to start together at three, and a few minutes set the charge of a whole month.',
    },
    installed: [
      { count: 58, ...meter },
      { count: 12, ...leak },
      { count: gatewaysOf({ floors: 9, area: 2400 }, 'concrete'), ...gateway },
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
        name: { 'zh-TW': '冷庫停機未察覺', en: 'Cold-room stoppage unnoticed' },
        unit: { 'zh-TW': '分鐘', en: 'min' },
        before: 95,
        after: 15,
      },
    ],
    changed: {
      'zh-TW': '充電改到夜間，冷庫錯開啟動。最高需量逐刻鐘可見，將到上限時先收到提示。',
      en: 'Charging moved to the night and cold rooms start in turn. Demand is in sight every quarter of an hour, with a warning before the limit.',
    },
    solution: { label: { 'zh-TW': '物流倉庫', en: 'logistics' }, to: '/solutions/logistics' },
  },
]
