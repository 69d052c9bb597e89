// Serves the built site with sample data for the pictures, until SIGTERM. Writes a staff session and the tokens of a buyer's own pages into
// test-results/pictures/site.json.
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pino } from 'pino'
import { type NewQuoteRequest, quoteSubmittedSchema } from '#contract/sales/quote-requests.ts'
import { buildApp } from '#server/app.ts'
import { seedSamples } from '#server/modules/catalogue/products/samples-seed.ts'
import { createSamples } from '#server/modules/maintenance/index.ts'
import { systemActor } from '#server/platform/audit.ts'
import { readConfig } from '#server/platform/config.ts'
import { startEmbeddedPostgres } from '#server/platform/database/embedded-postgres.ts'
import { migrate } from '#server/platform/database/migrations.ts'
import { openServices } from '#server/services.ts'
import { createStaff } from '#tests/support/staff.ts'
import { buildClient } from '../../scripts/build.ts'
import { unlimited } from '../support/limits.ts'

/** Kept from run to run, so that pictures differ by the code only; remove it to start anew. */
const folder = path.resolve('test-results/pictures')
const placesFile = path.join(folder, 'site.json')
const stopped = once(process, 'SIGTERM')
await buildClient()
const server = await startEmbeddedPostgres(path.join(folder, 'database'))
await migrate(server.url)
const former = await readFile(placesFile, 'utf8').then(JSON.parse, () => undefined)
const midnight = new Date(former?.now ?? new Date().setUTCHours(0, 0, 0, 0))
const config = {
  ...readConfig({ DATABASE_URL: server.url, DEMO: '1', APP_SECRET: 'pictures-only-RjqW3vJ8mZ0kXy5uLh' }),
  isLocalSite: true,
}
const services = await openServices(config, pino({ level: 'silent' }), { now: () => midnight })
const app = await buildApp({
  ...services,
  readiness: { stopping: false, trouble: services.trouble },
  client: path.resolve('dist/client'),
  publicUrl: undefined,
  trustProxy: [],
  logger: undefined,
  limits: unlimited,
})
const places = former ?? (await fill())
await writeFile(placesFile, JSON.stringify({ ...places, session: await session(places.staffId) }))
await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) })
await stopped
await app.close()
await services.close()
await server.release()

/** Adds the samples and somebody who sees everything. */
async function fill() {
  await seedSamples(services.database, midnight)
  await createSamples({ ...services, now: () => midnight }).fill()
  const { id } = await createStaff({ app, services }, 'super_admin')
  return { now: midnight, staffId: id, ...(await buyersPages()) }
}

/** Signs the member of staff in, without a trace of earlier runs. */
async function session(userId: string): Promise<string> {
  await services.database.prisma.session.deleteMany()
  const { claims } = await services.sessions.begin({ userId, address: '127.0.0.1', userAgent: 'test', kind: 'cookie' })
  return app.jwt.sign(claims)
}

/** Returns the tokens of a new request for quotation and of the oldest sample order. */
async function buyersPages(): Promise<{ quote: string; order: string }> {
  const { prisma } = services.database
  const payload: NewQuoteRequest = {
    submissionId: randomUUID(),
    elapsedMs: 60_000,
    website: '',
    marketingConsent: false,
    language: 'zh-TW',
    name: 'Chan Ka Ming',
    email: 'pictures@example.com',
    company: 'Harbour Estates',
    phone: '',
    currency: 'HKD',
    message: 'B2, B3',
    lines: [{ slug: 'water-leak-sensor', quantity: 40, note: 'B2' }],
  }
  const answer = await app.inject({ method: 'POST', url: '/api/v1/quote-requests', payload })
  const quote = quoteSubmittedSchema.parse(answer.json())
  const { id } = await prisma.order.findFirstOrThrow({ orderBy: { placedAt: 'asc' } })
  const { link } = await services.orderLinks.renew(systemActor, id, '')
  return { quote: quote.token, order: link?.split('/').at(-1) ?? '' }
}
