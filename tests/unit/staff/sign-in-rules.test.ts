import { createHash } from 'node:crypto'
import { TOTP } from 'otpauth'
import { describe, expect, it } from 'vitest'
import { passwordFault } from '#server/modules/staff/sessions/passwords.rules.ts'
import {
  isTotpCode,
  keyUri,
  newRecoveryCodes,
  newSecret,
  plainCode,
  recoveryHash,
  stepOf,
} from '#server/modules/staff/two-factor/two-factor.rules.ts'
import { networkOf } from '#server/platform/http/addresses.ts'

describe('a password', () => {
  const owner = { name: 'Mei Lin Wong', email: 'kittyho@shop.example', siteNames: ['港灣物聯', 'Harbour IoT', 'IoT'] }
  const common = new Set(['letmein', 'password1'])
  it.each([
    ['correct horse battery', undefined],
    ['letmein', 'password_common'],
    ['LetMeIn', 'password_common'],
    ['ＬｅｔＭｅＩｎ', 'password_common'],
    ['letmein2026!!', 'password_common'],
    ['password1', 'password_common'],
    ['letmein-please', undefined],
    ['my-mei-lin-wong', 'password_personal'],
    ['wong is my name', 'password_personal'],
    ['it is mei and lin', undefined],
    ['kittyho rules', 'password_personal'],
    ['Kitty.Ho', 'password_personal'],
    ['shopping spree', undefined],
    ['harbour-iot-2026', 'password_of_site'],
    ['我愛港灣物聯', 'password_of_site'],
    ['iot for everyone', undefined],
  ])('%s: %s', (password, fault) => {
    expect(passwordFault(password, owner, common)).toBe(fault)
  })

  it('with a Chinese name of two characters is told from one without', () => {
    const person = { name: '陳 小明', email: '', siteNames: [] }
    expect(passwordFault('我叫小明呀呀', person, common)).toBe('password_personal')
    expect(passwordFault('陳皮不是名字', person, common)).toBeUndefined()
  })
})

describe('whoever is counted by address is counted as one', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['::FFFF:203.0.113.9', '203.0.113.9'],
    ['::ffff:cb00:7109', '203.0.113.9'],
    ['0:0:0:0:0:FFFF:CB00:0007', '203.0.0.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::6', '2001:db8:1:2::/64'],
    ['2001:db8::', '2001:db8:0:0::/64'],
    ['2001:db8::5:6:7:8', '2001:db8:0:0::/64'],
    ['2001::4:5:6:7:8', '2001:0:0:4::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::5:6:7:8:9', '0:0:0:5::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['no address', 'no address'],
  ])('%s as %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })
})

describe('a second factor', () => {
  const secret = newSecret()
  const now = new Date('2026-11-22T00:00:15Z')
  const totp = new TOTP({ algorithm: 'SHA1', digits: 6, period: 30, secret })
  const codeAt = (seconds: number) => totp.generate({ timestamp: now.getTime() + seconds * 1000 })
  const step = Math.floor(now.getTime() / 30_000)

  it('has a secret of 160 bits, another each time', () => {
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(newSecret()).not.toBe(secret)
  })

  it('is told to an app as an address', () => {
    const uri = new URL(keyUri(secret, 'Harbour IoT', 'mei@shop.example'))
    expect(uri.href).toContain('otpauth://totp/Harbour%20IoT:mei%40shop.example')
    expect(Object.fromEntries(uri.searchParams)).toEqual({
      issuer: 'Harbour IoT',
      secret,
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    })
  })

  it.each([
    [-60, undefined],
    [-30, step - 1],
    [0, step],
    [30, step + 1],
    [60, undefined],
  ])('of %d seconds from now is of step %s', (seconds, expected) => {
    expect(stepOf(secret, codeAt(seconds), now)).toBe(expected)
  })

  it.each(['١٢٣٤٥٦', '１２３４５６', '12345é', ''])('%j is of no step', (code) => {
    expect(stepOf(secret, code, now)).toBeUndefined()
  })

  it.each([
    ['123456', true],
    ['12345', false],
    ['1234567', false],
    ['12345a', false],
    ['a123456', false],
  ])('%s is six digits: %s', (code, isIt) => {
    expect(isTotpCode(code)).toBe(isIt)
  })

  it('is taken as it was meant', () => {
    expect(plainCode(' 123-456 ')).toBe('123456')
    expect(plainCode('7K3M-9QX2')).toBe('7k3m9qx2')
    expect(plainCode('１２３ ４５６')).toBe('123456')
  })
})

describe('recovery codes', () => {
  it('are ten of three times four characters, drawn from 32', () => {
    const codes = newRecoveryCodes((bytes) => Uint8Array.from({ length: bytes }, (_, index) => index + 26))
    expect(codes).toEqual(Array.from({ length: 10 }, () => 'tvwx-yz01-2345'))
  })

  it('are the same where characters look alike, and are kept as a hash', () => {
    const hash = createHash('sha256').update('7k3m10110h5t').digest('hex')
    expect(recoveryHash('7k3m-10110-h5t')).toBe(hash)
    expect(recoveryHash('7K3M IOLLO H5T')).toBe(hash)
  })
})
