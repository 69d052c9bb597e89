import { describe, expect, it } from 'vitest'
import { categories, categoryLabels } from '#contract/catalogue/products.ts'
import { writtenLanguages } from '#contract/i18n/languages.ts'
import { readCategory } from '#server/modules/catalogue/products/categories.rules.ts'

describe('design, "Categories": ids or labels in either language', () => {
  it.each(categories)('the id %s', (category) => {
    expect(readCategory(category)).toBe(category)
  })

  const labels = categories.flatMap((category) =>
    writtenLanguages.map((language) => [categoryLabels[category][language], category] as const),
  )
  it.each(labels)('the label %s is %s', (label, category) => {
    expect(readCategory(label)).toBe(category)
  })

  it.each([
    ['Sensors', 'hardware'],
    ['硬體', 'hardware'],
    ['感測器', 'hardware'],
    ['物聯網硬件', 'hardware'],
    ['Software App', 'software'],
    ['軟體', 'software'],
    ['應用程式', 'software'],
    ['Connectivity', 'lpwan'],
    ['LoRaWAN', 'lpwan'],
    ['低功耗廣域網', 'lpwan'],
    ['Complete System', 'systems'],
    ['套裝', 'systems'],
    ['方案', 'systems'],
    ['LPWAN 連接', 'lpwan'],
    ['LPWAN連接', 'lpwan'],
    ['LPWAN 连接', 'lpwan'],
    ['LPWAN connectivity', 'lpwan'],
    ['Gateways', 'lpwan'],
    ['System Package', 'systems'],
    ['complete system packages', 'systems'],
    ['完整系統 套裝', 'systems'],
    ['系统套装', 'systems'],
    ['AI software apps', 'software'],
    ['人工智能应用', 'software'],
    ['AI 軟件', 'software'],
    ['IoT sensors', 'hardware'],
    ['物聯網感測器', 'hardware'],
    ['物联网硬件', 'hardware'],
  ])('the synonym %s is %s', (name, category) => {
    expect(readCategory(name)).toBe(category)
  })

  it.each(['  HARDWARE ', 'IoT_Hardware', 'iot-hardware', 'IoT  Hardware', 'ＩｏＴ　ｈａｒｄｗａｒｅ'])(
    'case, spacing and width do not count: "%s"',
    (name) => {
      expect(readCategory(name)).toBe('hardware')
    },
  )

  it.each(['', 'all', 'Furniture', 'hardware and software', 'constructor'])('"%s" is unknown', (name) => {
    expect(readCategory(name)).toBeUndefined()
  })
})
