import { type FieldError, fieldError } from '#contract/problems/field-errors.ts'
import {
  type DemoClosure,
  type DemoRequestFields,
  type DemoSlots,
  demoHorizonDays,
  demoTimeZone,
  type NewDemoRequest,
} from '#contract/requests/demo-requests.ts'
import { slotHoldMinutes } from '#contract/requests/demo-values.ts'
import type { Submitted } from '#contract/requests/visitors.ts'
import { type ProblemError, problem } from '#server/platform/http/problems.ts'
import { messageId } from '../submissions/submissions.rules.ts'
import { answerOf, type SubmissionServices, store } from '../submissions/submissions.service.ts'
import { createDemoRequestsRepo } from './demo-requests.repo.ts'
import { releaseLapsed } from './demo-slots.repo.ts'
import { closureOf, isHongKongHoliday, opening } from './demo-slots.rules.ts'

const field = 'preferredDate'
const closureErrors: Record<DemoClosure, FieldError> = {
  past: fieldError(field, 'date_past'),
  'too-far': fieldError(field, 'date_too_far', { days: demoHorizonDays }),
  weekend: fieldError(field, 'date_weekend'),
  holiday: fieldError(field, 'date_holiday'),
}

export function createDemoRequestsService(services: SubmissionServices & { now: () => Date }) {
  const { now } = services
  const demoRequests = createDemoRequestsRepo(services.database.prisma)

  /** @throws request.invalid or demo_slot.closed when no demos are given then */
  async function demandOpen({ preferredDate: date, preferredTime: time }: DemoRequestFields): Promise<void> {
    if (!date && time) throw badDate(fieldError(field, 'date_without'))
    if (!date) return
    const closure = closureOf(date, now(), isHongKongHoliday)
    if (closure && !time) throw badDate(closureErrors[closure])
    if (time && !opening(date, now(), isHongKongHoliday).slots.some((slot) => slot.time === time)) {
      throw problem('demo_slot.closed', `There are no demos on ${date} at ${time}, or it is too soon to confirm one`)
    }
  }

  /** Without a confirmation email, a slot is reserved permanently at once. */
  const needsProof = () => !services.deliveries.canAskToConfirm()

  return {
    async slots(date: string): Promise<DemoSlots> {
      const { closed, slots } = opening(date, now(), isHongKongHoliday)
      const taken = slots.length > 0 ? await demoRequests.takenTimes(date, now()) : []
      const free = slots.filter(({ time }) => !taken.includes(time))
      return { date, timeZone: demoTimeZone, closed, slots: free, needsProof: needsProof() }
    },

    /**
     * Stores a demo request, which reserves its slot when it names date and time: for half an hour if a confirmation
     * email is sent, else permanently, which needs a proof of work. Spam reserves nothing.
     * @throws demo_slot.taken, demo_slot.closed, forms.proof_required, request.invalid
     */
    async submit(request: NewDemoRequest, { isProved }: { isProved: boolean }): Promise<Submitted> {
      const { submissionId, elapsedMs, website, language, ...fields } = request
      const id = messageId(submissionId, fields)
      const known = await demoRequests.bySubmission(id)
      if (known) return answerOf(services, known)
      await demandOpen(fields)
      const { preferredDate: date, preferredTime: time } = fields
      const suspect = website !== ''
      const marketingConsent = fields.marketingConsent && services.asksForMarketing()
      const holdsSlot = !suspect && time !== undefined
      if (holdsSlot && needsProof() && !isProved) {
        throw problem(
          'forms.proof_required',
          'A slot takes a proof of work (POST /form-proofs) where no mail asks to confirm it',
        )
      }
      return store(services, {
        kind: 'demo-request',
        suspect,
        sender: fields,
        async write(tx, key) {
          const slotHeldUntil = holdsSlot && services.deliveries.canAskToConfirm() ? heldUntil(now()) : null
          const hold = { holdsSlot, slotHeldUntil }
          const row = { ...fields, ...hold, marketingConsent, ...key, submissionId: id, language, suspect }
          if (holdsSlot && date) await releaseLapsed(tx, { date, time }, now())
          return (await createDemoRequestsRepo(tx).add(row)) ? { reference: key.reference } : undefined
        },
        async receipt() {
          const receipt = await demoRequests.bySubmission(id)
          if (!receipt && holdsSlot && date && (await demoRequests.isTaken({ date, time }, now()))) {
            throw problem('demo_slot.taken', `Somebody has just taken ${date} at ${time}`)
          }
          return receipt
        },
      })
    },
  }
}

export type DemoRequestsService = ReturnType<typeof createDemoRequestsService>

function heldUntil(now: Date): Date {
  return new Date(now.getTime() + slotHoldMinutes * 60_000)
}

function badDate(error: FieldError): ProblemError {
  return problem('request.invalid', 'Some values are not valid', [error])
}
