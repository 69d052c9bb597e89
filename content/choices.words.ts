import type { Device, Market, regulationForces } from '#contract/content/choices.ts'
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

export const forceNames: Record<(typeof regulationForces)[number], Bilingual> = {
  mandatory: { 'zh-TW': '強制或分階段強制', en: 'Mandatory, or becoming so' },
  voluntary: { 'zh-TW': '自願計劃或守則', en: 'Voluntary, or a code' },
}

export const marketNames: Record<Market, Bilingual> = {
  'hong-kong': { 'zh-TW': '香港', en: 'Hong Kong' },
  china: { 'zh-TW': '中國內地', en: 'China' },
  taiwan: { 'zh-TW': '台灣', en: 'Taiwan' },
  singapore: { 'zh-TW': '新加坡', en: 'Singapore' },
  australia: { 'zh-TW': '澳洲', en: 'Australia' },
  malaysia: { 'zh-TW': '馬來西亞', en: 'Malaysia' },
}
