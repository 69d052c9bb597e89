import { expect, it } from 'vitest'
import type { TestApp } from '#tests/support/app.ts'
import { formatted, type WrittenPiece } from '#tests/support/notion/rich-text.ts'
import type { NotionStandIn } from '#tests/support/notion/stand-in.ts'
import { users } from '#tests/support/notion/store.ts'
import { createTestSync } from '#tests/support/sync.ts'
import type { Editor } from './editor.ts'
import { mirrorEach } from './mirror.ts'

let test: TestApp
let notion: NotionStandIn
let sync: ReturnType<typeof createTestSync>
let editor: Editor
let leak: string

const bold = (content: string): WrittenPiece => ({ type: 'text', text: { content }, annotations: { bold: true } })
const sheet: WrittenPiece = { type: 'text', text: { content: '規格書', link: { url: 'https://example.com/a.pdf' } } }
const somebody: WrittenPiece = { type: 'mention', mention: { type: 'user', user: { id: users.person } } }
const nameOf = () => '陳大文'

mirrorEach(
  [{ 產品名稱: '漏水感測器', 描述: formatted(['即時', bold('偵測'), '漏水，見', sheet, '。'], nameOf), MSRP: 1000 }],
  (mirror) => {
    ;({ test, notion, sync, editor } = mirror)
    leak = mirror.pages[0] ?? ''
  },
)

const prisma = () => test.services.database.prisma
const lastRun = () => prisma().syncRun.findFirstOrThrow({ orderBy: { startedAt: 'desc' }, include: { changes: true } })

/** What the page's description is in Notion: its pieces, the formatted ones in brackets. */
async function description(): Promise<string> {
  const answer = await fetch(`${notion.url}/v1/pages/${leak}`, {
    headers: { authorization: `Bearer ${notion.apiKey}`, 'notion-version': '2022-06-28' },
  })
  const page: unknown = await answer.json()
  const { properties } = page as { properties: Record<string, { rich_text: { plain_text: string }[] }> }
  return (properties.描述?.rich_text ?? [])
    .map((piece) =>
      /"bold":true|"url":"http|"mention"/.test(JSON.stringify(piece)) ? `[${piece.plain_text}]` : piece.plain_text,
    )
    .join('')
}

it.each(['export', 'both'] as const)(
  'an edit keeps the formatting of what it does not touch, in direction %s',
  async (direction) => {
    expect(await description()).toBe('即時[偵測]漏水，見[規格書]。')
    await editor.edit('漏水感測器', { description: '即時偵測滲漏，詳見規格書。\n保用兩年。' })
    expect(await sync.run({ direction })).toMatchObject({ success: true })
    expect(await description()).toBe('即時[偵測]滲漏，詳見[規格書]。\n保用兩年。')
    expect((await lastRun()).changes).toMatchObject([{ side: 'notion', kind: 'update', marks: [] }])
    expect(await editor.find('漏水感測器')).toMatchObject({
      pending: [],
      description: '即時偵測滲漏，詳見規格書。\n保用兩年。',
    })
    await sync.run({ direction: 'both' })
    expect((await lastRun()).changes).toEqual([])
  },
)

it('a person who is mentioned stays', async () => {
  notion.pages.edit(leak, { 描述: formatted(['問', somebody, '。'], nameOf) })
  await sync.run()
  await editor.edit('漏水感測器', { description: '請問@陳大文。' })
  await sync.run({ direction: 'export' })
  expect(await description()).toBe('請問[@陳大文]。')
})

it('what would be lost is said before, of each field, and stops no run', async () => {
  await editor.edit('漏水感測器', { description: '全新的文字', msrp: '1100' })
  await sync.run({ direction: 'both', dryRun: true })
  const fields = [
    { field: 'description', loses: ['bold', 'link'] },
    { field: 'msrp', from: '1000', to: '1100' },
  ]
  const plan = await lastRun()
  expect(plan).toMatchObject({
    marks: ['formatting-lost'],
    changes: [{ kind: 'update', marks: ['formatting-lost'], fields }],
  })
  expect(plan.changes[0]?.fields).toEqual([expect.objectContaining({ field: 'description' }), fields[1]])
  const careful = createTestSync(test, notion, { brake: () => ({ percent: 1, products: 1 }) })
  expect(await careful.run({ direction: 'both', trigger: 'clock' })).toMatchObject({ success: true })
  expect(await description()).toBe('全新的文字')
  expect(await lastRun()).toMatchObject({ status: 'succeeded', changes: [{ marks: ['formatting-lost'], fields }] })
})

it('a plan that says so is carried out', async () => {
  await editor.edit('漏水感測器', { description: '全新的文字' })
  await sync.run({ direction: 'export', dryRun: true })
  const { id: planId } = await lastRun()
  expect(await sync.run({ direction: 'export', planId })).toMatchObject({ success: true })
  expect(await description()).toBe('全新的文字')
})

it('where somebody edits the text in Notion meanwhile, their formatting is of their text', async () => {
  await editor.edit('漏水感測器', { descriptionEn: 'Finds leaks' })
  notion.pages.edit(leak, { 描述: formatted([bold('即時'), '偵測'], nameOf) })
  await sync.run({ direction: 'both' })
  expect(await description()).toBe('[即時]偵測')
  expect(await editor.find('漏水感測器')).toMatchObject({
    record: { description: '即時偵測', descriptionEn: 'Finds leaks' },
  })
})
