import type { Bilingual } from '#contract/i18n/languages.ts'

export interface Phase {
  id: 'survey' | 'install' | 'handover'
  name: Bilingual
  /** Spec §2, /solutions. */
  weeks: { shortest: number; longest: number }
  work: Bilingual
  result: Bilingual
}

export const phases: [Phase, Phase, Phase] = [
  {
    id: 'survey',
    name: { 'zh-TW': '勘察與設計', en: 'Survey and design' },
    weeks: { shortest: 2, longest: 3 },
    work: {
      'zh-TW': '走遍現場，量度訊號，與管理人員訂下每個量度點和告警門檻。',
      en: 'We walk the site, measure the signal, and settle every point and alarm limit with the people who run it.',
    },
    result: {
      'zh-TW': '量度點圖、設備清單、報價',
      en: 'A plan of points, a list of devices, a quotation',
    },
  },
  {
    id: 'install',
    name: { 'zh-TW': '安裝與整合', en: 'Installation and integration' },
    weeks: { shortest: 6, longest: 12 },
    work: {
      'zh-TW': '先裝一層作試點，確認讀數後逐區鋪開，同時接駁現有系統。',
      en: 'One floor first. Once its readings hold, zone after zone follows while your systems are connected.',
    },
    result: {
      'zh-TW': '感測器上線、平台啟用、接口測試記錄',
      en: 'Sensors online, platform in use, interface test records',
    },
  },
  {
    id: 'handover',
    name: { 'zh-TW': '調校與移交', en: 'Tuning and handover' },
    weeks: { shortest: 2, longest: 4 },
    work: {
      'zh-TW': '按實際讀數收緊門檻，減少誤報；為每一更同事培訓，演練一次告警。',
      en: 'Limits are tightened on real readings until false alarms are rare. Each shift is trained and one alarm rehearsed.',
    },
    result: {
      'zh-TW': '驗收報告、操作手冊、支援安排',
      en: 'Acceptance report, operating manual, support terms',
    },
  },
]
