import { describe, expect, it } from 'vitest'
import { enquiry, many, post } from '#tests/api/forms/forms.ts'
import { failedRequests, testSite } from '../site.ts'
import { expectUsable, holdProof, provingWords } from './forms.ts'

const { app, visit } = testSite({}, { limits: { ...many, forms: { max: 3, windowMs: 10 * 60_000 } } })

/** Sends enquiries until all senders together have sent as many as they may. */
async function flood(): Promise<void> {
  for (let sent = 0; sent < 10; sent += 1) {
    if ((await post(app(), '/enquiries', enquiry())).status === 429) return
  }
  throw new Error('The brake over all senders never closes')
}

describe('an enquiry, while others flood the forms', () => {
  it.each([
    {
      language: 'zh-TW',
      address: '/contact',
      form: '給我們留言',
      names: ['名字', '姓氏', '電郵', '訊息'],
      sent: '訊息已成功送出！',
    },
    {
      language: 'en',
      address: '/en/contact',
      form: 'Send us a Message',
      names: ['First name', 'Last name', 'Email', 'Message'],
      sent: 'Message sent successfully!',
    },
  ] as const)('$address: is taken once the browser has worked out a proof, and says so meanwhile', async (w) => {
    await flood()
    const page = await visit(w.address, { expectedErrors: failedRequests, viewport: { width: 360, height: 740 } })
    const form = page.getByRole('form', { name: w.form })
    const [firstName, lastName, email, message] = w.names
    await form.getByLabel(firstName).fill('Tai Man')
    await form.getByLabel(lastName).fill('Chan')
    await form.getByLabel(email).fill('tm@example.com')
    await form.getByLabel(message).fill(`Genuine, ${w.language}`)
    const goOn = await holdProof(page)
    await form.locator('[type="submit"]').click()
    await form.getByRole('status').filter({ hasText: provingWords[w.language] }).waitFor()
    await expectUsable(page)
    goOn()
    await page.getByRole('heading', { name: w.sent }).waitFor()
    const where = { message: `Genuine, ${w.language}` }
    expect(await app().services.database.prisma.enquiry.findMany({ where })).toHaveLength(1)
  })
})
