import { describe, expect, it } from 'vitest'
import { questionGroups } from '#content/questions.words.ts'
import {
  type NewQuestion,
  publicQuestionsSchema,
  type Question,
  questionPageSchema,
  questionSchema,
} from '#contract/assistant/questions.ts'
import { answered, ask, refused } from '#tests/api/back-office/ask.ts'
import { restoredApp } from '#tests/support/restored.ts'
import { createStaff } from '#tests/support/staff.ts'

const app = await restoredApp()
const editor = await createStaff(app, 'editor', { name: '何編輯' })
const viewer = await createStaff(app, 'viewer')
const path = '/admin/questions'
const shade = {
  group: 'installation',
  question: '感測器可以裝在天台嗎？',
  questionEn: 'Can sensors go on a roof?',
  answer: '可以，但要選 IP67 的型號。',
  answerEn: 'Yes, of a model that is IP67.',
  words: '戶外 天台',
  wordsEn: 'outdoor roof',
  isPublished: true,
} as const satisfies Omit<NewQuestion, 'gapIds'>

async function add(fields: Partial<NewQuestion> = {}): Promise<Question> {
  const answer = await ask(app, path, editor, { method: 'POST', body: { ...shade, ...fields } })
  expect(answer.status).toBe(201)
  return questionSchema.parse(await answer.json())
}
const put = (id: string, body: object, staff = editor) => ask(app, `${path}/${id}`, staff, { method: 'PUT', body })
const read = async (id: string) => answered(await ask(app, `${path}/${id}`, viewer), questionSchema)
const published = async () => answered(await ask(app, '/questions'), publicQuestionsSchema)
const entries = (entityId: string) =>
  app.services.database.prisma.auditEntry.findMany({ where: { entityId }, orderBy: { seq: 'asc' } })

describe('GET /questions', () => {
  it('tells visitors what is published, in the order of the groups, and 304 until something changes', async () => {
    const first = await fetch(`${app.url}/api/v1/questions`)
    const etag = first.headers.get('etag') ?? ''
    expect(etag).toMatch(/^"/)
    expect(first.headers.get('cache-control')).toBe('no-cache')
    const again = () => fetch(`${app.url}/api/v1/questions`, { headers: { 'if-none-match': etag } })
    expect((await again()).status).toBe(304)

    const warranty = await add({ group: 'warranty', question: '保養期內點樣報修？' })
    const choosing = await add({ group: 'choosing', question: '細舖頭用邊款好？' })
    await add({ question: '草稿', isPublished: false })
    expect((await again()).status).toBe(200)
    const { items } = await published()
    expect(items.map(({ slug }) => slug)).toEqual([choosing.slug, warranty.slug])
    expect(Object.keys(items[0] ?? {})).not.toContain('updatedBy')
    await refused(await ask(app, '/questions?page=1'), 400, 'request.invalid')
  })
})

describe('/admin/questions', () => {
  it('gives each question an address of its own that never changes', async () => {
    const first = await add({ questionEn: 'How do I clean an air quality sensor?' })
    const second = await add({ questionEn: 'How do I clean an air quality sensor?' })
    expect(first.slug).toBe('how-do-i-clean-an-air-quality-sensor')
    expect(second.slug).toBe('how-do-i-clean-an-air-quality-sensor-2')
    const { slug } = await answered(
      await put(first.id, { ...shade, questionEn: 'Another question entirely', version: 1 }),
      questionSchema,
    )
    expect(slug).toBe(first.slug)
    expect((await add({ questionEn: '', question: '可以嗎？' })).slug).toMatch(/^q-[0-9a-f]{8}$/)
    const long = await add({ questionEn: `${'very '.repeat(30)}long` })
    expect(long.slug.length).toBeLessThanOrEqual(60)
  })

  it('never takes the address of a question or a group that the page has itself', async () => {
    const builtIn = questionGroups.flatMap(({ id, questions }) => [id, ...questions.map((question) => question.id)])
    for (const id of ['installation', 'battery-life', 'which-technology']) {
      expect(builtIn).toContain(id)
      expect((await add({ questionEn: id.replaceAll('-', ' ') })).slug).toBe(`${id}-2`)
    }
  })

  it('is changed as a whole, noted with what differs, and not written over unseen', async () => {
    const made = await add({ isPublished: false })
    expect(made).toMatchObject({ ...shade, isPublished: false, version: 1, updatedBy: '何編輯', asked: 0 })
    const now = await answered(await put(made.id, { ...shade, version: 1 }), questionSchema)
    expect(now).toMatchObject({ isPublished: true, version: 2 })
    expect((await published()).items.map(({ slug }) => slug)).toContain(made.slug)
    expect(await answered(await put(made.id, { ...shade, version: 2 }), questionSchema)).toEqual(now)
    const problem = await refused(await put(made.id, { ...shade, answer: '不可以', version: 1 }), 409, 'record.changed')
    expect(questionSchema.parse(problem.current)).toEqual(now)
    const log = await entries(made.id)
    expect(log.map(({ action, before, after }) => [action, before, after])).toEqual([
      ['question.created', null, { ...shade, isPublished: false, gaps: 0 }],
      ['question.updated', { isPublished: false }, { isPublished: true }],
    ])
  })

  it.each([
    ['question', ''],
    ['question', 'x'.repeat(301)],
    ['answer', '  '],
    ['answer', 'x'.repeat(3001)],
    ['group', 'weather'],
    ['isPublished', 'yes'],
    ['words', 'a\u0000b'],
  ])('refuses %s of %j', async (field, value) => {
    const body = { ...shade, [field]: value }
    await refused(await ask(app, path, editor, { method: 'POST', body }), 400, 'request.invalid')
  })

  it('is deleted by the version that was read', async () => {
    const { id, slug } = await add()
    const remove = (version: number | string) =>
      ask(app, `${path}/${id}?version=${version}`, editor, { method: 'DELETE' })
    await refused(await remove('x'), 400, 'request.invalid')
    await refused(await remove(2), 409, 'record.changed')
    expect((await read(id)).version).toBe(1)
    expect((await remove(1)).status).toBe(204)
    await refused(await remove(1), 404, 'question.not_found')
    expect((await published()).items.map((item) => item.slug)).not.toContain(slug)
    expect((await entries(id)).map(({ action }) => action)).toEqual(['question.created', 'question.deleted'])
  })

  it('finds by words of either language, by group and by whether it is published', async () => {
    const one = await add({ group: 'data', question: '數據放喺邊度？', questionEn: 'Where is the zebra data kept?' })
    const ids = async (query: string) =>
      (await answered(await ask(app, `${path}?${query}`, viewer), questionPageSchema)).items.map(({ id }) => id)
    expect(await ids('search=zebra')).toEqual([one.id])
    expect(await ids(`search=${encodeURIComponent('放喺邊度')}`)).toEqual([one.id])
    expect(await ids('group=data&published=true')).toEqual([one.id])
    expect(await ids('group=data&published=false')).toEqual([])
    expect((await ids('sort=-updatedAt'))[0]).toBe(one.id)
    await refused(await ask(app, `${path}?sort=answer`, viewer), 400, 'request.invalid')
  })

  it('holds apart two that are written at once', async () => {
    const made = await add()
    const answers = await Promise.all(
      ['甲', '乙', '丙', '丁'].map((answer) => put(made.id, { ...shade, answer, version: 1 })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    const added = await Promise.all(Array.from({ length: 5 }, () => add({ questionEn: 'The very same question' })))
    expect(new Set(added.map(({ slug }) => slug)).size).toBe(5)
  })
})
