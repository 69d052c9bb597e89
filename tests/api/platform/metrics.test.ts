import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { parse } from 'yaml'
import { ask } from '#tests/api/backups/backups.ts'
import { enquiry, submit } from '#tests/api/forms/forms.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'

const token = 'metrics-token-of-the-tests'
let app: TestApp

beforeAll(async () => {
  app = await startTestApp({ METRICS_TOKEN: token })
  await submit(app, '/enquiries', enquiry())
  await ask(
    app.databaseUrl,
    `INSERT INTO "BackupRun" ("id", "startedAt", "finishedAt", "trigger")
       VALUES (gen_random_uuid(), now(), now() - interval '3 hours', 'schedule');
     INSERT INTO "SyncRun" ("id", "direction", "complete", "status", "stage", "percent", "message", "finishedAt")
       VALUES (gen_random_uuid(), 'import', true, 'succeeded', 'done', 100, '{}', now());
     INSERT INTO "Delivery" ("id", "reference", "channel", "status") VALUES (gen_random_uuid(), 'R-1', 'form', 'parked');
     INSERT INTO "OutgoingMail" ("id", "entity", "entityId", "toName", "toAddress", "subject", "text")
       VALUES (gen_random_uuid(), 'quote', gen_random_uuid(), 'A', 'a@b.example', '', '');
     INSERT INTO pgboss.queue ("name", "policy", "retry_limit", "retry_delay", "retry_backoff", "expire_seconds", "retention_seconds", "deletion_seconds", "partition", "table_name")
       VALUES ('one', 'standard', 1, 1, false, 60, 3600, 3600, false, 'job_common');
     INSERT INTO pgboss.job ("name", "state", "policy") VALUES ('one', 'created', 'standard')`,
  )
})

afterAll(() => app.close())

function read(authorization?: string): Promise<Response> {
  return fetch(`${app.url}/metrics`, { headers: authorization ? { authorization } : {} })
}

it('are for whoever has the token, and not there without one', async () => {
  expect((await read()).status).toBe(401)
  expect((await read('Bearer metrics-token-of-the-testz')).status).toBe(401)
  expect((await read(`Bearer ${token}`)).status).toBe(200)
  const plain = await startTestApp()
  expect((await fetch(`${plain.url}/metrics`, { headers: { authorization: `Bearer ${token}` } })).status).toBe(404)
  await plain.close()
})

it('count requests by route template and status, whatever the address', async () => {
  for (const path of ['/api/v1/products/one', '/api/v1/products/two', '/api/v1/nowhere-1', '/api/v1/nowhere-2'])
    await fetch(app.url + path)
  const text = await (await read(`Bearer ${token}`)).text()
  expect(text).toMatch(
    /^harbour_http_requests_total\{method="GET",route="\/api\/v1\/products\/:\w+",status="404"\} 2$/m,
  )
  expect(text).toMatch(/^harbour_http_requests_total\{method="GET",route="none",status="404"\} 2$/m)
  expect(text).not.toMatch(/nowhere|products\/one/)
  expect(text).toMatch(/^harbour_deliveries\{status="parked"\} 1$/m)
  expect(text).toMatch(/^harbour_ready 1$/m)
  expect(Number(/^harbour_backup_age_seconds (.+)$/m.exec(text)?.[1])).toBeCloseTo(3 * 3600, -3)
})

/** Names of metrics in a PromQL expression. */
function namesIn(expression: string): string[] {
  const bare = expression.replaceAll(/\{[^}]*\}|\[[^\]]*\]|by \([^)]*\)|on\(\)/g, '')
  return [...bare.matchAll(/\b(?:up|[a-z]+_[a-z_0-9]+)\b(?!\s*\()/g)].map(([name]) => name)
}

it('are all that the dashboard and the alerts ask for', async () => {
  const folder = new URL('../../../docker/monitoring/', import.meta.url)
  const dashboard = JSON.parse(await readFile(new URL('dashboard.json', folder), 'utf8'))
  const alerts = parse(await readFile(new URL('alerts.yml', folder), 'utf8'))
  const ofDashboard: string[] = dashboard.panels.flatMap(({ targets }: { targets: { expr: string }[] }) =>
    targets.map(({ expr }) => expr),
  )
  const ofAlerts: string[] = alerts.groups.flatMap(({ rules }: { rules: { expr: string }[] }) =>
    rules.map(({ expr }) => expr),
  )
  expect(ofDashboard.length).toBeGreaterThan(10)
  expect(ofAlerts.length).toBeGreaterThan(10)
  const text = await (await read(`Bearer ${token}`)).text()
  const exported = new Set([...text.matchAll(/^([a-z_0-9]+)[ {]/gm)].map(([, name]) => name))
  const asked = new Set([...ofDashboard, ...ofAlerts].flatMap(namesIn))
  expect([...asked].filter((name) => name !== 'up' && !exported.has(name))).toEqual([])
  const own = [...exported].filter((name) => /^harbour_(?!http)/.test(name ?? ''))
  expect(own.filter((name) => !asked.has(name ?? ''))).toEqual([])
})
