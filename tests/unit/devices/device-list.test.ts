import { expect, it } from 'vitest'
import { searchedNumber } from '#contract/sales/devices.ts'
import { hasCheckDigit, readDevices } from '#server/modules/devices/device-list.rules.ts'

const [devEui, joinEui, appKey] = ['70B3D57ED0000001', '0011223344556677', 'A'.repeat(32)]

it('reads scanned serial numbers and the codes on LoRaWAN devices, a line each', () => {
  const { rows, errors } = readDevices(`SN-1\n\n SN-2 \nLW:D0:${joinEui}:${devEui}:AABB1122:OAABBCCDDEEFF:SYZ77\n`)
  expect(errors).toEqual([])
  expect(rows.map(({ line, serial }) => [line, serial])).toEqual([
    [1, 'SN-1'],
    [3, 'SN-2'],
    [4, 'YZ77'],
  ])
  expect(rows[2]).toMatchObject({ devEui, joinEui })
})

it.each([
  [
    'commas, English',
    `Serial No.,Dev EUI,AppEUI,App Key,Colour\r\nSN-1,70:b3:d5:7e:d0:00:00:01,${joinEui},${appKey},red`,
  ],
  [
    'tabs, Chinese',
    `序號\tDevEUI\tJoinEUI\t應用密鑰\nSN-1\t70-B3-D5-7E-D0-00-00-01\t${joinEui}\t${appKey.toLowerCase()}`,
  ],
  [
    'semicolons, quoted, with a byte order mark',
    `\uFEFF"app_key";"join_eui";"dev_eui";"序列号"\n${appKey};${joinEui};${devEui};SN-1`,
  ],
])('recognises columns by their headings: %s', (_case, text) => {
  expect(readDevices(text)).toMatchObject({ errors: [], rows: [{ serial: 'SN-1', devEui, joinEui, appKey }] })
})

it('takes DevEUI or IMEI for a serial number that is not given', () => {
  const { rows } = readDevices(`DevEUI,IMEI\n${devEui},\n,490154203237518`)
  expect(rows.map(({ serial }) => serial)).toEqual([devEui, '490154203237518'])
})

it('names every fault by line and column, and never a value', () => {
  const text = [
    'serial,DevEUI,JoinEUI,AppKey,IMEI,ICCID',
    `,,,,,`,
    `SN-1,70B3D57ED000000,${joinEui}0,${'F'.repeat(31)},490154203237517,89014103211118510721`,
    `SN-2,${devEui},,,,8901410321111851073`,
    `sn-2,${devEui},,,,890141032111185107`,
    `序號,,,${'B'.repeat(32)},,`,
    `${'x'.repeat(65)},,,,,`,
  ].join('\n')
  const { errors } = readDevices(text)
  expect(errors.map(({ path, code, params }) => [path, code, params])).toEqual([
    ['text.3.devEui', 'not_eui', undefined],
    ['text.3.joinEui', 'not_eui', undefined],
    ['text.3.appKey', 'not_app_key', undefined],
    ['text.3.imei', 'not_imei', undefined],
    ['text.4.iccid', 'not_iccid', undefined],
    ['text.6.serial', 'not_serial', undefined],
    ['text.6.devEui', 'required', undefined],
    ['text.7.serial', 'not_serial', undefined],
    ['text.5.serial', 'device_twice', { line: 4 }],
    ['text.5.devEui', 'device_twice', { line: 4 }],
  ])
  expect(JSON.stringify(errors)).not.toContain('BBBB')
})

it.each([
  ['several columns without headings', 'SN-1,SN-2', 'no_device_headings'],
  ['an open quotation mark', 'serial,note\nSN-1,"open', 'open_quote_mark'],
  ['headings alone', 'serial,DevEUI', 'required'],
  ['too many', Array.from({ length: 2001 }, (_, index) => `SN${index}`).join('\n'), 'too_many_devices'],
])('refuses %s', (_case, text, code) => {
  expect(readDevices(text).errors).toMatchObject([{ path: 'text', code }])
})

it('checks digits by Luhn, and searches numbers as they are stored', () => {
  expect(['490154203237518', '79927398713'].every(hasCheckDigit)).toBe(true)
  expect(hasCheckDigit('490154203237519')).toBe(false)
  expect(['70:B3:D5:7E:D0:00:00:01', '49 015420 3237518', 'SN-1'].map(searchedNumber)).toEqual([
    devEui,
    '490154203237518',
    'SN-1',
  ])
})
