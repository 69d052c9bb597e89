import { describe, expect, it } from 'vitest'
import { crc16, fpsPayload, isFpsProxy, plainFpsProxy } from '#contract/billing/fps.ts'

/** Value of each field by its id, one level deep. */
function fieldsOf(text: string): Record<string, string> {
  const fields: Record<string, string> = {}
  for (let at = 0; at < text.length; ) {
    const length = Number(text.slice(at + 2, at + 4))
    fields[text.slice(at, at + 2)] = text.slice(at + 4, at + 4 + length)
    at += 4 + length
  }
  return fields
}

describe('the checksum', () => {
  it.each([
    ['123456789', '29B1'], // the check value of CRC-16/CCITT-FALSE
    [
      '00020101021226330012hk.com.hkicl0313+852-6789123452040000530334454031005802HK5914company_1_data6002HK62170513INV/TEST/00016304',
      'A154',
    ],
    [
      '00020101021226320012hk.com.hkicl0207600050906011520400005303344540510.505802HK5902NA6002HK62270523HKTEST202103190606259626304',
      'BCD1',
    ],
    ['00020101021126400012hk.com.hkicl01030040313+852-8765432152040000530334454041.235802HK5902NA6002HK6304', 'C246'],
  ])('of %s is %s, as others have it', (text, crc) => {
    expect(crc16(text)).toBe(crc)
  })
})

describe('a payment by FPS', () => {
  const payment = { payee: 'company_1_data', amount: 100, reference: 'INV/TEST/0001' }

  it('is the code that other programs make for it', () => {
    expect(fpsPayload({ ...payment, proxy: '+852-67891234' })).toBe(
      '00020101021226330012hk.com.hkicl0313+852-6789123452040000530334454031005802HK5914company_1_data6002HK62170513INV/TEST/00016304A154',
    )
  })

  it.each([
    ['1234567', '02'],
    ['123456789', '02'],
    ['+852-61234567', '03'],
    ['pay@harbour.example', '04'],
  ])('to %s names it in field %s, with cents and reference', (proxy, id) => {
    const text = fpsPayload({
      proxy,
      payee: '港灣物聯 Harbour IoT (Hong Kong) Limited',
      amount: 1234.5,
      reference: 'INV-2026-00001',
    })
    const fields = fieldsOf(text ?? '')
    expect(fields).toMatchObject({
      '01': '12',
      '53': '344',
      '54': '1234.50',
      '58': 'HK',
      '59': 'Harbour IoT (Hong Kong) L',
    })
    expect(fieldsOf(fields['26'] ?? '')).toEqual({ '00': 'hk.com.hkicl', [id]: proxy })
    expect(fieldsOf(fields['62'] ?? '')).toEqual({ '05': 'INV-2026-00001' })
    expect(fields['63']).toBe(crc16(text?.slice(0, -4) ?? ''))
  })

  it('has no code without a proxy, and is stated in Chinese names as NA', () => {
    expect(fpsPayload({ ...payment, proxy: '' })).toBeUndefined()
    expect(fieldsOf(fpsPayload({ ...payment, payee: '港灣', proxy: '1234567' }) ?? '')['59']).toBe('NA')
  })

  it.each([
    ['+852 6123 4567', '+852-61234567', true],
    ['61234567', '+852-61234567', true],
    [' 123 4567 ', '1234567', true],
    ['pay@harbour.example', 'pay@harbour.example', true],
    ['+44 20 7946 0958', '+44 20 7946 0958', false],
    ['12345', '12345', false],
  ])('a proxy typed as %s is %s', (typed, plain, isKnown) => {
    expect([plainFpsProxy(typed), isFpsProxy(plainFpsProxy(typed))]).toEqual([plain, isKnown])
  })
})
