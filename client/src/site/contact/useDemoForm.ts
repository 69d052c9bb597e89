import { useQueryClient } from '@tanstack/react-query'
import { type DemoKind, type DemoTime, demoKinds, demoTimes } from '#contract/requests/demo-values.ts'
import type { ApiFailure } from '../../api/failure.ts'
import { demoSlotsOptions } from '../../api/forms/demo-requests.ts'
import { formWords, useVisitorForm } from '../forms/index.ts'
import { demoCopy } from './demo.words.ts'
import { rules, sendDemo } from './demo-rules.ts'

export type DemoForm = ReturnType<typeof useDemoForm>

/** Returns the demo form. If the server reports that a slot is taken, reloads the slots and keeps the other values. */
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
    rules,
    send(fields, submission) {
      const { preferredDate, preferredTime } = fields
      const slots = preferredTime && queries.getQueryData(demoSlotsOptions(preferredDate ?? '').queryKey)
      return sendDemo(fields, submission, { needsProof: slots ? slots.needsProof : false })
    },
    toasts: {
      sent: { title: demoCopy.sent, detail: demoCopy.sentDetail },
      failed: { title: demoCopy.failed, detail: formWords.failedDetail },
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
  const time: DemoTime | '' = demoTimes.find((start) => start === form.textOf('preferredTime')) ?? ''
  const kind = demoKinds.find((one) => one === form.textOf('kind')) ?? 'live'
  return { ...form, kind, date, time }
}
