import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Formatting } from '#contract/sync/sync.ts'
import { formattedText } from '#server/modules/sync/notion/values/rich-text.ts'
import { formatted, refusalOf, toldPiece, type WrittenPiece, writtenPiece } from '#tests/support/notion/rich-text.ts'

type Part = string | WrittenPiece

const bold = (content: string): Part => ({ type: 'text', text: { content }, annotations: { bold: true } })
const red = (content: string): Part => ({ type: 'text', text: { content }, annotations: { color: 'red' } })
const link = (content: string, url = 'https://example.com/a'): Part => ({
  type: 'text',
  text: { content, link: { url } },
})
const equation = (expression: string): Part => ({ type: 'equation', equation: { expression } })
const user: Part = { type: 'mention', mention: { type: 'user', user: { id: 'u1' } } }
const day: Part = { type: 'mention', mention: { type: 'date', date: { start: '2026-01-31' } } }

const present = (parts: Part[]) => ({ id: 'c', ...(formatted(parts) as { type: string }) })
const plain = (content: string) => ({ type: 'text', text: { content } })
/** What the pieces say once Notion has taken them. */
const textOf = (pieces: object[]) =>
  pieces
    .map((piece) => {
      const written = writtenPiece.parse(piece)
      expect(refusalOf(written, () => 'Somebody')).toBeUndefined()
      return toldPiece(written, () => 'Somebody').plain_text
    })
    .join('')

describe('a text over one that is formatted', () => {
  it.each<[string, Part[], string, (string | object)[], Formatting[]]>([
    ['nothing formatted', ['One two'], 'One three', ['One three'], []],
    ['unchanged', ['One ', bold('two'), ' three'], 'One two three', ['One ', bold('two'), ' three'], []],
    ['a word before', ['One ', bold('two')], 'Zero One two', ['Zero One ', bold('two')], []],
    ['a word behind', [bold('One'), ' two'], 'One two three', [bold('One'), ' two three'], []],
    ['words on both sides', ['a ', bold('b'), ' c'], 'x b y', ['x ', bold('b'), ' y'], []],
    ['a word within', [bold('One two three')], 'One or two three', [bold('One or two three')], []],
    ['a word of it another', [bold('Price: low'), ' now'], 'Price: high now', [bold('Price: high'), ' now'], []],
    ['all of it another', ['Now ', bold('cheap'), ' too'], 'Now dear too', ['Now ', bold('dear'), ' too'], []],
    ['at its edge', [bold('One'), ' two'], 'One, and two', [bold('One'), ', and two'], []],
    ['taken out', ['One ', bold('two'), ' three'], 'One three', ['One three'], []],
    ['all taken out', [bold('One')], '', [], []],
    ['several become one text', [bold('One'), ' and ', red('two')], 'Nothing', ['Nothing'], ['bold', 'color']],
    ['Chinese by its words', ['即時', bold('偵測'), '漏水'], '即時偵測滲漏', ['即時', bold('偵測'), '滲漏'], []],
    ['a link that stays', ['See ', link('the sheet'), '.'], 'Read the sheet.', ['Read ', link('the sheet'), '.'], []],
    ['a word of a link', [link('Data sheet 1')], 'Data sheet 2', [link('Data sheet 2')], []],
    ['a link with other words', ['By ', link('Acme'), ' Ltd'], 'By Globex Ltd', ['By Globex Ltd'], ['link']],
    ['a link within Notion', ['See ', link('page', '/1d3f'), ' now'], 'See page then', ['See page then'], ['link']],
    ['an equation', ['Area ', equation('a^2'), ' m'], 'The area a^2 m', ['The area ', equation('a^2'), ' m'], []],
    ['a changed equation', ['Area ', equation('a+b'), ' m'], 'Area a-b m', ['Area a-b m'], ['equation']],
    ['people and days', [user, ' on ', day, '.'], '@Somebody on 2026-01-31, late.', [user, ' on ', day, ', late.'], []],
    ['a person who gives way', ['Ask ', user, '.'], 'Ask me.', ['Ask me.'], ['mention']],
    ['lines', [bold('#電源'), '\n電池: 10 年'], '#電源\n電池: 12 年', [bold('#電源'), '\n電池: 12 年'], []],
  ])('%s', (_what, parts, text, pieces, loses) => {
    const written = formattedText(text, present(parts))
    expect(written).toEqual({
      pieces: pieces.map((piece) => (typeof piece === 'string' ? plain(piece) : piece)),
      loses,
    })
    expect(textOf(written.pieces)).toBe(text)
  })

  it('of a page that the integration cannot see, and of what no request takes, keeps the words', () => {
    const mention = (type: string, plain_text: string) => ({
      type: 'mention',
      plain_text,
      annotations: {},
      mention: { type, [type]: { id: 'p1', url: 'https://example.com' } },
    })
    for (const odd of [
      mention('page', 'Untitled'),
      mention('link_preview', 'A preview'),
      mention('custom_emoji', ':x:'),
    ]) {
      const property = { id: 'c', type: 'rich_text', rich_text: [odd, { type: 'text', plain_text: ' one' }] }
      const text = `${odd.plain_text} two`
      expect(formattedText(text, property)).toEqual({ pieces: [plain(text)], loses: ['mention'] })
    }
  })

  it.each([
    ['no list', { id: 'c', type: 'rich_text', rich_text: null }],
    ['another type', { id: 'c', type: 'number', number: 7 }],
    ['pieces of no form', { id: 'c', type: 'rich_text', rich_text: [{ type: 'text' }] }],
    ['no property', undefined],
  ])('of %s is plain', (_what, property) => {
    expect(formattedText('One', property)).toEqual({ pieces: [plain('One')], loses: [] })
  })

  it('of more pieces than Notion takes is plain, and says so', () => {
    const parts = Array.from({ length: 60 }, (_, index) => [bold(`b${index}`), ` p${index} `]).flat()
    const text = `${parts.map((part) => (typeof part === 'string' ? part : textOf([part]))).join('')}more`
    expect(formattedText(text, present(parts))).toEqual({ pieces: [plain(text)], loses: ['bold'] })
  })

  it('keeps to 2,000 characters a piece, formatted or not', () => {
    const long = 'ab '.repeat(1500)
    const { pieces, loses } = formattedText(`${long}end`, present([bold(long)]))
    expect(pieces.map((piece) => JSON.stringify(piece).length < 2100)).not.toContain(false)
    expect(textOf(pieces)).toBe(`${long}end`)
    expect(loses).toEqual([])
  })
})

describe('whatever is written over whatever', () => {
  const words = fc.stringMatching(/^(?:[a-c漏水 \n,]|👩‍👧){0,12}$/u)
  const part = fc.oneof(
    words,
    words.map(bold),
    words.map(red),
    words.map((content) => link(content)),
    words.map((content) => link(content, '/inside')),
    fc.constantFrom(user, day),
    fc.stringMatching(/^[a-c]{1,5}$/).map(equation),
  )

  it('the pieces say exactly the text, are what Notion takes, and of the same text nothing is lost that can be written', () => {
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), fc.array(words, { maxLength: 12 }), (parts, texts) => {
        const text = texts.join('')
        const { pieces } = formattedText(text, present(parts))
        expect(textOf(pieces)).toBe(text)
        expect(pieces.length).toBeLessThanOrEqual(100)
      }),
      { numRuns: 500 },
    )
  })

  it('an edit within keeps what is left and right of it', () => {
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), fc.nat(), words, (parts, at, added) => {
        const before = present(parts)
        const former = (before as unknown as { rich_text: { plain_text: string }[] }).rich_text
          .map((one) => one.plain_text)
          .join('')
        const place = at % (former.length + 1)
        const text = `${former.slice(0, place)}${added}${former.slice(place)}`.toWellFormed()
        expect(textOf(formattedText(text, before).pieces)).toBe(text)
      }),
      { numRuns: 500 },
    )
  })
})
