import { describe, expect, it } from 'vitest'
import { plainText } from '../../../client/src/answers/answer-text.rules.ts'
import { type Block, blocksOf } from '../../../client/src/answers/markdown.rules.ts'
import { completeMarkdown } from '../../../client/src/site/assistant/log/partial-markdown.rules.ts'

const answers = {
  Chinese:
    '可以。**IP67** 的防護等級足夠 [1]，但要*留意*三點：\n\n1. **電纜：**接頭用 `IP67`。\n2. 避免浸水 [2][3]。\n\n## 價格\n\n| 型號 | 價格 |\n| --- | --- |\n| 漏水感測器 | HK$1,180 [1] |\n\n- 首年\n  - 月費\n\n詳見[產品頁](/products/water-leak-sensor)。',
  English:
    'Yes. **IP67** is enough [1].\n\n> Mind *this*:\n\n```\nAT+JOIN **\n```\n\n---\n\n| A | B |\n|:--|--:|\n| 5 * 3 | 15 |\n\nSee [the page](/lpwan) or ~~call~~ *write*.',
}

describe('an answer of which the beginning has come', () => {
  it.each(Object.entries(answers))('shows no mark that is only half there, in %s', (_, answer) => {
    for (let length = 1; length <= answer.length; length += 1) {
      const shown = proseOf(blocksOf(completeMarkdown(answer.slice(0, length))))
      expect(shown, answer.slice(0, length)).not.toMatch(/\*\*|(?<!5 )\*(?! 3)|`|\[\d*$|\]\(|^#|\||^[-=>]+$/m)
    }
  })

  it.each(Object.entries(answers))(
    'is never changed by what is still to come, but for its last block, in %s',
    (_, answer) => {
      const whole = blocksOf(answer)
      for (let length = 1; length <= answer.length; length += 1) {
        const before = blocksOf(completeMarkdown(answer.slice(0, length))).slice(0, -1)
        expect(before).toEqual(whole.slice(0, before.length))
      }
    },
  )

  it.each(Object.entries(answers))('is what it is once it is whole, in %s', (_, answer) => {
    expect(blocksOf(completeMarkdown(answer))).toEqual(blocksOf(answer))
  })

  it.each([
    ['**bold', '**bold**'],
    ['**bold*', '**bold**'],
    ['a **', 'a'],
    ['a *b', 'a *b*'],
    ['use `AT', 'use `AT`'],
    ['a [1', 'a '],
    ['a [1]', 'a [1]'],
    ['see [page](/pro', 'see page'],
    ['see ![pic', 'see '],
    ['a\n-', 'a'],
    ['a\n\n2.', 'a\n'],
    ['a\n==', 'a'],
    ['x:\n| a | b |', 'x:'],
    ['x:\n| a | b |\n| --', 'x:'],
    ['x:\n| a | b |\n| -- |', 'x:'],
    ['a\n``', 'a'],
    ['| a | b |\n|---|---|\n| 1', '| a | b |\n|---|---|'],
    ['```\n**x', '```\n**x'],
    ['a ```b``` ``` **c', 'a ```b``` ``` **c`**'],
    ['-', ''],
    ['##', ''],
    ['a\n12', 'a'],
    ['a\n12.', 'a'],
    ['a\nb', 'a\nb'],
    ['見【附件】', '見【附件】'],
    ['見【附件', '見【附件'],
    ['見【1', '見'],
    ['見［1，2、', '見'],
    ['5 | 6', '5 | 6'],
    ['x\ny:\n| a |', 'x\ny:'],
    ['x:\n  | a |', 'x:'],
    ['| a | b |\n|---|', ''],
    ['| a |\nx|-|', ''],
    ['| a | b |\n|---|---| c', ''],
  ])('%j is shown as %j', (begun, shown) => {
    expect(completeMarkdown(begun)).toBe(shown)
  })

  it.each([
    '| a | b |\n|-|-|\n| 1 | 2 |',
    '| a | b |\n| --- | --- |\n| 1 | 2 |',
    '| a | b |\n| :-- | --: |\n| 1 | 2 |',
    ' | Model | Price |\n | - | - |\n | 1 | 2 |',
    '| a |\n|-| \n| 1 | ',
    'Prices:\n| a | b |\n|---|---|\n| 1 | 2 |',
  ])('shows a table of which all rows are whole: %j', (table) => {
    expect(completeMarkdown(table)).toBe(table)
  })
})

/** Without code, which may hold any mark. */
function proseOf(blocks: Block[]): string {
  return plainText(blocks.filter(({ kind }) => kind !== 'code'))
}
