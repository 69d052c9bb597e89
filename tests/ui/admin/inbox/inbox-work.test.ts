import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { createStaff, type StaffMember } from '#tests/support/staff.ts'
import { goTo } from '../../site.ts'
import { expectScreen, refusals, testAdmin } from '../test-admin.ts'
import { demoDay, demoDayText, storeDemoRequest, storeEnquiry } from './inbox.ts'

/** Where no mail server is: a letter stays on its way. */
const smtp = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'hello@harbour.example', MAIL_TO: 'sales@harbour.example' }
const { app, open, become } = testAdmin(smtp)
let editor: StaffMember
const hourMs = 3_600_000

beforeAll(async () => {
  await app().services.jobs.start()
  editor = await createStaff(app(), 'editor', { name: 'Edith Wong' })
})

const ago = (hours: number) => new Date(Date.now() - hours * hourMs)
const work = (page: Page) => page.getByRole('region', { name: 'Status and owner' })
const thread = (page: Page) => page.getByRole('region', { name: 'Activity' })

/** At an enquiry, from wherever the page is. */
async function goToEnquiry(page: Page, { id, reference }: { id: string; reference: string }): Promise<void> {
  await goTo(page, `/admin/enquiries/${id}`)
  await page.getByText(reference).first().waitFor()
}

describe('enquiries', () => {
  it('come with what is due first, each with its clock; status and colleague are saved as they are chosen; an address is said to be confirmed or not', async () => {
    await storeEnquiry(app(), { firstName: 'Fresh', lastName: 'One', createdAt: ago(20.5) })
    await storeEnquiry(app(), { firstName: 'Late', lastName: 'Two', createdAt: ago(29.5) })
    const page = await open('/admin/enquiries', editor, { expectedErrors: refusals })
    const late = page.getByRole('row', { name: /Late Two/ })
    await late.getByText('Overdue by 5 h').waitFor()
    await page
      .getByRole('row', { name: /Fresh One/ })
      .getByText('3 h left')
      .waitFor()
    expect(await page.getByRole('rowheader').first().textContent()).toContain('Late Two')
    await goTo(page, '/admin/enquiries?due=overdue&assignee=nobody')
    await late.waitFor()
    await expect.poll(() => page.getByRole('row', { name: /Fresh One/ }).count()).toBe(0)

    // who was slower sees what the other did
    const enquiry = await storeEnquiry(app())
    await goToEnquiry(page, enquiry)
    await work(page).getByLabel('Status').selectOption('In progress')
    await thread(page).getByText('Edith Wong moved it from New to In progress').waitFor()
    await work(page).getByRole('button', { name: 'Assign to me' }).click()
    await thread(page).getByText('Edith Wong assigned it to Edith Wong').waitFor()
    const { prisma } = app().services.database
    // between the choice and the request, as the page also reads the record again on its own
    const path = `**/admin/enquiries/${enquiry.id}`
    await page.route(path, async (route) => {
      if (route.request().method() === 'PATCH') {
        await prisma.enquiry.update({
          where: { id: enquiry.id },
          data: { status: 'closed', version: { increment: 1 } },
        })
      }
      await route.fallback()
    })
    await work(page).getByLabel('Status').selectOption('Answered')
    await page.getByText('Could not be changed').waitFor()
    await page.unroute(path)
    await expect.poll(() => work(page).getByLabel('Status').inputValue()).toBe('closed')

    // whether the address is confirmed is said where it was asked for
    const { delivery } = app().services.database.prisma
    for (const [said, confirmation] of [
      [undefined, undefined],
      ['Address not confirmed', { confirmedAt: null }],
      ['Address confirmed', { confirmedAt: new Date() }],
    ] as const) {
      const asked = await storeEnquiry(app())
      const mail = { reference: asked.reference, channel: 'visitor_mail', status: 'delivered' } as const
      if (confirmation) await delivery.create({ data: { ...mail, confirmUntil: new Date(), ...confirmation } })
      await goToEnquiry(page, asked)
      if (said) await page.getByText(said, { exact: true }).waitFor()
      expect(await page.getByText(/^Address (not )?confirmed$/).count()).toBe(said ? 1 : 0)
    }
  })

  it('a note is added; a letter survives a reload, is held back when one leaves, and goes on its way', async () => {
    const enquiry = await storeEnquiry(app())
    const page = await open(`/admin/enquiries/${enquiry.id}`, editor)
    await thread(page).getByRole('tab', { name: 'Note' }).click()
    await thread(page).getByRole('textbox', { name: 'Note' }).fill('Rang twice.')
    await thread(page).getByRole('button', { name: 'Save note' }).click()
    await thread(page).getByText('Rang twice.').first().waitFor()
    await expect.poll(() => thread(page).getByRole('textbox', { name: 'Note' }).inputValue()).toBe('')

    const letter = thread(page).getByRole('textbox', { name: 'Message' })
    await page.getByRole('button', { name: 'Reply' }).click()
    expect(await letter.evaluate((field) => field === document.activeElement)).toBe(true)
    expect(await thread(page).getByLabel('Subject').inputValue()).toBe(`Re: Your enquiry (${enquiry.reference})`)
    await letter.fill('Forty sensors come to HK$47,200.')
    page.once('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await expect.poll(() => letter.inputValue()).toBe('Forty sensors come to HK$47,200.')
    await page.getByRole('link', { name: 'Back to enquiries' }).click()
    await page.getByRole('button', { name: 'Keep editing' }).click()
    await thread(page).getByRole('button', { name: 'Send' }).click()
    await thread(page).getByText('Edith Wong emailed buyer@example.com').waitFor()
    await thread(page)
      .getByText(/On its way|Retrying/)
      .waitFor()
    await work(page).getByText('First reply').waitFor()
    expect(await work(page).getByLabel('Status').inputValue()).toBe('answered')
  })
})

describe('demo requests', () => {
  it('are confirmed on a free slot, shown in the calendar, and cancelled; it goes from month to month and back to today', async () => {
    const { id } = await storeDemoRequest(app())
    const page = await open(`/admin/demo-requests/${id}`, editor)
    const appointment = page.getByRole('region', { name: 'When the demo is' })
    await page.getByRole('button', { name: 'Confirm' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('with a calendar entry (.ics)').waitFor()
    await dialog.getByText('Their slot now').waitFor()
    await dialog.getByRole('radio', { name: '15:00' }).check()
    await dialog.getByRole('button', { name: 'Confirm' }).click()
    await appointment.getByText(`${demoDayText} 15:00`).waitFor()
    await thread(page).getByText(`Edith Wong confirmed the demo for ${demoDayText} 15:00`).waitFor()

    await goTo(page, `/admin/demo-requests/calendar?month=${demoDay.slice(0, 7)}`)
    const entry = page.getByRole('link', { name: /15:00.*陳家明.*Confirmed/ })
    await entry.click()
    await page.getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: 'Cancel the demo' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel the demo' }).click()
    await appointment.getByText('No slot').waitFor()
    await thread(page).getByText('Edith Wong declined the demo').waitFor()

    await goTo(page, '/admin/demo-requests/calendar?month=2026-12')
    await page.getByRole('heading', { name: 'December 2026' }).waitFor()
    await page.getByRole('cell', { name: /25 December.*Holiday/ }).waitFor()
    await page.getByRole('button', { name: 'Next month' }).click()
    await page.getByRole('heading', { name: 'January 2027' }).waitFor()
    await page.getByRole('button', { name: 'Today' }).click()
    await expect.poll(() => page.locator('[aria-current="date"]').count()).toBe(1)
  })
})

describe('every screen of the inbox', () => {
  it('is whole on a laptop and a phone, in both languages; a viewer reads the thread and changes nothing', async () => {
    const enquiry = await storeEnquiry(app(), {
      company: '',
      lastName: 'Featherstonehaugh-Montgomery',
      createdAt: ago(30),
    })
    const demo = await storeDemoRequest(app())
    const member = await createStaff(app(), 'viewer')
    const page = await open(`/admin/enquiries/${enquiry.id}`, member)
    await work(page).getByText('Nobody').waitFor()
    expect(await page.getByRole('combobox').count()).toBe(0)
    expect(await thread(page).getByRole('tab').count()).toBe(0)

    await become(page, member, 'editor')
    for (const [path, name] of [
      [`/admin/enquiries/${enquiry.id}`, /Featherstonehaugh/],
      [`/admin/demo-requests/${demo.id}`, 'Harbour View Estates · 水浸感測器'],
      [`/admin/demo-requests/calendar?month=${demoDay.slice(0, 7)}`, 'Demo requests'],
    ] as const) {
      await goTo(page, path)
      await expectScreen(page, name, 'zh-TW')
    }
  })
})
