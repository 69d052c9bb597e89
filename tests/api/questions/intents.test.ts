import { expect, it } from 'vitest'
import { type MissedIntent, missedIntentPageSchema, type QuestionIntent } from '#contract/assistant/intents.ts'
import { gapPageSchema } from '#contract/assistant/questions.ts'
import { answered, ask, refused } from '#tests/api/back-office/ask.ts'
import { chatVisitor } from '#tests/support/chat.ts'
import { addConversation, addGap } from '#tests/support/conversations.ts'
import { restoredApp } from '#tests/support/restored.ts'
import { createStaff } from '#tests/support/staff.ts'

const app = await restoredApp()
const editor = await createStaff(app, 'editor')
const viewer = await createStaff(app, 'viewer')

const intents = async (query = '') =>
  answered(await ask(app, `/admin/question-intents${query}`, viewer), missedIntentPageSchema)
const counted = ({ items }: { items: MissedIntent[] }) => items.map(({ intent, questions }) => [intent, questions])

/** Adds a question that found no source. */
async function missed(question: string, intent: QuestionIntent | null, day: number, language: 'en' | 'zh-TW' = 'en') {
  const gapId = await addGap(app, { question, language })
  const turn = { question, gapId, ...(intent && { intent }) }
  return { gapId, ...(await addConversation(app, { language, turns: [turn], lastAt: new Date(2026, 10, day) })) }
}

it('groups what was not answered, or wrongly, by what the questions ask for, the most questions first', async () => {
  const periscope = await missed('How much is a periscope?', 'price', 1)
  await missed('有冇潛望鏡存貨？', 'stock', 2, 'zh-TW')
  await missed('asked before intents were stored', null, 3)
  const leak = await addConversation(app, {
    language: 'en',
    turns: [
      { question: 'price of the leak sensor', answer: 'HK$1', intent: 'price', isSuperseded: true },
      { question: 'price of the leak sensor', answer: 'HK$2', intent: 'price' },
      { question: 'and for 50?', answer: 'HK$59,000', intent: 'price' },
    ],
  })
  for (const turnId of leak.turnIds.slice(0, 2))
    await ask(app, `/admin/conversations/${leak.id}/turns/${turnId}/correction`, editor, {
      method: 'PUT',
      body: { says: ['1,180'], never: [] },
    })

  const page = await intents()
  expect(counted(page)).toEqual([
    ['price', 2],
    ['stock', 1],
    ['other', 1],
  ])
  expect(page.items[0]).toMatchObject({ unanswered: 1, wrong: 1 })
  expect(page.items[0]?.examples).toMatchObject([
    { turnId: leak.turnIds[1], conversationId: leak.id, gapId: null, isWrong: true, language: 'en' },
    { turnId: periscope.turnIds[0], gapId: periscope.gapId, isWrong: false, question: 'How much is a periscope?' },
  ])
  expect(counted(await intents('?sort=-lastAskedAt&pageSize=1&page=2'))).toEqual([['other', 1]])

  expect(counted(await intents('?kind=wrong'))).toEqual([['price', 1]])
  expect(counted(await intents('?language=zh-TW'))).toEqual([['stock', 1]])
  expect(counted(await intents('?search=periscope'))).toEqual([['price', 1]])
  expect(counted(await intents(`?to=${new Date(2026, 10, 2).toISOString()}`))).toEqual([['price', 1]])
  await refused(await ask(app, '/admin/question-intents?kind=other', viewer), 400, 'request.invalid')

  const gaps = await answered(await ask(app, '/admin/question-gaps?intent=price', viewer), gapPageSchema)
  expect(gaps.items.map(({ id }) => id)).toEqual([periscope.gapId])
  await ask(app, `/admin/question-gaps/${periscope.gapId}`, editor, { method: 'PATCH', body: { state: 'dismissed' } })
  expect(counted(await intents('?search=periscope'))).toEqual([])
})

it('stores what a visitor’s question asks for', async () => {
  await chatVisitor(app).ask('How do I qwertz a zxcvb?', { language: 'en' })
  expect(counted(await intents())).toEqual([['how-to', 1]])
})
