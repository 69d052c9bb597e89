import { expect, it } from 'vitest'
import { readMeasures } from '#server/modules/catalogue/search/measures.rules.ts'

const read = (search: string) => {
  const { rest, measures } = readMeasures(search)
  return [rest, ...measures.map(({ name, value }) => `${name} ${value}`)]
}

it.each([
  ['10 km', ['', 'minRange 10']],
  ['1.5km', ['', 'minRange 1.5']],
  ['通訊距離 15公里以上 感測器', ['感測器', 'minRange 15']],
  ['under 10 km', ['under 10 km']],
  ['IP67', ['', 'ipRating IP67']],
  ['ip 6x', ['', 'ipRating IP6X']],
  ['TCP/IP 10', ['TCP/IP 10']],
  ['IP 10.0.0.1', ['IP 10.0.0.1']],
  ['under 1000', ['', 'maxPrice 1000']],
  ['sensor under HK$1,500', ['sensor', 'maxPrice 1500']],
  ['HK$500以下', ['', 'maxPrice 500']],
  ['平過1000蚊', ['', 'maxPrice 1000']],
  ['over 2000', ['', 'minPrice 2000']],
  ['2000蚊以上', ['', 'minPrice 2000']],
  ['1000以上', ['1000以上']],
  ['HK$500-1,000 sensor', ['sensor', 'minPrice 500', 'maxPrice 1000']],
  ['500至1000元', ['', 'minPrice 500', 'maxPrice 1000']],
  ['868-915 MHz', ['868-915 MHz']],
  ['400-5000 ppm', ['400-5000 ppm']],
  ['5 years battery', ['', 'minBattery 5']],
  ['10-year battery', ['', 'minBattery 10']],
  ['battery life at least 3 years', ['', 'minBattery 3']],
  ['电池10年以上', ['', 'minBattery 10']],
  ['5年電池 漏水', ['漏水', 'minBattery 5']],
  ['5 years warranty', ['5 years warranty']],
  ['EM-300', ['EM-300']],
  ['sensor 1000', ['sensor 1000']],
  ['wifi 5', ['wifi 5']],
  ['', ['']],
])('of %j', (search, expected) => expect(read(search)).toEqual(expected))

it('takes no longer for more of the same than for as much', () => {
  const began = performance.now()
  for (const part of ['under ', '1,000 ', 'battery 5 ', 'hk$', '9'.repeat(10)])
    readMeasures(part.repeat(20).slice(0, 100))
  expect(performance.now() - began).toBeLessThan(1000)
})
