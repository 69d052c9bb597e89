import { useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import {
  type DemoKind,
  type DemoTime,
  demoKindSchema,
  demoRequestFieldsSchema,
  demoTimeSchema,
} from '#contract/requests/demo-requests.ts'
import { type Submitted, submittedSchema } from '#contract/requests/visitors.ts'
import type { ApiFailure } from '../../api/failure.ts'
import { demoSlotsOptions, sendDemoRequest } from '../../api/forms/demo-requests.ts'
import { useVisitorForm } from '../forms/index.ts'
import { enquiryCopy } from './contact.words.ts'
import { demoCopy } from './demo.words.ts'

/** What was asked for, to be shown once it is sent. */
const bookedSchema = z.extend(submittedSchema, {
  kind: demoKindSchema,
  product: z.string(),
  preferredDate: z.optional(z.iso.date()),
  preferredTime: z.optional(demoTimeSchema),
})
export type Booked = z.infer<typeof bookedSchema>

function bookedOf(fields: z.infer<typeof demoRequestFieldsSchema>, submitted: Submitted): Booked {
  const { kind, product, preferredDate, preferredTime } = fields
  return { ...submitted, kind, product, preferredDate, preferredTime }
}

export type DemoForm = ReturnType<typeof useDemoForm>

/** The demo form, with what is chosen in it now. A slot that is gone is asked for again, and the rest stays. */
export function useDemoForm(product: string) {
  const queries = useQueryClient()
  const form = useVisitorForm({
    name: 'demo',
    initial: {
      kind: 'live' satisfies DemoKind,
      product,
      name: '',
      email: '',
      phone: '',
      company: '',
      industry: '',
      useCase: '',
      preferredDate: '',
      preferredTime: '',
      message: '',
    },
    schema: demoRequestFieldsSchema,
    receiptSchema: bookedSchema,
    receiptOf: bookedOf,
    send: async (fields, submission) => bookedOf(fields, await sendDemoRequest({ ...fields, ...submission })),
    toasts: {
      sent: { title: demoCopy.sent, detail: demoCopy.sentDetail },
      failed: { title: demoCopy.failed, detail: enquiryCopy.failedDetail },
    },
    fieldOfFailure: { 'demo_slot.taken': 'preferredTime', 'demo_slot.closed': 'preferredTime' },
    refusals: { preferredDate: demoCopy.noDemosThen },
    async onFailure({ code }: ApiFailure) {
      if (code !== 'demo_slot.taken' && code !== 'demo_slot.closed') return
      form.set('preferredTime', '')
      await queries.refetchQueries(demoSlotsOptions(date))
    },
  })
  const date = form.textOf('preferredDate')
  const time: DemoTime | '' = demoTimeSchema.safeParse(form.textOf('preferredTime')).data ?? ''
  return { ...form, kind: demoKindSchema.safeParse(form.textOf('kind')).data ?? 'live', date, time }
}
