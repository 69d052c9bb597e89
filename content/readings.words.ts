import type { Device } from '#contract/content/choices.ts'
import { type Market, markets } from '#contract/content/choices.ts'
import type { Readings } from '#contract/content/readings.ts'
import type { Bilingual } from '#contract/i18n/languages.ts'
import { marketNames } from './choices.words.ts'

type ReadingKind = Extract<Device, 'energy' | 'air' | 'leak' | 'platform'>

/** Readings of each kind of device. */
const readingOf: Record<ReadingKind, Bilingual> = {
  energy: { 'zh-TW': '用電量、最高需求量，每 15 分鐘', en: 'Electricity and peak demand, every 15 minutes' },
  air: {
    'zh-TW': '二氧化碳、PM2.5、甲醛、溫濕度等九項',
    en: 'CO₂, PM2.5, formaldehyde, temperature, humidity and four more',
  },
  leak: { 'zh-TW': '滲水及水浸：地點、開始、結束', en: 'Leaks and floods: place, start, end' },
  platform: { 'zh-TW': '每個讀數的來源、時間和更正記錄', en: 'Source, time and corrections of every reading' },
}

interface Service {
  kind: ReadingKind
  serves: Bilingual
}

const keepsRecords = (serves: Bilingual): Service => ({ kind: 'platform', serves })

/** Readings that serve each disclosure. */
const services: Record<Market, Service[]> = {
  'hong-kong': [
    {
      kind: 'energy',
      serves: {
        'zh-TW':
          '附錄 C2 D 部分：範圍 2 排放的用電數據；關鍵績效指標 A2.1 能源總耗量及密度；第 610 章能源審核的分項用電',
        en: 'Appendix C2 Part D: the electricity behind Scope 2; KPI A2.1, energy consumption and intensity; sub-metered use for Cap. 610 energy audits',
      },
    },
    {
      kind: 'air',
      serves: {
        'zh-TW': '室內空氣質素檢定之前的長期自查；檢定本身由檢定機構量度',
        en: 'Long-term checks before IAQ certification; measurements for the certificate are taken by the issuing body',
      },
    },
    {
      kind: 'leak',
      serves: {
        'zh-TW': '附錄 C2 D 部分：暴雨水浸等實體風險的內部佐證',
        en: 'Appendix C2 Part D: internal evidence of physical risks such as flooding in storms',
      },
    },
    keepsRecords({
      'zh-TW': '第三方核證時逐項追溯；HKFRS S2 指標的來源記錄',
      en: 'Tracing item by item in third-party assurance; sources of HKFRS S2 metrics',
    }),
  ],
  china: [
    {
      kind: 'energy',
      serves: {
        'zh-TW': '可持續發展報告的能源利用及範圍 2 排放；既有建築改造前後的用電對比',
        en: 'Energy use and Scope 2 in sustainability reports; use before and after a retrofit',
      },
    },
    {
      kind: 'air',
      serves: {
        'zh-TW': '辦公及公共場所室內環境的內部管理記錄',
        en: 'Internal records of the indoor environment in offices and public places',
      },
    },
    keepsRecords({
      'zh-TW': '數據質量控制所需的原始記錄及更正痕跡',
      en: 'Original records and traces of correction, as data quality control needs',
    }),
  ],
  taiwan: [
    {
      kind: 'energy',
      serves: {
        'zh-TW': '溫室氣體盤查的類別 2（外購電力）活動數據',
        en: 'Activity data of category 2, purchased electricity, in greenhouse-gas inventories',
      },
    },
    {
      kind: 'air',
      serves: {
        'zh-TW': '《室內空氣品質管理法》維護管理計畫的日常監測；定期檢測由檢驗測定機構進行',
        en: 'Daily monitoring in the management plan of the Indoor Air Quality Act; statutory tests are made by accredited laboratories',
      },
    },
    keepsRecords({ 'zh-TW': '盤查確信時的佐證資料', en: 'Evidence when the inventory is assured' }),
  ],
  singapore: [
    {
      kind: 'energy',
      serves: {
        'zh-TW': '上市公司範圍 2 排放；向建設局逐年提交的用電數據；節能改善前後的能源使用強度',
        en: 'Scope 2 of listed issuers; electricity for the yearly BCA submission; energy use intensity before and after improvement',
      },
    },
    {
      kind: 'leak',
      serves: {
        'zh-TW': '氣候披露中水浸等實體風險的內部佐證',
        en: 'Internal evidence of physical risks such as flooding, for climate disclosures',
      },
    },
    keepsRecords({
      'zh-TW': '外部核證及能源審核所需的時段數據',
      en: 'Interval data for external assurance and energy audits',
    }),
  ],
  australia: [
    {
      kind: 'energy',
      serves: {
        'zh-TW': 'AASB S2 範圍 2 排放；NGER 能源耗用；NABERS 評級前的分項核對',
        en: 'Scope 2 under AASB S2; energy consumption under NGER; sub-metered checks ahead of a NABERS rating',
      },
    },
    {
      kind: 'air',
      serves: {
        'zh-TW': '辦公樓室內環境的長期記錄，供內部評估',
        en: 'A long record of the office environment, for internal assessment',
      },
    },
    keepsRecords({ 'zh-TW': '可供核證的來源及更正記錄', en: 'Sources and corrections that stand up to assurance' }),
  ],
  malaysia: [
    {
      kind: 'energy',
      serves: {
        'zh-TW': 'IFRS S2 範圍 2 排放；第 861 號法令的耗能門檻、能源強度及審核數據',
        en: 'Scope 2 under IFRS S2; thresholds, energy intensity and audit data under Act 861',
      },
    },
    {
      kind: 'air',
      serves: {
        'zh-TW': '室內空氣質素行業守則：二氧化碳等指標的日常監察；評估由合資格人員進行',
        en: 'Code of Practice on IAQ: daily watch of CO₂ and other indicators; assessments are made by competent persons',
      },
    },
    keepsRecords({
      'zh-TW': '註冊能源經理定期報告的數據來源',
      en: 'Data behind the registered energy manager’s reports',
    }),
  ],
}

/** Built-in readings by market, with the market's name as key. */
export const readings: (Readings & { key: Market })[] = markets.map((market) => ({
  key: market,
  title: {
    'zh-TW': `在${marketNames[market]['zh-TW']}，我們量度甚麼`,
    en: `What we measure for it in ${marketNames[market].en}`,
  },
  market,
  rows: services[market].map(({ kind, serves }) => ({ device: kind, reading: readingOf[kind], serves })),
}))
