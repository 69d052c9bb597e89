import { describe, expect, it } from 'vitest'
import { readPastedLines } from '../../../client/src/site/quote/paste/pasted-lines.ts'

describe('a line of a buyer’s list', () => {
  it.each([
    ['HI-WL-01, 3', 'HI-WL-01', 3],
    ['HI-WL-01,3', 'HI-WL-01', 3],
    ['HI-WL-01\t3', 'HI-WL-01', 3],
    ['HI-WL-01;3', 'HI-WL-01', 3],
    ['HI-WL-01，３', 'HI-WL-01', 3],
    ['ＨＩ－ＷＬ－０１、１２', 'HI-WL-01', 12],
    ['HI-WL-01；20', 'HI-WL-01', 20],
    ['  HI-WL-01 ,  3  ', 'HI-WL-01', 3],
    ['HI-WL-01 x 3', 'HI-WL-01', 3],
    ['HI-WL-01 x3', 'HI-WL-01', 3],
    ['HI-WL-01 X 3', 'HI-WL-01', 3],
    ['HI-WL-01×3', 'HI-WL-01', 3],
    ['HI-WL-01 * 3', 'HI-WL-01', 3],
    ['3 x HI-WL-01', 'HI-WL-01', 3],
    ['3 × HI-WL-01', 'HI-WL-01', 3],
    ['3 pcs x HI-WL-01', 'HI-WL-01', 3],
    ['HI-WL-01, 3 pcs', 'HI-WL-01', 3],
    ['HI-WL-01, 3pcs.', 'HI-WL-01', 3],
    ['HI-WL-01 3 pcs', 'HI-WL-01', 3],
    ['HI-WL-01 x 3 units', 'HI-WL-01', 3],
    ['HI-WL-01, x3', 'HI-WL-01', 3],
    ['HI-WL-01，3 件', 'HI-WL-01', 3],
    ['HI-WL-01 3個', 'HI-WL-01', 3],
    ['HI-WL-01 3', 'HI-WL-01', 3],
    ['HI-WL-01', 'HI-WL-01', 1],
    ['漏水感測器, 3', '漏水感測器', 3],
    ['Water Leak Sensor', 'Water Leak Sensor', 1],
    ['Water Leak Sensor 40', 'Water Leak Sensor', 40],
    ['HI-WL-01, 1,200', 'HI-WL-01', 1200],
    ['HI-WL-01,1,200', 'HI-WL-01', 1200],
    ['HI-WL-01\t1,200', 'HI-WL-01', 1200],
    ['HI-WL-01, "1,200"', 'HI-WL-01', 1200],
    ['"HI-WL-01","5"', 'HI-WL-01', 5],
    ['"HI, ""W"" 01",5', 'HI, "W" 01', 5],
    ['HI-WL-01\tWater Leak Sensor\t7', 'HI-WL-01', 7],
    ['HI-WL-01,Water Leak Sensor,7,HK$1180', 'HI-WL-01', 7],
    ['SENSOR-5,120', 'SENSOR-5', 120],
    ['EM-03 x', 'EM-03 x', 1],
    ['9-in-1-indoor-air-quality-sensor, 2', '9-in-1-indoor-air-quality-sensor', 2],
    ['HI-WL-01, 100000', 'HI-WL-01', 100_000],
  ])('%s is %s, %d', (text, key, quantity) => {
    expect(readPastedLines(text)).toEqual({ lines: [{ key, quantity }], unreadable: [] })
  })

  it.each([
    ['HI-WL-01, many', 'quantity'],
    ['HI-WL-01, 0', 'quantity'],
    ['HI-WL-01, -3', 'quantity'],
    ['HI-WL-01, 2.5', 'quantity'],
    ['HI-WL-01, 100001', 'quantity'],
    [', ,', 'no-product'],
    ['x'.repeat(201), 'no-product'],
    ['HI-\u0007WL-01, 3', 'no-product'],
    ['HI-\ud800, 3', 'no-product'],
  ])('%s cannot be read: %s', (text, problem) => {
    expect(readPastedLines(text)).toEqual({ lines: [], unreadable: [{ text, problem }] })
  })
})

describe('a list', () => {
  it('is read line by line, whatever ends them; blank ones and headings are passed over', () => {
    expect(readPastedLines('SKU, Quantity\r\nA-1, 2\n\n  \rB-2\t3').lines).toEqual([
      { key: 'A-1', quantity: 2 },
      { key: 'B-2', quantity: 3 },
    ])
    expect(readPastedLines('型號\t數量\nA-1\t2').lines).toEqual([{ key: 'A-1', quantity: 2 }])
    expect(readPastedLines('"Product code","Qty"\n"A-1","2"').lines).toEqual([{ key: 'A-1', quantity: 2 }])
  })

  it('counts the same SKU up, in any case, as far as can be asked for', () => {
    expect(readPastedLines('a-1, 2\nB-2\nA-1, 3').lines).toEqual([
      { key: 'a-1', quantity: 5 },
      { key: 'B-2', quantity: 1 },
    ])
    expect(readPastedLines('A-1, 99999\nA-1, 99999').lines).toEqual([{ key: 'A-1', quantity: 100_000 }])
  })

  it('of nothing is empty', () => {
    expect(readPastedLines(' \n\t\n')).toEqual({ lines: [], unreadable: [] })
  })
})
