import type * as z from 'zod/mini'
import { inLanguage } from '#contract/i18n/in-language.ts'
import { fieldError } from '#contract/problems/field-errors.ts'
import type { DemoTime } from '#contract/requests/demo-requests.ts'
import type {
  DemoCalendar,
  DemoRequestDetail,
  demoConfirmSchema,
  demoDeclineSchema,
} from '#contract/requests/messages.ts'
import type { Site } from '#contract/site/site.ts'
import { noteActivity } from '#server/modules/customers/index.ts'
import { type Email, type Outbox, renderEmail } from '#server/modules/mail/index.ts'
import type { Actor, Audit } from '#server/platform/audit.ts'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import { problem } from '#server/platform/http/problems.ts'
import { createInboxRepo, type HeldDemo } from '../inbox/inbox.repo.ts'
import { heldOr404, refuseOld, subjectOf } from '../inbox/inbox.service.ts'
import type { StaffMessages } from '../inbox/staff-messages.service.ts'
import { cancellationEmail, confirmationEmail, type Slot } from './appointment-emails.ts'
import { appointmentWords } from './appointments.words.ts'
import { entryFile } from './appointments-entry.ts'
import { releaseLapsed } from './demo-slots.repo.ts'
import { isHongKongHoliday, isOpenToStaff, restOf } from './demo-slots.rules.ts'

interface AppointmentServices {
  database: Database
  audit: Audit
  messages: StaffMessages
  outbox: Outbox
  site: () => Site
  now: () => Date
}

type Confirmation = z.output<typeof demoConfirmSchema>
type Refusal = z.output<typeof demoDeclineSchema>

const dayMs = 86_400_000
const calendarDaysMax = 62

/** Confirms, moves and declines demos, with calendar entries by email. */
export function createAppointments({ database, audit, messages, outbox, site, now }: AppointmentServices) {
  /**
   * Locks a demo that can still be confirmed or declined.
   * @returns undefined when its version is newer
   * @throws demo.state
   */
  async function open(tx: Transaction, id: string, version: number): Promise<HeldDemo | undefined> {
    const held = heldOr404(await createInboxRepo(tx).holdDemo(id))
    if (held.version !== version) return undefined
    if (held.status === 'requested' || held.status === 'confirmed') return held
    throw problem('demo.state', `The demo request is ${held.status}`)
  }

  /** Sends the email with a calendar entry; without a mail server staff notify the visitor themselves. */
  async function sendEmail(
    tx: Transaction,
    demo: HeldDemo,
    activityId: string,
    content: Email,
    entry?: Entry,
  ): Promise<void> {
    if (!outbox.canSend()) return
    const { entity, id, name, email } = demo
    const attachments = entry ? [entryOf(demo, entry)] : []
    const to = { name, address: email }
    await outbox.send(tx, { entity, entityId: id, activityId, to, attachments, ...renderEmail(content) })
  }

  function entryOf(demo: HeldDemo, { method, slot }: Entry) {
    const { id, language, kind, name, email, reference } = demo
    const sequence = demo.calendarSequence + 1
    const { name: company, phone } = site()
    const title = inLanguage(appointmentWords.entry, language)(inLanguage(company, language))
    const text = inLanguage(appointmentWords.entryText, language)(reference, phone)
    const from = { name: inLanguage(company, language), address: outbox.companyAddress().address }
    const to = { name, address: email }
    return entryFile(method, { id, sequence, kind, ...slot, title, text, from, to }, now())
  }

  async function present(id: string, isPresent: boolean): Promise<DemoRequestDetail> {
    const current = await messages.demoRequests.find(id)
    return isPresent ? current : refuseOld(current)
  }

  return {
    /**
     * Confirms a demo or moves it to another slot, and emails a calendar entry that replaces the last one.
     * @throws message.not_found, record.changed, demo.state, demo_slot.closed, demo_slot.taken
     */
    async confirm(actor: Actor, id: string, given: Confirmation): Promise<DemoRequestDetail> {
      const { version, date, time, message } = given
      const isOpen = isOpenToStaff(date, time, now(), isHongKongHoliday)
      const isPresent = await database.prisma.$transaction(async (tx) => {
        const demo = await open(tx, id, version)
        if (!demo) return false
        if (!isOpen) throw problem('demo_slot.closed', `There are no demos on ${date} at ${time}, or it has passed`)
        const former = agreedSlot(demo)
        await hold(tx, demo, { date, time }, now(), outbox.canSend())
        const activityId = await noteConfirmed(tx, actor, demo, { date, time }, { former, message })
        const context = { site: site(), from: actor.name, message }
        const moved = former && isOther(former, { date, time }) ? former : undefined
        const content = confirmationEmail(demo, { date, time }, moved, context)
        await sendEmail(tx, demo, activityId, content, { method: 'REQUEST', slot: { date, time } })
        const action = moved ? 'demo_request.moved' : 'demo_request.confirmed'
        await audit.record(tx, actor, {
          action,
          ...subjectOf(demo),
          before: former ? { ...former } : null,
          after: { date, time },
        })
        return true
      })
      return present(id, isPresent)
    },

    /**
     * Frees the slot and emails the visitor; a confirmed demo is removed from their calendar.
     * @throws message.not_found, record.changed, demo.state
     */
    async decline(actor: Actor, id: string, { version, message }: Refusal): Promise<DemoRequestDetail> {
      const isPresent = await database.prisma.$transaction(async (tx) => {
        const demo = await open(tx, id, version)
        if (!demo) return false
        const former = agreedSlot(demo)
        const calendarSequence = demo.calendarSequence + 1
        await createInboxRepo(tx).writeDemo(id, {
          status: 'declined',
          scheduledDate: null,
          scheduledTime: null,
          slotHeldUntil: null,
          answeredAt: demo.answeredAt ?? now(),
          calendarSequence,
        })
        const activityId = await noteActivity(tx, actor, {
          entity: 'demo-request',
          entityId: id,
          kind: 'demo.declined',
          params: {},
          ...(message && { text: message }),
        })
        const content = cancellationEmail(demo, former, { site: site(), from: actor.name, message })
        const entry = former && demo.calendarSequence > 0 ? ({ method: 'CANCEL', slot: former } as const) : undefined
        await sendEmail(tx, demo, activityId, content, entry)
        const change = { before: former ? { ...former } : null, after: null }
        await audit.record(tx, actor, { action: 'demo_request.declined', ...subjectOf(demo), ...change })
        return true
      })
      return present(id, isPresent)
    },

    /**
     * Returns demos that hold a slot or prefer a day in this period, and its closed days.
     * @throws request.invalid for more than 62 days
     */
    async calendar({ from, to }: { from: string; to: string }): Promise<DemoCalendar> {
      const count = (Date.parse(to) - Date.parse(from)) / dayMs + 1
      if (count < 1 || count > calendarDaysMax) {
        const errors = [fieldError('to', 'calendar_too_long', { days: calendarDaysMax })]
        throw problem('request.invalid', 'The days are too many, or none', errors)
      }
      const days = Array.from({ length: count }, (_, index) => isoDay(Date.parse(from) + index * dayMs))
      const closed = days.flatMap((date) => {
        const reason = restOf(date, isHongKongHoliday)
        return reason ? [{ date, reason }] : []
      })
      return { items: await messages.demoRequests.between(from, to), closed }
    },
  }
}

export type Appointments = ReturnType<typeof createAppointments>

interface Entry {
  method: 'REQUEST' | 'CANCEL'
  slot: Slot
}

/** Ignores a slot that is held but not confirmed. */
function agreedSlot({ status, scheduledDate, scheduledTime }: HeldDemo): Slot | undefined {
  if (status !== 'confirmed' || !scheduledDate || !scheduledTime) return undefined
  return { date: scheduledDate, time: scheduledTime }
}

function isOther(former: Slot, { date, time }: Slot): boolean {
  return former.date !== date || former.time !== time
}

/** @throws demo_slot.taken by the unique index, when two want it at once */
async function hold(
  tx: Transaction,
  demo: HeldDemo,
  { date, time }: { date: string; time: DemoTime },
  now: Date,
  isMailed: boolean,
): Promise<void> {
  await releaseLapsed(tx, { date, time }, now)
  const isHeld = await createInboxRepo(tx).writeDemo(demo.id, {
    status: 'confirmed',
    scheduledDate: new Date(`${date}T00:00:00Z`),
    scheduledTime: time,
    slotHeldUntil: null,
    answeredAt: demo.answeredAt ?? now,
    ...(isMailed && { calendarSequence: demo.calendarSequence + 1 }),
  })
  if (!isHeld) throw problem('demo_slot.taken', `Another demo has ${date} at ${time}`)
}

function noteConfirmed(
  tx: Transaction,
  actor: Actor,
  { id }: HeldDemo,
  slot: Slot,
  { former, message }: { former: Slot | undefined; message: string },
): Promise<string> {
  const of = { entity: 'demo-request', entityId: id, ...(message && { text: message }) } as const
  if (!former || !isOther(former, slot)) {
    return noteActivity(tx, actor, { ...of, kind: 'demo.confirmed', params: { ...slot } })
  }
  const params = { ...slot, fromDate: former.date, fromTime: former.time }
  return noteActivity(tx, actor, { ...of, kind: 'demo.moved', params })
}

function isoDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}
