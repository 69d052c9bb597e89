import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  conversationDetailSchema,
  conversationFiguresSchema,
  conversationPageSchema,
} from '#contract/assistant/conversations.ts'
import { answered, ask, refused } from '#tests/api/back-office/ask.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { addConversation, addGap, type TestConversation } from '#tests/support/conversations.ts'
import { createStaff, type StaffMember } from '#tests/support/staff.ts'

const nobody = '11111111-1111-4111-8111-111111111111'
const dayMs = 24 * 60 * 60_000
/** Noon of today: whoever signs in at it is signed in for a day, by the real clock too. */
const today = new Date().toISOString().slice(0, 10)
const now = new Date(`${today}T04:00:00Z`)
const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs)

let app: TestApp
let viewer: StaffMember
let manager: StaffMember
const prisma = () => app.services.database.prisma

beforeAll(async () => {
  app = await startTestApp({}, { now: () => now })
  viewer = await createStaff(app, 'viewer')
  manager = await createStaff(app, 'manager', { name: 'Mei Manager' })
})
beforeEach(async () => {
  await prisma().conversation.deleteMany()
  await prisma().questionGap.deleteMany()
  await prisma().chatUsage.deleteMany()
})
afterAll(() => app.close())

const add = (conversation: TestConversation) => addConversation(app, conversation)
const list = async (query = '') =>
  answered(await ask(app, `/admin/conversations${query}`, viewer), conversationPageSchema)
const openings = async (query: string) => (await list(query)).items.map(({ opening }) => opening)
const find = async (id: string) =>
  answered(await ask(app, `/admin/conversations/${id}`, viewer), conversationDetailSchema)
const erase = (id: string, staff: StaffMember) => ask(app, `/admin/conversations/${id}`, staff, { method: 'DELETE' })

describe('the list', () => {
  it('says of each what was asked, how it went and what it cost, the last message first', async () => {
    const gapId = await addGap(app, { question: '可以租用嗎？' })
    await add({ turns: [{ question: 'How much is it?' }], language: 'en', lastAt: daysAgo(1) })
    await add({
      turns: [
        { question: '漏水感測器幾錢？', rating: 'up', promptTokens: 900, completionTokens: 100, costUsd: 0.0042 },
        { question: '保養多久？', isSuperseded: true, rating: 'down', costUsd: 0.001 },
        { question: '保養多久？', state: 'failed', failure: 'chat.failed' },
        { question: '可以租用嗎？', gapId },
      ],
      handedOverTo: 'messaging',
      lastAt: now,
    })
    const { items, total } = await list()
    expect(total).toBe(2)
    expect(items).toMatchObject([
      {
        language: 'zh-TW',
        opening: '漏水感測器幾錢？',
        questions: 3,
        up: 1,
        down: 0,
        unanswered: 1,
        failed: 1,
        tokens: 1000,
        costUsd: 0.0052,
        handedOverTo: 'messaging',
        startedAt: `${today}T03:57:00.000Z`,
        lastAt: `${today}T04:00:00.000Z`,
      },
      { language: 'en', opening: 'How much is it?', handedOverTo: null },
    ])
  })

  it('finds words in questions and in answers, of one turn, in both scripts and whatever their case', async () => {
    await add({ turns: [{ question: '漏水感測器幾錢？', answer: 'The **LeakSense** is HK$1,180.' }] })
    await add({ turns: [{ question: 'Hello' }, { question: 'Do you rent?', answer: '100% of it can be bought.' }] })
    expect(await openings('?search=leaksense')).toEqual(['漏水感測器幾錢？'])
    expect(await openings(`?search=${encodeURIComponent('漏水 1,180')}`)).toEqual(['漏水感測器幾錢？'])
    expect(await openings('?search=rent%20bought')).toEqual(['Hello'])
    expect(await openings('?search=hello%20rent')).toEqual([])
    expect(await openings(`?search=${encodeURIComponent('100%')}`)).toEqual(['Hello'])
  })

  it('filters by language, by any of several marks, and by when the last message came', async () => {
    const gapId = await addGap(app, { question: 'No source' })
    await add({ turns: [{ question: 'Up', rating: 'up' }], language: 'en', lastAt: daysAgo(0) })
    await add({ turns: [{ question: 'Down', rating: 'down' }], lastAt: daysAgo(1) })
    await add({ turns: [{ question: 'Open', gapId }], lastAt: daysAgo(2) })
    await add({ turns: [{ question: 'Failed', state: 'failed' }], lastAt: daysAgo(3) })
    await add({ turns: [{ question: 'Handed over' }], handedOverTo: 'enquiry', lastAt: daysAgo(4) })
    await add({ turns: [{ question: 'Plain' }], language: 'zh-CN', lastAt: daysAgo(5) })
    expect(await openings('?language=en')).toEqual(['Up'])
    expect(await openings('?language=en,zh-CN')).toEqual(['Up', 'Plain'])
    for (const [mark, opening] of [
      ['up', 'Up'],
      ['down', 'Down'],
      ['unanswered', 'Open'],
      ['failed', 'Failed'],
      ['handed-over', 'Handed over'],
    ]) {
      expect(await openings(`?mark=${mark}`)).toEqual([opening])
    }
    expect(await openings('?mark=down,failed')).toEqual(['Down', 'Failed'])
    expect(await openings('?mark=down,failed&language=en')).toEqual([])
    const [from, to] = [daysAgo(4).toISOString(), daysAgo(2).toISOString()]
    expect(await openings(`?from=${from}&to=${to}`)).toEqual(['Failed', 'Handed over'])
  })

  it('sorts by questions and by cost, and pages', async () => {
    await add({ turns: [{ question: 'One', costUsd: 0.03 }] })
    await add({ turns: [{ question: 'Three', costUsd: 0.01 }, { question: 'b' }, { question: 'c' }] })
    await add({ turns: [{ question: 'Two', costUsd: 0.02 }, { question: 'b' }] })
    expect(await openings('?sort=-questions')).toEqual(['Three', 'Two', 'One'])
    expect(await openings('?sort=costUsd')).toEqual(['Three', 'Two', 'One'])
    expect(await openings('?sort=-questions&pageSize=1&page=2')).toEqual(['Two'])
  })

  it.each(['?language=fr', '?mark=angry', '?sort=opening', '?from=yesterday', '?page=0', '?visitor=1'])(
    'refuses %s',
    async (query) => {
      await refused(await ask(app, `/admin/conversations${query}`, viewer), 400, 'request.invalid')
    },
  )
})

describe('the figures', () => {
  const figures = async () =>
    answered(await ask(app, '/admin/conversations/figures', viewer), conversationFiguresSchema)

  it('of none have no percent', async () => {
    expect(await figures()).toMatchObject({ conversations: 0, questions: 0, answeredPercent: null, costUsd: 0 })
  })

  it('are of thirty days, today among them, and of today beside its limits', async () => {
    const gapId = await addGap(app, { question: 'No source' })
    await addGap(app, { question: 'Not worth an answer', state: 'dismissed' })
    await add({ turns: [{ question: 'a', rating: 'up', costUsd: 0.5 }, { question: 'b', gapId }, { question: 'c' }] })
    // The first moment, and the last that is too early, of the thirty days in Hong Kong.
    const midnight = daysAgo(29.5)
    const first = { turns: [{ question: 'd', rating: 'down' as const }], handedOverTo: 'quote' as const }
    await add({ ...first, lastAt: midnight })
    await add({ turns: [{ question: 'e' }], lastAt: new Date(midnight.getTime() - 1000) })
    const used = { messages: 7, tokens: 4321, costUsd: 0.25 }
    await prisma().chatUsage.createMany({
      data: [
        { day: new Date(today), key: 'all', ...used },
        { day: new Date(today), key: 'v:somebody', messages: 3 },
        { day: new Date(daysAgo(1).toISOString().slice(0, 10)), key: 'all', messages: 99 },
      ],
    })
    const { tokensPerDay, usdPerDay } = app.services.settings.current().chat
    expect(await figures()).toEqual({
      conversations: 2,
      questions: 4,
      answeredPercent: 75,
      up: 1,
      down: 1,
      handedOver: 1,
      costUsd: 0.5,
      today: used,
      limits: { tokens: tokensPerDay, costUsd: usdPerDay },
      openGaps: 1,
    })
  })
})

describe('a conversation', () => {
  it('is told turn by turn, with everything that was given to an answer', async () => {
    const gapId = await addGap(app, { question: '可以租用嗎？' })
    const source = { number: 1, kind: 'product', title: '漏水感測器', path: '/products/leak-sensor' } as const
    const other = { number: 2, kind: 'question', title: '保養', path: '/support#warranty' } as const
    const { id, turnIds } = await add({
      turns: [
        {
          question: '漏水感測器幾錢？',
          answer: 'HK$1,180 [1]，另加 HK$99。',
          mode: 'ai',
          model: 'anthropic/claude-sonnet-4.5',
          sources: [source, other],
          cited: [1],
          unverified: ['HK$99'],
          promptTokens: 1200,
          completionTokens: 80,
          costUsd: 0.0048,
          firstTextMs: 420,
          durationMs: 2100,
          rating: 'down',
          isSuperseded: true,
        },
        { question: '漏水感測器幾錢？', answer: '要查', fallback: 'chat.unavailable' },
        { question: '可以租用嗎？', gapId },
        { question: '有人嗎', state: 'failed', failure: 'chat.failed', mode: 'ai' },
      ],
      lastAt: now,
    })
    const { turns, ...whole } = await find(id)
    expect(whole).toMatchObject({ id, questions: 3, enquiries: [], quotes: [] })
    expect(turns.map((turn) => turn.id)).toEqual(turnIds)
    expect(turns[0]).toEqual({
      id: turnIds[0],
      question: '漏水感測器幾錢？',
      answer: 'HK$1,180 [1]，另加 HK$99。',
      state: 'answered',
      failure: null,
      mode: 'ai',
      fallback: null,
      model: 'anthropic/claude-sonnet-4.5',
      sources: [source, other],
      cited: [1],
      toolCalls: [],
      unverified: ['HK$99'],
      promptTokens: 1200,
      completionTokens: 80,
      costUsd: 0.0048,
      firstTextMs: 420,
      durationMs: 2100,
      rating: 'down',
      correction: null,
      isSuperseded: true,
      gapId: null,
      gapState: null,
      createdAt: `${today}T03:57:00.000Z`,
    })
    expect(turns.slice(1)).toMatchObject([
      { mode: 'demo', fallback: 'chat.unavailable', model: null, firstTextMs: null },
      { gapId, gapState: 'open' },
      { state: 'failed', failure: 'chat.failed' },
    ])
  })

  it('names what came of it: enquiries, and quotations made from it or from one of those', async () => {
    const { id } = await add({ handedOverTo: 'enquiry' })
    const sender = { language: 'en', email: 'amy@example.com', company: '', phone: '', message: 'Hi' }
    const enquiry = await prisma().enquiry.create({
      data: {
        ...sender,
        reference: 'ENQ-00000001',
        submissionId: nobody,
        product: '',
        firstName: 'Amy',
        lastName: '',
        conversationId: id,
      },
    })
    const quote = (number: number, source: string, sourceId: string | null) => ({
      ...sender,
      reference: `QR-0000000${number}`,
      submissionId: `11111111-1111-4111-8111-11111111111${number}`,
      source,
      sourceId,
      name: 'Amy',
      currency: 'HKD',
      createdAt: daysAgo(10 - number),
    })
    await prisma().quote.createMany({
      data: [quote(1, 'chat', id), quote(2, 'enquiry', enquiry.id), quote(3, 'chat', nobody), quote(4, 'staff', null)],
    })
    const { enquiries, quotes } = await find(id)
    expect(enquiries).toEqual([{ id: enquiry.id, reference: 'ENQ-00000001' }])
    expect(quotes.map(({ reference }) => reference)).toEqual(['QR-00000001', 'QR-00000002'])
  })
})

describe('an export', () => {
  it('is of what the filters let through, holds no formulas, and is noted without what was sought', async () => {
    await add({ turns: [{ question: '=HYPERLINK("https://evil.example")' }], language: 'en', lastAt: now })
    await add({ turns: [{ question: '漏水？' }], lastAt: now })
    const answer = await ask(app, '/admin/conversations/export.csv?language=en&search=evil&headings=en', manager)
    expect(answer.status).toBe(200)
    const [head, row, ...rest] = (await answer.text()).trim().split('\n')
    expect(head).toContain('Id,First question,Language,Questions,Rated up')
    expect(row).toContain(`"'=HYPERLINK(""https://evil.example"")",en,1,0,0,0,0,0,0,,${today}T04:00:00.000Z`)
    expect(rest).toEqual([])
    const note = await prisma().auditEntry.findFirstOrThrow({ where: { action: 'conversations.exported' } })
    expect(note).toMatchObject({ actorName: 'Mei Manager', after: { rows: 1, language: ['en'], searched: true } })
    expect(JSON.stringify(note.after)).not.toContain('evil')
  })
})

describe('erasing', () => {
  it('forgets what was said, and notes who did it without a word of it', async () => {
    const { id } = await add({ turns: [{ question: 'A secret of mine', answer: 'Kept [email]' }], language: 'en' })
    expect((await erase(id, manager)).status).toBe(204)
    expect(await prisma().chatTurn.count()).toBe(0)
    await refused(await erase(id, manager), 404, 'conversation.not_found')
    const note = await prisma().auditEntry.findFirstOrThrow({ where: { action: 'conversation.erased', entityId: id } })
    expect(note).toMatchObject({
      actorName: 'Mei Manager',
      entity: 'conversation',
      entityId: id,
      entityName: null,
      before: { language: 'en', questions: 1 },
    })
    expect(JSON.stringify([note.before, note.after])).not.toMatch(/secret|Kept/)
  })

  it('takes open questions that nobody else asked, and leaves those of others in their words', async () => {
    const [alone, shared, dismissed] = [
      await addGap(app, { question: 'Do you rent to me, Amy?' }),
      await addGap(app, { question: 'Can I, Amy, pay by cheque?', asked: 2 }),
      await addGap(app, { question: 'Who won the race?', state: 'dismissed' }),
    ]
    const turns = [
      { question: 'Do you rent to me, Amy?', gapId: alone },
      { question: 'Can I, Amy, pay by cheque?', gapId: shared },
      { question: 'Who won the race?', gapId: dismissed },
    ]
    const { id } = await add({ turns, lastAt: daysAgo(3) })
    await add({ turns: [{ question: 'Is a cheque all right?', gapId: shared }], lastAt: daysAgo(2) })
    expect((await erase(id, manager)).status).toBe(204)
    const left = await prisma().questionGap.findMany({ orderBy: { question: 'asc' } })
    expect(left).toMatchObject([
      { id: shared, question: 'Is a cheque all right?', asked: 1 },
      { id: dismissed, question: 'Who won the race?' },
    ])
    expect(left).toHaveLength(2)
  })

  it('is heard by open pages, and leaves the enquiry that came of it', async () => {
    const { id } = await add({})
    const enquiry = await prisma().enquiry.create({
      data: {
        language: 'en',
        email: 'ben@example.com',
        company: '',
        phone: '',
        message: 'Hi',
        reference: 'ENQ-00000002',
        submissionId: '11111111-1111-4111-8111-111111111112',
        product: '',
        firstName: 'Ben',
        lastName: '',
        conversationId: id,
      },
    })
    const heard = Promise.withResolvers<void>()
    const leave = app.services.events.subscribe({ on: 'conversations.changed', run: () => heard.resolve() })
    expect((await erase(id, manager)).status).toBe(204)
    await heard.promise
    leave()
    expect(await prisma().enquiry.findUniqueOrThrow({ where: { id: enquiry.id } })).toMatchObject({
      conversationId: null,
    })
  })
})
