import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createEnquiriesService } from '#server/modules/requests/enquiries/enquiries.service.ts'
import { createTurns } from '#server/modules/requests/submissions/submissions.service.ts'
import { createLogger } from '#server/platform/logging.ts'
import { appWith } from '#tests/api/platform/app-with.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { deliveriesOf, enquiry, type Planning, quoteRequest } from './forms.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})

afterAll(() => app.close())

/** Everything that the app logs while these requests are made, at the most talkative level. */
async function logOf(plan: Planning, requests: { url: string; payload?: object }[]): Promise<string> {
  let output = ''
  const logger = createLogger('trace', {
    write: (line) => {
      output += line
    },
  })
  const { notify } = app.services.notifications
  const enquiries = createEnquiriesService({
    ...app.services,
    deliveries: deliveriesOf(plan),
    notify,
    random: randomBytes,
    inTurn: createTurns(),
    asksForMarketing: () => false,
    now: () => new Date(),
  })
  await using inside = await appWith(app, { enquiries, logger })
  for (const { url, payload } of requests) await inside.inject({ url, ...(payload && { method: 'POST', payload }) })
  return output
}

const personal = ['家明', 'ka-ming.chan', '2345 6789', '維港物業', '三座大廈']

function shown(log: string): string[] {
  return personal.filter((value) => log.includes(value))
}

describe('what visitors write is in no log', () => {
  it('when all is well, and when it is refused', async () => {
    const log = await logOf(
      async () => undefined,
      [
        { url: '/api/v1/enquiries', payload: enquiry() },
        { url: '/api/v1/enquiries', payload: enquiry({ phone: '2345 6789 call me', message: '' }) },
        {
          url: '/api/v1/quote-requests',
          payload: quoteRequest({ lines: [{ slug: 'none', quantity: 1, note: '三座大廈' }] }),
        },
      ],
    )
    expect(log).toContain('request completed')
    expect(shown(log)).toEqual([])
  })

  it('nor is the secret of a private link, on the site or in the API', async () => {
    const token = 'aB3-_'.padEnd(32, 'x')
    const log = await logOf(
      async () => undefined,
      [
        { url: `/api/v1/quote-requests/${token}` },
        { url: `/quotes/${token}?lang=en` },
        { url: `/en/quotes/${token}/` },
        { url: `/Quotes/${token}` },
      ],
    )
    expect(log).toContain('"url":"/api/v1/quote-requests/[redacted]"')
    expect(log).toContain('"url":"/quotes/[redacted]"')
    expect(log).not.toContain('aB3-_')
  })

  it('nor what is looked for, by visitors, by staff, or at addresses that are none', async () => {
    const sought = new URLSearchParams({
      search: 'ka-ming.chan@harbour.example',
      q: '+852 2345 6789',
      家明: '維港物業',
    })
    const paths = [
      '/api/v1/products',
      '/api/v1/admin/enquiries',
      '/api/v1/admin/search',
      '/en/products',
      '/%',
      '/nowhere',
    ]
    const log = await logOf(
      async () => undefined,
      [...paths, '/api/v1/products/ka-ming.chan@harbour.example', '/en/2345 6789'].map((path) => ({
        url: `${encodeURI(path).replace('%25', '%')}?${sought}`,
      })),
    )
    expect(log).toContain('"url":"/api/v1/admin/enquiries"')
    expect(log).toContain('"url":"/%"')
    expect([...shown(log), ...shown(decodeURIComponent(log.replaceAll('%"', '"')))]).toEqual([])
  })

  it('nor when a query of ours is none, which Prisma quotes with what it was given', async () => {
    const nonsense = { name: '家明', email: 'ka-ming.chan@harbour.example', nonsense: true }
    const log = await logOf(
      async (tx) => void (await tx.enquiry.updateMany({ data: nonsense })),
      [{ url: '/api/v1/enquiries', payload: enquiry() }],
    )
    expect(log).toContain('A request failed')
    expect(shown(log)).toEqual([])
  })

  it('nor when the database refuses the row, which it quotes whole', async () => {
    const log = await logOf(
      async (tx) => void (await tx.$executeRaw`UPDATE "Enquiry" SET "language" = 'fr'`),
      [{ url: '/api/v1/enquiries', payload: enquiry() }],
    )
    expect(log).toContain('Enquiry_language_check')
    expect(shown(log)).toEqual([])
  })

  it('nor when the connection is lost half-way', async () => {
    const log = await logOf(
      async (tx) => void (await tx.$queryRaw`SELECT pg_terminate_backend(pg_backend_pid())`),
      [{ url: '/api/v1/enquiries', payload: enquiry() }],
    )
    expect(log).toContain('The database cannot serve')
    expect(shown(log)).toEqual([])
  })
})
