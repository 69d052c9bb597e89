import { beforeAll, describe, expect, it } from 'vitest'
import type { Actor, AuditChange } from '#server/platform/audit.ts'
import { expectAccessible } from '../axe.ts'
import { expectAddress } from '../site.ts'
import { phone, testAdmin } from './test-admin.ts'

const { app, open } = testAdmin()
const dawn: Actor = {
  kind: 'staff',
  id: 'a1b2c3d4-0000-4000-8000-000000000001',
  name: '陳大文 Dawn Chan',
  address: '203.0.113.24',
  requestId: 'req-7f3',
}
const system: Actor = { kind: 'system', id: null, name: 'system', address: null, requestId: null }

const changes: [Actor, AuditChange][] = [
  [
    dawn,
    {
      action: 'user.updated',
      entity: 'user',
      entityId: 'u-7',
      entityName: 'May Lau',
      before: { role: 'editor', language: null },
      after: { role: 'manager', language: 'en' },
    },
  ],
  [
    dawn,
    {
      action: 'settings.updated',
      entity: 'settings',
      entityId: 'security',
      entityName: 'security',
      before: { ipWhitelist: [], twoFactorAuth: false },
      after: { ipWhitelist: ['203.0.113.0/24', '2001:db8::/32'], twoFactorAuth: true },
    },
  ],
  [system, { action: 'gateway.rebooted', entity: 'gateway', entityId: 'GW-7' }],
]

beforeAll(async () => {
  const { audit, database } = app().services
  for (const [actor, change] of changes) await database.prisma.$transaction((tx) => audit.record(tx, actor, change))
})

describe('the audit log', () => {
  it('says each entry as a sentence, the newest first, and a code that it does not know as it is', async () => {
    const page = await open('/admin/audit', 'super_admin')
    const rows = page.getByRole('rowheader')
    await expect
      .poll(() => rows.allTextContents())
      .toEqual([
        'System · gateway.rebooted · GW-7',
        '陳大文 Dawn Chan changed the settings (Security)',
        '陳大文 Dawn Chan changed the user May Lau',
      ])
  })

  it('opens an entry: each field before and after, address and request', async () => {
    const page = await open('/admin/audit', 'super_admin')
    await page.getByRole('button', { name: /Details of .* May Lau/ }).click()
    const row = (name: string) => page.getByRole('row', { name, exact: true }).getByRole('cell').allTextContents()
    expect(await page.getByRole('button', { name: /Details of .* May Lau/ }).getAttribute('aria-expanded')).toBe('true')
    expect(await row('Role Editor Manager')).toEqual(['Editor', 'Manager'])
    expect(await row('Language (empty) en')).toEqual(['(empty)', 'en'])
    await page.getByText('req-7f3').waitFor()
    await page
      .getByRole('cell', { name: /changed the settings/ })
      .or(page.getByText(/changed the settings/))
      .first()
      .click()
    await page.getByRole('rowheader', { name: 'Allow-list' }).or(page.getByText('203.0.113.0/24')).first().waitFor()
  })

  it('is filtered by who, what and record, and by links that say so', async () => {
    const page = await open('/admin/audit', 'super_admin')
    await page.getByRole('button', { name: 'Action', exact: true }).click()
    await page.getByRole('menuitemcheckbox', { name: 'User changed' }).click()
    await page.getByRole('status').filter({ hasText: '1 entry' }).waitFor()
    await expectAddress(page, '/admin/audit?action=user.updated')
    await page.goto('/admin/audit?entity=user&entityId=u-7')
    await page.getByRole('status').filter({ hasText: '1 entry' }).waitFor()
    await page.getByRole('button', { name: 'Remove filter: Record u-7' }).click()
    await expectAddress(page, '/admin/audit?entity=user')
    await page.goto('/admin/audit?actorKind=system')
    await page.getByRole('rowheader', { name: /gateway/ }).waitFor()
    expect(await page.getByRole('rowheader').count()).toBe(1)
  })

  it('is exported with its filters', async () => {
    const page = await open('/admin/audit?entity=settings', 'super_admin')
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Export' }).click(),
    ])
    expect(file.suggestedFilename()).toMatch(/^audit-.*\.csv$/)
    expect(await file.failure()).toBeNull()
  })

  it('is not for others', async () => {
    const page = await open('/admin/audit', 'manager')
    await page.getByRole('heading', { level: 1, name: 'You may not open this screen' }).waitFor()
  })
})

describe('accessibility', () => {
  it.each([
    ['laptop', {}],
    ['phone', phone],
  ] as const)('has nothing that axe finds: %s', async (_name, visit) => {
    const page = await open('/admin/audit', 'super_admin', { ...visit })
    await page.getByRole('button', { name: /Details of .*settings/ }).click()
    await page.getByText('203.0.113.0/24').waitFor()
    await expectAccessible(page)
  })
})
