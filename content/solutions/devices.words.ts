import type { Device } from '#contract/content/choices.ts'
import type { Bilingual } from '#contract/i18n/languages.ts'

export const deviceNames: Record<Device, Bilingual> = {
  leak: { 'zh-TW': '漏水感測器', en: 'Leak sensors' },
  energy: { 'zh-TW': '智能電錶', en: 'Energy meters' },
  parking: { 'zh-TW': '泊車感測器', en: 'Parking sensors' },
  air: { 'zh-TW': '空氣質素感測器', en: 'Air-quality sensors' },
  gateway: { 'zh-TW': 'LPWAN 網關', en: 'LPWAN gateways' },
  platform: { 'zh-TW': 'IoT 管理平台', en: 'IoT platform' },
  dashboard: { 'zh-TW': '附加儀表板', en: 'Dashboards' },
}
