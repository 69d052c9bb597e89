import type { PlatformFeature } from '#contract/content/industry-values.ts'
import type { Bilingual } from '#contract/i18n/languages.ts'

export interface Feature {
  id: PlatformFeature
  name: Bilingual
  detail: Bilingual
}

/** What the platform does; where it is part of the usual scope, each industry says. */
export const features: Feature[] = [
  {
    id: 'alerts',
    name: { 'zh-TW': '即時告警', en: 'Live alerts' },
    detail: { 'zh-TW': '電郵、WhatsApp、SMS，可按更次分派', en: 'E-mail, WhatsApp and SMS, routed by shift' },
  },
  {
    id: 'plans',
    name: { 'zh-TW': '樓層圖', en: 'Floor plans' },
    detail: { 'zh-TW': '每個感測器在圖上的位置和現況', en: 'Where each sensor is, and how it is' },
  },
  {
    id: 'anomalies',
    name: { 'zh-TW': '異常偵測', en: 'Anomaly detection' },
    detail: { 'zh-TW': 'AI 以每點自己的歷史作基準', en: 'AI compares each point with its own history' },
  },
  {
    id: 'work-orders',
    name: { 'zh-TW': '工單', en: 'Work orders' },
    detail: { 'zh-TW': '告警開單、跟進、結單留有記錄', en: 'Opened by an alert, tracked to the close' },
  },
  {
    id: 'reports',
    name: { 'zh-TW': '定期報表', en: 'Scheduled reports' },
    detail: { 'zh-TW': '每日、每星期、每月 PDF', en: 'Daily, weekly and monthly PDF' },
  },
  {
    id: 'interfaces',
    name: { 'zh-TW': '開放接口', en: 'Open interfaces' },
    detail: { 'zh-TW': 'REST API、MQTT、BACnet', en: 'REST API, MQTT, BACnet' },
  },
]
