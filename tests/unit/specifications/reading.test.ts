import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readFeatures, readSpecifications } from '#contract/catalogue/record-texts.ts'
import { batteryYearsOf } from '#contract/catalogue/specifications/battery.ts'
import { kindNamed, type SpecificationKind, specificationKinds } from '#contract/catalogue/specifications/kinds.ts'
import { readQuantity, writeQuantity } from '#contract/catalogue/specifications/quantities.ts'
import { areEqual } from '#contract/catalogue/specifications/ranking.ts'
import { readSpecification, unreadKindOf } from '#contract/catalogue/specifications/reading.ts'
import { specificationLabels } from '#contract/catalogue/specifications/specification-words.ts'
import { sampleRecords } from '#server/modules/catalogue/products/samples.ts'
import { expectLinear } from '#tests/support/growth.ts'
import { kinds as notionKinds } from '#tests/support/notion/catalogue-kinds.ts'

/** A line as staff write it. */
function read(line: string) {
  const [specification] = readSpecifications(line)
  return specification && readSpecification(specification)
}

const year = 31_557_600

describe('a line is read as what it says', () => {
  it.each<[line: string, kind: SpecificationKind, values: number[], base: string]>([
    ['Battery life: 10 years', 'batteryLife', [10 * year], 'time'],
    ['電池壽命: 18 個月', 'batteryLife', [1.5 * year], 'time'],
    ['電池續航：5年', 'batteryLife', [5 * year], 'time'],
    ['续航时间: 5 年', 'batteryLife', [5 * year], 'time'],
    ['Battery: 10+ years', 'batteryLife', [10 * year], 'time'],
    ['Battery life: up to 10 years', 'batteryLife', [10 * year], 'time'],
    ['Battery life: 5–10 years', 'batteryLife', [5 * year, 10 * year], 'time'],
    ['電池: 3.6 V 鋰電，可用 5 年', 'batteryLife', [5 * year], 'time'],
    ['Range: 15 km', 'range', [15_000], 'distance'],
    ['通訊距離: 15 公里', 'range', [15_000], 'distance'],
    ['通信距离: 800 米', 'range', [800], 'distance'],
    ['Radio range: 2,000 m (open field)', 'range', [2000], 'distance'],
    ['覆蓋: 1.5 km', 'range', [1500], 'distance'],
    ['Data rate: 0.3–50 kbps', 'dataRate', [0.3, 50], 'dataRate'],
    ['數據速率: 1 Mbps', 'dataRate', [1000], 'dataRate'],
    ['Frequency: 863-870 MHz', 'frequency', [863, 870], 'frequency'],
    ['頻率: 2.4 GHz', 'frequency', [2400], 'frequency'],
    ['Transmit power: 14 dBm', 'transmitPower', [14], 'level'],
    ['Receiver sensitivity: -137 dBm', 'sensitivity', [-137], 'level'],
    ['Channels: 8', 'channels', [8], 'count'],
    ['Operating temperature: -20 to 60 °C', 'operatingTemperature', [-20, 60], 'temperature'],
    ['工作溫度: -20 至 60 °C', 'operatingTemperature', [-20, 60], 'temperature'],
    ['工作温度：-20℃～60℃', 'operatingTemperature', [-20, 60], 'temperature'],
    ['Operating temperature: −20°C to +60°C', 'operatingTemperature', [-20, 60], 'temperature'],
    ['Operating temperature: –20–60 °C', 'operatingTemperature', [-20, 60], 'temperature'],
    ['Working temp: -40...85 C', 'operatingTemperature', [-40, 85], 'temperature'],
    ['Storage temperature: -40 to -10 °C', 'storageTemperature', [-40, -10], 'temperature'],
    ['Operating humidity: 5–95 % RH', 'operatingHumidity', [5, 95], 'humidity'],
    ['Operating humidity: <95% RH', 'operatingHumidity', [0, 95], 'humidity'],
    ['工作濕度: 10%–95%RH', 'operatingHumidity', [10, 95], 'humidity'],
    ['Power consumption: 500 mW', 'powerConsumption', [0.5], 'power'],
    ['Power: 3 W', 'power', [3], 'power'],
    ['待機電流: 12 µA', 'standbyCurrent', [0.012], 'current'],
    ['Maximum current: 80 A', 'maximumCurrent', [80_000], 'current'],
    ['電池容量: 8.5 Ah', 'batteryCapacity', [8500], 'charge'],
    ['Supply voltage: 12–24 V DC', 'supplyVoltage', [12, 24], 'voltagedc'],
    ['Voltage: 5 V', 'supplyVoltage', [5], 'voltage'],
    ['Sampling interval: 30 s', 'samplingInterval', [30], 'time'],
    ['回傳間隔: 15 分鐘', 'reportInterval', [900], 'time'],
    ['Alert time: Within 5 seconds', 'responseTime', [5], 'time'],
    ['通報時間: 5 秒內', 'responseTime', [5], 'time'],
    ['量度項目: 9 項', 'parameters', [9], 'count'],
    ['Weight: 1.2 kg', 'weight', [1200], 'mass'],
    ['淨重: 85 克', 'weight', [85], 'mass'],
    ['Load: 15 tonnes', 'load', [15_000_000], 'mass'],
    ['Dimensions: 72 × 72 × 24 mm', 'dimensions', [0.072, 0.072, 0.024], 'distance'],
    ['尺寸: 長 10 cm × 闊 5 cm × 高 2 cm', 'dimensions', [0.1, 0.05, 0.02], 'distance'],
    ['Dimensions: Ø60 × 30 mm', 'dimensions', [0.06, 0.03], 'distance'],
    ['Ports: 4', 'ports', [4], 'count'],
    ['用戶數目: 10 個', 'users', [10], 'count'],
    ['Data retention: 24 months', 'dataRetention', [2 * year], 'time'],
    ['更新頻率: 1 分鐘', 'refresh', [60], 'time'],
    ['Warranty: 24 months', 'warranty', [2 * year], 'time'],
    ['保用期: 2 年', 'warranty', [2 * year], 'time'],
    ['Lead time: 2 weeks', 'leadTime', [1_209_600], 'time'],
    ['MOQ: 10 pcs', 'minimumOrder', [10], 'count'],
    ['Accuracy: ±0.5 °C', 'accuracy', [0.5], '°c'],
    ['準確度: 98%', 'accuracy', [98], '%'],
    ['Accuracy: Class 0.5S', 'accuracy', [0.5], 'class s'],
    ['準確度: 1 級', 'accuracy', [1], 'class'],
  ])('%s', (line, kind, values, base) => {
    expect(read(line)).toMatchObject({ kind, quantity: { values, unit: { base } } })
  })

  it.each([
    ['Protection: IP67', { dust: 6, water: 7 }],
    ['IP 防護等級: IP-65', { dust: 6, water: 5 }],
    ['防護等級: IPX4', { dust: 0, water: 4 }],
  ])('%s', (line, protection) => {
    expect(read(line)).toMatchObject({ kind: 'protection', quantity: protection })
  })

  it.each([
    ['CO₂ accuracy: ±30 ppm', 'accuracy', 'co2'],
    ['二氧化碳準確度: ±30 ppm', 'accuracy', 'co2'],
    ['溫度精度: ±0.3 °C', 'accuracy', 'temperature'],
    ['Temperature accuracy: +/-0.3 °C', 'accuracy', 'temperature'],
    ['Flow accuracy: ±2 %', 'accuracy', 'flow'],
    ['PM2.5: 0–1,000 µg/m³', 'measuringRange', 'pm2.5'],
    ['CO₂: 400–5,000 ppm', 'measuringRange', 'co2'],
    ['甲醛量度範圍: 0–5 mg/m³', 'measuringRange', 'formaldehyde'],
  ])('%s is about one of several things', (line, kind, subject) => {
    expect(read(line)).toMatchObject({ kind, subject })
  })

  it.each(['Integration: REST API, MQTT', '整合: REST API、MQTT'])('%s is a list', (line) => {
    expect(read(line)?.quantity).toEqual({ form: 'list', items: ['restapi', 'mqtt'] })
  })
})

describe('nothing is read that is not there', () => {
  it.each([
    'Colour: white',
    'Range: 0–1000 ppm',
    '覆蓋: 6 個洗手間',
    'Battery: two AA cells',
    'Devices: From 100',
    '裝置數量: 100 部起',
    'Charts: 20 kinds',
    'Temperature: 20 °C',
    `${'accuracy '.repeat(40)}: 1`,
  ])('%s is none of the known', (line) => {
    expect(read(line)).toBeUndefined()
  })

  it.each<[line: string, kind: SpecificationKind]>([
    ['Operating temperature: up to 60 °C', 'operatingTemperature'],
    ['Operating temperature: 60 to -20 °C', 'operatingTemperature'],
    ['Operating temperature: -4 to 140 °F', 'operatingTemperature'],
    ['Operating temperature: indoors', 'operatingTemperature'],
    ['Protection: splash proof', 'protection'],
    ['Battery life: long', 'batteryLife'],
    ['Weight: light', 'weight'],
    ['Radio range: 1.2.3 km', 'range'],
    ['Dimensions: small', 'dimensions'],
    ['Voltage: 3 × 230/400 V', 'supplyVoltage'],
    [`Weight: ${'1'.repeat(90)} g`, 'weight'],
  ])('%s is known, and text', (line, kind) => {
    const [specification] = readSpecifications(line)
    expect(specification && readSpecification(specification)).toMatchObject({ kind, quantity: undefined })
    expect(specification && unreadKindOf(specification)).toBe(kind)
  })

  it.each(['Power: Mains powered', 'Mounting: DIN rail', 'Weight: 5 g', 'Weight', 'Colour: white'])(
    '%s is nothing that staff should write otherwise',
    (line) => {
      const [specification] = readSpecifications(line)
      expect(specification && unreadKindOf(specification)).toBeUndefined()
    },
  )
})

describe('the catalogue’s own lines', () => {
  const records = sampleRecords.map(({ name, specifications, specificationsEn, features, featuresEn }) => ({
    name,
    zh: [...readSpecifications(specifications), ...asEntries(features)],
    en: [...readSpecifications(specificationsEn), ...asEntries(featuresEn)],
  }))
  const notion = notionKinds.map(({ zh: name, specifications, features }) => ({
    name,
    zh: readSpecifications([...specifications, ...features].map(([zh]) => zh).join('\n')),
    en: readSpecifications([...specifications, ...features].map(([, en]) => en).join('\n')),
  }))

  function asEntries(text: string | null) {
    return readFeatures(text).flatMap(({ items }) =>
      items.map(({ feature: name, value }) => ({ name, value, unit: null })),
    )
  }

  it.each([...records, ...notion])('$name says the same in both languages', ({ zh, en }) => {
    expect(en.length).toBe(zh.length)
    zh.forEach((entry, place) => {
      const [ours, theirs] = [readSpecification(entry), en[place] && readSpecification(en[place])]
      expect([entry.name, theirs?.kind, theirs?.subject]).toEqual([entry.name, ours?.kind, ours?.subject])
      const isList = ours?.quantity?.form === 'list'
      if (ours?.quantity && !isList) expect(theirs?.quantity && areEqual(ours.quantity, theirs.quantity)).toBe(true)
    })
  })
})

it('each kind is found by what the comparison calls it, in both languages', () => {
  for (const [kind, label] of Object.entries(specificationLabels))
    for (const name of Object.values(label)) {
      const { named, alsoNamed } = kindNamed(kind as SpecificationKind)
      expect(`${name.toLowerCase()}`).toMatch(new RegExp(`^(?:${[named, alsoNamed].filter(Boolean).join('|')})$`))
    }
})

describe('whatever is written', () => {
  const kind = fc.constantFrom(...(Object.keys(specificationKinds) as SpecificationKind[]))

  it('reading does not fail, and says numbers that are numbers', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 100 }),
        fc.string({ unit: 'binary', maxLength: 60 }),
        kind,
        (name, value, kind) => {
          readSpecification({ name, value, unit: null })
          const quantity = readQuantity(kindNamed(kind), value)
          if (quantity && 'values' in quantity) for (const figure of quantity.values) expect(figure).not.toBeNaN()
        },
      ),
    )
  })

  const tenths = fc.integer({ min: 1, max: 99_999 }).map((value) => value / 10)

  it('a figure is the same in each unit of its family', () => {
    fc.assert(
      fc.property(tenths, (value) => {
        for (const [line, other] of [
          [`Range: ${value} km`, `通訊距離: ${value * 1000} 米`],
          [`Weight: ${value} kg`, `重量: ${value * 1000} 克`],
          [`Battery life: ${value} years`, `電池壽命: ${value * 12} 個月`],
          [`Maximum current: ${value} A`, `最大電流: ${value * 1000} mA`],
        ] as const) {
          const [one, two] = [read(line)?.quantity, read(other)?.quantity]
          if (!one || !two || !('values' in one) || !('values' in two)) throw new Error(`${line}, ${other}`)
          expect(one.values[0]).toBeCloseTo(two.values[0] ?? Number.NaN, 4)
        }
      }),
    )
  })

  it('a range is read as it is written, however its ends are joined', () => {
    const joint = fc.constantFrom(' to ', '–', ' – ', '~', '～', ' 至 ', '到', '...', '-')
    fc.assert(
      fc.property(fc.integer({ min: -99, max: 99 }), fc.integer({ min: 1, max: 99 }), joint, (low, more, joint) => {
        const line = `Operating temperature: ${low}${joint}${low + more} °C`
        expect(read(line), line).toMatchObject({ quantity: { form: 'range', values: [low, low + more] } })
      }),
    )
  })

  it('what is written of a quantity reads as it', () => {
    fc.assert(
      fc.property(fc.integer({ min: -999, max: 999 }), fc.integer({ min: 0, max: 999 }), (low, more) => {
        const form = kindNamed('operatingTemperature')
        const quantity = readQuantity(form, `${low} to ${low + more} °C`)
        if (!quantity || !('unit' in quantity)) throw new Error(`${low}, ${more}`)
        const again = readQuantity(form, writeQuantity(quantity, quantity.unit, ' 至 '))
        expect(again && areEqual(again, quantity)).toBe(true)
      }),
    )
  })
})

it.each([
  ['電池', '10 年', 10],
  ['Battery life', '8.5 years', 8.5],
  ['Cell', '8 years', undefined],
  ['Battery', '2400 mAh', undefined],
])('years of a battery: %s, %s', (name, value, years) => {
  expect(batteryYearsOf(name, value)).toBe(years)
})

it('reading takes time in proportion to what is written', () => {
  expectLinear((size) => readSpecification({ name: 'a '.repeat(size), value: '-'.repeat(size), unit: null }), 1000)
  expectLinear((size) => {
    for (let line = 0; line < size; line += 1)
      readSpecification({ name: `Value ${line}`, value: `${line} mm`, unit: null })
  }, 50)
})
