import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { gapPageSchema, questionGapSchema, questionSchema } from '#contract/assistant/questions.ts'
import { answered, ask, refused } from '#tests/api/back-office/ask.ts'
import { restoredApp } from '#tests/support/restored.ts'
import { createStaff } from '#tests/support/staff.ts'

const app = await restoredApp()
const editor = await createStaff(app, 'editor')
const viewer = await createStaff(app, 'viewer')
const path = '/admin/question-gaps'
const answer = {
  group: 'ordering',
  question: '有冇門市？',
  questionEn: 'Do you have a shop?',
  answer: '沒有門市，可預約到觀塘辦事處看示範。',
  isPublished: true,
}

/** What visitors asked, in these wordings. */
async function addGap(wordings: string[], fields: { language?: string; asked?: number } = {}): Promise<string> {
  const { prisma } = app.services.database
  const [question = ''] = wordings
  const { id } = await prisma.questionGap.create({
    data: { language: 'zh-TW', question, asked: wordings.length, ...fields },
  })
  const conversation = await prisma.conversation.create({
    data: { language: 'zh-TW', visitorHash: 'x', opening: question },
  })
  await prisma.chatTurn.createMany({
    data: wordings.map((text, seq) => ({
      conversationId: conversation.id,
      seq,
      question: text,
      mode: 'demo',
      state: 'answered',
      gapId: id,
      createdAt: new Date(Date.UTC(2026, 10, 1, 0, seq)),
    })),
  })
  return id
}

const read = async (id: string) => answered(await ask(app, `${path}/${id}`, viewer), questionGapSchema)
const page = async (query = '') => answered(await ask(app, `${path}${query}`, viewer), gapPageSchema)
const put = (id: string, state: string, staff = editor) =>
  ask(app, `${path}/${id}`, staff, { method: 'PATCH', body: { state } })
const write = (gapIds: string[]) =>
  ask(app, '/admin/questions', editor, { method: 'POST', body: { ...answer, gapIds } })

describe('/admin/question-gaps', () => {
  it('shows what was asked, the most often first, with other wordings', async () => {
    const rare = await addGap(['可以刻字嗎'])
    const often = await addGap(['有冇門市', '門市喺邊', '有冇門市', '有無舖頭', 'a', 'b', 'c', 'd'])
    const { items, total } = await page()
    expect(total).toBe(2)
    expect(items.map(({ id }) => id)).toEqual([often, rare])
    expect(items[0]).toMatchObject({ asked: 8, state: 'open', alike: ['d', 'c', 'b', 'a', '有無舖頭'], answer: null })
    expect(items[1]).toMatchObject({ alike: [] })
    expect(await read(often)).toEqual(items[0])
  })

  it('finds by language, by state and by words', async () => {
    const id = await addGap(['Do you engrave labels?'], { language: 'en' })
    expect((await page('?language=en')).items.map((gap) => gap.id)).toEqual([id])
    expect((await page('?search=engrave')).items.map((gap) => gap.id)).toEqual([id])
    expect((await page('?state=dismissed')).items).toEqual([])
    await refused(await ask(app, `${path}?state=gone`, viewer), 400, 'request.invalid')
  })

  it('is dismissed and opened again, and the audit log keeps nothing of what was said', async () => {
    const id = await addGap(['今日天氣點'])
    expect((await put(id, 'dismissed')).status).toBe(204)
    expect((await put(id, 'dismissed')).status).toBe(204)
    expect((await read(id)).state).toBe('dismissed')
    expect((await put(id, 'open')).status).toBe(204)
    expect((await read(id)).state).toBe('open')
    const log = await app.services.database.prisma.auditEntry.findMany({
      where: { entityId: id },
      orderBy: { seq: 'asc' },
    })
    expect(log.map(({ action }) => action)).toEqual(['question_gap.dismissed', 'question_gap.reopened'])
    expect(JSON.stringify(log, (_, value) => (typeof value === 'bigint' ? Number(value) : value))).not.toContain('天氣')
  })

  it('is answered by a question, several by one, and open again once that is deleted', async () => {
    const ids = [await addGap(['幾時有貨', '幾時返貨']), await addGap(['有冇現貨'])]
    const made = questionSchema.parse(await (await write([...ids, randomUUID()])).json())
    expect(made.asked).toBe(3)
    for (const id of ids) {
      expect(await read(id)).toMatchObject({ state: 'answered', answer: { id: made.id, question: answer.question } })
      const problem = await refused(await put(id, 'dismissed'), 409, 'record.changed')
      expect(questionGapSchema.parse(problem.current).state).toBe('answered')
    }
    const other = questionSchema.parse(await (await write(ids)).json())
    expect(other.asked).toBe(0)
    await ask(app, `/admin/questions/${made.id}?version=1`, editor, { method: 'DELETE' })
    for (const id of ids) expect(await read(id)).toMatchObject({ state: 'open', answer: null })
  })
})
