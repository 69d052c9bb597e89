import { expect, it } from 'vitest'
import type { ProductDetail } from '#contract/catalogue/products.ts'
import { readSpecification } from '#contract/catalogue/specifications/reading.ts'
import { factEntriesOf } from '../../../client/src/site/compare/fact-entries.ts'

const facts = {
  mounting: ['wall', 'pole'],
  bands: ['AS923'],
  certificates: ['CE'],
  warrantyMonths: 18,
  leadTimeDays: 14,
  minimumOrder: 10,
  countries: ['HK'],
}
const kinds = ['mounting', 'frequency', 'certificates', 'leadTime', 'minimumOrder', 'warranty']

it.each(['zh-TW', 'zh-CN', 'en'] as const)(
  'fields stand in the lines of the specifications of their kind, in %s',
  (language) => {
    const entries = factEntriesOf(facts as ProductDetail, language)
    expect(entries.map((entry) => readSpecification(entry)?.kind)).toEqual(kinds)
    for (const entry of entries.slice(3)) expect(readSpecification(entry)?.quantity).toBeDefined()
  },
)
