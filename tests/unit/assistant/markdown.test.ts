import { describe, expect, it } from 'vitest'
import { expectLinear } from '#tests/support/growth.ts'
import { plainText, speechText } from '../../../client/src/answers/answer-text.rules.ts'
import { type Block, blocksOf, type Inline } from '../../../client/src/answers/markdown.rules.ts'

const text = (words: string): Inline => ({ kind: 'text', text: words })
const emphasis = (words: string): Inline[] => [{ kind: 'emphasis', children: [text(words)] }]
const cited = (...numbers: number[]): Inline => ({ kind: 'citation', numbers })
const paragraph = (...children: Inline[]): Block => ({ kind: 'paragraph', children })

describe('the Markdown of an answer', () => {
  it('ends bold where Chinese does', () => {
    expect(blocksOf('**電池：**十年，**“IP67”**防水')).toEqual([
      paragraph(
        { kind: 'strong', children: [text('電池：')] },
        text('十年，'),
        { kind: 'strong', children: [text('“IP67”')] },
        text('防水'),
      ),
    ])
  })

  it('reads citations, one or more, anywhere but in code', () => {
    expect(blocksOf('A [1][12], **B [2, 3]** `[4]`')).toEqual([
      paragraph(
        text('A'),
        { kind: 'citation', numbers: [1] },
        { kind: 'citation', numbers: [12] },
        text(', '),
        { kind: 'strong', children: [text('B'), { kind: 'citation', numbers: [2, 3] }] },
        text(' '),
        { kind: 'code', text: '[4]' },
      ),
    ])
  })

  it.each<[string, Inline[]]>([
    ['a【1】b', [text('a'), cited(1), text('b')]],
    ['a【 12 】b', [text('a'), cited(12), text('b')]],
    ['a［3］b', [text('a'), cited(3), text('b')]],
    ['a[1,2]', [text('a'), cited(1, 2)]],
    ['a [1 , 23]', [text('a'), cited(1, 23)]],
    ['a [1，2、345]', [text('a'), cited(1, 2, 345)]],
    ['a [1234] b', [text('a [1234] b')]],
    ['a [1, x] b', [text('a [1, x] b')]],
    ['a [1](/lpwan)', [text('a '), { kind: 'link', href: '/lpwan', children: [text('1')] }]],
  ])('knows a citation however a model writes it: %s', (markdown, children) => {
    expect(blocksOf(markdown)).toEqual([paragraph(...children)])
  })

  it.each<[string, Inline[]]>([
    ['*a*', [{ kind: 'emphasis', children: [text('a')] }]],
    ['~~a~~', [{ kind: 'struck', children: [text('a')] }]],
    ['[a *b*](/lpwan)', [{ kind: 'link', href: '/lpwan', children: [text('a '), ...emphasis('b')] }]],
    ['a\nb', [text('a'), { kind: 'break' }, text('b')]],
    ['a \\* b', [text('a '), text('*'), text(' b')]],
    ['a <br>', [text('a '), text('<br>')]],
    ['**a', [text('**a')]],
    ['** a**', [text('** a**')]],
  ])('reads what stands in a line: %j', (markdown, children) => {
    expect(blocksOf(markdown)).toEqual([paragraph(...children)])
  })

  it('reads emphasis, links and bold in the middle of a long paragraph', () => {
    const long = 'word '.repeat(400)
    const children = [...emphasis('a'), text(' '), { kind: 'link', href: '/lpwan', children: [text('b')] }]
    expect(blocksOf(`${long}*a* [b](/lpwan) **c** ${long}end`)).toEqual([
      paragraph(
        text(long),
        ...(children as Inline[]),
        text(' '),
        { kind: 'strong', children: [text('c')] },
        text(` ${long}end`),
      ),
    ])
  })

  it.each([
    ['emphasis', '*', '*'],
    ['bold', '**', '**'],
    ['a link', '[', '](/lpwan)'],
  ])('leaves %s as text that goes on for longer than a model would write', (_what, open, close) => {
    const markdown = `${open}${'a'.repeat(1500)}${close} b`
    expect(blocksOf(markdown)).toEqual([paragraph(text(markdown))])
  })

  it('counts a list from where it begins, and gives one without numbers none', () => {
    const item = (words: string) => [paragraph(text(words))]
    expect(blocksOf('3. a\n4. b')).toEqual([{ kind: 'list', first: 3, items: [item('a'), item('b')] }])
    expect(blocksOf('0. a')).toEqual([{ kind: 'list', first: 0, items: [item('a')] }])
    expect(blocksOf('- a\n- b')).toEqual([{ kind: 'list', first: undefined, items: [item('a'), item('b')] }])
  })

  it('leaves the boxes of a list of things to do out', () => {
    const items = [[paragraph(text('a'))], [paragraph(text('b'))]]
    for (const markdown of ['- [ ] a\n- [x] b', '- [ ] a\n\n- [x] b']) {
      expect(blocksOf(markdown)).toEqual([{ kind: 'list', first: undefined, items }])
    }
  })

  it('shows HTML as it was written, without the lines around it', () => {
    const shown = [paragraph(text('<div>\nx\n</div>')), paragraph(text('y'))]
    expect(blocksOf('<div>\nx\n</div>\n\ny')).toEqual(shown)
    expect(blocksOf('\n  <div>\nx\n</div>  \n\n\ny')).toEqual(shown)
  })

  it.each([
    ['> ', 51],
    ['> ', 5000],
    ['- ', 51],
  ])('leaves what is nested deeper than can be read as it was written: %j %d times', (sign, levels) => {
    const markdown = `${sign.repeat(levels)}a`
    expect(blocksOf(markdown)).toEqual([paragraph(text(markdown))])
  })

  it.each([
    ['> ', 'quote'],
    ['- ', 'list'],
  ])('reads as deep as anybody writes: %j', (sign, kind) => {
    expect(blocksOf(`${sign.repeat(50)}a`)).toMatchObject([{ kind }])
  })

  it('gives a citation no address of its own', () => {
    expect(blocksOf('A [1].\n\n[1]: https://elsewhere.example')).toEqual([
      paragraph(text('A'), { kind: 'citation', numbers: [1] }, text('.')),
      ...blocksOf('[1]: https://elsewhere.example').filter(({ kind }) => kind !== 'paragraph'),
    ])
  })

  it('reads lists in lists, tables, code, quotes and rules', () => {
    const kinds = blocksOf('# H\n\n- a\n  1. b\n\n|a|b|\n|-|-|\n|1|2|\n\n```js\nx\n```\n\n> q\n\n---').map(
      ({ kind }) => kind,
    )
    expect(kinds).toEqual(['heading', 'list', 'table', 'code', 'quote', 'rule'])
    expect(plainText(blocksOf('3. c\n4. d\n   - e'))).toBe('3. c\n4. d\n  • e')
  })

  it.each([
    ['<script>alert(1)</script>', '<script>alert(1)</script>'],
    ['a <b onclick="x()">b</b>', 'a <b onclick="x()">b</b>'],
    ['<div style="position:fixed">\n\nx</div>', '<div style="position:fixed">\n\nx</div>'],
    ['![a picture](https://elsewhere.example/x.png)', 'a picture'],
    ['&lt;img src=x&gt; &amp;amp; &#60;', '<img src=x> &amp; <'],
  ])('leaves what it does not know as text: %s', (markdown, shown) => {
    const blocks = blocksOf(markdown)
    expect(plainText(blocks)).toBe(shown)
    expect(JSON.stringify(blocks)).not.toContain('"kind":"link"')
  })

  it('is copied with its citations and read out without them', () => {
    const blocks = blocksOf('**Two** to 15 km [1].\n\n| A | B |\n|---|---|\n| 1 | 2 [2] |')
    expect(plainText(blocks)).toBe('Two to 15 km [1].\n\nA\tB\n1\t2 [2]')
    expect(speechText(blocks)).toBe('Two to 15 km.\n\nA\tB\n1\t2')
  })

  it.each([
    ['## Title [12]', 'Title [12]', 'Title'],
    ['a [1, 2] b[3]', 'a [1, 2] b [3]', 'a b'],
    ['a\n[1]', 'a\n [1]', 'a'],
    ['a\nb', 'a\nb', 'a\nb'],
    ['> a\n>\n> b', 'a\n  b', 'a\n  b'],
    ['```\nAT+JOIN\n```', 'AT+JOIN', 'AT+JOIN'],
    ['a\n\n---\n\nb', 'a\n\n—\n\nb', 'a\n\n—\n\nb'],
    ['- a\n- b', '• a\n• b', '• a\n• b'],
  ])('of %j is copied as %j and read out as %j', (markdown, copied, spoken) => {
    expect(plainText(blocksOf(markdown))).toBe(copied)
    expect(speechText(blocksOf(markdown))).toBe(spoken)
  })

  it.each(['**a', '[1', '*a_', '- ', '`', '|a', '![a]('])(
    'takes no longer than it should for what is made to take long: %j',
    (part) => {
      expectLinear((times) => blocksOf(part.repeat(times)), 500)
    },
  )

  it('takes no longer than it should for quotes within quotes, which are not read beyond a depth', () => {
    expectLinear((times) => blocksOf('> '.repeat(times)), 4000)
  })
})
