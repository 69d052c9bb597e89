import { domainToASCII, domainToUnicode } from 'node:url'
import { describe, expect, it } from 'vitest'
import { asciiEmail, phoneDigits, readableEmail } from '#contract/requests/contact-text.ts'
import {
  emailSchema,
  optionalLine,
  optionalText,
  phoneSchema,
  requiredLine,
  requiredText,
} from '#contract/requests/visitors.ts'
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
    '2345 6789 轉 12',
    '2345 6789 转12',
    '2345 6789 轉內線 12',
    '2345 6789 分機 12',
    '2345 6789，分机：12',
    '2345 6789 Extension 12',
    '2345 6789; ext.12',
    '  2345 6789  ',
  ])('%j is one', (text) => {
    expect(phoneSchema.safeParse(text).success).toBe(true)
  })

  it.each([
    '1234',
    '-----',
    '+',
    'call me',
    '2345 6789 分 12',
    '2345\n6789',
    '2345\t6789',
    '2345\u20286789',
    '2345 6789 ext 1234567',
    '2'.repeat(41),
    '<b>23456789</b>',
  ])('%j is none', (text) => {
    expect(phoneSchema.safeParse(text).success).toBe(false)
  })

  it.each([
    ['\u202a+852 2345 6789\u202c', '+852 2345 6789'],
    ['\u200e+852\u00a02345\u20116789\u200b', '+852 2345-6789'],
    ['（８５２）２３４５　６７８９', '(852)2345 6789'],
    ['2345–6789', '2345-6789'],
    ['＋852−2345ー6789 分機：12', '+852-2345-6789 分機:12'],
    ['\u2067\u2069', ''],
  ])('%j is stored as %j', (text, stored) => {
    expect(phoneSchema.parse(text)).toBe(stored)
  })

  it.each([
    ['+852 2345 6789 轉 12', '85223456789'],
    ['2345 6789 分機 12', '23456789'],
    ['(852) 2345-6789 ext. 12', '85223456789'],
    ['2345\u00a06789 x12', '23456789'],
    ['', ''],
  ])('%j is dialled as %j', (text, digits) => {
    expect(phoneDigits(text)).toBe(digits)
  })

  it.each(['1 ', '(', ' ', '12345 '])('a very long text is refused at once: %j', (part) => {
    const isTaken = (times: number) => phoneSchema.safeParse(`${part.repeat(times)}!`).success
    expectLinear(isTaken, 1000)
    expect(isTaken(100_000)).toBe(false)
  })
})

describe('email addresses', () => {
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

describe('email addresses with an international domain', () => {
  const domains = [
    '公司.香港',
    '公司.hk',
    'mail.港灣-物聯.公司',
    'bücher.example',
    'faß.de',
    'ไทย.ไทย',
    '서울빌딩관리.한국',
    'пример.рф',
    'उदाहरण.भारत',
    'ünï-cödé-ünï.example',
    '𠮷野家.jp',
    '他们为什么不说中文.example',
    'なぜみんな日本語を話してくれないのか.example',
    'pročprostěnemluvíčesky.example',
  ]

  it.each(domains)('%s is taken in both forms and stored in the one that people read', (domain) => {
    expect(emailSchema.parse(`Info@${domain}`)).toBe(`Info@${domain}`)
    expect(emailSchema.parse(`Info@${domainToASCII(domain)}`)).toBe(`Info@${domain}`)
    expect(asciiEmail(`Info@${domain}`)).toBe(`Info@${domainToASCII(domain)}`)
    expect(domainToUnicode(domainToASCII(domain))).toBe(domain)
  })

  it.each([
    ['info@公司。香港', 'info@公司.香港'],
    ['ｉｎｆｏ＠公司．香港', 'info@公司.香港'],
    ['info@BÜCHER.Example', 'info@bücher.example'],
    ['Info@Buyer.Example', 'Info@Buyer.Example'],
    ['\u202ainfo@buyer.example\u202c', 'info@buyer.example'],
    ['info@XN--55QX5D.xn--j6w193g', 'info@公司.香港'],
    ['info@公司.xn--j6w193g', 'info@公司.香港'],
  ])('%j is stored as %j', (text, stored) => {
    expect(emailSchema.parse(text)).toBe(stored)
  })

  it.each(['info@公司', 'info@xn--a.example', 'info@xn--.香港', 'info@公司..香港', 'info@公司.1'])(
    '%j is none',
    (text) => {
      expect(emailSchema.safeParse(text).success).toBe(false)
    },
  )

  it('the limit counts the form that mail servers take', () => {
    const domain = `${'長'.repeat(20)}.${'長'.repeat(20)}.${'長'.repeat(20)}.香港`
    expect(emailSchema.safeParse(`${'a'.repeat(64)}@${domain}`).success).toBe(true)
    expect(emailSchema.safeParse(`${'a'.repeat(190)}@${domain}`).success).toBe(false)
  })

  it('a very long text is refused at once', () => {
    expectLinear((times) => emailSchema.safeParse(`a@${'公'.repeat(times)}`).success, 1000)
    expect(readableEmail(`a@${'xn--'.repeat(10_000)}`)).toContain('xn--')
  })
})

describe('texts', () => {
  it.each(['陳家明', "O'Brien-Ng", '👩‍🔧 tools', 'عمر', 'a\tb', '𠮷野家'])('%j may stand on a line', (text) => {
    expect(requiredLine(100).parse(text)).toBe(text)
  })

  it.each(['a\u0000', '\u001b[31m', 'a\u0007b', '\u007f', 'a\u0086b', '\ud83d', '\udc00 a'])(
    '%j may not: it holds what is no text',
    (text) => {
      expect(requiredLine(100).safeParse(text).success).toBe(false)
      expect(optionalText(100).safeParse(text).success).toBe(false)
    },
  )

  it.each(['\u2028', '\u2029', '\u0085', '\v', '\f'])('%j, which comes with pasted text, is a line break', (pasted) => {
    expect(requiredText(100).parse(`a${pasted}b`)).toBe('a\nb')
    expect(optionalText(100).parse(`a${pasted}b`)).toBe('a\nb')
    expect(requiredLine(100).parse(`a${pasted}b${pasted}`)).toBe('a b')
    expect(optionalLine(100).parse(pasted)).toBe('')
  })

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
