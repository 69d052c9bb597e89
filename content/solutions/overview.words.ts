import type { Solutions } from '#contract/content/solutions.ts'
import type { Bilingual } from '#contract/i18n/languages.ts'

export const solutionsTitle: Bilingual = { 'zh-TW': '行業方案', en: 'Industry solutions' }

/** Built-in content of /solutions for all industries. */
export const solutions: Solutions = {
  title: solutionsTitle,
  lead: {
    'zh-TW': '選擇你的行業：裝甚麼、量度甚麼、裝好之後有甚麼不同。',
    en: 'Pick your industry: what to install, what it measures, and what changes afterwards.',
  },
  benefits: [
    {
      text: {
        'zh-TW': '事情一發生就知道，不用等下一次巡查。',
        en: 'You learn of a problem when it starts, not on the next patrol.',
      },
    },
    {
      text: {
        'zh-TW': '一套記錄同時用於計費、審核和報告。',
        en: 'One record serves billing, audits and reports.',
      },
    },
    {
      text: {
        'zh-TW': '感測器用電池或導軌安裝，不用停業、不用拆牆。',
        en: 'Sensors run on batteries or clip to a DIN rail: no closure, no opening of walls.',
      },
    },
  ],
  features: {
    alerts: {
      name: { 'zh-TW': '即時警報', en: 'Live alerts' },
      detail: { 'zh-TW': '電郵、WhatsApp、SMS，可按更次分派', en: 'Email, WhatsApp and SMS, routed by shift' },
    },
    plans: {
      name: { 'zh-TW': '樓層圖', en: 'Floor plans' },
      detail: { 'zh-TW': '每個感測器在圖上的位置和現況', en: 'Where each sensor is, and its state' },
    },
    anomalies: {
      name: { 'zh-TW': '異常偵測', en: 'Anomaly detection' },
      detail: { 'zh-TW': 'AI 以每點自己的歷史作基準', en: 'AI compares each point with its own history' },
    },
    'work-orders': {
      name: { 'zh-TW': '工單', en: 'Work orders' },
      detail: { 'zh-TW': '警報開單、跟進、結單留有記錄', en: 'Opened by an alert, tracked to the close' },
    },
    reports: {
      name: { 'zh-TW': '定期報表', en: 'Scheduled reports' },
      detail: { 'zh-TW': '每日、每星期、每月 PDF', en: 'Daily, weekly and monthly PDF' },
    },
    interfaces: {
      name: { 'zh-TW': '開放介面', en: 'Open interfaces' },
      detail: { 'zh-TW': 'REST API、MQTT、BACnet', en: 'REST API, MQTT, BACnet' },
    },
  },
  phases: {
    survey: {
      name: { 'zh-TW': '勘察與設計', en: 'Survey and design' },
      shortest: 2,
      longest: 3,
      work: {
        'zh-TW': '走遍現場，量度訊號，與管理人員訂下每個量度點和警報門檻。',
        en: 'We walk the site, measure the signal, and settle every point and alarm limit with the people who run it.',
      },
      result: {
        'zh-TW': '量度點圖、設備清單、報價',
        en: 'A plan of points, a list of devices, a quotation',
      },
    },
    install: {
      name: { 'zh-TW': '安裝與整合', en: 'Installation and integration' },
      shortest: 6,
      longest: 12,
      work: {
        'zh-TW': '先裝一層作試點，確認讀數後逐區鋪開，同時接駁現有系統。',
        en: 'One floor first. Once its readings hold, zone after zone follows while your systems are connected.',
      },
      result: {
        'zh-TW': '感測器上線、平台啟用、介面測試記錄',
        en: 'Sensors online, platform in use, interface test records',
      },
    },
    handover: {
      name: { 'zh-TW': '調校與移交', en: 'Tuning and handover' },
      shortest: 2,
      longest: 4,
      work: {
        'zh-TW': '按實際讀數收緊門檻，減少誤報；為每一更同事培訓，演練一次警報。',
        en: 'Limits are refined with real readings until false alarms are rare. Each shift is trained and one alarm rehearsed.',
      },
      result: {
        'zh-TW': '驗收報告、操作手冊、支援安排',
        en: 'Acceptance report, operating manual, support terms',
      },
    },
  },
}
