import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  conversationDetailSchema,
  conversationPageSchema,
  testQuestionsSchema,
} from '#contract/assistant/conversations.ts'
import { reportedIn } from '#tests/api/assistant-questions/reported.ts'
import { answered, ask, refused } from '#tests/api/back-office/ask.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { addConversation } from '#tests/support/conversations.ts'
import { createStaff, type StaffMember } from '#tests/support/staff.ts'

let app: TestApp
let viewer: StaffMember
let manager: StaffMember
beforeAll(async () => {
  app = await startTestApp()
  viewer = await createStaff(app, 'viewer')
  manager = await createStaff(app, 'manager', { name: 'Mei Manager' })
})
afterAll(() => app.close())

const exported = async () =>
  answered(await ask(app, '/admin/conversations/test-questions/export.json', manager), testQuestionsSchema)

it('marks an answer as wrong, lists it, exports it with the questions before it, and takes it back', async () => {
  const { id, turnIds } = await addConversation(app, {
    language: 'zh-TW',
    turns: [
      { question: 'How much is the leak sensor?', answer: 'HK$1' },
      { question: 'And for 50?', answer: 'HK$2', isSuperseded: true },
      { question: 'And for 50?', answer: 'HK$3' },
      { question: '保養多久？', answer: '一年' },
      { question: '仲有呢？', state: 'failed' },
    ],
  })
  const place = (turn: number) => `/admin/conversations/${id}/turns/${turnIds[turn]}/correction`
  const mark = (turn: number, says: string[], never: string[] = []) =>
    ask(app, place(turn), manager, { method: 'PUT', body: { says, never } })
  expect((await mark(2, ['59,000', 'HK$|HKD'], ['HK$3'])).status).toBe(204)
  expect((await mark(3, ['24 個月'])).status).toBe(204)
  await refused(await mark(3, []), 400, 'request.invalid')
  await refused(await mark(4, ['x']), 404, 'conversation.not_found')

  const detail = await answered(await ask(app, `/admin/conversations/${id}`, viewer), conversationDetailSchema)
  expect(detail.turns[2]?.correction).toEqual({ says: ['59,000', 'HK$|HKD'], never: ['HK$3'], by: 'Mei Manager' })
  const list = async () =>
    (await answered(await ask(app, '/admin/conversations?mark=wrong', viewer), conversationPageSchema)).total
  expect(await list()).toBe(1)
  const file = await exported()
  expect(reportedIn(JSON.stringify(file)).en.reported).toEqual(file.en)
  expect(file).toEqual({
    en: [['And for 50?', ['59,000', 'HK$|HKD'], ['HK$3'], ['How much is the leak sensor?']]],
    'zh-TW': [['保養多久？', ['24 個月'], [], ['How much is the leak sensor?', 'And for 50?']]],
  })
  await refused(await ask(app, '/admin/conversations/test-questions/export.json', viewer), 403, 'permission.denied')

  for (const turn of [2, 3]) await ask(app, place(turn), manager, { method: 'DELETE' })
  expect(await list()).toBe(0)
  expect(await exported()).toEqual({ en: [], 'zh-TW': [] })
})
