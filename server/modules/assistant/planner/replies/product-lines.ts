import type { ProductCard } from '#contract/assistant/tools/tool.ts'
import type { Asking } from '../asking.ts'
import { count, piecesOf, priceOf } from '../money.rules.ts'
import { joints } from '../words/common.words.ts'
import { priceWords } from '../words/price.words.ts'
import { findWords, networkNames } from '../words/product.words.ts'
import { cited, nameOf, sentence } from './wording.ts'

export function itemText(card: ProductCard, asking: Asking, more = ''): string {
  const { language } = asking
  const facts = [...(more ? [more] : []), ...shortFacts(card, asking)].join(joints[language].comma)
  return sentence(findWords.item[language](nameOf(card, language), facts), language) + cited(asking, card)
}

export function shortFacts(card: ProductCard, { language, currency, u }: Asking): string[] {
  const own = u.price?.currency ?? currency
  const network = networkNames[card.connectivity ?? '']
  return [
    card.price === null
      ? priceWords[language].onRequest('').replaceAll('*', '').trim()
      : priceOf(card.price, card.period, own, language),
    ...(network ? [network] : []),
    ...(card.ipRating ? [card.ipRating] : []),
    ...(card.batteryYears ? [findWords.years[language](count(card.batteryYears))] : []),
    ...(card.connectivityFee === 0 && u.details.has('freeConnectivity') ? [priceWords[language].freeConnectivity] : []),
    ...(u.measures.minRangeKm || u.order === 'longestRange'
      ? []
      : card.tracksStock
        ? [
            card.inStock
              ? findWords.stock[language](piecesOf(card.stock, card.category, language))
              : findWords.out[language],
          ]
        : []),
  ]
}
