import { describe, expect, test } from 'vitest'
import { pictureTypeOf } from '#server/modules/media/media-content.rules.ts'
import { isPublicAddress } from '#server/platform/http/public-internet.ts'
import { solidPng } from '#tests/support/notion/png.ts'

describe('addresses', () => {
  test.each(['8.8.8.8', '1.1.1.1', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450::1'])(
    '%s is public',
    (address) => {
      expect(isPublicAddress(address)).toBe(true)
    },
  )

  test.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:8.8.8.8',
    '::ffff:a00:1',
    '64:ff9b::a00:1',
    'fc00::1',
    'fd12:3456::1',
    'fe80::1',
    'ff02::1',
    '2001:db8::1',
    '2002:a00:1::1',
    'localhost',
  ])('%s is not', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })
})

describe('kinds of picture', () => {
  const box = (brands: string) =>
    Buffer.concat([Buffer.from([0, 0, 0, 8 + brands.length]), Buffer.from(`ftyp${brands}`), Buffer.alloc(32)])

  test.each([
    ['png', solidPng([0, 0, 0])],
    ['jpeg', Buffer.from('ffd8ffe000104a46494600', 'hex')],
    ['gif', Buffer.from('GIF89a......')],
    ['webp', Buffer.from('RIFF....WEBPVP8 ')],
    ['avif', box('avif\0\0\0\0')],
    ['avif', box('mif1\0\0\0\0avifmiaf')],
    [undefined, box('isom\0\0\0\0mp41')],
    [undefined, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    [undefined, Buffer.from('<!DOCTYPE html>')],
    [undefined, Buffer.from('RIFF....WAVEfmt ')],
    [undefined, Buffer.alloc(0)],
  ])('%s', (type, bytes) => {
    expect(pictureTypeOf(Buffer.from(bytes))).toBe(type)
  })
})
