import type { ProductIssue } from '#contract/catalogue/data-quality.ts'
import type { ProductRecord } from '#contract/catalogue/product-edits.ts'
import type { StaffProduct } from '#contract/catalogue/staff-products.ts'

/** A field that fixes an issue in its row; other issues are fixed in a dialog. */
export interface RowFix {
  field: 'name' | 'nameEn' | 'msrp' | 'sku' | 'category'
  value: string
  recordOf: (typed: string) => Partial<ProductRecord>
}

const chinese = /\p{Script=Han}/u

/** @returns undefined where the issue is not fixed by one field */
export function rowFixOf(product: StaffProduct, issue: ProductIssue): RowFix | undefined {
  const { name, nameEn, sku } = product
  switch (issue) {
    case 'missing-chinese':
      return chinese.test(name)
        ? undefined
        : { field: 'name', value: '', recordOf: (typed) => namedInChinese(typed, product) }
    case 'missing-english':
      return nameEn === null ? { field: 'nameEn', value: '', recordOf: (typed) => ({ nameEn: typed }) } : undefined
    case 'no-price':
      return { field: 'msrp', value: '', recordOf: (typed) => ({ msrp: typed }) }
    case 'unknown-category':
      return { field: 'category', value: '', recordOf: (typed) => ({ category: typed }) }
    case 'duplicate-sku':
      return { field: 'sku', value: sku ?? '', recordOf: (typed) => ({ sku: typed || null }) }
    default:
      return undefined
  }
}

/** Without an English name the former name is English, and is kept as such. */
function namedInChinese(typed: string, { name, nameEn }: StaffProduct): Partial<ProductRecord> {
  return nameEn === null ? { name: typed, nameEn: name } : { name: typed }
}
