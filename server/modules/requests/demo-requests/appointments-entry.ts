import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { asciiEmail } from '#contract/requests/contact-text.ts'
import { type DemoKind, demoTimeZone } from '#contract/requests/demo-requests.ts'
import { demoMinutes } from '#contract/requests/messages.ts'

export interface EntryOf {
  /** The request's: every entry of it replaces the one before. */
  id: string
  /** Higher than that of any entry before. */
  sequence: number
  kind: DemoKind
  /** A day in Hong Kong, YYYY-MM-DD, and HH:MM there. */
  date: string
  time: string
  title: string
  text: string
  from: { name: string; address: string }
  to: { name: string; address: string }
}

/** Hong Kong is 8 hours ahead all year, and has been since 1979. */
const hongKong = [
  'BEGIN:VTIMEZONE',
  `TZID:${demoTimeZone}`,
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0800',
  'TZOFFSETTO:+0800',
  'TZNAME:HKT',
  'END:STANDARD',
  'END:VTIMEZONE',
].join('\r\n')

/**
 * A demo as calendars take it (RFC 5545, 5546): asked to be kept, or taken out again.
 * @param now when it is made
 */
export function calendarEntry(method: 'REQUEST' | 'CANCEL', entry: EntryOf, now: Date): string {
  const { id, sequence, kind, date, time, title, text, from, to } = entry
  const calendar = ical({
    method: ICalCalendarMethod[method],
    prodId: { company: 'Harbour IoT', product: 'Demos' },
    timezone: { name: null, generator: () => hongKong }, // of the whole, it would take "Z" from the stamp
  })
  const start = wallClock(date, time)
  calendar.createEvent({
    id,
    sequence,
    stamp: now,
    timezone: demoTimeZone,
    start,
    end: new Date(start.getTime() + demoMinutes[kind] * 60_000),
    summary: title,
    description: text,
    status: method === 'CANCEL' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name: from.name, email: asciiEmail(from.address) ?? from.address },
    attendees: [{ name: to.name, email: asciiEmail(to.address) ?? to.address, rsvp: method === 'REQUEST' }],
  })
  return calendar.toString()
}

/** What ical-generator writes with a time zone are the digits of a moment here, so here it is that time on that day. */
function wallClock(date: string, time: string): Date {
  return new Date(`${date}T${time}:00`)
}

/** As a mail carries it: mail programs offer to answer it by its method. */
export function entryFile(method: 'REQUEST' | 'CANCEL', entry: EntryOf, now: Date) {
  return {
    name: method === 'CANCEL' ? 'cancelled.ics' : 'demo.ics',
    contentType: `text/calendar; charset=utf-8; method=${method}`,
    bytes: new TextEncoder().encode(calendarEntry(method, entry, now)),
  }
}
