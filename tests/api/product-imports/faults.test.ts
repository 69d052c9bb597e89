import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { importBytesMax } from '#contract/catalogue/product-imports.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { createStaff } from '#tests/support/staff.ts'
import { inBig5, inGb18030, inUtf16, xlsx, xlsxRow, zip } from './files.ts'
import { csv, type Importing, importing, refusal } from './importing.ts'

let app: TestApp
let manager: Importing

beforeAll(async () => {
  app = await startTestApp({}, { limits: { staffRequests: { max: 100_000, windowMs: 60_000 } } })
  manager = importing(app, await createStaff(app, 'manager'))
})
beforeEach(() => app.services.database.prisma.product.deleteMany())
afterAll(() => app.close())

/** Sends a body whose length is not said. @returns the status of the answer */
function inPieces(url: string, headers: Record<string, string>, body: Uint8Array): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const sending = request(url, { method: 'POST', headers: { ...headers, 'content-type': 'text/csv' } }, (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    })
    sending.on('error', reject)
    for (let start = 0; start < body.length; start += 1_000_000) sending.write(body.subarray(start, start + 1_000_000))
    sending.end()
  })
}

/** The values of the columns of a file, as it is read. */
async function valuesOf(file: string | Uint8Array<ArrayBuffer>) {
  const { format, encoding, columns } = await manager.upload(file)
  return { format, encoding, columns: columns.map(({ heading, samples }) => [heading, ...samples]) }
}

describe('a text file', () => {
  const text = '產品名稱,SKU\n電錶「三相」,EM-1'
  const columns = [
    ['產品名稱', '電錶「三相」'],
    ['SKU', 'EM-1'],
  ]
  it.each([
    ['UTF-8 with a byte order mark', `\uFEFF${text}`, 'utf-8'],
    ['UTF-8 without one', text, 'utf-8'],
    ['UTF-16, the low byte first', inUtf16(text, 'le'), 'utf-16'],
    ['UTF-16, the high byte first', inUtf16(text, 'be'), 'utf-16'],
    ['Big5', inBig5(text), 'big5'],
  ])('is read in %s', async (_what, file, encoding) => {
    expect(await valuesOf(file)).toEqual({ format: 'csv', encoding, columns })
  })

  it('is read in GB18030', async () => {
    const { encoding, columns: found } = await manager.upload(inGb18030('产品名称,SKU\n智能水浸传感器,WL-1\n'))
    expect([encoding, found[0]?.heading, found[0]?.samples]).toEqual(['gb18030', '产品名称', ['智能水浸传感器']])
  })

  it('whose encoding is not certain is asked about, and read in what staff choose', async () => {
    const { id, encoding, encodings, columns: guessedColumns } = await manager.upload(inGb18030('Name,SKU\n传感,A-1\n'))
    expect([encoding, encodings]).toEqual([null, ['big5', 'gb18030']])
    expect(guessedColumns[0]?.samples).not.toEqual(['传感'])
    expect(await refusal(await manager.post(`${id}/preview`, { mapping: { 0: 'name' } }))).toEqual([
      409,
      'import.not_ready',
    ])
    const other = await manager.post(`${id}/encoding`, { encoding: 'utf-8' })
    expect(await refusal(other)).toEqual([400, 'request.invalid', 'not_its_encoding'])
    expect((await manager.post(`${id}/encoding`, { encoding: 'gb18030' })).status).toBe(200)
    expect(await manager.preview(id, { 0: 'name', 1: 'sku' })).toMatchObject({
      encoding: 'gb18030',
      counts: { create: 1 },
    })
    expect((await manager.rows(id)).items[0]?.name).toBe('传感')
  })

  it('has its figures read by the decimal mark that staff choose, and says what was done to it', async () => {
    const { id, columns: found, notes } = await manager.upload('SKU,Name,MSRP,Description\nA,x,"1.180,50",<p>Hi</p>\n')
    expect([found[2]?.decimals, notes]).toEqual(['unsure', [{ code: 'html_cells', figure: '1' }]])
    const mapping = { 0: 'sku', 1: 'name', 2: 'msrp', 3: 'description' } as const
    expect((await manager.preview(id, mapping)).counts.error).toBe(1)
    const body = { mapping, decimals: { 2: 'comma' } }
    expect((await manager.post(`${id}/preview`, body)).status).toBe(202)
    expect(await manager.settled(id)).toMatchObject({
      counts: { create: 1, error: 0 },
      decimals: { 2: 'comma' },
      notes,
    })
    const [row] = (await manager.rows(id)).items
    expect(row?.changes.map(({ field, to }) => [field, to])).toContainEqual(['msrp', '1180.50'])
  })

  it.each([
    ['semicolons', 'Name;Price\n"Meter; DIN";1,5', ['Meter; DIN', '1,5']],
    ['tabs', 'Name\tPrice\nMeter, DIN\t15', ['Meter, DIN', '15']],
    ['commas, whatever is in quotes', '"Name; or; so",Price\nMeter,15', ['Meter', '15']],
    ['what Excel says', 'sep=;\nName;Price\nMeter;15', ['Meter', '15']],
  ])('is separated by %s', async (_what, file, cells) => {
    expect((await valuesOf(file)).columns.map(([, sample]) => sample)).toEqual(cells)
  })

  it('keeps quotes and line ends of a cell, and counts rows as a spreadsheet does', async () => {
    const { id } = await manager.previewed('Name,Description\r\n\r\n"5"" pipe","one\r\ntwo"\r\nMeter,"a, b"')
    const { items } = await manager.rows(id)
    expect(items.map(({ row, name, changes }) => [row, name, changes[1]?.to])).toEqual([
      [3, '5" pipe', 'one\ntwo'],
      [4, 'Meter', 'a, b'],
    ])
  })

  it('has no formula: a cell is text, and the apostrophe of our own export goes', async () => {
    const { columns: found } = await valuesOf(csv(['Name', 'SKU'], ['=1+1', "'=HYPERLINK(1)"], ["'+852", "'quoted'"]))
    expect(found).toEqual([
      ['Name', '=1+1', '+852'],
      ['SKU', '=HYPERLINK(1)', "'quoted'"],
    ])
  })

  it.each([
    ['nothing', new Uint8Array(), 'empty'],
    ['a heading alone', 'Name,SKU\n', 'empty'],
    ['blank lines', '\n\n  \n', 'empty'],
    ['a quotation mark that is never closed', 'Name\n"Meter\n', 'open_quote'],
    ['a picture', new Uint8Array(Buffer.from('89504e470d0a1a0a0000000d', 'hex')), 'not_text'],
    ['bytes of no encoding', Uint8Array.of(0x4e, 0xff, 0xff, 0x0a, 0x80, 0x80), 'unknown_encoding'],
    ['a Big5 that Node has no characters for', Uint8Array.of(0x4e, 0x0a, 0x8b, 0xc5), 'unknown_encoding'],
    ['201 columns', `${Array.from({ length: 201 }, (_, index) => `C${index}`).join(',')}\n1`, 'too_many_columns'],
    ['a million columns', `${'x,'.repeat(1_000_000)}\n1`, 'too_many_columns'],
    ['100,001 rows', `Name\n${'x\n'.repeat(100_001)}`, 'too_many_rows'],
  ])('of %s is refused with the reason', async (_what, file, reason) => {
    expect(await refusal(await manager.send(file))).toEqual([400, 'import.unreadable', reason])
  })

  it('of more than 20 MB is refused, whether it says so or not', async () => {
    const large = new Uint8Array(importBytesMax + 1).fill(0x61)
    expect(await refusal(await manager.send(large))).toEqual([413, 'import.too_large'])
    const answer = await inPieces(`${manager.root}?fileName=a.csv`, manager.headers, large)
    expect(answer).toBe(413)
  })

  it('comes as the body, with a name', async () => {
    expect((await manager.send('Name\nA', 'a.csv', 'application/pdf')).status).toBe(415)
    expect(await refusal(await manager.send('{}', 'a.csv', 'application/json'))).toEqual([400, 'request.invalid'])
    expect((await manager.send('Name\nA', '')).status).toBe(400)
  })
})

describe('an XLSX file', () => {
  it('gives what was saved: texts, figures, dates, ticks, and what formulas came to', async () => {
    const cells = [
      '<c r="A2" t="s"><v>0</v></c>',
      '<c r="B2"><v>1180.1000000000001</v></c>',
      '<c r="C2" s="1"><v>0.2</v></c>',
      '<c r="D2" s="2"><v>46347</v></c>',
      '<c r="E2" t="b"><v>1</v></c>',
      '<c r="F2" t="str"><f>CONCATENATE("A","B")</f><v>A &amp; B</v></c>',
      '<c r="G2"><f>1+1</f><v>2</v></c>',
      '<c r="H2" t="e"><f>1/0</f><v>#DIV/0!</v></c>',
      '<c r="J2"><v>4891234567890</v></c>',
    ].join('')
    const heads = xlsxRow(...'ABCDEFGHIJ')
    const strings = '<sst><si><r><t>電</t></r><r><t>錶</t></r><rPh><t>でん</t></rPh></si></sst>'
    const styles =
      '<styleSheet><numFmts><numFmt numFmtId="170" formatCode="yyyy\\-mm\\-dd"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="9"/><xf numFmtId="170"/></cellXfs></styleSheet>'
    const file = xlsx(`${heads}<row r="2">${cells}</row>`, [
      { name: 'xl/sharedStrings.xml', text: strings },
      { name: 'xl/styles.xml', text: styles },
    ])
    const { format, encoding, columns } = await valuesOf(file)
    expect([format, encoding]).toEqual(['xlsx', null])
    expect(columns.map(([, sample]) => sample)).toEqual([
      '電錶',
      '1180.1',
      '20%',
      '2026-11-21',
      'Yes',
      'A & B',
      '2',
      '#DIV/0!',
      undefined,
      '4891234567890',
    ])
  })

  it('is previewed with the rows of its first sheet; a formula that failed is an error', async () => {
    const rows = [
      xlsxRow('Name', 'MSRP'),
      xlsxRow('Meter', '1180'),
      '<row r="9"><c r="A9" t="inlineStr"><is><t>Valve</t></is></c><c r="B9" t="e"><v>#REF!</v></c></row>',
    ]
    const { id, counts } = await manager.previewed(xlsx(rows.join('')))
    expect(counts).toEqual({ create: 1, update: 0, unchanged: 0, error: 1 })
    const { items } = await manager.rows(id)
    expect(items.map(({ row, errors }) => [row, errors[0]?.code])).toEqual([
      [2, undefined],
      [9, 'formula_failed'],
    ])
  })

  it('that is a ZIP bomb is refused before it fills the memory', async () => {
    const bomb = xlsx(Buffer.alloc(230 * 1024 * 1024, 0x20))
    expect(bomb.length).toBeLessThan(1024 * 1024)
    expect(await refusal(await manager.send(bomb))).toEqual([400, 'import.unreadable', 'too_large_unpacked'])
  })

  const heading = xlsxRow('Name')
  it.each([
    ['lies about its size', xlsx(`${heading}${xlsxRow('A').repeat(10_000)}`, [], { size: 100 }), 'damaged'],
    ['is cut off', xlsx(heading + xlsxRow('A')).slice(0, 200), 'damaged'],
    ['is another archive', zip([{ name: 'readme.txt', text: 'hello' }]), 'damaged'],
    [
      'holds archives only',
      zip([{ name: 'inner.zip', text: Buffer.from(zip([{ name: 'a', text: 'a' }])) }]),
      'damaged',
    ],
    ['is encrypted part by part', xlsx(heading + xlsxRow('A'), [], { flags: 1 }), 'encrypted'],
    ['is protected by a password', new Uint8Array(Buffer.from('d0cf11e0a1b11ae10000', 'hex')), 'encrypted'],
    [
      'asks for a file of ours',
      xlsx('', [], {
        text: '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><worksheet><row><c>&b;</c></row></worksheet>',
      }),
      'damaged',
    ],
    ['has a million columns', xlsx(`<row>${'<c t="b"><v>1</v></c>'.repeat(1_000_000)}</row>`), 'too_many_columns'],
    ['says it has a cell in column 300,000', xlsx('<row><c r="QZZZ1" t="b"><v>1</v></c></row>'), 'too_many_columns'],
    ['has rows without end', xlsx(`<row>${'<c/>'.repeat(9_000_000)}`), 'damaged'],
    ['is empty', xlsx(heading), 'empty'],
  ])('that %s is refused', async (_what, file, reason) => {
    expect(await refusal(await manager.send(file))).toEqual([400, 'import.unreadable', reason])
  })

  it('with a row far below reads what is there', async () => {
    const file = xlsx(`${heading}<row r="1000000"><c r="A1000000" t="inlineStr"><is><t>Meter</t></is></c></row>`)
    expect(await manager.previewed(file)).toMatchObject({ rows: 1, counts: { create: 1 } })
  })
})

describe('many rows', () => {
  it('of 100,000, 5,000 with errors, are compared, counted, and the errors given back', async () => {
    const line = (index: number) => `Sensor ${index},S-${index},${index % 20 === 0 ? 'cheap' : index}`
    const text = `Name,SKU,MSRP\n${Array.from({ length: 100_000 }, (_, index) => line(index)).join('\n')}`
    const { id, counts } = await manager.previewed(text)
    expect(counts).toEqual({ create: 95_000, update: 0, unchanged: 0, error: 5000 })
    const { total, items } = await manager.rows(id, '&kind=error&page=50')
    expect([total, items.at(-1)?.row]).toEqual([5000, 99_982])
    const report = await (await fetch(`${manager.root}/${id}/errors.csv`, { headers: manager.headers })).text()
    expect(report.trim().split('\n')).toHaveLength(5001)
  }, 120_000)
})

it('a step whose process died has failed at the next look', async () => {
  const { id } = await manager.previewed(csv(['Name'], ['Meter']))
  const { prisma } = app.services.database
  const updatedAt = new Date(Date.now() - 60_000)
  await prisma.productImport.update({
    where: { id },
    data: { status: 'applying', operationId: randomUUID(), updatedAt },
  })
  expect(await manager.get(id)).toMatchObject({ status: 'failed', error: { code: 'stopped' }, operationId: null })
  expect(await prisma.product.count()).toBe(0)
})

it('files are forgotten after a week, and what they wrote stays', async () => {
  const { id } = await manager.previewed(csv(['Name'], ['Meter']))
  await manager.apply(id)
  const { prisma } = app.services.database
  const uploadedAt = (daysAgo: number) =>
    prisma.productImport.update({ where: { id }, data: { createdAt: new Date(Date.now() - daysAgo * 86_400_000) } })
  await uploadedAt(6)
  await app.services.retention.erase(new Date())
  expect((await manager.get(id)).status).toBe('applied')
  await uploadedAt(8)
  await app.services.retention.erase(new Date())
  expect(await refusal(await fetch(`${manager.root}/${id}`, { headers: manager.headers }))).toEqual([
    404,
    'import.not_found',
  ])
  expect([await prisma.productImportRow.count({ where: { importId: id } }), await prisma.product.count()]).toEqual([
    0, 1,
  ])
})
