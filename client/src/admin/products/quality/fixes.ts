import type { ProductIssue } from '#contract/catalogue/data-quality.ts'
import type { ProductRecord } from '#contract/catalogue/product-edits.ts'
import type { StaffProduct } from '#contract/catalogue/staff-products.ts'

/** A field that mends an issue where its row stands; the others are mended in a dialog. */
export interface RowFix {
  field: 'name' | 'nameEn' | 'msrp' | 'sku' | 'category'
  /** What the field holds. */
  value: string
  /** What is saved of what is typed. */
  recordOf: (typed: string) => Partial<ProductRecord>
}

const chinese = /\p{Script=Han}/u

/** @returns undefined where the row does not show what is to be mended */
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

/** The name that was there is English: it is kept as that. */
function namedInChinese(typed: string, { name, nameEn }: StaffProduct): Partial<ProductRecord> {
  return nameEn === null ? { name: typed, nameEn: name } : { name: typed }
}
