import type { FastifyRequest } from 'fastify'
import type { StaffEvent } from '#contract/staff/notifications.ts'
import type { EventName, Events } from '#server/platform/database/events.ts'
import { type StaffAccess, type StaffSession, staffOf } from '#server/platform/http/staff-zone.ts'
import { type EventStream, openEventStream } from './event-stream.ts'

/** Intervals in milliseconds. */
export interface EventPace {
  /** Between two heartbeats; each checks the session and keeps it from expiring. */
  heartbeat: number
  /** Minimum time between two writes of events. */
  pause: number
  /** Maximum age of a stream, which ends those whose client is gone. Browsers reconnect by themselves. */
  life: number
}

export const usualEventPace: EventPace = { heartbeat: 20_000, pause: 1000, life: 15 * 60_000 }

/** Maximum streams per session; the oldest is closed. */
const streamsMax = 6

const sentFor: [on: EventName, sent: StaffEvent[]][] = [
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
  check: () => Promise<void>
}

/** Creates the streams that notify open pages of changes on any instance, and of changes to their session. */
export function createEventStreams(
  { events, access }: { events: Pick<Events, 'subscribe'>; access: StaffAccess },
  pace: EventPace = usualEventPace,
) {
  const streams = new Set<OpenStream>()
  let closing = false

  const subscriptions = sentFor.map(([on, sent]) =>
    events.subscribe({
      on,
      run: () => {
        for (const stream of streams) for (const event of sent) stream.send(event)
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
        stream.send('session')
        stream.end()
      } else if (rightsOf(now) !== rightsOf(known)) {
        known = now
        stream.send('session')
      }
    }

    const open = { ...stream, sessionId: known.id, check }
    const heartbeats = setInterval(() => {
      stream.heartbeat()
      checkAll([open])
    }, pace.heartbeat)
    const life = setTimeout(stream.end, pace.life)
    stream.readable.once('close', () => {
      clearInterval(heartbeats)
      clearTimeout(life)
      streams.delete(open)
    })
    streams.add(open)
    return open
  }

  return {
    /** Opens a stream for a request. It ends with the session, with the connection, or after `pace.life`. */
    open(request: FastifyRequest): EventStream['readable'] {
      const stream = add(request)
      const own = [...streams].filter(({ sessionId }) => sessionId === stream.sessionId)
      for (const old of own.slice(0, -streamsMax)) old.end()
      stream.send('notifications') // events before this stream opened were missed
      stream.send('badges')
      stream.send('sync')
      if (closing) stream.end()
      return stream.readable
    },

    close(): void {
      closing = true
      for (const unsubscribe of subscriptions) unsubscribe()
      for (const stream of streams) stream.end()
    },
  }
}

/** Ignores database errors: the next heartbeat checks again. */
function checkAll(streams: Iterable<OpenStream>): void {
  for (const stream of streams) stream.check().catch(() => undefined)
}

/** Returns the request's current session; undefined if it has ended or its address is no longer allowed. */
async function sessionOf(access: StaffAccess, request: FastifyRequest): Promise<StaffSession | undefined> {
  try {
    access.admit(request)
  } catch {
    return undefined
  }
  return access.authenticate(request)
}

function rightsOf({ user, restrictions }: StaffSession): string {
  return JSON.stringify([user, restrictions])
}
