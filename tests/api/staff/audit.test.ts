import { describe, expect, it } from 'vitest'
import { auditFiltersSchema, auditPageSchema } from '#contract/staff/audit.ts'
import type { Actor, AuditChange } from '#server/platform/audit.ts'
import { restoredApp } from '#tests/support/restored.ts'
import { createStaff } from '#tests/support/staff.ts'

const lai: Actor = { kind: 'staff', id: 'lai', name: '黎小姐', address: '203.0.113.7', requestId: 'request-1' }
const erp: Actor = { kind: 'program', id: 'erp', name: 'ERP', address: '203.0.113.8', requestId: null }

async function record(actor: Actor, change: AuditChange): Promise<void> {
  await app.services.database.prisma.$transaction((tx) => app.services.audit.record(tx, actor, change))
}

const app = await restoredApp()
const admin = await createStaff(app, 'super_admin')
await record(lai, {
  action: 'user.invited',
  entity: 'user',
  entityId: 'u1',
  entityName: '陳先生',
  after: { role: 'viewer' },
})
await record(erp, {
  action: 'product.updated',
  entity: 'product',
  entityId: 'p1',
  entityName: 'Leak sensor',
  before: { stock: 3, note: '=HYPERLINK("x")' },
  after: { stock: 2, note: null },
})
await record(
  { ...lai, name: '黎經理' },
  { action: 'user.updated', entity: 'user', entityId: 'u1', entityName: '陳先生' },
)

function get(path: string, headers: Record<string, string> = admin.bearer) {
  return fetch(`${app.url}/api/v1/admin/audit${path}`, { headers })
}

async function page(query: string) {
  const answer = await get(query)
  expect(answer.status, query).toBe(200)
  return auditPageSchema.parse(await answer.json())
}

const numbers = async (query: string) => (await page(query)).items.map(({ seq }) => seq)

describe('GET /admin/audit', () => {
  it('tells what was done, the newest first', async () => {
    const { items, total } = await page('')
    expect([items.map(({ action }) => action), total]).toEqual([['user.updated', 'product.updated', 'user.invited'], 3])
    expect(items[1]).toEqual({
      seq: 2,
      at: expect.stringMatching(/^\d{4}-.*Z$/),
      actorKind: 'program',
      actorId: 'erp',
      actorName: 'ERP',
      address: '203.0.113.8',
      action: 'product.updated',
      entity: 'product',
      entityId: 'p1',
      entityName: 'Leak sensor',
      before: { stock: 3, note: '=HYPERLINK("x")' },
      after: { stock: 2, note: null },
      requestId: null,
    })
  })

  it.each([
    ['?sort=at', [1, 2, 3]],
    ['?sort=at&page=2&pageSize=2', [3]],
    ['?action=user.invited', [1]],
    ['?entity=user', [3, 1]],
    ['?entity=user&entityId=u2', []],
    ['?actorKind=program,job', [2]],
    ['?actorId=lai', [3, 1]],
    ['?search=leak', [2]],
    ['?search=陳', [3, 1]],
    ['?search=203.0.113.8', [2]],
    ['?search=%25', []],
    ['?from=2001-01-01T00:00:00Z&to=2001-01-02T00:00:00%2B08:00', []],
  ])('%s', async (query, expected) => {
    expect(await numbers(query)).toEqual(expected)
  })

  it('a time is included as `from` and excluded as `to`', async () => {
    const [entry] = (await page('?sort=at')).items
    const at = encodeURIComponent(entry?.at ?? '')
    expect(await numbers(`?from=${at}`)).toContain(1)
    expect(await numbers(`?to=${at}`)).not.toContain(1)
  })
})

it('GET /admin/audit/filters lists what there is, each actor by the last name', async () => {
  const filters = auditFiltersSchema.parse(await (await get('/filters')).json())
  expect(filters).toEqual({
    actions: ['product.updated', 'user.invited', 'user.updated'],
    entities: ['product', 'user'],
    actors: [
      { id: 'erp', name: 'ERP' },
      { id: 'lai', name: '黎經理' },
    ],
  })
})

describe('GET /admin/audit/export.csv', () => {
  it('is the whole filtered log, with what changed as JSON, and no formula', async () => {
    const answer = await get('/export.csv?sort=at&action=product.updated')
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="audit-\d{4}-\d\d-\d\d\.csv"$/)
    const [heading, row, ...more] = (await answer.text()).trim().split('\n')
    expect(heading).toContain('Number,Time (UTC),Who')
    expect(row).toMatch(/^2,\d{4}-/)
    expect(row).toContain(`"{""note"":""=HYPERLINK(\\""x\\"")"",""stock"":3}"`)
    expect(more).toEqual([])
  })

  it('has headings in the language that is asked for, and says who took it', async () => {
    expect(await (await get('/export.csv?entity=user&headings=zh-TW')).text()).toContain('編號,時間（UTC）')
    const [entry] = (await page('?action=audit.exported')).items
    expect(entry).toMatchObject({ actorKind: 'program', entity: 'audit', after: { rows: 2, entity: 'user' } })
  })

  it('has no pages', async () => {
    expect((await get('/export.csv?page=2')).status).toBe(400)
  })
})
