import type { Bilingual } from '#contract/languages.ts'
import type { Dictionary } from '../../i18n/language.tsx'

export const careersCopy = {
  title: { 'zh-TW': '加入我們', en: 'Careers' },
  description: {
    'zh-TW': '在香港做物聯網：我們怎樣工作、現有職位、要做甚麼、如何以電郵申請。',
    en: 'Working on IoT in Hong Kong: how we work, the open roles and what they do, and how to apply by e-mail.',
  },
  heading: { 'zh-TW': '成果看得見，就在牆上', en: 'Work that you can see on the wall' },
  lead: {
    'zh-TW':
      '我們的工作一半在工作枱，一半在機房、天台和停車場。寫的程式明天就在大廈裏運行，裝的感測器十年後還要有人維護，所以我們做得慢一點，寫得清楚一點。',
    en: 'Half of our work is at a desk, half in plant rooms, on roofs and in car parks. Code written today runs in a building tomorrow, and a sensor fitted now has to be looked after for ten years, so we take a little longer and write things down.',
  },
  seeRoles: { 'zh-TW': '看現有職位', en: 'See open roles' },

  week: { 'zh-TW': '一位方案工程師的一星期', en: 'A solutions engineer’s week' },
  weekHint: { 'zh-TW': '五天，四十小時；一格是一小時。', en: 'Five days, forty hours; one tick is an hour.' },
  hours: { 'zh-TW': (hours: number) => `${hours} 小時`, en: (hours: number) => `${hours} h` },

  how: { 'zh-TW': '我們怎樣工作', en: 'How we work' },
  roles: { 'zh-TW': '現有職位', en: 'Open roles' },
  rolesHint: { 'zh-TW': '按職位看詳情。', en: 'Open a role to read more.' },
  does: { 'zh-TW': '你會做的事', en: 'What you would do' },
  needs: { 'zh-TW': '我們希望你', en: 'What we look for' },
  firstMonths: { 'zh-TW': '頭六個月', en: 'Your first six months' },
  apply: { 'zh-TW': '以電郵申請', en: 'Apply by e-mail' },
  applyFor: {
    'zh-TW': (role: string) => `以電郵申請：${role}`,
    en: (role: string) => `Apply by e-mail: ${role}`,
  },
  subject: { 'zh-TW': (role: string) => `應徵：${role}`, en: (role: string) => `Application: ${role}` },

  steps: { 'zh-TW': '申請四步', en: 'Four steps' },
  otherRole: { 'zh-TW': '沒有合適的職位？', en: 'No role that fits?' },
  otherText: {
    'zh-TW': '告訴我們你做過甚麼、想做甚麼。有合適的工作時，我們會找你。',
    en: 'Tell us what you have done and what you would like to do. When there is work that fits, we will be in touch.',
  },
  openSubject: { 'zh-TW': '自薦', en: 'Open application' },
  privacy: {
    'zh-TW': '應徵資料只用於招聘。落選者的資料最長保存兩年，你可以要求提早刪除。',
    en: 'What you send is used for recruitment only. If you are not chosen it is kept for at most two years; you may ask for it to be erased sooner.',
  },
  privacyLink: { 'zh-TW': '私隱政策：保存多久', en: 'Privacy: how long we keep it' },
  sample: {
    'zh-TW': '本頁職位為示例內容，由公司換上實際空缺。',
    en: 'The roles on this page are sample content, for the company to replace with its own.',
  },
} satisfies Dictionary

/** Forty hours in all. */
export const week: { name: Bilingual; hours: number; tone: 'signal' | 'ink' }[] = [
  { name: { 'zh-TW': '現場勘察和驗收', en: 'Surveys and hand-overs on site' }, hours: 14, tone: 'signal' },
  { name: { 'zh-TW': '設計方案和計算', en: 'Designs and calculations' }, hours: 12, tone: 'ink' },
  { name: { 'zh-TW': '測試裝置', en: 'Testing devices' }, hours: 6, tone: 'ink' },
  { name: { 'zh-TW': '與客戶開會', en: 'Meetings with customers' }, hours: 5, tone: 'ink' },
  { name: { 'zh-TW': '內部會議', en: 'Meetings among ourselves' }, hours: 3, tone: 'ink' },
]

export const ways: { name: Bilingual; text: Bilingual }[] = [
  {
    name: { 'zh-TW': '寫下來', en: 'Written down' },
    text: {
      'zh-TW': '決定和原因寫成一頁，半年後看得明白，也毋須再開一次會。',
      en: 'A decision and its reason fit on one page, still clear in half a year, and need no second meeting.',
    },
  },
  {
    name: { 'zh-TW': '量度過才算', en: 'Measured or it is a guess' },
    text: {
      'zh-TW': '距離、功耗、時間，說得出怎樣量的才放進報告。',
      en: 'Range, power, time: a figure goes into a report once we can say how it was measured.',
    },
  },
  {
    name: { 'zh-TW': '安全先行', en: 'Safety first' },
    text: {
      'zh-TW': '高空、帶電和密閉空間的工作，由持牌或合資格的人做；不夠人手就改期。',
      en: 'Work at height, on live circuits or in confined spaces is for those licensed or certified to do it; when they are short, the date moves.',
    },
  },
  {
    name: { 'zh-TW': '兩種語言', en: 'Two languages' },
    text: {
      'zh-TW': '對客戶用他的語言，技術文件中英並存。',
      en: 'We speak the customer’s language, and keep technical documents in both.',
    },
  },
  {
    name: { 'zh-TW': '彈性上班', en: 'Flexible hours' },
    text: {
      'zh-TW': '沒有現場工作的日子，可以在家工作；夜間工程有補假。',
      en: 'On days without site work you may work from home; night work is given back as leave.',
    },
  },
]

export interface Role {
  id: string
  name: Bilingual
  team: Bilingual
  place: Bilingual
  terms: Bilingual
  does: Bilingual[]
  needs: Bilingual[]
  firstMonths: Bilingual
}

const hongKong = { 'zh-TW': '香港', en: 'Hong Kong' }
const fullTime = { 'zh-TW': '全職', en: 'Full time' }

export const roles: Role[] = [
  {
    id: 'solutions-engineer',
    name: { 'zh-TW': '物聯網方案工程師', en: 'IoT solutions engineer' },
    team: { 'zh-TW': '無線網絡', en: 'Radio networks' },
    place: hongKong,
    terms: fullTime,
    does: [
      {
        'zh-TW': '到現場勘察，量度訊號，選定網關和感測器的位置。',
        en: 'Survey sites, measure signal, and settle where gateways and sensors go.',
      },
      { 'zh-TW': '寫方案和計算首年及往後的費用。', en: 'Write proposals and work out first-year and later costs.' },
      {
        'zh-TW': '帶領驗收，教管理處使用平台。',
        en: 'Lead hand-overs and show the management office how to use the platform.',
      },
    ],
    needs: [
      {
        'zh-TW': '懂 LoRaWAN、NB-IoT 或其他無線技術其中一種。',
        en: 'Know one radio technology: LoRaWAN, NB-IoT or another.',
      },
      { 'zh-TW': '說得出一個數字背後的假設。', en: 'Can name the assumptions behind a figure.' },
      { 'zh-TW': '能以中文和英文書寫。', en: 'Write Chinese and English.' },
    ],
    firstMonths: {
      'zh-TW': '頭兩個月跟隊勘察，第三個月起負責自己的場地，半年內完成兩個驗收。',
      en: 'Two months of surveys with the team, sites of your own from the third, two hand-overs within six.',
    },
  },
  {
    id: 'full-stack-developer',
    name: { 'zh-TW': '全端軟件工程師（TypeScript）', en: 'Full-stack developer (TypeScript)' },
    team: { 'zh-TW': '平台及數據', en: 'Platform and data' },
    place: { 'zh-TW': '香港或遙距', en: 'Hong Kong or remote' },
    terms: fullTime,
    does: [
      {
        'zh-TW': '開發告警、報表和 API，由資料庫寫到畫面。',
        en: 'Build alerts, reports and the API, from database to screen.',
      },
      {
        'zh-TW': '令畫面在手機、鍵盤和兩種語言下都用得到。',
        en: 'Make screens work on a phone, by keyboard and in both languages.',
      },
      { 'zh-TW': '輪流值班，看守生產環境。', en: 'Take turns on call for production.' },
    ],
    needs: [
      { 'zh-TW': '熟悉 TypeScript、PostgreSQL 和 React。', en: 'At home in TypeScript, PostgreSQL and React.' },
      { 'zh-TW': '會寫測試，也會刪程式。', en: 'Write tests, and delete code.' },
    ],
    firstMonths: {
      'zh-TW': '第一個星期把一項改動送上生產環境；三個月內主理一個功能；半年內參與值班。',
      en: 'A change in production in week one, a feature of your own within three months, on call within six.',
    },
  },
  {
    id: 'field-technician',
    name: { 'zh-TW': '現場安裝技術員', en: 'Field installation technician' },
    team: { 'zh-TW': '現場安裝', en: 'Site installation' },
    place: hongKong,
    terms: fullTime,
    does: [
      {
        'zh-TW': '安裝感測器、電錶和網關，逐點測試並拍照存檔。',
        en: 'Fit sensors, meters and gateways; test and photograph each point.',
      },
      { 'zh-TW': '保養和更換電池，找出失聯的裝置。', en: 'Maintain, change batteries, find devices that fell silent.' },
    ],
    needs: [
      {
        'zh-TW': '持有建造業安全訓練證明書（平安咭）。',
        en: 'Hold a construction industry safety training certificate (“green card”).',
      },
      {
        'zh-TW': '註冊電業工程人員（A 級或以上）優先；接線工作須持牌。',
        en: 'Registered electrical workers (grade A or above) preferred; wiring requires registration.',
      },
      { 'zh-TW': '可以間中夜間工作。', en: 'Can work at night now and then.' },
    ],
    firstMonths: {
      'zh-TW': '第一個月跟師傅學測試程序，第二個月起帶隊做小型場地，公司資助考取相關牌照。',
      en: 'A month to learn the test procedure from a senior, small sites from the second; fees for the licences you need are paid.',
    },
  },
  {
    id: 'customer-support',
    name: { 'zh-TW': '客戶支援主任', en: 'Customer support officer' },
    team: { 'zh-TW': '客戶支援', en: 'Customer support' },
    place: hongKong,
    terms: { 'zh-TW': '全職或兼職', en: 'Full or part time' },
    does: [
      {
        'zh-TW': '以電話、電郵和 WhatsApp 回覆管理處和承辦商。',
        en: 'Answer management offices and contractors by phone, e-mail and WhatsApp.',
      },
      {
        'zh-TW': '追查告警和失聯裝置，轉交工程師並跟進到完結。',
        en: 'Trace alerts and silent devices, hand them to an engineer, and follow them to the end.',
      },
      { 'zh-TW': '把常見問題寫成網站上的答案。', en: 'Turn frequent questions into answers on this site.' },
    ],
    needs: [
      { 'zh-TW': '廣東話和英語流利，普通話可溝通。', en: 'Fluent Cantonese and English, working Putonghua.' },
      { 'zh-TW': '耐心，寫得清楚。', en: 'Patient, and clear in writing.' },
    ],
    firstMonths: {
      'zh-TW': '第一個月學產品和平台，第二個月起獨立接聽，半年內整理一個主題的問答。',
      en: 'A month to learn products and platform, calls of your own from the second, one topic of answers rewritten within six.',
    },
  },
  {
    id: 'regional-sales',
    name: { 'zh-TW': '區域業務經理（東南亞）', en: 'Regional sales manager, Southeast Asia' },
    team: { 'zh-TW': '報價及採購', en: 'Quotations and purchasing' },
    place: { 'zh-TW': '新加坡', en: 'Singapore' },
    terms: fullTime,
    does: [
      { 'zh-TW': '與當地系統整合商合作，由試點做到擴展。', en: 'Work with local integrators from pilot to roll-out.' },
      { 'zh-TW': '擬備報價，跟進貨期和付款。', en: 'Prepare quotations, follow deliveries and payment.' },
    ],
    needs: [
      { 'zh-TW': '有樓宇系統、能源或電訊的銷售經驗。', en: 'Have sold building systems, energy or telecoms.' },
      { 'zh-TW': '願意出差。', en: 'Are willing to travel.' },
    ],
    firstMonths: {
      'zh-TW': '頭三個月走訪夥伴和場地，半年內與兩個夥伴完成首個項目。',
      en: 'Three months of visiting partners and sites, a first project with two of them within six.',
    },
  },
]

export const applySteps: { name: Bilingual; text: Bilingual }[] = [
  {
    name: { 'zh-TW': '電郵', en: 'E-mail' },
    text: {
      'zh-TW': '寄履歷和一件你做過的事，中文或英文都可以。毋須相片、年齡或家庭狀況。',
      en: 'Send a résumé and one thing you have made, in Chinese or English. No photo, age or family status, please.',
    },
  },
  {
    name: { 'zh-TW': '通話 30 分鐘', en: 'A call of 30 minutes' },
    text: { 'zh-TW': '談你想做的事，也回答你的問題。', en: 'About what you want to do, and your questions.' },
  },
  {
    name: { 'zh-TW': '半日試工', en: 'Half a day’s work' },
    text: {
      'zh-TW': '與將來的同事做一件真實的工作，我們付酬。',
      en: 'One real task with your future colleagues, paid.',
    },
  },
  {
    name: { 'zh-TW': '答覆', en: 'An answer' },
    text: { 'zh-TW': '兩星期內答覆，不論結果。', en: 'Within two weeks, whatever it is.' },
  },
]
