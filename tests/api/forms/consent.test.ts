import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MessageKind } from '#contract/requests/visitors.ts'
import { createMessagesRepo } from '#server/modules/requests/deliveries/messages.repo.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { demoRequest, enquiry, many, post, quoteRequest, submit } from './forms.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp({}, { limits: many })
})
afterAll(() => app.close())

const forms: [MessageKind, string, (values: object) => object][] = [
  ['enquiry', '/enquiries', enquiry],
  ['demo-request', '/demo-requests', demoRequest],
  ['quote-request', '/quote-requests', quoteRequest],
]

/** What is kept of a form that was sent with this consent. */
async function kept([kind, path, form]: (typeof forms)[number], marketingConsent: unknown): Promise<unknown> {
  const reference = await submit(app, path, form({ marketingConsent }))
  const { database, quoteLinks } = app.services
  const message = await createMessagesRepo(database.prisma, quoteLinks).find(kind, reference)
  return message?.marketingConsent
}

describe.each(forms)('consent to marketing with %s', (...form) => {
  it('that nobody asked for is none', async () => {
    expect(await kept(form, true)).toBe(false)
  })

  it('is kept as it was given while the site asks for it, and no longer', async () => {
    await ask(true)
    expect(await kept(form, true)).toBe(true)
    expect(await kept(form, false)).toBe(false)
    expect(await kept(form, undefined)).toBe(false)
    await ask(false)
    expect(await kept(form, true)).toBe(false)
  })

  it('is yes or no', async () => {
    expect((await post(app, form[1], form[2]({ marketingConsent: 'yes' }))).status).toBe(400)
  })
})

async function ask(marketingEmails: boolean): Promise<void> {
  const { database, settings } = app.services
  const group = { values: { marketingEmails } }
  await database.prisma.settingGroup.upsert({
    where: { name: 'notifications' },
    create: { name: 'notifications', ...group },
    update: group,
  })
  await settings.refresh()
  const site = await fetch(`${app.url}/api/v1/site`).then((answer) => answer.json())
  expect(site).toMatchObject({ asksForMarketing: marketingEmails })
}
