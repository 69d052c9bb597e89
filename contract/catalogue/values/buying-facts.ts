import type { Phrase } from '../../i18n/in-language.ts'
import type { Bilingual } from '../../i18n/language-values.ts'
import type { BuyingFact, Product } from '../products.ts'
import { accessoriesLabel, buyingCounts, volumePricesLabel, warrantyPhrase } from './buying-words.ts'
import type { Country } from './countries.ts'
import { mountingLabel, mountingLabels } from './mountings.ts'

/** Labels of the facts that buyers need besides price and specifications. */
export const buyingLabels = {
  mounting: mountingLabel,
  bands: { 'zh-TW': '無線頻段', en: 'Radio bands' },
  certificates: { 'zh-TW': '認證', en: 'Certificates' },
  warrantyMonths: { 'zh-TW': '保養期', en: 'Warranty' },
  leadTimeDays: { 'zh-TW': '出貨時間', en: 'Lead time' },
  minimumOrder: { 'zh-TW': '最少訂購量', en: 'Minimum order' },
  volumePrices: volumePricesLabel,
  requires: { 'zh-TW': '需要配合', en: 'Requires' },
  accessories: accessoriesLabel,
  countries: { 'zh-TW': '適用地區', en: 'Regions of use' },
  documents: { 'zh-TW': '文件', en: 'Documents' },
} as const satisfies Record<string, Bilingual>

/** Values of the facts that lists of products leave out, where they are unknown. */
export const unlistedFacts = {
  bands: [],
  certificates: [],
  warrantyMonths: null,
  leadTimeDays: null,
  requires: [],
  accessories: [],
  documents: [],
} satisfies Partial<{ [Fact in BuyingFact]: Product[Fact] }>

/** How the reader's side writes the parts of a fact. */
export interface FactWriter {
  phrase: <Text>(phrase: Phrase<Text>) => Text
  typed: (text: string) => string
  list: (texts: string[]) => string
  country: (code: Country) => string
}

interface FactDisplay {
  /** Section of the product page. */
  section: 'delivery' | 'fitting'
  /** Whether it is a row of the comparison. */
  isCompared: boolean
  /** Empty if the fact is unknown. */
  text: (product: Pick<Product, BuyingFact>, writer: FactWriter) => string
}

/**
 * Where facts are shown, besides the datasheet, the assistant's passages and the back office, which have all of them. A string says
 * which part of the page shows a fact that needs more than its own value.
 */
export const factDisplays = {
  mounting: {
    section: 'fitting',
    isCompared: true,
    text: ({ mounting }, { list, phrase }) => list(mounting.map((code) => phrase(mountingLabels[code]))),
  },
  bands: {
    section: 'fitting',
    isCompared: true,
    text: ({ bands }, { list, typed }) => typed(list(bands)),
  },
  certificates: {
    section: 'fitting',
    isCompared: true,
    text: ({ certificates }, { list, typed }) => typed(list(certificates)),
  },
  leadTimeDays: {
    section: 'delivery',
    isCompared: true,
    text: ({ leadTimeDays: count }, { phrase }) => (count === null ? '' : phrase(buyingCounts.days)(count)),
  },
  minimumOrder: {
    section: 'delivery',
    isCompared: true,
    text: ({ minimumOrder: count }, { phrase }) => (count === null ? '' : phrase(buyingCounts.pieces)(count)),
  },
  warrantyMonths: {
    section: 'delivery',
    isCompared: true,
    text: ({ warrantyMonths: count }, { phrase }) => (count === null ? '' : phrase(warrantyPhrase(count))),
  },
  countries: {
    section: 'delivery',
    isCompared: false, // a list of up to 249 names
    text: ({ countries }, { list, country }) => list(countries.map(country)),
  },
  volumePrices: 'the price',
  requires: 'the parts, by their products',
  accessories: 'the parts, by their products',
  documents: 'the downloads',
} as const satisfies Record<BuyingFact, FactDisplay | string>

type Displays = typeof factDisplays
/** Facts that are shown by their own value. */
export type PlainFact = { [Fact in BuyingFact]: Displays[Fact] extends string ? never : Fact }[BuyingFact]
/** Facts that depend on more, such as products and files. */
export type LinkedFact = Exclude<BuyingFact, PlainFact>

const displays: Record<BuyingFact, FactDisplay | string> = factDisplays

/** Returns the texts of the plain facts, in the order of `factDisplays`. */
export function factTexts(product: Pick<Product, BuyingFact>, writer: FactWriter): Record<PlainFact, string> {
  return Object.fromEntries(
    Object.entries(displays).flatMap(([fact, display]) =>
      typeof display === 'string' ? [] : [[fact, display.text(product, writer)]],
    ),
  ) as Record<PlainFact, string>
}

const plainFacts = (Object.keys(displays) as BuyingFact[]).filter(
  (fact): fact is PlainFact => typeof displays[fact] !== 'string',
)

export function factsOfSection(section: FactDisplay['section']): PlainFact[] {
  return plainFacts.filter((fact) => factDisplays[fact].section === section)
}

export const comparedFacts = plainFacts.filter((fact) => factDisplays[fact].isCompared)
