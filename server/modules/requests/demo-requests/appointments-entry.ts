import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { asciiEmail } from '#contract/requests/contact-text.ts'
import { type DemoKind, demoTimeZone } from '#contract/requests/demo-requests.ts'
import { demoMinutes } from '#contract/requests/messages.ts'

export interface EntryOf {
  /** Id of the request; a later entry replaces the one before. */
  id: string
  /** Must be higher than that of every earlier entry. */
  sequence: number
  kind: DemoKind
  /** In Hong Kong time, YYYY-MM-DD and HH:MM. */
  date: string
  time: string
  title: string
  text: string
  from: { name: string; address: string }
  to: { name: string; address: string }
}

/** Hong Kong has been UTC+8 all year since 1979. */
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

/** Returns an iCalendar file (RFC 5545, 5546) that adds or cancels a demo. */
export function calendarEntry(method: 'REQUEST' | 'CANCEL', entry: EntryOf, now: Date): string {
  const { id, sequence, kind, date, time, title, text, from, to } = entry
  const calendar = ical({
    method: ICalCalendarMethod[method],
    prodId: { company: 'Harbour IoT', product: 'Demos' },
    timezone: { name: null, generator: () => hongKong }, // per event, as here it drops the "Z" of the stamp
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

/** ical-generator prints the local digits of a Date when a time zone is set. */
function wallClock(date: string, time: string): Date {
  return new Date(`${date}T${time}:00`)
}

/** Returns the attachment; mail programs offer to accept it because of its method. */
export function entryFile(method: 'REQUEST' | 'CANCEL', entry: EntryOf, now: Date) {
  return {
    name: method === 'CANCEL' ? 'cancelled.ics' : 'demo.ics',
    contentType: `text/calendar; charset=utf-8; method=${method}`,
    bytes: new TextEncoder().encode(calendarEntry(method, entry, now)),
  }
}
