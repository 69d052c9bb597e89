import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readFiles, readList, readPercent, readText } from '#server/modules/sync/notion/values/properties.ts'

const piece = (plain_text: string) => ({ type: 'text', plain_text })
const property = (type: string, content: unknown) => ({ id: 'a%3Ab', type, [type]: content })

describe('a property reads as text, whatever its type', () => {
  test.each([
    ['title', [piece('漏水'), piece('感測器')], '漏水感測器'],
    ['rich_text', [piece('a'.repeat(2000)), piece('b'.repeat(500))], 'a'.repeat(2000) + 'b'.repeat(500)],
    ['rich_text', [], null],
    ['number', 1180.5, '1180.5'],
    ['number', 0, '0'],
    ['number', 0.0000001, '0.0000001'],
    ['number', null, null],
    ['select', { id: 'x', name: 'In Stock', color: 'green' }, 'In Stock'],
    ['select', null, null],
    ['status', { id: 'x', name: 'Done', color: 'green' }, 'Done'],
    ['multi_select', [{ name: 'LoRaWAN' }, { name: 'IP67' }], 'LoRaWAN, IP67'],
    ['checkbox', true, 'Yes'],
    ['checkbox', false, 'No'],
    ['formula', { type: 'string', string: 'HI-01' }, 'HI-01'],
    ['formula', { type: 'string', string: null }, null],
    ['formula', { type: 'number', number: 708 }, '708'],
    ['formula', { type: 'boolean', boolean: true }, 'Yes'],
    ['formula', { type: 'date', date: { start: '2026-01-31', end: null } }, '2026-01-31'],
    ['rollup', { type: 'number', number: 3, function: 'sum' }, '3'],
    [
      'rollup',
      {
        type: 'array',
        array: [
          { type: 'select', select: { name: 'A' } },
          { type: 'number', number: 2 },
        ],
      },
      'A, 2',
    ],
    [
      'rollup',
      {
        type: 'array',
        array: [
          { type: 'title', title: [piece('　')] },
          { type: 'url', url: null },
        ],
      },
      null,
    ],
    ['rollup', { type: 'unsupported', unsupported: {} }, null],
    ['url', 'https://example.com', 'https://example.com'],
    ['email', 'a@example.com', 'a@example.com'],
    ['phone_number', '+852 1234 5678', '+852 1234 5678'],
    ['date', { start: '2026-01-01', end: '2026-02-01', time_zone: null }, '2026-01-01 – 2026-02-01'],
    ['unique_id', { prefix: 'HI', number: 7 }, 'HI-7'],
    ['unique_id', { prefix: null, number: 7 }, '7'],
    ['created_time', '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z'],
    ['last_edited_by', { object: 'user', id: 'u', name: 'Ada' }, 'Ada'],
    ['people', [{ object: 'user', id: 'u' }], null],
    ['files', [{ name: 'a.png', external: { url: 'https://example.com/a.png' } }], null],
    ['relation', [{ id: 'p' }], null],
    ['a type of next year', { anything: 1 }, null],
    ['number', 'not what the type says', null],
  ])('row %#: %s', (type, content, expected) => {
    expect(readText(property(type, content))).toBe(expected)
  })

  test.each(['', '　', ' \u00a0\t\n', '\u200b\u200d', '\ufeff', '\u3164', '\u2800', '\u0000'])(
    '%j is blank',
    (text) => {
      expect(readText(property('rich_text', [piece(text)]))).toBeNull()
    },
  )

  test('surrounding blanks and NUL are left out, an emoji keeps its variation', () => {
    expect(readText(property('rich_text', [piece('　\u200b感測器\u0000 ⚠️　')]))).toBe('感測器 ⚠️')
  })

  test('half of a sign that takes two is replaced: PostgreSQL refuses it', () => {
    expect(readText(property('rich_text', [piece('abc \ud83d def')]))).toBe('abc \ufffd def')
    expect(readText(property('rich_text', [piece('abc \ud83d'), piece('\ude00 def')]))).toBe('abc 😀 def')
  })

  test('what is read always shows something, and reads the same again', () => {
    const blanks = fc.constantFrom('　', '\u200b', ' ', '\n', '\u0000', 'A', '\ud83d\ude00')
    fc.assert(
      fc.property(fc.string({ unit: fc.oneof(blanks, fc.string({ unit: 'binary', maxLength: 1 })) }), (text) => {
        const read = readText(property('rich_text', [piece(text)]))
        if (read === null) return
        expect(read).toMatch(/[^\s\p{Default_Ignorable_Code_Point}\p{Cc}]/u)
        expect(readText(property('rich_text', [piece(read)]))).toBe(read)
      }),
    )
  })
})

test.each([
  [0.2, '20'],
  [0.07, '7'],
  [1, '100'],
  [0.125, '12.5'],
])('a number of percent format, %d, reads as %s', (fraction, expected) => {
  expect(readPercent(property('number', fraction))).toBe(expected)
})

test('a percent column without a number reads as blank', () => {
  expect(readPercent(property('number', null))).toBeNull()
})

test.each([
  ['multi_select', [{ name: 'IP67' }, { name: 'NB-IoT' }, { name: 'IP67' }], ['IP67', 'NB-IoT']],
  ['rich_text', [piece('LoRaWAN, IP67、WELL；　\nESG')], ['LoRaWAN', 'IP67', 'WELL', 'ESG']],
  ['select', { name: 'ESG' }, ['ESG']],
  ['select', null, []],
  ['relation', [{ id: 'p' }], []],
])('the list in a %s', (type, content, expected) => {
  expect(readList(property(type, content))).toEqual(expected)
})

describe('files', () => {
  const hosted = (signature: string) => ({
    name: 'front.png',
    type: 'file',
    file: {
      url: `https://files.example.com/s/1/front.png?X-Amz-Signature=${signature}`,
      expiry_time: '2026-01-01T01:00:00.000Z',
    },
  })
  const external = { name: 'side', type: 'external', external: { url: 'https://example.com/side.png?v=2' } }

  test('a hosted file keeps its key while its signature changes; an external one is its whole address', () => {
    const [first, second] = ['one', 'two'].map((signature) =>
      readFiles(property('files', [hosted(signature), external])),
    )
    expect(first?.map(({ key }) => key)).toEqual(['https://files.example.com/s/1/front.png', external.external.url])
    expect(second?.map(({ key }) => key)).toEqual(first?.map(({ key }) => key))
    expect(second?.[0]).toMatchObject({ url: hosted('two').file.url, name: 'front.png' })
  })

  test.each([
    ['url', 'https://example.com/p/a.png#x'],
    ['rich_text', [piece('see https://example.com/p/a.png#x 圖')]],
    ['formula', { type: 'string', string: 'https://example.com/p/a.png#x' }],
  ])('the addresses in a %s', (type, content) => {
    const url = 'https://example.com/p/a.png#x'
    expect(readFiles(property(type, content))).toEqual([{ key: url, url, name: 'a.png' }])
  })

  test('names and addresses hold nothing that PostgreSQL refuses', () => {
    const file = { name: 'a\u0000\ud83d.png', external: { url: 'https://example.com/a\u0000.png' } }
    const url = 'https://example.com/a.png'
    expect(readFiles(property('files', [file]))).toEqual([{ key: url, url, name: 'a\ufffd.png' }])
  })

  test('a rollup of files lists each once', () => {
    const array = [property('files', [external]), property('files', [external, hosted('one')])]
    expect(readFiles(property('rollup', { type: 'array', array })).map(({ name }) => name)).toEqual([
      'side',
      'front.png',
    ])
  })

  test.each([
    ['files', []],
    ['files', [{ name: 'broken', type: 'file', file: { url: 'not an address' } }]],
    ['url', null],
    ['url', 'ftp://example.com/a.png'],
    ['checkbox', true],
  ])('none in a %s %j', (type, content) => {
    expect(readFiles(property(type, content))).toEqual([])
  })
})
