import { type Market, markets } from '#contract/content/choices.ts'
import type { ShownRegulation } from '#contract/content/regulations.ts'
import type { Bilingual } from '#contract/i18n/languages.ts'

interface Filed {
  id: string
  name: Bilingual
  issuer: Bilingual
  asks: Bilingual
  /** Position on the timeline: 2025 is 1 January 2025. */
  since: number
  sinceText: Bilingual
  /** A scheme that may be joined, or a code that is not law. */
  isVoluntary?: boolean
}

/**
 * Laws, rules and schemes for landlords and listed companies. Their sources and the dates they were checked are not
 * recorded.
 */
const filed: Record<Market, Filed[]> = {
  'hong-kong': [
    {
      id: 'hkex-c2',
      name: {
        'zh-TW': '《上市規則》附錄 C2《環境、社會及管治報告守則》D 部分：氣候相關披露',
        en: 'Listing Rules, Appendix C2 (ESG Reporting Code), Part D: climate-related disclosures',
      },
      issuer: { 'zh-TW': '香港交易所', en: 'Hong Kong Exchanges and Clearing (HKEX)' },
      asks: {
        'zh-TW':
          '所有上市發行人須披露範圍 1 及範圍 2 溫室氣體排放。其餘氣候披露，主板公司按「不遵守就解釋」，大型股自 2026 年 1 月 1 日或之後開始的財政年度起強制。',
        en: 'All listed issuers disclose Scope 1 and Scope 2 emissions. For the rest, Main Board issuers comply or explain; for LargeCap issuers it is mandatory for financial years from 1 January 2026.',
      },
      since: 2025,
      sinceText: {
        'zh-TW': '2025 年 1 月 1 日或之後開始的財政年度',
        en: 'Financial years from 1 January 2025',
      },
    },
    {
      id: 'cap-610',
      name: { 'zh-TW': '《建築物能源效益條例》（第 610 章）', en: 'Buildings Energy Efficiency Ordinance (Cap. 610)' },
      issuer: { 'zh-TW': '機電工程署執行', en: 'Enforced by the Electrical and Mechanical Services Department (EMSD)' },
      asks: {
        'zh-TW':
          '指定建築物的屋宇裝備須符合能源效益守則，並定期為中央屋宇裝備做能源審核。2025 年修訂把須審核的建築物由 2 類增至 11 類，周期由 10 年縮短至 5 年，並須披露部分審核資料；自 2026 年 9 月 20 日實施。',
        en: 'Building services in prescribed buildings meet the Building Energy Code, and central installations are energy-audited. From 20 September 2026 the 2025 amendment widens audits from 2 to 11 types of building, shortens the interval from 10 to 5 years and requires some audit data to be disclosed.',
      },
      since: 2012.72,
      sinceText: { 'zh-TW': '2012 年 9 月 21 日全面實施', en: 'In full operation since 21 September 2012' },
    },
    {
      id: 'hkfrs-s',
      name: { 'zh-TW': 'HKFRS S1 及 S2 可持續披露準則', en: 'HKFRS S1 and S2, sustainability disclosure standards' },
      issuer: { 'zh-TW': '香港會計師公會', en: 'Hong Kong Institute of CPAs (HKICPA)' },
      asks: {
        'zh-TW': '與 ISSB 準則接軌，涵蓋管治、策略、風險管理、指標及目標。各類公司何時須採用，由所屬監管機構訂定。',
        en: 'Aligned with the ISSB standards: governance, strategy, risk management, metrics and targets. Each regulator decides when its companies must apply them.',
      },
      since: 2025.58,
      sinceText: { 'zh-TW': '2025 年 8 月 1 日生效', en: 'Effective 1 August 2025' },
    },
    {
      id: 'iaq',
      name: {
        'zh-TW': '辦公室及公眾場所室內空氣質素檢定計劃',
        en: 'IAQ Certification Scheme for Offices and Public Places',
      },
      issuer: { 'zh-TW': '環境保護署', en: 'Environmental Protection Department (EPD)' },
      asks: {
        'zh-TW': '由檢定機構量度多項室內空氣指標，達標場所按「卓越級」或「良好級」獲發證書。',
        en: 'An accredited issuing body measures a set of indoor air parameters; premises that pass are certified Excellent or Good.',
      },
      since: 2003.68,
      sinceText: { 'zh-TW': '2003 年起', en: 'Since 2003' },
      isVoluntary: true,
    },
  ],
  china: [
    {
      id: 'exchanges',
      name: {
        'zh-TW': '《上市公司可持續發展報告指引（試行）》',
        en: 'Guidelines on Sustainability Reports of Listed Companies (Trial)',
      },
      issuer: {
        'zh-TW': '上海、深圳、北京證券交易所',
        en: 'Shanghai, Shenzhen and Beijing Stock Exchanges',
      },
      asks: {
        'zh-TW':
          '上證 180、科創 50、深證 100、創業板指數樣本公司及境內外同時上市公司須披露，首份報告涵蓋 2025 年度；其他公司自願披露。',
        en: 'Constituents of the SSE 180, STAR 50, SZSE 100 and ChiNext indices, and companies listed both at home and abroad, report from the year 2025. Others may do so voluntarily.',
      },
      since: 2024.33,
      sinceText: { 'zh-TW': '2024 年 5 月 1 日施行', en: 'In force since 1 May 2024' },
    },
    {
      id: 'ets',
      name: {
        'zh-TW': '《碳排放權交易管理暫行條例》',
        en: 'Interim Regulations for the Management of Carbon Emission Trading',
      },
      issuer: {
        'zh-TW': '國務院；生態環境部執行',
        en: 'State Council; enforced by the Ministry of Ecology and Environment',
      },
      asks: {
        'zh-TW': '重點排放單位須訂立並執行數據質量控制方案，每年報告排放量，保存原始記錄，並清繳配額。',
        en: 'Key emitters follow a data quality control plan, report emissions every year, keep the original records and surrender allowances.',
      },
      since: 2024.33,
      sinceText: { 'zh-TW': '2024 年 5 月 1 日施行', en: 'In force since 1 May 2024' },
    },
    {
      id: 'gb-55015',
      name: {
        'zh-TW': 'GB 55015-2021《建築節能與可再生能源利用通用規範》',
        en: 'GB 55015-2021, General Code for Energy Efficiency and Renewable Energy Application in Buildings',
      },
      issuer: { 'zh-TW': '住房和城鄉建設部', en: 'Ministry of Housing and Urban-Rural Development' },
      asks: {
        'zh-TW': '全文強制。新建、改建及節能改造項目的設計文件須載有建築能耗、可再生能源利用及碳排放分析。',
        en: 'Mandatory throughout. Design documents of new, converted and retrofitted buildings contain an analysis of energy use, renewables and carbon emissions.',
      },
      since: 2022.25,
      sinceText: { 'zh-TW': '2022 年 4 月 1 日實施', en: 'In force since 1 April 2022' },
    },
  ],
  taiwan: [
    {
      id: 'climate-act',
      name: { 'zh-TW': '《氣候變遷因應法》', en: 'Climate Change Response Act' },
      issuer: { 'zh-TW': '環境部', en: 'Ministry of Environment' },
      asks: {
        'zh-TW':
          '2050 淨零排放入法，並授權徵收碳費：電力、燃氣供應業及製造業年排放達 2.5 萬公噸二氧化碳當量者，自 2025 年排放量起計費。',
        en: 'Sets net zero by 2050 and the carbon fee: power and gas suppliers and manufacturers emitting 25,000 tonnes CO₂e a year or more are charged from their 2025 emissions.',
      },
      since: 2023.12,
      sinceText: { 'zh-TW': '2023 年 2 月 15 日公布', en: 'Promulgated 15 February 2023' },
    },
    {
      id: 'fsc',
      name: {
        'zh-TW': '上市櫃公司永續發展路徑圖；接軌 IFRS 永續揭露準則藍圖',
        en: 'Sustainable Development Roadmap for listed companies; roadmap to the IFRS disclosure standards',
      },
      issuer: { 'zh-TW': '金融監督管理委員會', en: 'Financial Supervisory Commission (FSC)' },
      asks: {
        'zh-TW':
          '分階段揭露溫室氣體盤查及確信，全體上市櫃公司於 2027 年完成盤查、2029 年完成確信；資本額百億元以上公司自 2026 會計年度適用 IFRS 永續揭露準則。',
        en: 'Greenhouse-gas inventories and their assurance in stages: every listed company by 2027 and 2029. Companies with capital of NT$10 billion or more apply the IFRS standards from fiscal year 2026.',
      },
      since: 2022.17,
      sinceText: { 'zh-TW': '2022 年 3 月發布，分階段適用', en: 'Published March 2022, applied in stages' },
    },
    {
      id: 'iaq-act',
      name: { 'zh-TW': '《室內空氣品質管理法》', en: 'Indoor Air Quality Act' },
      issuer: { 'zh-TW': '環境部', en: 'Ministry of Environment' },
      asks: {
        'zh-TW': '公告列管的公共場所須符合室內空氣品質標準，訂定維護管理計畫，並定期檢測；部分場所須設自動監測設施。',
        en: 'Designated public premises meet indoor air standards, keep a management plan and test regularly; some must monitor automatically.',
      },
      since: 2012.9,
      sinceText: { 'zh-TW': '2012 年 11 月 23 日施行', en: 'In force since 23 November 2012' },
    },
  ],
  singapore: [
    {
      id: 'sgx',
      name: {
        'zh-TW': '《上市規則》第 711A 及 711B 條：可持續發展報告',
        en: 'Listing Rules 711A and 711B: sustainability reporting',
      },
      issuer: { 'zh-TW': '新加坡交易所監管公司（SGX RegCo）', en: 'Singapore Exchange Regulation (SGX RegCo)' },
      asks: {
        'zh-TW':
          '所有上市公司須披露範圍 1 及範圍 2 排放；以 ISSB 準則為本的氣候披露分階段適用，海峽時報指數成份股先行。',
        en: 'All listed issuers report Scope 1 and Scope 2 emissions. Climate disclosures based on the ISSB standards are phased in, Straits Times Index constituents first.',
      },
      since: 2025,
      sinceText: {
        'zh-TW': '2025 年 1 月 1 日或之後開始的財政年度',
        en: 'Financial years from 1 January 2025',
      },
    },
    {
      id: 'bca',
      name: {
        'zh-TW': '《建築管制法》第 3B 部：既有建築的環境可持續措施',
        en: 'Building Control Act 1989, Part 3B: environmental sustainability of existing buildings',
      },
      issuer: { 'zh-TW': '建設局（BCA）', en: 'Building and Construction Authority (BCA)' },
      asks: {
        'zh-TW':
          '業主每年提交建築資料及能源耗量。2024 年修訂加入強制節能改善制度：總樓面 5,000 平方米以上的高耗能建築須做能源審核並落實改善。',
        en: 'Owners submit building information and energy use every year. The 2024 amendment adds mandatory energy improvement: energy-intensive buildings of 5,000 m² or more are audited and must improve.',
      },
      since: 2013,
      sinceText: { 'zh-TW': '2013 年起逐年提交', en: 'Yearly submission since 2013' },
    },
    {
      id: 'carbon-pricing',
      name: { 'zh-TW': '《碳定價法》', en: 'Carbon Pricing Act 2018' },
      issuer: { 'zh-TW': '國家環境局（NEA）', en: 'National Environment Agency (NEA)' },
      asks: {
        'zh-TW': '年直接排放達 2,000 公噸二氧化碳當量的設施須申報，達 25,000 公噸者須繳碳稅。',
        en: 'Facilities with direct emissions of 2,000 tonnes CO₂e a year report them; from 25,000 tonnes they pay the carbon tax.',
      },
      since: 2019,
      sinceText: { 'zh-TW': '2019 年 1 月 1 日生效', en: 'In force since 1 January 2019' },
    },
  ],
  australia: [
    {
      id: 'aasb-s2',
      name: {
        'zh-TW': '《公司法》第 2M 章氣候報告；AASB S2 氣候相關披露',
        en: 'Climate reporting under Chapter 2M of the Corporations Act 2001; AASB S2',
      },
      issuer: {
        'zh-TW': '聯邦國會；澳洲會計準則委員會訂立準則，ASIC 執行',
        en: 'Parliament; standard by the Australian Accounting Standards Board, enforced by ASIC',
      },
      asks: {
        'zh-TW':
          '大型企業在年報附可持續發展報告，包括範圍 1、2 排放。第一組自 2025 年 1 月、第二組自 2026 年 7 月、第三組自 2027 年 7 月開始的財政年度起。',
        en: 'Large entities add a sustainability report with Scope 1 and 2 emissions: Group 1 for years from January 2025, Group 2 from July 2026, Group 3 from July 2027.',
      },
      since: 2025,
      sinceText: { 'zh-TW': '2025 年 1 月 1 日起分三組', en: 'In three groups from 1 January 2025' },
    },
    {
      id: 'nger',
      name: {
        'zh-TW': '《國家溫室氣體及能源申報法》（NGER）',
        en: 'National Greenhouse and Energy Reporting Act 2007 (NGER)',
      },
      issuer: { 'zh-TW': '清潔能源監管機構', en: 'Clean Energy Regulator' },
      asks: {
        'zh-TW': '超過門檻的企業集團及設施每年申報溫室氣體排放、能源生產和耗用，並保存記錄。',
        en: 'Corporate groups and facilities above the thresholds report emissions, energy production and energy use every year, and keep records.',
      },
      since: 2008.5,
      sinceText: { 'zh-TW': '2008 年 7 月 1 日起申報', en: 'Reporting since 1 July 2008' },
    },
    {
      id: 'cbd',
      name: {
        'zh-TW': '《建築能源效益披露法》：商業建築披露計劃（CBD）',
        en: 'Building Energy Efficiency Disclosure Act 2010: Commercial Building Disclosure (CBD)',
      },
      issuer: { 'zh-TW': '聯邦能源部門', en: 'Commonwealth department responsible for energy' },
      asks: {
        'zh-TW': '1,000 平方米或以上的辦公空間出售或出租時，須披露建築能源效益證書，內含 NABERS 能源評級。',
        en: 'Office space of 1,000 m² or more that is sold or leased needs a Building Energy Efficiency Certificate with its NABERS Energy rating.',
      },
      since: 2010.84,
      sinceText: {
        'zh-TW': '2010 年 11 月起；2017 年 7 月降至 1,000 平方米',
        en: 'Since November 2010; from 1,000 m² since July 2017',
      },
    },
  ],
  malaysia: [
    {
      id: 'nsrf',
      name: { 'zh-TW': '《國家可持續報告框架》（NSRF）', en: 'National Sustainability Reporting Framework (NSRF)' },
      issuer: {
        'zh-TW': '證券監督委員會主持的諮詢委員會；大馬交易所執行',
        en: 'Advisory committee chaired by the Securities Commission; applied through Bursa Malaysia',
      },
      asks: {
        'zh-TW':
          '採用 ISSB 準則 IFRS S1 及 S2：市值 20 億令吉以上主板公司先行，2026 年其他主板公司，2027 年創業板及大型非上市公司。',
        en: 'Adopts IFRS S1 and S2: Main Market issuers of RM2 billion or more first, the rest of the Main Market from 2026, ACE Market and large unlisted companies from 2027.',
      },
      since: 2025,
      sinceText: {
        'zh-TW': '2025 年 1 月 1 日起開始的年度，分三組',
        en: 'Annual periods from 1 January 2025, in three groups',
      },
    },
    {
      id: 'eeca',
      name: {
        'zh-TW': '《2024 年能源效益及節約法》（第 861 號法令）',
        en: 'Energy Efficiency and Conservation Act 2024 (Act 861)',
      },
      issuer: { 'zh-TW': '能源委員會', en: 'Energy Commission (Suruhanjaya Tenaga)' },
      asks: {
        'zh-TW':
          '12 個月內耗能 21,600 吉焦或以上的用戶須委任註冊能源經理、訂立管理制度並接受審核；指定大型建築須計算能源強度並展示標籤。',
        en: 'Consumers of 21,600 GJ or more in 12 months appoint a registered energy manager, keep a management system and are audited; prescribed large buildings work out and display their energy intensity.',
      },
      since: 2025,
      sinceText: { 'zh-TW': '2025 年 1 月 1 日生效', en: 'In force since 1 January 2025' },
    },
    {
      id: 'icop-iaq',
      name: { 'zh-TW': '《2010 年室內空氣質素行業守則》', en: 'Industry Code of Practice on Indoor Air Quality 2010' },
      issuer: { 'zh-TW': '職業安全與健康局（DOSH）', en: 'Department of Occupational Safety and Health (DOSH)' },
      asks: {
        'zh-TW': '為有機械通風或空調的室內工作場所訂明可接受限值（例如二氧化碳 1,000 ppm）及評估方法。',
        en: 'Acceptable limits (for one, 1,000 ppm of CO₂) and assessment methods for indoor workplaces with mechanical ventilation or air-conditioning.',
      },
      since: 2010.66,
      sinceText: { 'zh-TW': '2010 年發布', en: 'Issued in 2010' },
      isVoluntary: true,
    },
  ],
}

/** Built-in regulations of /esg-compliance. */
export const regulations: ShownRegulation[] = markets.flatMap((market) =>
  filed[market].map(({ id, isVoluntary, ...texts }) => ({
    key: id,
    market,
    force: isVoluntary ? ('voluntary' as const) : ('mandatory' as const),
    ...texts,
    source: { name: { 'zh-TW': '', en: '' }, url: '' },
    checkedOn: '',
  })),
)
