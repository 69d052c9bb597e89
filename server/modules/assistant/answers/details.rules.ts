import type { ProductSummary } from '#contract/catalogue/products.ts'
import type { Found as Source } from '../knowledge/knowledge.service.ts'
import { joints } from './demo.words.ts'
import type { Intent } from './intents.rules.ts'
import { termsOf } from './sentences.rules.ts'

export const detailNames: Partial<Record<Intent, RegExp>> = {
  price: /價|費|成本|price|cost|fee/i,
  stock: /庫存|現貨|缺貨|stock/i,
  battery: /電池|供電|續航|電源|batter|power|supply/i,
  range: /距離|範圍|覆蓋|公里|range|coverage|\bkm\b/i,
  protection: /防護|防水|防塵|\bIP|protection|ingress|waterproof/i,
  temperature: /溫度|temperature|°C/i,
  frequency: /頻|MHz|frequenc|\bbands?\b/i,
  rate: /速率|頻寬|bps|data rate|bandwidth/i,
  messages: /訊息|每則|messages?\b|bytes/i,
  size: /尺寸|大小|重量|dimension|\bsize|weight/i,
  accuracy: /準確|精度|accura/i,
  network: /連接|網絡|connect|network|SIM/i,
  integration: /整合|介面|API|integrat|interface/i,
}

export function detailNamesFor(intents: Set<Intent>): RegExp[] {
  return [...intents].flatMap((kind) => detailNames[kind] ?? [])
}

const detailsMax = 3

interface Wanting {
  intents: Set<Intent>
  terms: Set<string>
}

/** Returns up to three details of a product that a question asks about, by kind or by word, as the source writes them ("電池壽命 10 年"). */
export function detailsFor(source: Source, product: ProductSummary, { intents, terms }: Wanting): string[] {
  const wanted = detailNamesFor(intents)
  const names = termsOf(`${product.name} ${product.nameEn ?? ''}`)
  const about = [...terms].filter((term) => !names.has(term))
  const fitting = itemsOf(source)
    .map((item) => ({ item, byKind: wanted.some((one) => one.test(item)), own: termsOf(item) }))
    .filter(({ byKind, own }) => byKind || about.some((term) => own.has(term)))
  const byKindFirst = fitting.sort((a, b) => Number(b.byKind) - Number(a.byKind))
  return distinct(byKindFirst.map(({ item }) => item)).slice(0, detailsMax)
}

/** Drops repetitions such as "Battery 10 years" beside "Battery life 10 years". */
function distinct(items: string[]): string[] {
  return items.filter((item, index) => {
    if (items.some((other) => other.length > item.length && other.startsWith(item))) return false
    const value = figureOf(item)
    return !items.slice(0, index).some((earlier) => earlier === item || (value !== '' && figureOf(earlier) === value))
  })
}

function figureOf(item: string): string {
  return /[\d.,–-]+\s*\S*$/.exec(item)?.[0] ?? ''
}

/** Returns the items of lists in a product's text: "規格：通訊距離 15 km；電池壽命 10 年". */
function itemsOf({ text, language }: Source): string[] {
  const { list } = joints[language]
  return text.split('\n').flatMap((line) => {
    const [, listed] = /^[^:：。.]{1,20}[:：]\s*(.+)$/.exec(line) ?? []
    return listed?.includes(list) ? listed.split(list).map((item) => item.trim()) : []
  })
}
