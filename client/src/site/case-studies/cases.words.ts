import type { Dictionary } from '../../i18n/language.tsx'

export const casesCopy = {
  title: { 'zh-TW': '個案', en: 'Case studies' },
  description: {
    'zh-TW': '商廈漏水、屋苑用電、商場泊車、學校空氣質素和物流倉需量：五類場地的問題、所裝設備和前後數字。',
    en: 'Leaks in an office tower, power in an estate, parking in a mall, air in a school, peak demand in a warehouse: the problem, what was installed, and figures before and after.',
  },
  heading: { 'zh-TW': '五類場地，安裝前後', en: 'Five kinds of site, before and after' },
  headingOfAny: { 'zh-TW': '安裝前後', en: 'Sites, before and after' },
  lead: {
    'zh-TW': '每個個案都由一個問題開始，以一個量得出的數字作結。裝了甚麼、裝多少，逐項列出，方便你對照自己的場地。',
    en: 'Each begins with a problem and ends with a figure that can be measured. What was installed, and how many, is listed item by item, so that you can compare it with your own site.',
  },
  illustrativeHint: {
    'zh-TW': '個案按同類場地的常見情況編寫，數字為示意，不代表任何一位客戶；你的場地以實地量度為準。',
    en: 'These cases are written from what is usual at such sites. Their figures are illustrative and are not any customer’s; yours will come from measuring on site.',
  },
  overview: { 'zh-TW': '一覽', en: 'Overview' },
  site: { 'zh-TW': '場地', en: 'Site' },
  measure: { 'zh-TW': '量度', en: 'Measure' },
  none: { 'zh-TW': '個案正在更新', en: 'Our cases are being rewritten' },
  noneHint: { 'zh-TW': '想知道同類場地怎樣做，歡迎直接問我們。', en: 'Ask us what was done at a site like yours.' },
  failed: { 'zh-TW': '未能載入個案', en: 'The case studies could not be loaded' },
  yours: { 'zh-TW': '你的場地又如何？', en: 'And your site?' },
  yoursHint: {
    'zh-TW': '告訴我們樓齡、樓層和最頭痛的一件事，我們在 24 小時內回覆可以先量度甚麼。',
    en: 'Tell us its age, how many floors it has and what troubles you most. Within 24 hours we will say what could be measured first.',
  },
  contact: { 'zh-TW': '描述你的場地', en: 'Describe your site' },
  demo: { 'zh-TW': '預約示範', en: 'Book a demo' },
} satisfies Dictionary
