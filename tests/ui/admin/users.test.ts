import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { createStaff } from '#tests/support/staff.ts'
import { expectAccessible, expectNoViolations } from '../axe.ts'
import { expectAddress, failedRequests } from '../site.ts'
import { phone, speak, testAdmin } from './test-admin.ts'

const site = testAdmin()
const users = () => site.app().services.database.prisma.user
let count = 0

/** Somebody to be edited, of a name of their own. */
async function createOther(role: 'viewer' | 'editor' | 'super_admin' = 'editor') {
  count += 1
  const name = `Lau Number ${count}`
  return { name, ...(await createStaff(site.app(), role, { name, email: `lau-${count}@staff.example` })) }
}

const openMenu = (page: Page, name: string) => page.getByRole('row', { name }).getByRole('button', { name }).click()
const choose = (page: Page, name: string) => page.getByRole('menuitem', { name }).click()
const field = (page: Page, name: string) => page.getByRole('dialog').getByRole('textbox', { name })
const toast = (page: Page, text: string) => page.getByRole('status').getByText(text).waitFor()

describe('the list', () => {
  it('counts, finds by name, and filters by what a card counts', async () => {
    const { name } = await createOther('viewer')
    const page = await site.open('/admin/users', 'super_admin')
    const cards = page.getByRole('list', { name: 'Users at a glance' })
    const total = await users().count()
    await cards.getByRole('link', { name: `Total ${total}` }).waitFor()
    await page.getByLabel('Search names and e-mail addresses').fill(name)
    await page.getByText('1 user', { exact: true }).waitFor()
    await page.getByRole('row', { name }).getByText('Viewer').waitFor()
    await cards.getByRole('link', { name: /^Admins/ }).click()
    await expectAddress(page, '/admin/users?role=super_admin')
    await expect.poll(() => page.getByRole('row', { name }).count()).toBe(0)
  })
})

describe('inviting', () => {
  it('hands over a link where no mail is configured, and lists who is invited', async () => {
    const page = await site.open('/admin/users', 'super_admin', { expectedErrors: failedRequests })
    await page.getByRole('link', { name: 'Invite a user' }).click()
    await expectAddress(page, '/admin/users/invite')
    await field(page, 'Name').fill('Ho Mei-ling')
    await field(page, 'E-mail').fill('ho')
    await page.getByRole('button', { name: 'Send the invitation' }).click()
    await page.getByText('This is not an e-mail address', { exact: false }).waitFor()
    await field(page, 'E-mail').fill('ho@staff.example')
    await page.getByLabel('Role').selectOption('editor')
    await page.getByRole('button', { name: 'Send the invitation' }).click()
    const link = page.getByRole('dialog', { name: 'Hand this link over' })
    await link.getByText('Works once, until', { exact: false }).waitFor()
    expect(await link.getByLabel('Link').inputValue()).toMatch(/\/admin\/link#[\w-]{43}$/)
    await link.getByRole('button', { name: 'Done' }).click()
    await expectAddress(page, '/admin/users')
    await page.getByRole('row', { name: 'Ho Mei-ling' }).getByText('Invited').waitFor()
    await page.getByRole('link', { name: 'Invite a user' }).click()
    await field(page, 'Name').fill('Ho Again')
    await field(page, 'E-mail').fill('HO@staff.example')
    await page.getByRole('button', { name: 'Send the invitation' }).click()
    await page.getByText('Another user has this e-mail address.').waitFor()
  })
})

describe('editing', () => {
  it('has an address of its own, which Back leaves; saves, says so and closes', async () => {
    const { id, name } = await createOther()
    const page = await site.open('/admin/users?sort=-name', 'super_admin')
    await page.getByRole('link', { name }).click()
    await expectAddress(page, `/admin/users/${id}?sort=-name`)
    await page.getByRole('dialog', { name: 'Edit User' }).waitFor()
    await page.goBack()
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
    await expectAddress(page, '/admin/users?sort=-name')
    await openMenu(page, name)
    await choose(page, 'Edit User')
    await page.getByLabel('Role').selectOption('manager')
    await page.getByLabel('Language of the admin').selectOption('zh-TW')
    await page.getByRole('button', { name: 'Save' }).click()
    await toast(page, `${name} is saved`)
    await expectAddress(page, '/admin/users?sort=-name')
    await page.getByRole('row', { name }).getByText('Manager').waitFor()
    expect(await users().findUnique({ where: { id } })).toMatchObject({ role: 'manager', language: 'zh-TW' })
  })

  it('holds back whoever leaves with changes; shows both versions where somebody else was faster', async () => {
    const { id, name } = await createOther()
    const page = await site.open(`/admin/users/${id}`, 'super_admin', { expectedErrors: failedRequests })
    await field(page, 'Name').fill('Somebody else')
    await page.getByRole('button', { name: 'Cancel' }).click()
    const question = page.getByRole('dialog', { name: 'Leave without saving?' })
    await question.getByRole('button', { name: 'Keep editing' }).click()
    expect(await field(page, 'Name').inputValue()).toBe('Somebody else')
    await page.getByRole('button', { name: 'Cancel' }).click()
    await question.getByRole('button', { name: 'Discard changes' }).click()
    await expectAddress(page, '/admin/users')

    await page.getByRole('link', { name }).click()
    await field(page, 'Name').fill('Lau by me')
    await users().update({ where: { id }, data: { name: 'Lau by them', role: 'viewer', version: { increment: 1 } } })
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('row', { name: 'Name' }).getByText('Lau by them').waitFor()
    await page.getByRole('row', { name: 'Role' }).getByText('Only they changed it').waitFor()
    await page.getByRole('button', { name: 'Keep mine and save' }).click()
    await toast(page, 'Lau by me is saved')
    expect(await users().findUnique({ where: { id } })).toMatchObject({ name: 'Lau by me', role: 'viewer' })
  })

  it('leaves one’s own role and status to others, and says why', async () => {
    const me = await createStaff(site.app(), 'super_admin', { name: 'Myself Alone' })
    const page = await site.open(`/admin/users/${me.id}`, me)
    const role = page.getByLabel('Role')
    await page.getByText('Another Super Admin must change your own role').first().waitFor()
    expect([await role.isDisabled(), await page.getByLabel('Status').isDisabled()]).toEqual([true, true])
    await field(page, 'Name').fill('Myself Renamed')
    await page.getByRole('button', { name: 'Save' }).click()
    await toast(page, 'Myself Renamed is saved')
    await openMenu(page, 'Myself Renamed')
    expect(await page.getByRole('menuitem', { name: 'Deactivate' }).getAttribute('aria-disabled')).toBe('true')
  })
})

describe('shutting out', () => {
  it('ends sessions and resets two-factor only after a question; deactivates at once, and takes it back from the toast', async () => {
    const { id, name } = await createOther()
    await users().update({ where: { id }, data: { totpEnabledAt: new Date(), totpSecret: 'sealed' } })
    const page = await site.open('/admin/users', 'super_admin')

    const sessions = () => site.app().services.database.prisma.session.count({ where: { userId: id } })
    await openMenu(page, name)
    await choose(page, 'End sessions')
    await page.getByRole('button', { name: 'Cancel' }).click()
    expect(await sessions()).toBe(2)
    await openMenu(page, name)
    await choose(page, 'End sessions')
    await page.getByRole('dialog').getByRole('button', { name: 'End sessions' }).click()
    await toast(page, `${name} is signed out everywhere`)
    expect(await sessions()).toBe(0)
    await openMenu(page, name)
    await choose(page, 'Reset two-factor')
    await page.getByRole('dialog').getByRole('button', { name: 'Reset two-factor' }).click()
    await toast(page, `Two-factor sign-in of ${name} is off`)
    expect(await users().findUnique({ where: { id } })).toMatchObject({ totpEnabledAt: null })

    await openMenu(page, name)
    await choose(page, 'Deactivate')
    await toast(page, `${name} is deactivated and signed out`)
    await page.getByRole('row', { name }).getByText('Inactive').waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await toast(page, `${name} is active`)
    expect(await users().findUnique({ where: { id } })).toMatchObject({ status: 'active' })
  })

  it('says in words why the last Super Admin stays', async () => {
    const me = await createStaff(site.app(), 'super_admin', { name: 'Not Yet Joined' })
    const { id, name } = await createOther('super_admin')
    const others = { role: 'super_admin', id: { not: id } } as const
    await users().updateMany({ where: others, data: { passwordHash: null } })
    const page = await site.open('/admin/users', me, { expectedErrors: failedRequests })
    await openMenu(page, name)
    await choose(page, 'Deactivate')
    await toast(page, 'There must be at least one active Super Admin.')
    await users().updateMany({ where: others, data: { passwordHash: 'none' } })
    expect(await users().findUnique({ where: { id } })).toMatchObject({ status: 'active' })
  })
})

describe('the row menu', () => {
  it('says what the role may do, in both languages, hands over a link to reset the password, and leads to the history', async () => {
    const { id, name } = await createOther('viewer')
    const page = await site.open('/admin/users', 'super_admin')
    await openMenu(page, name)
    await choose(page, 'Permissions')
    const dialog = page.getByRole('dialog', { name: 'Viewer: what this role may do' })
    await dialog.getByRole('listitem').filter({ hasText: 'may See the catalogue' }).waitFor()
    await dialog.getByRole('listitem').filter({ hasText: 'may not Change the system settings' }).waitFor()
    await speak(page, 'zh-TW')
    await page.getByRole('dialog', { name: '「檢視者」可以做甚麼' }).getByText('更改系統設定').waitFor()
    await speak(page, 'en')
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await openMenu(page, name)
    await choose(page, 'Reset Password')
    await page.getByRole('dialog', { name: 'Hand this link over' }).getByRole('button', { name: 'Done' }).click()
    await openMenu(page, name)
    await choose(page, 'History')
    await expectAddress(page, `/admin/audit?entity=user&entityId=${id}`)
  })
})

it('is for Super Admins alone', async () => {
  const page = await site.open('/admin/users', 'manager')
  await page.getByRole('heading', { name: 'You may not open this screen' }).waitFor()
})

it('axe finds nothing in the list, its menu and its dialogs', async () => {
  const { id, name } = await createOther()
  const page = await site.open('/admin/users', 'super_admin')
  const dialog = page.getByRole('dialog')
  await page.getByRole('row', { name }).waitFor()
  await expectAccessible(page)
  await openMenu(page, name)
  await page.getByRole('menuitem', { name: 'Permissions' }).waitFor()
  await expectNoViolations(page, '[role="menu"]')
  await choose(page, 'Edit User')
  await expectAddress(page, `/admin/users/${id}`)
  await dialog.getByLabel('Role').waitFor()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('link', { name: 'Invite a user' }).click()
  await page.getByRole('button', { name: 'Send the invitation' }).waitFor()
  await dialog.getByLabel('Role').waitFor()
  await expectAccessible(page)
})

it('fits a phone, as a list of cards with the same menu', async () => {
  const { id, name } = await createOther()
  const page = await site.open('/admin/users', 'super_admin', { ...phone, language: 'zh-TW' })
  await page.getByRole('listitem').filter({ hasText: name }).getByRole('button', { name }).tap()
  await page.getByRole('menuitem', { name: '編輯使用者' }).tap()
  await expectAddress(page, `/admin/users/${id}`)
  await page.getByRole('dialog').getByLabel('角色').waitFor()
  await expectAccessible(page)
})
