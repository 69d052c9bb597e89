import * as z from 'zod/mini'
import type { Bilingual } from '../i18n/languages.ts'
import { figurePeriod } from './figures.ts'

/**
 * The way from request to cash (docs/figures.md) of the requests of a period, however late they took the further steps.
 */
export const funnelSteps = ['requested', 'sent', 'accepted', 'ordered', 'shipped', 'invoiced', 'paid'] as const
export type FunnelStep = (typeof funnelSteps)[number]

export const funnelStepWords: Record<FunnelStep, Bilingual> = {
  requested: { 'zh-TW': '查詢報價', en: 'Requests' },
  sent: { 'zh-TW': '已發出報價', en: 'Quotations sent' },
  accepted: { 'zh-TW': '已接受', en: 'Accepted' },
  ordered: { 'zh-TW': '訂單', en: 'Orders' },
  shipped: { 'zh-TW': '全部已出貨', en: 'Shipped' },
  invoiced: { 'zh-TW': '已開發票', en: 'Invoiced' },
  paid: { 'zh-TW': '已付清', en: 'Paid' },
}

export const funnelWords = {
  step: { 'zh-TW': '步驟', en: 'Step' },
  count: { 'zh-TW': '數目', en: 'Count' },
  days: { 'zh-TW': '日數', en: 'Days' },
  hint: {
    'zh-TW': '跟進這段時間收到的查詢，不論之後何時到達每一步。日數是距上一步的中位數；先開發票後發貨，會是負數。',
    en: 'Follows the requests of this period, however late they took the further steps. Days are the median since the step before; negative where a step came first, such as an invoice before the shipment.',
  },
} as const satisfies Record<string, Bilingual>

export const funnelSchema = z.object({
  ...figurePeriod,
  steps: z.array(
    z.object({
      step: z.enum(funnelSteps),
      count: z.int(),
      /** In HKD. */
      value: z.number(),
      /** Share of the requests in percent, one decimal; null without requests. */
      percent: z.nullable(z.number()),
      /**
       * Median of the days since the step before, in the shop's time zone, of those that took both; negative where it
       * was taken first, such as an invoice before the shipment. Null for the first step and without any.
       */
      days: z.nullable(z.number()),
    }),
  ),
})
export type Funnel = z.infer<typeof funnelSchema>
