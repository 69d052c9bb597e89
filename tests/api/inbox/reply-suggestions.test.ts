import { afterAll, beforeAll, expect, it } from 'vitest'
import { replySuggestionSchema } from '#contract/requests/reply-templates.ts'
import { startAsked } from '#tests/api/assistant-questions/ask.ts'
import { answered, refused } from '#tests/api/back-office/ask.ts'
import type { TestApp } from '#tests/support/app.ts'
import { createStaff, type StaffMember } from '#tests/support/staff.ts'
import { newEnquiry, post } from './inbox.ts'

let app: TestApp
let editor: StaffMember
beforeAll(async () => {
  app = await startAsked()
  editor = await createStaff(app, 'editor')
})
afterAll(() => app.close())

async function suggested(values: object) {
  const { id } = await newEnquiry(app, editor, values)
  return answered(await post(app, `/admin/enquiries/${id}/reply-suggestion`, editor, {}), replySuggestionSchema)
}

it('suggests an answer to an enquiry in its language, with addresses of its sources, and neither sends nor keeps it', async () => {
  const { prisma } = app.services.database
  const { text } = await suggested({ language: 'en', product: '', message: 'How much are 50 leak sensors?' })
  expect(text).toMatch(/59,000/)
  expect(text).toMatch(/More about this:\n- .+: http.+\/en\/products\//)
  expect(text).not.toMatch(/\*\*|\[\d+\]/)
  const chinese = await suggested({ language: 'zh-TW', product: '', message: '50 個漏水感測器幾錢？' })
  expect(chinese.text).toMatch(/59,000/)
  expect(chinese.text).toMatch(/詳情：\n- .+: http.+\/products\//)
  expect(await prisma.outgoingMail.count({ where: { activityId: { not: null } } })).toBe(0)
  expect(await prisma.conversation.count({ where: { isSample: false } })).toBe(0)
})

it('says that it has nothing, and takes the right to answer', async () => {
  expect(await suggested({ language: 'en', product: '', message: 'Who won the world cup in 1998?' })).toEqual({
    text: null,
    unverified: [],
  })
  const viewer = await createStaff(app, 'viewer')
  const { id } = await newEnquiry(app, editor)
  await refused(await post(app, `/admin/enquiries/${id}/reply-suggestion`, viewer, {}), 403, 'permission.denied')
})
