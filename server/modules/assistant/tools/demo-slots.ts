import type { ToolInput, ToolOutput } from '#contract/assistant/tools/assistant-tools.ts'
import { demoHorizonDays, demoTimeZone } from '#contract/requests/demo-requests.ts'
import { pageSource } from './page-sources.ts'
import { type Answered, type ToolContext, ToolRefusal, type ToolServices } from './tool-context.ts'

const dayMs = 86_400_000
/** Hong Kong is UTC+8 all year. */
const aheadMs = 8 * 3_600_000

export function demoSlots({ demoSlots: slotsOf, now }: ToolServices) {
  return async (
    { from, days: wanted }: ToolInput<'demo_slots'>,
    { language }: ToolContext,
  ): Promise<Answered<ToolOutput<'demo_slots'>>> => {
    const today = new Date(now().getTime() + aheadMs).toISOString().slice(0, 10)
    const asked = await slotsOf(from ?? today)
    const days: ToolOutput<'demo_slots'>['days'] = []
    let date = asked.closed === 'past' ? today : asked.date
    const last = dayAfter(today, demoHorizonDays)
    while (days.length < wanted && date <= last) {
      const { slots } = date === asked.date ? asked : await slotsOf(date)
      if (slots.length > 0) days.push({ date, times: slots.map(({ time }) => time) })
      date = dayAfter(date, 1)
    }
    const closed = from !== undefined && asked.closed ? { date: asked.date, reason: asked.closed } : null
    return { output: { timeZone: demoTimeZone, closed, days }, sources: [pageSource('/demo', language)] }
  }
}

function dayAfter(date: string, days: number): string {
  return new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10)
}

export function proposeBooking({ demoSlots: slotsOf }: ToolServices) {
  return async (
    { demo, date, time, product, industry, useCase, message }: ToolInput<'propose_booking'>,
    { language }: ToolContext,
  ): Promise<Answered<ToolOutput<'propose_booking'>>> => {
    if (date) {
      const { closed, slots } = await slotsOf(date)
      if (closed) throw new ToolRefusal('tool.day_closed', { date, reason: closed })
      if (time && !slots.some((slot) => slot.time === time)) throw new ToolRefusal('tool.slot_not_free', { date, time })
    }
    return {
      output: {
        kind: 'booking',
        demo,
        date: date ?? null,
        time: date ? (time ?? null) : null,
        product,
        industry: industry ?? null,
        useCase: useCase ?? null,
        message,
      },
      sources: [pageSource('/demo', language)],
    }
  }
}
