import { expect, it } from 'vitest'
import { csvOf } from '../../../client/src/csv/csv.ts'

it('starts with a byte order mark and ends rows as RFC 4180 has it', () => {
  expect(
    csvOf([
      ['a', 'b'],
      ['c', 'd'],
    ]),
  ).toBe('\uFEFFa,b\r\nc,d')
})

it.each([
  ['a,b', '"a,b"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  ['=1+1', "'=1+1"],
  ['+852 3000 1234', "'+852 3000 1234"],
  ['-20', "'-20"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['=HYPERLINK("x","y")', `"'=HYPERLINK(""x"",""y"")"`],
])('writes %s as %s', (text, cell) => {
  expect(csvOf([[text]])).toBe(`\uFEFF${cell}`)
})
