import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { exchangeRates } from '#contract/catalogue/money.ts'
import { unverifiedFigures as unverified } from '#server/modules/assistant/answers/figures/figures.rules.ts'
import { expectLinear } from '#tests/support/growth.ts'
import { productWith } from './products.ts'

const unverifiedFigures = (answer: string, sources: Parameters<typeof unverified>[1], question = '') =>
  unverified(answer, sources, question, exchangeRates)

type Writing = (value: number) => string

const grouped = (value: number) => value.toLocaleString('en', { maximumFractionDigits: 6 })
const plain = (value: number) => `${value}`

/** One quantity in the ways that sources and answers write it; its value is in the first one's unit. */
const kinds: Record<string, Writing[]> = {
  dollars: [
    (value) => `HK$${grouped(value)}`,
    (value) => `HK$${plain(value)}`,
    (value) => `${plain(value)} 元`,
    (value) => `港幣 ${grouped(value)}`,
    (value) => `**HK$${value.toFixed(2)}**`,
    (value) => `${grouped(value)} Hong Kong dollars`,
  ],
  kilometres: [
    (value) => `${plain(value)} km`,
    (value) => `${plain(value)} 公里`,
    (value) => `${grouped(value * 1000)} m`,
    (value) => `${plain(value * 1000)} 米`,
    (value) => `${plain(value)}-kilometre`,
  ],
  years: [(value) => `${value} 年以上`, (value) => `${value}+ years`, (value) => `${value * 12} 個月`],
  stock: [(value) => `${grouped(value)} 件`, (value) => `${value} in stock`, (value) => `庫存：${value}`],
  frequency: [(value) => `${value} MHz`, (value) => `${value * 1000} kHz`],
  percent: [(value) => `${value}%`, (value) => `${value} percent`],
  protection: [(value) => `IP${value}`],
  temperature: [(value) => `${value} °C`, (value) => `${value}℃`],
}

/** Two digits, as IP ratings have them: every kind can be any of these, and no year of the calendar. */
const value = fc.integer({ min: 11, max: 99 })
const kind = fc.constantFrom(...Object.keys(kinds))
const figure = fc.record({ kind, value, source: fc.nat(), answer: fc.nat() })
const sentences = [
  (text: string) => `The figure is ${text} [1].`,
  (text: string) => `資料寫明${text}，以此為準。[1]`,
  (text: string) => `- ${text}`,
  (text: string) => `（${text}）`,
]

function written({ kind: of, value: number }: { kind: string; value: number }, way: number): string {
  const writings = kinds[of] ?? []
  return writings[way % writings.length]?.(number) ?? ''
}

const sourceOf = (texts: string[]) => [{ title: 'A source', text: texts.join('；') }]

describe('whatever the figures and however they are written', () => {
  it('one that a source has is never marked', () => {
    fc.assert(
      fc.property(fc.array(figure, { minLength: 1, maxLength: 6 }), fc.nat(), (figures, nth) => {
        const sources = sourceOf(figures.map((one) => written(one, one.source)))
        const sentence = sentences[nth % sentences.length] ?? String
        const answer = figures.map((one) => sentence(written(one, one.answer))).join('\n')
        expect(unverifiedFigures(answer, sources)).toEqual([])
      }),
    )
  })

  it('a changed one always is', () => {
    fc.assert(
      fc.property(
        fc.array(figure, { minLength: 1, maxLength: 6 }),
        fc.integer({ min: 1, max: 40 }),
        (figures, change) => {
          const sources = sourceOf(figures.map((one) => written(one, one.source)))
          const [first] = figures
          if (!first) return
          const changed = { ...first, value: first.value + change + 100 }
          const taken = figures.some((one) => one.kind === changed.kind && one.value === changed.value)
          fc.pre(!taken && changed.kind !== 'protection')
          expect(unverifiedFigures(`It is ${written(changed, first.answer)} [1].`, sources)).toHaveLength(1)
        },
      ),
    )
  })

  it('a range is known when one source has both of its ends', () => {
    fc.assert(
      fc.property(
        value,
        fc.integer({ min: 1, max: 50 }),
        fc.constantFrom('–', '-', ' 至 ', ' to '),
        (low, more, to) => {
          const range = `${low}${to}${low + more} km`
          const apart = [
            { title: '', text: `${low} km` },
            { title: '', text: `${low + more} km` },
          ]
          expect(unverifiedFigures(`It reaches ${range}.`, sourceOf([`${low}–${low + more} 公里`]))).toEqual([])
          expect(unverifiedFigures(`It reaches ${range}.`, apart)).toEqual([range])
        },
      ),
    )
  })

  it('a price of the catalogue is known, in each currency; one cent more or less is not', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 9_999_999 }), fc.constantFrom(1, -1), (cents, difference) => {
        const msrp = cents / 100
        const price = { msrp, sensorPrice: msrp, firstYearTotal: msrp, partnerPrice: null }
        const sources = [{ title: '', text: '', product: productWith({ price, stockQuantity: 0 }) }]
        expect(unverifiedFigures(`HK$${msrp.toFixed(2)}`, sources)).toEqual([])
        const wrong = `HK$${((cents + difference) / 100).toFixed(2)}`
        expect(unverifiedFigures(wrong, sources)).toEqual([wrong])
      }),
    )
  })
})

const characters = fc.constantFrom(...'0123456789,.-–至 kmHK$元年%十百萬[]【】*IP月日/×', ' years', 'price is', '每月')
const noise = fc.array(characters, { maxLength: 400 })

it('takes any text, of a visitor or of a model, without failing', () => {
  fc.assert(
    fc.property(noise, fc.string({ unit: 'grapheme', maxLength: 400 }), (some, any) => {
      const text = some.join('')
      unverifiedFigures(`${text}${any}`, sourceOf([any, text]), text)
    }),
    { numRuns: 300 },
  )
})

const figures = ['1-', '1至', '1×', '1/', '1,', 'HK$1 ', '12 km ', '1 years ', 'price is 1 ', '2026年1月1日', 'IP67 ']
const mixed = fc.sample(fc.array(characters, { minLength: 10, maxLength: 20 }), { seed: 1, numRuns: 10 })

it.each(['1', ' ', '十', '百萬', '【1', 'HK$', '每月', ...figures, ...mixed.map((some) => some.join(''))])(
  'takes no long time for much of %j',
  (part) => {
    expectLinear((times) => {
      const text = part.repeat(times)
      unverifiedFigures(text, sourceOf([text]), text)
    }, 50)
  },
)
