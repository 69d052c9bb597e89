import { describe, expect, it } from 'vitest'
import { expectLinear } from '#tests/support/growth.ts'
import { plainText, spokenText } from '../../../client/src/answers/answer-text.rules.ts'
import { type Block, blocksOf, type Inline } from '../../../client/src/answers/markdown.rules.ts'

const text = (words: string): Inline => ({ kind: 'text', text: words })
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
    expect(spokenText(blocks)).toBe('Two to 15 km.\n\nA\tB\n1\t2')
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
