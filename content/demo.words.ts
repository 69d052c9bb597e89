import type { Bilingual } from '#contract/i18n/languages.ts'
import type { DemoKind } from '#contract/requests/demo-requests.ts'

export const demoFacts: Bilingual = {
  'zh-TW': '用真實設備和你的場景示範。選一種示範和方便的時間，我們會在 24 小時內與你聯絡確認。',
  en: 'Real devices, your kind of site. Choose a demo and a time that suits you, and we’ll get in touch within 24 hours to confirm.',
}

/** The platform that visitors try on a simulated building. */
export const liveDemoFacts = {
  heading: { 'zh-TW': '一幢模擬大廈，由你當值', en: 'A simulated building, and you are on duty' },
  lead: {
    'zh-TW':
      '這是我們出售的平台和儀表板，接到一幢虛構的大廈。讀數全由算式在你的瀏覽器產生，不會儲存，也不會送出；重新載入便由頭開始。',
    en: 'This is the platform and dashboard that we sell, connected to a building that does not exist. Every reading is worked out in your browser; nothing is stored or sent. Reload, and it starts again.',
  },
  description: {
    'zh-TW': '在一幢模擬大廈試用物聯網平台：逐層讀數、漏水警報、派工單、每月報告。不用登記，不儲存任何資料。',
    en: 'Try the IoT platform on a simulated building: readings floor by floor, a leak alarm, a work order, the monthly report. No sign-up, nothing stored.',
  },
} satisfies Record<string, Bilingual>

export const demoKindCopy: Record<DemoKind, Record<'name' | 'length' | 'text', Bilingual>> = {
  live: {
    name: { 'zh-TW': '即場示範', en: 'Live demo' },
    length: { 'zh-TW': '30–45 分鐘', en: '30–45 min' },
    text: {
      'zh-TW': '看感測器、警報和儀表板實際運作，適合初步了解。',
      en: 'Sensors, alerts and dashboards at work: a first look.',
    },
  },
  'deep-dive': {
    name: { 'zh-TW': '深入講解', en: 'Deep dive' },
    length: { 'zh-TW': '60 分鐘', en: '60 min' },
    text: {
      'zh-TW': '網絡設計、系統整合和費用，與工程師逐項討論。',
      en: 'Network design, integration and cost, point by point with an engineer.',
    },
  },
  tour: {
    name: { 'zh-TW': '度身安排的參觀', en: 'Custom tour' },
    length: { 'zh-TW': '時間另議', en: 'Length to suit' },
    text: {
      'zh-TW': '按你的場地和用途安排，可在你的地點試裝。',
      en: 'Arranged around your site and use, with a trial installation if you wish.',
    },
  },
}
