import type { Bilingual } from '#contract/i18n/languages.ts'
import type { DemoKind } from '#contract/requests/demo-requests.ts'

export const demoFacts: Bilingual = {
  'zh-TW': '用真實設備和你的場景示範。選一種示範和方便的時間，我們會在 24 小時內與你聯絡確認。',
  en: 'Real devices, your kind of site. Choose a demo and a time that suits you, and we’ll get in touch within 24 hours to confirm.',
}

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
