import * as z from 'zod/mini'
import type { Bilingual } from '../i18n/languages.ts'
import {
  emailSchema,
  lengths,
  optionalLine,
  optionalText,
  phoneSchema,
  requiredLine,
  submissionFields,
} from './visitors.ts'

/** Spec §2, '/demo'. */
export const demoKinds = ['live', 'deep-dive', 'tour'] as const
export const demoKindSchema = z.enum(demoKinds)
export type DemoKind = z.infer<typeof demoKindSchema>

/** Spec §5, demo form. */
export const industries = [
  'commercial',
  'enterprise',
  'government',
  'residential',
  'logistics',
  'retail',
  'other',
] as const
export const industrySchema = z.enum(industries)
export type Industry = z.infer<typeof industrySchema>
export const industryLabels: Record<Industry, Bilingual> = {
  commercial: { 'zh-TW': '商業大廈', en: 'Commercial buildings' },
  enterprise: { 'zh-TW': '《財富》500 強企業', en: 'Fortune 500 enterprise' },
  government: { 'zh-TW': '政府機構', en: 'Government' },
  residential: { 'zh-TW': '住宅屋苑', en: 'Residential community' },
  logistics: { 'zh-TW': '物流倉庫', en: 'Logistics warehouse' },
  retail: { 'zh-TW': '購物商場', en: 'Shopping mall' },
  other: { 'zh-TW': '其他', en: 'Other' },
}

/** Spec §5, demo form. */
export const useCases = ['building', 'energy', 'maintenance', 'tracking', 'environment', 'security', 'other'] as const
export const useCaseSchema = z.enum(useCases)
export type UseCase = z.infer<typeof useCaseSchema>
export const useCaseLabels: Record<UseCase, Bilingual> = {
  building: { 'zh-TW': '智能大廈管理', en: 'Smart building management' },
  energy: { 'zh-TW': '能源優化', en: 'Energy optimisation' },
  maintenance: { 'zh-TW': '預測性維護', en: 'Predictive maintenance' },
  tracking: { 'zh-TW': '資產追蹤', en: 'Asset tracking' },
  environment: { 'zh-TW': '環境監測', en: 'Environment monitoring' },
  security: { 'zh-TW': '保安及門禁', en: 'Security and access control' },
  other: { 'zh-TW': '其他', en: 'Other' },
}

/** Spec §5: starts of demos, Hong Kong time, on working days. */
export const demoTimes = ['09:00', '10:00', '11:00', '14:00', '15:00', '16:00'] as const
export const demoTimeSchema = z.enum(demoTimes)
export type DemoTime = z.infer<typeof demoTimeSchema>
export const demoTimeZone = 'Asia/Hong_Kong'
/** A slot can be booked until this long before it starts, since a person confirms it within 24 hours. Hours. */
export const demoNoticeHours = 24
/** How far ahead, days. */
export const demoHorizonDays = 90

/** What a visitor fills in (spec §3). A time needs its date. */
export const demoRequestFieldsSchema = z.strictObject({
  kind: z._default(demoKindSchema, 'live'),
  product: optionalLine(lengths.product),
  name: requiredLine(lengths.name),
  email: emailSchema,
  phone: phoneSchema,
  company: requiredLine(lengths.company),
  industry: industrySchema,
  useCase: z.optional(useCaseSchema),
  preferredDate: z.optional(z.iso.date()),
  preferredTime: z.optional(demoTimeSchema),
  message: optionalText(lengths.message),
})
export type DemoRequestFields = z.infer<typeof demoRequestFieldsSchema>

/** POST /demo-requests. A time without a date is refused by the service, which names `preferredDate`. */
export const demoRequestSchema = z.extend(demoRequestFieldsSchema, submissionFields)
export type NewDemoRequest = z.infer<typeof demoRequestSchema>

/** GET /demo-slots. */
export const demoSlotsQuerySchema = z.strictObject({ date: z.iso.date() })

/** Why a day has no slots at all. */
export const demoClosures = ['weekend', 'holiday', 'past', 'too-far'] as const
export type DemoClosure = (typeof demoClosures)[number]
export const demoSlotsSchema = z.object({
  date: z.iso.date(),
  timeZone: z.enum([demoTimeZone]),
  /** Free starts, in order; `startsAt` is the moment in UTC. */
  slots: z.array(z.object({ time: demoTimeSchema, startsAt: z.iso.datetime() })),
  /** Null on a working day within reach, also where every slot is taken. */
  closed: z.nullable(z.enum(demoClosures)),
})
export type DemoSlots = z.infer<typeof demoSlotsSchema>
