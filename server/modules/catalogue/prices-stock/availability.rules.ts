import { type AvailabilityLabel, lowStockThreshold, type StockStatus } from '#contract/catalogue/products.ts'
import { digitsPattern, readWhole } from './whole-numbers.rules.ts'

/** Looked for before the in-stock words, so that "Not available" is unavailable (spec §5, design "Availability words"). */
const outOfStockWords = words(
  ['out of stock', 'sold out', 'unavailable', 'inactive', 'discontinued', 'end of life', 'eol', 'not', 'no', 'none'],
  [
    '缺貨',
    '缺货',
    '無貨',
    '无货',
    '售罄',
    '停產',
    '停产',
    '下架',
    '沒有',
    '没有',
    '暫無',
    '暂无',
    '無現貨',
    '(?:停止|暫停|暂停|不|未|沒|没)(?:有)?(?:供應|供应|現貨|现货|貨|货)',
    '无现货',
    '不可用',
    '即將',
    '即将',
    '待',
    '非現貨',
    '非现货',
    '否',
  ],
)
const inStockWords = words(
  ['in stock', 'available', 'yes', 'active', 'ready', 'low stock', 'high stock'],
  ['有貨', '有货', '現貨', '现货', '供應', '供应', '可用', '在售', '是'],
)

/** A quantity and nothing else, as a number column tells it. */
const bareNumber = new RegExp(`^\\s*-?${digitsPattern}\\s*$`, 'u')
const firstNumber = new RegExp(digitsPattern, 'u')

/** English words match whole, in any case; Chinese ones anywhere. */
function words(english: string[], chinese: string[]): RegExp {
  return new RegExp(`\\b(?:${english.join('|').replaceAll(' ', '[\\s_-]+')})\\b|${chinese.join('|')}`, 'iu')
}

/** Of what is measured, 36.5 metres, whole pieces are left; undefined where the number is not certain. */
function piecesOf(digits: string): number | undefined {
  return readWhole(digits) ?? (/^\d+\.\d{1,2}$/.test(digits) ? Math.floor(Number(digits)) : undefined)
}

/** Whether an availability text says that the product can be had, or how many. Empty is unavailable (spec §5). */
function saysAvailable(availability: string): boolean {
  const text = availability.normalize('NFKC')
  return bareNumber.test(text) || (!outOfStockWords.test(text) && inStockWords.test(text))
}

/** Whether an availability text holds a word that is known, or is a number; and its number is one to every reader. */
export function tellsAvailability(availability: string): boolean {
  const text = availability.normalize('NFKC')
  const digits = firstNumber.exec(text)?.[0]
  if (digits !== undefined && piecesOf(digits) === undefined) return false
  return bareNumber.test(text) || outOfStockWords.test(text) || inStockWords.test(text)
}

/**
 * The stock quantity an availability text tells (spec §9): its first number; else 5 for "low", 100 for "high", 50 for
 * available without a hint, 0 otherwise. A number that is not certain, "1.234" or "5,5", is none in stock.
 */
export function stockQuantityOf(availability: string): number {
  const text = availability.normalize('NFKC')
  const digits = firstNumber.exec(text)?.[0]
  if (bareNumber.test(text) && text.includes('-')) return 0
  if (digits !== undefined) return Math.min(piecesOf(digits) ?? 0, 2_147_483_647)
  if (/\blow\b|低/iu.test(text)) return 5
  if (/\bhigh\b|高/iu.test(text)) return 100
  return saysAvailable(text) ? 50 : 0
}

/**
 * Stock as an availability text tells it (spec §5, §9). A text that says it is available, with a quantity of 0, is out
 * of stock (design).
 */
export function stockOf(availability: string): { inStock: boolean; stockQuantity: number } {
  const stockQuantity = stockQuantityOf(availability)
  return { inStock: saysAvailable(availability) && stockQuantity > 0, stockQuantity }
}

/** The same availability with another number of pieces: words around the number stay, so that what is discontinued stays so. */
export function availabilityWith(availability: string | null, stockQuantity: number): string {
  const text = (availability ?? '').normalize('NFKC')
  if (bareNumber.test(text) || !/\d/.test(text)) return String(stockQuantity)
  return text.replace(firstNumber, String(stockQuantity))
}

/** Admin stock status (spec §4): 10 or less is low. */
export function stockStatusOf(inStock: boolean, stockQuantity: number): StockStatus {
  if (!inStock || stockQuantity === 0) return 'out-of-stock'
  return stockQuantity <= lowStockThreshold ? 'low-stock' : 'in-stock'
}

/** Availability label (spec §9). What is not in stock is out of stock, whatever its quantity says. */
export function availabilityLabelOf(inStock: boolean, stockQuantity: number): AvailabilityLabel {
  if (!inStock || stockQuantity <= 0) return 'Out of Stock'
  if (stockQuantity > 50) return 'In Stock - High'
  return stockQuantity > lowStockThreshold ? 'In Stock' : 'In Stock - Low'
}
