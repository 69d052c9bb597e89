import { describe, expect, it } from 'vitest'
import { ipCodeIn, protectionOf } from '#contract/catalogue/ip-codes.ts'

describe('an IP code in a text', () => {
  it.each([
    ['IP67', 'IP67'],
    ['ip68', 'IP68'],
    ['IP 67', 'IP67'],
    ['IP-65', 'IP65'],
    ['ＩＰ６７', 'IP67'],
    ['IP\u00a066', 'IP66'],
    ['IPX4', 'IPX4'],
    ['ip6x', 'IP6X'],
    ['ip69k', 'IP69K'],
    ['IP6K9K', 'IP6K9K'],
    ['IP65W', 'IP65'],
    ['IP00', 'IP00'],
    ['IP67.', 'IP67'],
    ['防護等級IP67，可短暫浸水', 'IP67'],
    ['NEMA 4X/IP66', 'IP66'],
    ['IP65/67', 'IP65'],
    ['IP66, IP68', 'IP66'],
    ['TCP/IP over Ethernet, IP54', 'IP54'],
  ])('%j is %s', (text, code) => {
    expect(ipCodeIn(text)).toBe(code)
  })

  it.each([
    '',
    'IP',
    'IP6',
    'IPXX',
    'IP77',
    'IP670',
    '67',
    'IP 192.168.0.1',
    'IP 10.0.0.1',
    'TCP/IP 10/100 Mbps',
    'VoIP 10',
    'CHIP67',
    'IP\n67',
    '防水',
  ])('%j has none', (text) => {
    expect(ipCodeIn(text)).toBeNull()
  })
})

it.each([
  ['IP67', 6, 7],
  ['IP30', 3, 0],
  ['IPX4', 0, 4],
  ['IP6X', 6, 0],
  ['IP69K', 6, 9],
  ['IP6K9K', 6, 9],
])('%s protects from dust by %d, from water by %d', (code, dust, water) => {
  expect(protectionOf(code)).toEqual({ dust, water })
})
