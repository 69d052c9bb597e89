import { beforeAll, expect, it } from 'vitest'
import type { Actor, AuditChange } from '#server/platform/audit.ts'
import { createStaff } from '#tests/support/staff.ts'
import { expectAddress, goTo } from '../site.ts'
import { expectAccessibleAtBothWidths, testAdmin } from './test-admin.ts'

const { app, open, become } = testAdmin()
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

it('the audit log is for Super Admins: each entry is a sentence, the newest first, and opens; it is filtered, and exported so; axe finds nothing', async () => {
  const member = await createStaff(app(), 'manager')
  const page = await open('/admin/audit', member)
  await page.getByRole('heading', { level: 1, name: 'You may not open this screen' }).waitFor()

  await become(page, member, 'super_admin')
  const rows = page.getByRole('rowheader')
  await expect
    .poll(() => rows.allTextContents())
    .toEqual([
      'System · gateway.rebooted · GW-7',
      '陳大文 Dawn Chan changed the settings (Security)',
      '陳大文 Dawn Chan changed the user May Lau',
    ])

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
  await expectAccessibleAtBothWidths(page)

  await page.getByRole('button', { name: 'Action', exact: true }).click()
  await page.getByRole('menuitemcheckbox', { name: 'User changed' }).click()
  await page.getByRole('status').filter({ hasText: '1 entry' }).waitFor()
  await expectAddress(page, '/admin/audit?action=user.updated')
  await goTo(page, '/admin/audit?entity=user&entityId=u-7')
  await page.getByRole('button', { name: 'Remove filter: Record u-7' }).waitFor()
  await page.getByRole('status').filter({ hasText: '1 entry' }).waitFor()
  await page.getByRole('button', { name: 'Remove filter: Record u-7' }).click()
  await expectAddress(page, '/admin/audit?entity=user')
  await goTo(page, '/admin/audit?actorKind=system')
  await page.getByRole('rowheader', { name: /gateway/ }).waitFor()
  await expect.poll(() => page.getByRole('rowheader').count()).toBe(1)

  await goTo(page, '/admin/audit?entity=settings')
  await page.getByRole('rowheader', { name: /changed the settings/ }).waitFor()
  await page.getByRole('rowheader', { name: /gateway/ }).waitFor({ state: 'detached' })
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Export' }).click()])
  expect(file.suggestedFilename()).toMatch(/^audit-.*\.csv$/)
  expect(await file.failure()).toBeNull()
})
