import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { RecordField } from '#contract/fields/product.ts'
import { defaultSettings } from '#contract/site/settings.ts'
import type { FieldRule } from '#contract/sync/mapping.ts'
import { valueRuleOf } from '#server/modules/sync/mapping/value-rules.ts'

const rates = { hkdToUsd: 0.128, hkdToRmb: 0.92 }
const ruleOf = (field: RecordField, rule: FieldRule) => valueRuleOf(field, rule, rates)
const figure = (currency: 'HKD' | 'USD' | 'RMB' | null, factor = 1) => ({ kind: 'figure', currency, factor }) as const

describe('An amount of a column', () => {
  it.each<[RecordField, ReturnType<typeof figure>, string, string, string]>([
    ['msrp', figure('USD'), 'number', '100', '781.25'],
    ['msrp', figure('USD'), 'rich_text', 'US$99.99', '781.17'],
    ['msrp', figure('USD'), 'rich_text', '$51.20/month', '400/month'],
    ['msrp', figure('RMB'), 'rich_text', '¥920', '1000'],
    ['msrp', figure('RMB'), 'rich_text', '人民幣 920 元', '1000'],
    ['msrp', figure('HKD', 1000), 'number', '1.18', '1180'],
    ['msrp', figure('HKD', 1000), 'rich_text', 'HK$12.5', '12500'],
    ['msrp', figure('HKD', 0.01), 'number', '118000', '1180'],
    ['usdCost', figure('HKD'), 'number', '1000', '128'],
    ['usdCost', figure('USD', 1000), 'number', '1.5', '1500'],
    // what names another currency is that currency's, and what is no amount is no amount
    ['msrp', figure('USD'), 'rich_text', 'HK$1,180', 'HK$1,180'],
    ['msrp', figure('USD'), 'rich_text', 'RMB 920', '1000'],
    ['msrp', figure('USD'), 'rich_text', '¥920/month', '1000/month'],
    ['msrp', figure('RMB'), 'rich_text', 'US$128', '1000'],
    ['usdCost', figure('HKD'), 'rich_text', 'RMB 920', '128'],
    ['msrp', figure('USD'), 'rich_text', '€90', '€90'],
    ['msrp', figure('USD', 1000), 'rich_text', 'RMB 920', 'RMB 920'],
    ['msrp', figure('USD'), 'rich_text', 'Ask us', 'Ask us'],
    ['msrp', figure('USD'), 'rich_text', '12 x 99', '12 x 99'],
    ['margin', figure(null, 100), 'number', '0.2', '20'],
    ['leadTimeDays', figure(null, 7), 'number', '2', '14'],
    ['leadTimeDays', figure(null, 7), 'rich_text', '10 days', '10 days'],
    ['warrantyMonths', figure(null, 12), 'number', '2', '24'],
    ['margin', figure(null, 100), 'rich_text', '20%', '20%'],
  ])('%s %o, in a column of %s: "%s" is "%s"', (field, rule, type, text, read) => {
    expect(ruleOf(field, rule).read(text, type)).toBe(read)
  })

  it('of any sum comes back as it was typed, to the cent', () => {
    const cents = fc.integer({ min: 1, max: 100_000_000 })
    const rules = fc.constantFrom(figure('USD'), figure('RMB'), figure('HKD', 1000), figure('USD', 10))
    fc.assert(
      fc.property(cents, rules, (sum, rule) => {
        const { read, write } = ruleOf('msrp', rule)
        const amount = String(sum / 100)
        expect(read(write(amount), 'number')).toBe(amount)
      }),
    )
  })
})

describe('Words of a column', () => {
  const { read, write } = ruleOf('category', {
    kind: 'words',
    meanings: [
      { said: '裝置', means: 'hardware' },
      { said: 'Device', means: 'hardware' },
      { said: 'Cloud, apps', means: 'software' },
    ],
  })

  it.each([
    ['裝置', 'select', 'hardware'],
    [' DEVICE ', 'rich_text', 'hardware'],
    ['Cloud, apps', 'rich_text', 'software'],
    ['New, Device', 'multi_select', 'hardware'],
    ['New, Device', 'rich_text', 'New, Device'],
    ['Gateways', 'select', 'Gateways'],
  ])('"%s" of a %s is "%s"', (text, type, meaning) => {
    expect(read(text, type)).toBe(meaning)
  })

  it.each([
    ['hardware', '裝置'],
    ['IoT Hardware', '裝置'],
    ['software', 'Cloud, apps'],
    ['systems', 'systems'],
  ])('"%s" is written as "%s"', (text, said) => {
    expect(write(text)).toBe(said)
  })

  it('a count is not lost in a word', () => {
    const rule = ruleOf('availability', { kind: 'words', meanings: [{ said: 'Y', means: 'In Stock' }] })
    expect(rule.read('y', 'select')).toBe('In Stock')
    expect(rule.write('In Stock')).toBe('Y')
    expect(rule.write('In Stock (36)')).toBe('In Stock (36)')
  })
})

it('the shop’s own rates are what a column is converted at', () => {
  const own = { ...defaultSettings.sales, hkdToUsd: 0.1 }
  expect(valueRuleOf('msrp', figure('USD'), own).read('10', 'number')).toBe('100')
})
