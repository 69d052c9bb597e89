import { type RecordField, recordFields } from '#contract/fields/product.ts'
import type { Bilingual } from '#contract/i18n/languages.ts'
import type { ProductValues } from './product-values.ts'
import { sectionWords } from './sections.words.ts'

export type SectionId = keyof typeof sectionWords

interface Section {
  id: SectionId
  title: Bilingual
  fields: readonly RecordField[]
  /** Starts folded while its fields are blank. */
  isFolded: boolean
}

const sectionOf: Partial<Record<RecordField, SectionId>> = {
  name: 'basics',
  nameEn: 'basics',
  category: 'basics',
  subcategory: 'basics',
  sku: 'basics',
  modelNumber: 'basics',
  manufacturerCode: 'basics',
  listed: 'basics',
  msrp: 'prices',
  term: 'prices',
  resellerCost: 'prices',
  minSellingPrice: 'prices',
  connectivityType: 'prices',
  connectivityFee: 'prices',
  availability: 'stock',
  tracksStock: 'stock',
  minimumOrder: 'stock',
  leadTimeDays: 'stock',
  images: 'pictures',
  description: 'description',
  descriptionEn: 'description',
  tags: 'description',
  features: 'features',
  featuresEn: 'features',
  specifications: 'specifications',
  specificationsEn: 'specifications',
  ipRating: 'specifications',
  hkdCost: 'costs',
  usdCost: 'costs',
  margin: 'costs',
  upMargin: 'costs',
  recurring: 'costs',
  barrier: 'costs',
  volumePrices: 'costs',
  connectivityDescription: 'costs',
  requires: 'related',
  accessories: 'related',
  components: 'related',
  documents: 'documents',
}

const always: readonly SectionId[] = ['basics', 'prices', 'stock', 'pictures', 'description']

/** In the order of the form. Fields without a section of their own are facts about fitting. */
export const sections: readonly Section[] = (Object.keys(sectionWords) as SectionId[]).map((id) => ({
  id,
  title: sectionWords[id],
  fields: recordFields.filter((field) => (sectionOf[field] ?? 'fitting') === id),
  isFolded: !always.includes(id),
}))

export function sectionAnchor(id: SectionId): string {
  return `product-${id}`
}

export function isFilled({ fields }: Section, values: ProductValues): boolean {
  return fields.some((field) => values[field].length > 0)
}
