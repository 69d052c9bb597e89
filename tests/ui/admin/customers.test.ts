import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { CustomerDetail } from '#contract/sales/customers.ts'
import { customerDetailSchema } from '#contract/sales/customers.ts'
import { answered, ask } from '#tests/api/back-office/ask.ts'
import { added } from '#tests/api/customers/customers.ts'
import { lineOf } from '#tests/api/orders/orders.ts'
import { createStaff, type StaffMember, staffPassword } from '#tests/support/staff.ts'
import { expectAddress, goTo } from '../site.ts'
import { storeEnquiry } from './inbox/inbox.ts'
import { toast } from './products/products.ts'
import { testOrders } from './sales/orders.ts'
import { expectScreen, refusals, testAdmin } from './test-admin.ts'

const site = testAdmin()
const orders = testOrders(site)
let count = 0

const openMore = (page: Page) => page.getByRole('button', { name: 'More', exact: true }).click()

/** A company of a test's own with one contact. */
async function makeCustomer(given: object = {}): Promise<CustomerDetail> {
  count += 1
  const contact = {
    name: `Peter ${count}`,
    email: `peter-${count}@kt.example`,
    phone: `+852 2000 ${1000 + count}`,
    position: '',
  }
  const staff = await createStaff(site.app(), 'manager')
  return added(site.app(), staff, {
    name: `觀塘物流 ${count}`,
    nameEn: `Logistics ${count}`,
    contacts: [contact],
    ...given,
  })
}
async function read(id: string): Promise<CustomerDetail> {
  const staff = await createStaff(site.app(), 'viewer')
  return answered(await ask(site.app(), `/admin/customers/${id}`, staff), customerDetailSchema)
}
async function changeAsColleague(customer: CustomerDetail, changes: Partial<CustomerDetail>): Promise<void> {
  const { id, version, type, name, nameEn, location, language, notes, contacts } = customer
  const kept = { version, type, name, nameEn, email: '', phone: '', location, address: '', language, notes, contacts }
  const staff = await createStaff(site.app(), 'manager')
  await ask(site.app(), `/admin/customers/${id}`, staff, { method: 'PUT', body: { ...kept, ...changes } })
}
const row = (page: Page, name: string) => page.getByRole('row', { name })
const item = (page: Page, name: string) => page.getByRole('menuitem', { name })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const save = (page: Page) => button(page, 'Save').click()

describe('the list', () => {
  it('counts, finds by name or email, and filters by type and status; a customer shows all they sent, and leads to each', async () => {
    const business = await makeCustomer()
    const person = await makeCustomer({ type: 'individual', statusSet: 'vip' })
    const page = await site.open('/admin/customers', 'viewer', { expectedErrors: refusals })
    await row(page, business.name).waitFor()
    const cards = page.getByRole('list', { name: 'Customers at a glance' })
    await cards.getByRole('link', { name: /^Avg Order Value/ }).waitFor()
    await cards.getByRole('link', { name: /^VIP/ }).click()
    await expectAddress(page, '/admin/customers?status=vip')
    await row(page, person.name).getByText('VIP').waitFor()
    await expect.poll(() => row(page, business.name).count()).toBe(0)
    await button(page, 'Clear filters').click()
    await page.getByRole('button', { name: 'All types' }).click()
    await page.getByRole('menuitemcheckbox', { name: 'Individual' }).click()
    await page.keyboard.press('Escape')
    await expect.poll(() => row(page, business.name).count()).toBe(0)
    await button(page, 'Clear filters').click()
    await page.getByLabel('Search name or email').fill(business.email.toUpperCase())
    await page.getByText('1 customer', { exact: true }).waitFor()
    await row(page, business.name).waitFor()

    const { id, name, email } = await makeCustomer()
    const enquiry = await storeEnquiry(site.app(), { email })
    const order = await (await orders.seller()).create({
      customerId: id,
      customerName: name,
      email,
      lines: [lineOf(null, 3)],
    })
    await goTo(page, `/admin/customers/${id}`)
    const figures = page.getByRole('list', { name: 'This customer in figures' })
    await figures.getByRole('link', { name: 'Orders 1' }).waitFor()
    await figures.getByText('HK$300').waitFor()
    await page.getByRole('link', { name: `Enquiry ${enquiry.reference}` }).waitFor()
    await page.getByRole('link', { name: `Order ${order.reference}` }).click()
    await expectAddress(page, `/admin/orders/${order.id}`)
    await page.getByRole('link', { name }).click()
    await heading(page, name)
    await openMore(page)
    expect(await item(page, 'Edit Customer').count()).toBe(0)
    await page.keyboard.press('Escape')

    await goTo(page, '/admin/customers/nonsense')
    await heading(page, 'This customer cannot be found')
    await goTo(page, '/admin/customers')
    await heading(page, 'Customers')
    await goTo(page, '/admin/customers/00000000-0000-4000-8000-000000000000')
    await heading(page, 'This customer cannot be found')
  })

  it('has the row menu of the specification, each entry of which leads to a screen that is accessible and fits; keeps notes, begins an order', async () => {
    const { id, name, email } = await makeCustomer()
    const page = await site.open('/admin/customers', 'manager')
    const open = () => row(page, name).getByRole('button', { name }).click()
    await row(page, name).waitFor()
    await expectScreen(page, 'Customers')
    await open()
    expect(await item(page, 'Send Email').getAttribute('href')).toBe(`mailto:${email}`)
    expect(await item(page, 'Call Customer').getAttribute('href')).toMatch(/^tel:\+8522000\d{4}$/)
    await item(page, 'View Orders').click()
    await expectAddress(page, `/admin/orders?customer=${id}`)
    await button(page, 'Remove filter: One customer only').waitFor()
    await page.goBack()
    await open()
    await item(page, 'Edit Customer').click()
    await expectScreen(page, `Edit ${name}`)
    await button(page, 'Cancel').click()
    await expectScreen(page, name)
    await page.getByRole('link', { name: 'Back to customers' }).click()
    await open()
    await item(page, 'View Profile').click()
    await heading(page, name)

    await page.getByRole('textbox', { name: 'Note' }).fill('Wants invoices by post.')
    await button(page, 'Save note').click()
    await page.getByRole('listitem').filter({ hasText: 'Wants invoices by post.' }).waitFor()
    await page.getByRole('link', { name: 'Create Order' }).click()
    await page.getByText(`The order belongs to ${name}.`).waitFor()
    expect(await page.getByLabel('Email').inputValue()).toBe(email)
  })
})

describe('a customer', () => {
  it('is added by hand, with people; edited, with both versions where a colleague was faster; merged with a duplicate', async () => {
    const other = await makeCustomer()
    const page = await site.open('/admin/customers/new', 'manager', { expectedErrors: refusals })
    await expectScreen(page, 'New customer')
    await page.getByRole('textbox', { name: 'Name', exact: true }).first().fill('Kwai Chung Cold Store')
    await button(page, 'Add a contact').click()
    const contact = page.getByRole('group', { name: 'Contact 1' })
    await contact.getByLabel('Name').fill('Ms Yip')
    await contact.getByLabel('Email').fill(other.email)
    await button(page, 'Add customer').click()
    await contact.getByText('another customer', { exact: false }).waitFor()
    await contact.getByLabel('Email').fill('yip@cold.example')
    await button(page, 'Add customer').click()
    await heading(page, 'Kwai Chung Cold Store')
    await page.getByText('main contact', { exact: false }).waitFor()

    const { id, name } = await makeCustomer()
    await goTo(page, `/admin/customers/${id}/edit`)
    await page.getByLabel('Status').selectOption('vip')
    await button(page, 'Add a contact').click()
    const second = page.getByRole('group', { name: 'Contact 2' })
    await second.getByLabel('Name').fill('Second Person')
    await second.getByLabel('Main contact').check()
    await save(page)
    await toast(page, `${name} is saved`)
    await expectAddress(page, `/admin/customers/${id}`)
    const edited = await read(id)
    expect(edited).toMatchObject({ status: 'vip', isStatusSet: true })
    expect(edited.contacts.map((each) => [each.name, each.isPrimary])[0]).toEqual(['Second Person', true])
    await openMore(page)
    await item(page, 'Edit Customer').click()
    await page.getByRole('button', { name: /^Remove contact 2/ }).press('Enter')
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
    await expect.poll(focused).toMatch(/^Remove contact 1/)
    await save(page)
    await toast(page, `${name} is saved`)
    await expect.poll(async () => (await read(id)).contacts.length).toBe(1)

    await expectAddress(page, `/admin/customers/${id}`)
    await openMore(page)
    await item(page, 'Edit Customer').click()
    await page.getByLabel('Location').fill('Mine')
    await changeAsColleague(await read(id), { address: 'Theirs', location: 'Theirs too' })
    await save(page)
    await page.getByRole('row', { name: 'Location' }).getByText('Theirs too').waitFor()
    await page.getByRole('row', { name: 'Address' }).getByText('Only they changed it', { exact: false }).waitFor()
    await button(page, 'Keep mine and save').click()
    await toast(page, `${name} is saved`)
    await expect.poll(() => read(id)).toMatchObject({ location: 'Mine', address: 'Theirs' })

    const stays = await makeCustomer({ name: 'Tai Koo Estates Ltd', nameEn: '' })
    const goes = await makeCustomer({ name: 'Tai Koo Estates Limited', nameEn: '' })
    await (await orders.seller()).create({ customerId: goes.id, customerName: goes.name, lines: [lineOf(null, 2)] })
    await goTo(page, `/admin/customers/${stays.id}`)
    await button(page, `Merge… ${goes.name}`).click()
    const dialog = page.getByRole('dialog', { name: `Merge into ${stays.name}` })
    await dialog.getByText('This cannot be undone.').waitFor()
    await dialog.getByText('1 order that counts, HK$200 in all').waitFor()
    await dialog.getByRole('button', { name: 'Merge', exact: true }).click()
    await toast(page, `${goes.name} was merged into this one`)
    await page.getByRole('list', { name: 'This customer in figures' }).getByText('HK$200').waitFor()
    await goTo(page, `/admin/customers/${goes.id}`)
    await expectAddress(page, `/admin/customers/${stays.id}`)
    await page.getByText(`${goes.name} was merged into this customer.`).waitFor()
  })

  it('hands over the personal data as a file, once the password was given; is forgotten for good, the figures stay', async () => {
    const { id, name, email } = await makeCustomer()
    const me = await managerToConfirm()
    const page = await site.open(`/admin/customers/${id}`, me, {
      expectedErrors: refusals,
      acceptDownloads: true,
    })
    await button(page, 'Export personal data').click()
    const saved = page.waitForEvent('download')
    await givePassword(page)
    const file = await saved
    expect(file.suggestedFilename()).toBe(`${name}.json`)
    expect(await readFile(await file.path(), 'utf8')).toContain(email)
    await toast(page, 'Personal data downloaded')

    const order = await (await orders.seller()).create({
      customerId: id,
      customerName: name,
      email,
      lines: [lineOf(null, 4)],
    })
    const data = { status: 'delivered', deliveredAt: new Date() } as const
    await site.app().services.database.prisma.order.update({ where: { id: order.id }, data })
    await forgetConfirmation(me)
    await page.getByRole('list', { name: 'This customer in figures' }).getByText('HK$400').waitFor()
    await button(page, 'Erase…').click()
    const dialog = page.getByRole('dialog', { name: `Erase ${name}?` })
    await dialog.getByText('without the person', { exact: false }).first().waitFor()
    const erase = dialog.getByRole('button', { name: 'Erase for good' })
    expect(await erase.isDisabled()).toBe(true)
    await dialog.getByLabel(`Type “${name}” to confirm`).fill(name)
    await erase.click()
    await givePassword(page)
    await page.getByRole('heading', { name: /^The personal data was erased on/ }).waitFor()
    await page.getByRole('list', { name: 'This customer in figures' }).getByText('HK$400').waitFor()
    expect(await page.getByText(email).count()).toBe(0)
    await openMore(page)
    expect(await item(page, 'Edit Customer').count()).toBe(0)
    await page.keyboard.press('Escape')
    await goTo(page, `/admin/customers/${id}/edit`)
    await expectAddress(page, `/admin/customers/${id}`)
  })
})

/** A Manager who has to give their password again. */
async function managerToConfirm() {
  const member = await createStaff(site.app(), 'manager', { password: true })
  await forgetConfirmation(member)
  return member
}

async function forgetConfirmation({ id }: StaffMember): Promise<void> {
  const { session } = site.app().services.database.prisma
  await session.updateMany({ where: { userId: id }, data: { confirmedAt: new Date(0) } })
}

async function givePassword(page: Page): Promise<void> {
  const question = page.getByRole('dialog').filter({ has: page.getByLabel('Password') })
  await question.getByLabel('Password').fill(staffPassword)
  await page.keyboard.press('Enter')
}
