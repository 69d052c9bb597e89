import { useQueryClient } from '@tanstack/react-query'
import { type DemoKind, type DemoTime, demoKinds, demoTimes } from '#contract/requests/demo-values.ts'
import { loadAsking } from '../../api/calls/load-calls.ts'
import type { ApiFailure } from '../../api/failure.ts'
import { demoSlotsOptions } from '../../api/forms/demo-slots.ts'
import { lazyModule } from '../../ui/loading/lazy-component.tsx'
import { formWords, useVisitorForm } from '../forms/index.ts'
import { demoCopy } from './demo.words.ts'

const code = lazyModule(
  () =>
    loadAsking(async () => {
      const [{ rules, send }, { DemoBooked }] = await Promise.all([
        import('./demo-rules.ts'),
        import('./DemoBooked.tsx'),
      ])
      return { rules, send, DemoBooked }
    }),
  'site/contact/demo-rules.ts',
)

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
    code,
    send(send, fields, submission) {
      const { preferredDate, preferredTime } = fields
      const slots = preferredTime && queries.getQueryData(demoSlotsOptions(preferredDate ?? '').queryKey)
      return send(fields, submission, { needsProof: slots ? slots.needsProof : false })
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
  return { ...form, kind, date, time, Booked: code.loaded()?.DemoBooked }
}
