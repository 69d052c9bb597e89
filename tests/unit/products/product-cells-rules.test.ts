import { describe, expect, it } from 'vitest'
import type { CatalogueRecord, RecordField } from '#contract/fields/product.ts'
import { exportedCell } from '#server/modules/catalogue/editing/product-input.rules.ts'

const picture = { key: 'a.png', url: '/images/a.png', name: 'a' }

describe('the cell of an export', () => {
  it.each<[string, RecordField, CatalogueRecord[RecordField], string | number | null]>([
    ['is a number where a field of amounts says just that', 'msrp', '1180.5', 1180.5],
    ['is the text where an amount has words', 'msrp', 'HK$1,180', 'HK$1,180'],
    ['is the text where a spreadsheet would drop a zero', 'msrp', '01180', '01180'],
    ['is the text of a field that is no amount, figures or not', 'sku', '1180', '1180'],
    ['is blank where the field is', 'msrp', null, null],
    ['is a list with commas', 'tags', ['a', 'b'], 'a, b'],
    ['says nothing of pictures', 'images', [picture], ''],
  ])('%s', (_case, field, value, cell) => expect(exportedCell(field, value)).toBe(cell))
})
