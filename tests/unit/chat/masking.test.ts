import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { masked, searchable } from '#server/modules/assistant/masking/masking.rules.ts'
import { expectLinear } from '#tests/support/growth.ts'

const maskedText = (text: string) => masked(text, 'en')

describe('what tells who a visitor is', () => {
  it.each([
    ['Mail me at peter.chan+iot@example.com.hk please', 'Mail me at [email] please'],
    ['peter.chan@example.com.', '[email].'],
    ['peter @ example.com', '[email]'],
    ['peter(at)example.com or mary [at] example (dot) org', '[email] or [email]'],
    ['我的電郵是ＰＥＴＥＲ＠ｅｘａｍｐｌｅ．ｃｏｍ，謝謝', '我的電郵是[email]，謝謝'],
    ['電郵peter@例子.公司', '電郵[email]'],
    ['電郵peter@iot公司.香港請回覆', '電郵[email]'],
    ['電郵peter@公司.hk請回覆', '電郵[email]請回覆'],
    ['peter@xn--55qx5d.xn--j6w193g please', '[email] please'],
    ['peter@서울빌딩관리.한국 please', '[email] please'],
    ['peter@ไทย.ไทย please', '[email] please'],
    ['peter@пример.рф please', '[email] please'],
    ['peter@उदाहरण.भारत please', '[email] please'],
    ["o'brien_1@mail.example.co.uk,next", '[email],next'],
    ['peter dot chan at example dot com, please', '[email], please'],
    ['pe\u200bter@example.com', 'pe\u200b[email]'],
  ])('an email address: %j', (text, expected) => expect(maskedText(text)).toBe(expected))

  it.each([
    ['Call 91234567', 'Call [phone]'],
    ['Call 9123 4567 now', 'Call [phone] now'],
    ['致電２３４５－６７８９', '致電[phone]'],
    ['我電話9123-4567', '我電話[phone]'],
    ['9 1 2 3 4 5 6 7', '[phone]'],
    ['91 23 45 67 搵我', '[phone] 搵我'],
    ['9123\u200b4567', '[phone]'],
    ['+852 9123 4567', '[phone]'],
    ['(852) 9123 4567', '[phone]'],
    ['852-91234567', '[phone]'],
    ['85291234567', '[phone]'],
    ['tel: 912 345 67', 'tel: [phone]'],
    ['WhatsApp91234567', 'WhatsApp[phone]'],
    ['need 20 sensors, 9123 4567', 'need 20 sensors, [phone]'],
    ['買 10 9123 4567', '買 10 [phone]'],
    ['+44 20 7946 0958', '[phone]'],
    ['+1 (415) 555-2671', '[phone]'],
    ['+1.415.555.2671', '[phone]'],
    ['0086 138 0013 8000', '[phone]'],
    ['手機 138 0013 8000', '手機 [phone]'],
    ['13800138000', '[phone]'],
    ['090-1234-5678', '[phone]'],
    ['0912 345 678', '[phone]'],
    ['(415) 555-2671', '[phone]'],
    ['9123 4567 / 2345 6789', '[phone] / [phone]'],
    ['Room 1205, 91234567', 'Room 1205, [phone]'],
    ['9123 4567/6123 4567', '[phone]/[phone]'],
    ['https://wa.me/85291234567', 'https://wa.me/[phone]'],
    ['SKU 的事請致電 91234567', 'SKU 的事請致電 [phone]'],
    ['手機 1380 0138 000', '手機 [phone]'],
    ['138 00138000', '[phone]'],
    ['tel 021234567', 'tel [phone]'],
    ['0912345678', '[phone]'],
    ['02 1234567', '[phone]'],
    ['電話 20 25 30 35', '電話 [phone]'],
    ['電話 2019-2024', '電話 [phone]'],
    ['9123 45 67', '[phone]'],
    ['91 23 4567', '[phone]'],
    ['852 9123 4567', '[phone]'],
    ['8529123 4567', '[phone]'],
    ['0044 207 946', '[phone]'],
    ['+12345678901234567', '[phone]'],
    ['3000-5001', '[phone]'],
    ['3001-5000', '[phone]'],
    ['5000-3000', '[phone]'],
    ['5000-5000', '[phone]'],
    ['3000 5000', '[phone]'],
    ['2024-2019', '[phone]'],
    ['2019 2024', '[phone]'],
    ['20261321', '[phone]'],
    ['20261332', '[phone]'],
    ['20260021', '[phone]'],
    ['32-12-2026', '[phone]'],
    ['91234567#', '[phone]#'],
    ['852.912.34.567', '[phone]'],
    ['# 91234567', '# [phone]'],
    ['9123 4567-ABCD', '[phone]-ABCD'],
    ['91234567 for 1,500', '[phone] for 1,500'],
    ['91234567,50 sensors', '[phone],50 sensors'],
  ])('a phone number: %j', (text, expected) => expect(maskedText(text)).toBe(expected))

  it.each([
    ['A123456(3)', '[HKID]'],
    ['HKID A123456(7) is mine', 'HKID [HKID] is mine'],
    ['Ａ１２３４５６（３）', '[HKID]'],
    ['a 1 2 3 4 5 6 ( 3 )', '[HKID]'],
    ['A-123456(3)', '[HKID]'],
    ['A1234563', '[HKID]'],
    ['AB987654(3)', '[HKID]'],
    ['AB9876543', '[HKID]'],
    ['身份證G123456(A)，', '身份證[HKID]，'],
    ['G123456A', '[HKID]'],
  ])('an identity card number: %j', (text, expected) => expect(maskedText(text)).toBe(expected))
})

describe('what is left as it is', () => {
  it.each([
    'HK$21,800,000',
    'HK$ 91234567',
    '預算 30000000 元',
    '預算 3000-5000',
    '20000000 sensors',
    '2019-2024',
    '2026-11-21 10:30',
    '20261121',
    '21-11-2026',
    '2026 年 11 月 21 日',
    '192.168.10.25',
    '2001:db8::8a2e:370:7334',
    'ENQ-7K3M9QX2',
    'RFQ-23456789',
    'EM-23456789 和 WL20001234',
    '2345-6789-A',
    'SKU 23456789',
    'order no. 23456789',
    '型號：62345678',
    'A1234567 is a model',
    'EM123456',
    'WL-A1234563',
    '868/915 MHz, 2-15 km, 0.3-50 kbps, 10+ years',
    '1,180 + 399 x 12 = 5,968',
    '20 30 40 50',
    '25000.50',
    'user@host, @channel, a @ b',
    'IP67, 3.6 V, -40 to +85 °C',
    '一二三四五六七八',
    '23456789.50',
    '23,456,789,012',
    '1,23456789',
    '91234567,500',
    '192.168.100.255',
    '255.255.255.0',
    '23.45.67.89',
    '91.23.45.67',
    '13800 138000',
    '1380013 8000',
    '123456789',
    '1380013800',
    '0212345678',
    '912 345 67',
    '20 25 30 35',
    '1900-2100',
    '2019-2100',
    '3000-5000 台',
    '20260131',
    '2026.12.31',
    '31.12.2026',
    '20260101',
    '01-01-2026',
    '#91234567',
    '91234567-AB',
    '91234567A',
    '0044 20 794',
    '+123456789012345678',
  ])('%j', (text) => expect(maskedText(text)).toBe(text))

  it('emoji, text from right to left, and characters that nobody sees', () => {
    const text = '👩🏽‍🔧 مرحبا بكم \u200fשלום\u200d 你好\ufe0f e\u0301 \u2066abc\u2069'
    expect(maskedText(text)).toBe(text)
  })

  it('text without digits or @, whatever it is', () => {
    const characters = fc.string({ unit: 'grapheme' }).filter((text) => !/[\p{N}@＠]|\bat\b/iu.test(text))
    fc.assert(
      fc.property(characters, (text) => {
        expect(maskedText(text)).toBe(text)
      }),
    )
  })
})

const separator = fc.constantFrom('', ' ', '-', '\u00a0', '\u3000', ' - ', '\u200b')
const around = fc.constantFrom('', '請致電 ', 'hello, ', '我係陳生，', '。', ' thanks ', '！多謝', '，唔該')
const digits = (count: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: count, maxLength: count })
const fullWidth = (text: string) =>
  text.replace(/[0-9]/g, (character) => String.fromCharCode(character.charCodeAt(0) + 0xfee0))

describe('wherever it stands', () => {
  it('no phone number of Hong Kong is left', () => {
    const local = fc.tuple(fc.constantFrom(...'35679'), digits(3), separator, digits(4), fc.boolean())
    fc.assert(
      fc.property(around, local, around, (before, [first, head, between, tail, isWide], after) => {
        const [start, end] = [Number(first + head), Number(tail)]
        fc.pre(!(between.includes('-') && start % 50 === 0 && end % 50 === 0)) // reads as a range
        const written = first + head + between + tail
        const shown = maskedText(before + (isWide ? fullWidth(written) : written) + after)
        expect(shown).toBe(`${before}[phone]${after}`)
      }),
    )
  })

  it('no international number is left', () => {
    const number = fc.tuple(
      fc.constantFrom('+852', '+86', '+65', '+44', '+1'),
      separator,
      digits(4),
      separator,
      digits(5),
    )
    fc.assert(
      fc.property(around, number, around, (before, parts, after) => {
        expect(maskedText(before + parts.join('') + after)).toBe(`${before}[phone]${after}`)
      }),
    )
  })

  it('no email address is left', () => {
    fc.assert(
      fc.property(around, fc.emailAddress(), (before, address) => {
        expect(maskedText(`${before} ${address} `)).not.toContain(address)
      }),
    )
  })

  it('no identity card number is left', () => {
    const card = fc.tuple(fc.constantFrom(...'ABCDEGHKMPRVYZ'), digits(6), fc.boolean())
    fc.assert(
      fc.property(around, card, around, (before, [letter, six, isBracketed], after) => {
        fc.pre(!/[a-z]$/i.test(before) && !/^[a-z0-9]/i.test(after))
        const check = checkCharacter(letter + six)
        const written = isBracketed ? `${letter}${six}(${check})` : `${letter}${six}${check}`
        expect(maskedText(before + written + after)).toBe(`${before}[HKID]${after}`)
      }),
    )
  })

  it('a masked text stays as it is', () => {
    const text = fc.string({ unit: fc.constantFrom(...'0123456789 +-().@abA個HK$你年') })
    fc.assert(
      fc.property(text, (given) => {
        expect(maskedText(maskedText(given))).toBe(maskedText(given))
      }),
    )
  })
})

/** By the rule of the Immigration Department, written down anew. */
function checkCharacter(number: string): string {
  const [letter = 'A', ...six] = number
  const sum =
    36 * 9 +
    (letter.charCodeAt(0) - 55) * 8 +
    six.reduce((total, digit, index) => total + Number(digit) * (7 - index), 0)
  const rest = (11 - (sum % 11)) % 11
  return rest === 10 ? 'A' : `${rest}`
}

it.each(['1 ', 'a@', '9123', 'a.', '(', 'a{at}', 'a dot ', 'a at '])(
  'takes no time for the longest message of the worst characters: %j',
  (part) => {
    expectLinear((times) => maskedText(part.repeat(times)), 250)
  },
)

it('is not searched by the words that stand for it', () => {
  expect(searchable('leak [phone] [電郵], [HKID] [電話] [phones]')).toBe('leak    ,     [phones]')
})

it('has its words in Chinese, too', () => {
  expect(masked('peter@example.com 9123 4567 A123456(3)', 'zh-TW')).toBe('[電郵] [電話] [身份證號碼]')
})
