import type { FastifyRequest } from 'fastify'
import type { StaffEvent } from '#contract/staff/notifications.ts'
import type { EventName, Events } from '#server/platform/database/events.ts'
import { type StaffAccess, type StaffSession, staffOf } from '#server/platform/http/staff-zone.ts'
import { type EventStream, openEventStream } from './event-stream.ts'

/** Milliseconds. */
export interface EventPace {
  /** Between two signs of life; each looks whether the session still is one, and keeps it in use. */
  beat: number
  /** Between two tellings of the same stream. */
  pause: number
  /** No stream is longer: one whose reader has gone without a word ends, too. Browsers come back by themselves. */
  life: number
}

export const usualEventPace: EventPace = { beat: 20_000, pause: 1000, life: 15 * 60_000 }

/** Of one session: the oldest gives way, which probably nobody reads any more. */
const streamsMax = 6

/** What pages look at again. */
const news: [on: EventName, sent: StaffEvent[]][] = [
  ['notifications.changed', ['notifications', 'badges']],
  ['messages.changed', ['badges', 'messages']],
  ['sales.changed', ['badges', 'sales']],
  ['catalogue.changed', ['badges', 'products']],
  ['sync.changed', ['sync']],
  ['conversations.changed', ['conversations']],
  ['questions.changed', ['conversations']],
  ['content.changed', ['content']],
  ['settings.changed', ['settings']],
]

interface OpenStream extends EventStream {
  sessionId: string
  /** Ends it where its session has ended. */
  check: () => Promise<void>
}

/** GET /admin/events: tells open pages what has changed, on whichever instance it did, and that their session may have ended. */
export function createEventStreams(
  { events, access }: { events: Pick<Events, 'subscribe'>; access: StaffAccess },
  pace: EventPace = usualEventPace,
) {
  /** The oldest first. */
  const streams = new Set<OpenStream>()
  let closing = false

  const subscriptions = news.map(([on, sent]) =>
    events.subscribe({
      on,
      run: () => {
        for (const stream of streams) for (const event of sent) stream.tell(event)
      },
    }),
  )
  for (const on of ['sessions.changed', 'settings.changed'] as const) {
    subscriptions.push(events.subscribe({ on, run: () => checkAll(streams) }))
  }

  function add(request: FastifyRequest): OpenStream {
    const stream = openEventStream(pace.pause)
    let known = staffOf(request)

    async function check(): Promise<void> {
      const now = await sessionOf(access, request)
      if (!now) {
        stream.tell('session')
        stream.end()
      } else if (rightsOf(now) !== rightsOf(known)) {
        known = now
        stream.tell('session')
      }
    }

    const open = { ...stream, sessionId: known.id, check }
    const beating = setInterval(() => {
      stream.beat()
      checkAll([open])
    }, pace.beat)
    const life = setTimeout(stream.end, pace.life)
    stream.readable.once('close', () => {
      clearInterval(beating)
      clearTimeout(life)
      streams.delete(open)
    })
    streams.add(open)
    return open
  }

  return {
    /** A stream for whoever asks: it ends with the session, with the connection, or after a while. */
    open(request: FastifyRequest): EventStream['readable'] {
      const stream = add(request)
      const own = [...streams].filter(({ sessionId }) => sessionId === stream.sessionId)
      for (const old of own.slice(0, -streamsMax)) old.end()
      stream.tell('notifications') // what happened while none was open was not heard
      stream.tell('badges')
      stream.tell('sync')
      if (closing) stream.end()
      return stream.readable
    },

    /** Ends them all: a shutdown does not wait for readers. */
    close(): void {
      closing = true
      for (const unsubscribe of subscriptions) unsubscribe()
      for (const stream of streams) stream.end()
    },
  }
}

/** A database that is away ends nothing: the next look tells. */
function checkAll(streams: Iterable<OpenStream>): void {
  for (const stream of streams) stream.check().catch(() => undefined)
}

/** The session behind the stream's request, as it is now; undefined where it has ended, or may not come from there any more. */
async function sessionOf(access: StaffAccess, request: FastifyRequest): Promise<StaffSession | undefined> {
  try {
    access.admit(request)
  } catch {
    return undefined
  }
  return access.authenticate(request)
}

/** What a page shows or hides by. */
function rightsOf({ user, restrictions }: StaffSession): string {
  return JSON.stringify([user, restrictions])
}
