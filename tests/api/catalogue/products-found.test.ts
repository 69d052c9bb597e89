import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { leaveTheSix } from '#tests/support/catalogue/samples.ts'
import { list } from './catalogue.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
  await leaveTheSix(app)
})
afterAll(() => app.close())

const leak = 'Water Leak Sensor'
const meter = 'Smart Energy Meter'
const parking = 'Parking Sensor'
const air = '9-in-1 Indoor Air Quality Sensor'
const platform = 'IoT Platform App'
const dashboard = 'Additional Dashboard App'
const hardware = [leak, meter, parking, air]

async function found(search: string): Promise<(string | null)[]> {
  const { items } = await list(app, { search, sort: 'createdAt' })
  return items.map(({ nameEn }) => nameEn)
}

describe('search finds what people type, among the six samples', () => {
  it.each<[search: string, first: string, ...others: string[]]>([
    // what we call a thing, and others do
    ['感應器', leak, parking, air, platform],
    ['傳感器', leak, parking, air, platform],
    ['漏水感應器', leak],
    ['水浸', leak],
    ['滲水', leak],
    ['水浸感應器', leak],
    ['電表', meter],
    ['智能電表', meter],
    ['抄錶', meter],
    ['停車', parking],
    ['停車場', parking],
    ['車位', parking],
    ['空氣品質', air],
    ['室內空氣', air],
    ['軟件平台', platform],
    ['儀錶板', dashboard],
    ['leak sensors', leak],
    ['leak detector', leak],
    ['flood sensor', leak],
    ['car park', parking],
    ['carpark', parking],
    ['parking sensors', parking],
    ['electricity meter', meter],
    ['submetering', meter],
    ['IAQ', air],
    ['carbon dioxide', air],
    // the other script
    ['空气', air],
    ['漏水传感器', leak],
    ['电表', meter],
    ['仪表板', dashboard],
    // codes, tags, specifications and features
    ['wl01', leak],
    ['WL 01', leak],
    ['em03', meter],
    ['LoRaWAN', leak, meter],
    ['NB-IoT', parking],
    ['nbiot', parking],
    ['IP67', leak], // the rating: that of the parking sensor is IP68
    ['BACnet', platform],
    ['MQTT', platform],
    ['WELL', air],
    ['BEAM Plus', air],
    ['WhatsApp', platform],
    ['甲醛', air],
    ['導軌', meter],
    ['三相', meter],
    // as one asks
    ['有冇漏水感應器', leak],
    ['leak sensor price', leak],
    ['waterproof leak sensor', leak],
    ['室外泊車感應器', parking],
    // one typing error
    ['parkng', parking],
    ['snesor parking', parking],
    ['lorawn', leak, meter],
    ['dashbord', dashboard],
    ['漏水感則器', leak],
    ['空汽質素', air],
  ])('%s', async (search, ...expected) => {
    expect((await found(search)).sort()).toEqual(expected.sort())
  })

  it('硬件', async () => {
    expect((await found('硬件')).sort()).toEqual([...hardware].sort())
  })
})

describe('what is not found as it was typed', () => {
  it.each([
    ['parkng', 'parking'],
    ['snesor parking', 'sensor parking'],
    ['漏水感則器', '漏水感測器'],
  ])('%s says that it was taken for %s', async (search, meant) => {
    expect(await list(app, { search })).toMatchObject({ meant, suggestions: [] })
  })

  it.each(['parking', '水浸', 'waterproof leak sensor'])('%s is found in other words, as it is', async (search) => {
    expect(await list(app, { search })).toMatchObject({ meant: null, suggestions: [] })
  })

  it.each<[search: string, first: string, without: string[], suggestions: string[], meant: string | null]>([
    ['zigbee 漏水感應器', leak, ['zigbee'], [], null],
    ['Zigbee water leak logger', leak, ['Zigbee'], [], null],
    ['parking 漏水', parking, ['漏水'], ['漏水'], null],
    ['氫氣 parkng', parking, ['氫氣'], [], '氫氣 parking'],
    ['天台漏水好大聲', leak, ['天台', '大聲'], [], null],
    ['zigbee meter', meter, ['zigbee'], [], null],
  ])('%s is found without some words, which are told', async (search, first, without, suggestions, meant) => {
    const { items, ...found } = await list(app, { search })
    expect(items[0]?.nameEn).toBe(first)
    expect(found).toMatchObject({ without, suggestions, meant })
  })

  it.each(['zigbee', '氫氣', '漏測', '5 米'])('%s finds nothing where no word does', async (search) => {
    expect(await list(app, { search })).toMatchObject({ total: 0, meant: null, without: [], suggestions: [] })
  })

  it('is found in other categories, as the counts say', async () => {
    const { total, suggestions, facets } = await list(app, { search: '水浸', category: 'software' })
    expect([total, suggestions]).toEqual([0, []])
    expect(facets.category).toContainEqual({ value: 'hardware', count: 1 })
  })

  it('is not taken otherwise because of a price or a tag', async () => {
    expect(await list(app, { search: 'parking', maxPrice: 1 })).toMatchObject({
      total: 0,
      meant: null,
      suggestions: [],
    })
    expect(await list(app, { search: 'parking', tag: 'ESG' })).toMatchObject({ total: 0, meant: null, suggestions: [] })
  })
})
