import { describe, expect, it } from 'vitest'
import { emailSchema, optionalLine, optionalText, phoneSchema, requiredLine } from '#contract/requests/visitors.ts'
import { expectLinear } from '#tests/support/growth.ts'

describe('phone numbers, as people write them', () => {
  it.each([
    '',
    '2345 6789',
    '+852 2345 6789',
    '(852) 2345-6789',
    '(+852) 2345 6789',
    '+86 138.0013.8000',
    '852\u00a02345\u00a06789',
    '2345 6789 / 9876 5432',
    '2345 6789 ext. 12',
    '2345 6789 x12',
    '2345 6789 #12',
    '2345 6789 內線 12',
    '  2345 6789  ',
  ])('%j is one', (text) => {
    expect(phoneSchema.safeParse(text).success).toBe(true)
  })

  it.each([
    '1234',
    '-----',
    '+',
    'call me',
    '2345 678９',
    '2345\n6789',
    '2345\t6789',
    '2345\u20286789',
    '2345 6789 ext 1234567',
    '2'.repeat(41),
    '<b>23456789</b>',
  ])('%j is none', (text) => {
    expect(phoneSchema.safeParse(text).success).toBe(false)
  })

  it.each(['1 ', '(', ' ', '12345 '])('a very long text is refused at once: %j', (part) => {
    const isTaken = (times: number) => phoneSchema.safeParse(`${part.repeat(times)}!`).success
    expectLinear(isTaken, 1000)
    expect(isTaken(100_000)).toBe(false)
  })
})

describe('e-mail addresses', () => {
  it.each(['a@b.example', 'ka-ming.chan+iot@sub.buyer.example', ' a@b.example '])('%j is one', (text) => {
    expect(emailSchema.parse(text)).toBe(text.trim())
  })

  it.each([
    '',
    'a',
    'a@b',
    '@b.example',
    'a@b.example, c@d.example',
    'a@b.example\nBcc: c@d.example',
    'a\u0000@b.example',
    '"a" <a@b.example>',
    `${'a'.repeat(250)}@b.example`,
  ])('%j is none', (text) => {
    expect(emailSchema.safeParse(text).success).toBe(false)
  })
})

describe('texts', () => {
  it.each(['陳家明', "O'Brien-Ng", '👩‍🔧 tools', 'عمر', 'a\tb', '𠮷野家'])('%j may stand on a line', (text) => {
    expect(requiredLine(100).parse(text)).toBe(text)
  })

  it.each(['a\u0000', '\u001b[31m', 'a\u0007b', '\u007f', 'a\u0085b', 'a\u2028b', '\ud83d', '\udc00 a'])(
    '%j may not: it holds what is no text',
    (text) => {
      expect(requiredLine(100).safeParse(text).success).toBe(false)
      expect(optionalText(100).safeParse(text).success).toBe(false)
    },
  )

  it('a line has no breaks, a text may', () => {
    expect(optionalLine(100).safeParse('a\nb').success).toBe(false)
    expect(optionalText(100).parse('a\r\nb\n')).toBe('a\r\nb')
  })

  it('the limit counts what is left after trimming', () => {
    expect(requiredLine(3).safeParse('  abc  ').success).toBe(true)
    expect(requiredLine(3).safeParse('abcd').success).toBe(false)
    expect(requiredLine(3).safeParse(' \u3000 ').success).toBe(false)
    expect(optionalLine(3).parse(undefined)).toBe('')
  })
})
