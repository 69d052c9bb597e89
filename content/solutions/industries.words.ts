import {
  type Industry,
  industries,
  type PlatformFeature,
  platformFeatures,
  type Scene,
} from '#contract/content/choices.ts'
import type { ShownIndustry } from '#contract/content/industries.ts'
import type { Bilingual } from '#contract/i18n/languages.ts'
import { useCases } from './use-cases.words.ts'

const industryNames: Record<Industry, Bilingual> = {
  commercial: { 'zh-TW': '商業樓宇', en: 'Commercial' },
  enterprise: { 'zh-TW': '大型企業', en: 'Enterprise' },
  retail: { 'zh-TW': '零售', en: 'Retail' },
  logistics: { 'zh-TW': '物流', en: 'Logistics' },
  residential: { 'zh-TW': '住宅', en: 'Residential' },
  government: { 'zh-TW': '政府', en: 'Government' },
  industrial: { 'zh-TW': '工業', en: 'Industrial' },
}

interface IndustryCopy {
  title: Bilingual
  /** The current situation. */
  situation: Bilingual
}

const industryCopy: Record<Industry, IndustryCopy> = {
  commercial: {
    title: { 'zh-TW': '商業樓宇', en: 'Commercial buildings' },
    situation: {
      'zh-TW': '租戶看電費單，業主看冷氣帳單；中間用了多少，往往到月底才知道。',
      en: 'Tenants see the electricity bill, owners see the chiller bill. What happened in between comes to light at month-end.',
    },
  },
  enterprise: {
    title: { 'zh-TW': '大型企業', en: 'Enterprise' },
    situation: {
      'zh-TW': '十個辦公室，十種記錄方法。集團要一份數字，各地先要對一輪格式。',
      en: 'Ten offices keep records in ten ways. When the group asks for one figure, everybody first argues about the format.',
    },
  },
  retail: {
    title: { 'zh-TW': '商場與零售', en: 'Malls and retail' },
    situation: {
      'zh-TW': '關了門還在用電的鋪位、滿了還有車駛入的停車場、食肆後巷的一灘水：都在沒有人看見的時候發生。',
      en: 'A shop that uses power after closing, a full car park that cars keep entering, a wet floor behind a kitchen: all happen when nobody is looking.',
    },
  },
  logistics: {
    title: { 'zh-TW': '物流與倉庫', en: 'Logistics and warehouses' },
    situation: {
      'zh-TW': '貨車在街上等位，鏟車同一時間充電，天面滲水滴在貨板上：每一樣都是成本。',
      en: 'Trucks wait in the street for a bay, forklifts all charge at once, and the roof drips on a pallet. Each is a cost.',
    },
  },
  residential: {
    title: { 'zh-TW': '住宅屋苑', en: 'Residential estates' },
    situation: {
      'zh-TW': '夜更只有兩位同事，要顧及水泵房、天台水箱和整個停車場。',
      en: 'Two people on the night shift look after the pump rooms, the roof tanks and the whole car park.',
    },
  },
  government: {
    title: { 'zh-TW': '政府及公共設施', en: 'Government and public facilities' },
    situation: {
      'zh-TW': '場地分散、各有承辦商，但向公眾交代時要有同一套可查證的記錄。',
      en: 'Venues are scattered and run by different contractors, yet the public is owed one record that can be checked.',
    },
  },
  industrial: {
    title: { 'zh-TW': '工業', en: 'Industrial' },
    situation: {
      'zh-TW': '總電錶只說全廠用了多少；哪一條生產線用的，要靠估計。',
      en: 'The main meter shows what the whole factory used. Which line used it is a guess.',
    },
  },
}

/** Benefits after installation. */
const benefits: Record<Industry, [Bilingual, Bilingual, Bilingual]> = {
  commercial: [
    {
      'zh-TW': '分租戶電費有曲線可查，爭議當場解決。',
      en: 'Tenant bills come with a curve, so disputes end on the spot.',
    },
    { 'zh-TW': '鮮風量跟隨二氧化碳讀數，不按時間表。', en: 'Fresh air follows CO₂, not a timetable.' },
    {
      'zh-TW': '機房滲水在變成停機之前已有人處理。',
      en: 'Seepage in a plant room is dealt with before it becomes downtime.',
    },
  ],
  enterprise: [
    {
      'zh-TW': '各地辦公室用同一把尺比較每平方米用電。',
      en: 'Every office is compared per square metre by the same measure.',
    },
    {
      'zh-TW': '集團報告直接取數，不用逐處追表。',
      en: 'Group reports take their figures directly; nobody chases spreadsheets.',
    },
    {
      'zh-TW': '各團隊有自己的儀表板和權限，數據同源。',
      en: 'Each team has its own dashboard and access over the same data.',
    },
  ],
  retail: [
    {
      'zh-TW': '關店後仍在用電的鋪位，翌日早上列成清單。',
      en: 'Shops that used power after closing are on a list the next morning.',
    },
    { 'zh-TW': '車位狀態即時更新，入口車龍縮短。', en: 'Bay status is live, so the queue at the entrance shrinks.' },
    {
      'zh-TW': '食肆漏水先通知工程部，不是先收到投訴。',
      en: 'Engineers hear of a kitchen leak before the complaints desk does.',
    },
  ],
  logistics: [
    { 'zh-TW': '司機出發前已知道哪個上落貨位有空。', en: 'Drivers know which bay is free before they set off.' },
    {
      'zh-TW': '充電錯開高峰，最高需求量有數可依。',
      en: 'Charging moves off the peak, with demand figures to plan by.',
    },
    {
      'zh-TW': '天面或喉管滲水，在貨物受損之前通報。',
      en: 'A roof or pipe leak is reported before goods are spoiled.',
    },
  ],
  residential: [
    {
      'zh-TW': '水泵房有水，當值同事五秒內收到通知。',
      en: 'Water in a pump room reaches the duty officer within five seconds.',
    },
    {
      'zh-TW': '公用地方電費逐項看得見，業主大會有數可交代。',
      en: 'Common-area power is itemised, so owners’ meetings have figures to discuss.',
    },
    { 'zh-TW': '訪客車位不用人手點算。', en: 'Visitor bays no longer need counting by hand.' },
  ],
  government: [
    {
      'zh-TW': '各場地用同一格式記錄，審計時可追溯到每個讀數。',
      en: 'All venues record in one format; an audit can follow any figure to its reading.',
    },
    {
      'zh-TW': '能源審核所需的用電數據長期備妥。',
      en: 'The consumption data that an energy audit needs is always at hand.',
    },
    {
      'zh-TW': '車位和環境數據可經 API 供其他系統使用。',
      en: 'Bay and environment data can be offered to other systems through the API.',
    },
  ],
  industrial: [
    {
      'zh-TW': '用電拆到每條生產線，節能措施有沒有效果一看便知。',
      en: 'Power is split by line, so the effect of each saving measure shows.',
    },
    {
      'zh-TW': '功率因數和最高需求量每十五分鐘記錄。',
      en: 'Power factor and peak demand are logged every fifteen minutes.',
    },
    {
      'zh-TW': '地庫和水泵房水浸，先響警報再壞設備。',
      en: 'When a basement floods, the alarm comes before the damage.',
    },
  ],
}

const usual: Record<Industry, readonly PlatformFeature[]> = {
  commercial: platformFeatures,
  enterprise: ['alerts', 'anomalies', 'reports', 'interfaces'],
  retail: ['alerts', 'plans', 'anomalies', 'work-orders'],
  logistics: ['alerts', 'plans', 'interfaces'],
  residential: ['alerts', 'plans', 'work-orders', 'reports'],
  government: ['alerts', 'plans', 'work-orders', 'reports', 'interfaces'],
  industrial: ['alerts', 'anomalies', 'work-orders', 'interfaces'],
}

const scenes: Record<Industry, Scene> = {
  commercial: 'meter-room',
  enterprise: 'server-room',
  retail: 'car-park',
  logistics: 'warehouse',
  residential: 'pump-room',
  government: 'classroom',
  industrial: 'workshop',
}

/** Built-in industries of /solutions. */
export const industryPages: ShownIndustry[] = industries.map((key) => ({
  key,
  ...industryCopy[key],
  name: industryNames[key],
  building: key,
  scene: scenes[key],
  benefits: benefits[key].map((text) => ({ text })),
  useCases: useCases[key],
  features: [...usual[key]],
}))
