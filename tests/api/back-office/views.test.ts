import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { Role } from '#contract/staff/permissions.ts'
import { savedViewSchema, viewListSchema } from '#contract/staff/views.ts'
import { restoredApp } from '#tests/support/restored.ts'
import { createStaff, type StaffMember } from '#tests/support/staff.ts'
import { answered, ask, refused } from './ask.ts'

const staff = new Map<Role, StaffMember>()

const app = await restoredApp()
for (const role of ['viewer', 'editor', 'manager', 'super_admin'] as const) {
  staff.set(role, await createStaff(app, role, { name: role }))
}

function view(values: object = {}) {
  return { table: 'enquiries', name: `View ${randomUUID()}`, audience: 'mine', query: 'suspect=false', ...values }
}

function post(role: Role, body: object) {
  return ask(app, '/admin/views', staff.get(role), { method: 'POST', body })
}

async function added(role: Role, values: object = {}) {
  const answer = await post(role, view(values))
  expect(answer.status).toBe(201)
  return savedViewSchema.parse(await answer.json())
}

async function names(person: StaffMember | undefined, table = 'enquiries'): Promise<string[]> {
  const { items } = await answered(await ask(app, `/admin/views?table=${table}`, person), viewListSchema)
  return items.map(({ name }) => name)
}

describe('/admin/views', () => {
  it('is for a table that they may read', async () => {
    await refused(await ask(app, '/admin/views?table=audit', staff.get('manager')), 403, 'permission.denied')
    await refused(await post('viewer', view({ table: 'users' })), 403, 'permission.denied')
    await refused(await post('viewer', view({ name: ' ' })), 400, 'request.invalid')
  })

  it('one’s own, those of one’s role, everyone’s: and no other', async () => {
    const colleague = await createStaff(app, 'editor')
    const mine = await added('editor')
    const role = await added('editor', { audience: 'role' })
    const everyone = await added('manager', { audience: 'everyone' })
    expect([mine.role, role.role, role.ownerName, role.isMine]).toEqual([null, 'editor', 'editor', true])
    expect(await names(staff.get('editor'))).toEqual(expect.arrayContaining([mine.name, role.name, everyone.name]))
    expect((await names(colleague)).toSorted()).toEqual([role.name, everyone.name].toSorted())
    expect(await names(staff.get('viewer'))).toEqual([everyone.name])
    expect(await names(staff.get('viewer'), 'quotes')).toEqual([])
  })

  it('Managers and above share with everyone', async () => {
    await refused(await post('editor', view({ audience: 'everyone' })), 403, 'permission.denied')
    const own = await added('editor')
    const { id: _id, role: _role, ownerName: _owner, isMine: _mine, ...values } = own
    const body = { ...values, audience: 'everyone' }
    const answer = await ask(app, `/admin/views/${own.id}`, staff.get('editor'), { method: 'PUT', body })
    await refused(answer, 403, 'permission.denied')
  })

  it('a name of one’s own is taken once a table, also by two requests at once; another’s is not', async () => {
    const same = view()
    const statuses = (await Promise.all([post('editor', same), post('editor', same)])).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([201, 409])
    expect((await post('viewer', same)).status).toBe(201)
    expect((await post('editor', { ...same, table: 'quotes' })).status).toBe(201)
    const other = await added('editor')
    const renamed = await ask(app, `/admin/views/${other.id}`, staff.get('editor'), { method: 'PUT', body: same })
    const { errors } = await refused(renamed, 409, 'view.name_taken')
    expect(errors?.map(({ path }) => path)).toEqual(['name'])
  })

  it('only its owner changes or deletes it, but for everyone’s, which a Super Admin deletes', async () => {
    const shared = await added('manager', { audience: 'everyone' })
    const own = await added('manager')
    const at = (id: string) => `/admin/views/${id}`
    const put = (role: Role, id: string) => ask(app, at(id), staff.get(role), { method: 'PUT', body: view() })
    const remove = (role: Role, id: string) => ask(app, at(id), staff.get(role), { method: 'DELETE' })
    for (const role of ['viewer', 'super_admin'] as const)
      await refused(await put(role, shared.id), 404, 'view.not_found')
    for (const id of [shared.id, own.id]) await refused(await remove('editor', id), 404, 'view.not_found')
    await refused(await remove('super_admin', own.id), 404, 'view.not_found')
    expect((await put('manager', own.id)).status).toBe(200)
    expect((await remove('super_admin', shared.id)).status).toBe(204)
    expect((await remove('manager', own.id)).status).toBe(204)
    await refused(await remove('manager', own.id), 404, 'view.not_found')
    await refused(await remove('manager', '7'), 400, 'request.invalid')
  })

  it('who did it, and what it was before, is in the audit log', async () => {
    const own = await added('editor', { audience: 'role' })
    const { table, name } = own
    const body = { table, name, audience: 'mine', query: 'page=2' }
    const put = () => ask(app, `/admin/views/${own.id}`, staff.get('editor'), { method: 'PUT', body })
    expect([(await put()).status, (await put()).status], 'the second changes nothing').toEqual([200, 200])
    await ask(app, `/admin/views/${own.id}`, staff.get('editor'), { method: 'DELETE' })
    const entries = await app.services.database.prisma.auditEntry.findMany({
      where: { entityId: own.id },
      orderBy: { seq: 'asc' },
    })
    expect(entries.map(({ action, actorName }) => [action, actorName])).toEqual([
      ['view.created', 'editor'],
      ['view.updated', 'editor'],
      ['view.deleted', 'editor'],
    ])
    const { audience, role, query } = own
    expect(entries[1]).toMatchObject({
      before: { audience, role, query },
      after: { audience: 'mine', role: null, query: 'page=2' },
    })
  })
})
