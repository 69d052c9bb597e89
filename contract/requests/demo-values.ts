import type { Bilingual } from '../i18n/language-values.ts'

export const demoKinds = ['live', 'deep-dive', 'tour'] as const
export type DemoKind = (typeof demoKinds)[number]

/** Choices of the demo form. */
export const industries = [
  'commercial',
  'enterprise',
  'government',
  'residential',
  'logistics',
  'retail',
  'other',
] as const
export type Industry = (typeof industries)[number]
export const industryLabels: Record<Industry, Bilingual> = {
  commercial: { 'zh-TW': '商業大廈', en: 'Commercial buildings' },
  enterprise: { 'zh-TW': '《財富》500 強企業', en: 'Fortune 500 enterprise' },
  government: { 'zh-TW': '政府機構', en: 'Government' },
  residential: { 'zh-TW': '住宅屋苑', en: 'Residential community' },
  logistics: { 'zh-TW': '物流倉庫', en: 'Logistics warehouse' },
  retail: { 'zh-TW': '購物商場', en: 'Shopping mall' },
  other: { 'zh-TW': '其他', en: 'Other' },
}

export const useCases = ['building', 'energy', 'maintenance', 'tracking', 'environment', 'security', 'other'] as const
export type UseCase = (typeof useCases)[number]
export const useCaseLabels: Record<UseCase, Bilingual> = {
  building: { 'zh-TW': '智能大廈管理', en: 'Smart building management' },
  energy: { 'zh-TW': '能源優化', en: 'Energy optimisation' },
  maintenance: { 'zh-TW': '預測性維護', en: 'Predictive maintenance' },
  tracking: { 'zh-TW': '資產追蹤', en: 'Asset tracking' },
  environment: { 'zh-TW': '環境監測', en: 'Environment monitoring' },
  security: { 'zh-TW': '保安及門禁', en: 'Security and access control' },
  other: { 'zh-TW': '其他', en: 'Other' },
}

/** Start times of demos on working days, in Hong Kong time. */
export const demoTimes = ['09:00', '10:00', '11:00', '14:00', '15:00', '16:00'] as const
export type DemoTime = (typeof demoTimes)[number]
export const demoTimeZone = 'Asia/Hong_Kong'
/** Minimum notice in hours, as staff confirm within 24 hours. */
export const demoNoticeHours = 24
/** Maximum days ahead. */
export const demoHorizonDays = 90

/** Minutes that a slot is reserved until the address is confirmed. */
export const slotHoldMinutes = 30
