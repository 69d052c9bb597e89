import { type AvailabilityLabel, lowStockThreshold, type StockStatus } from '#contract/catalogue/products.ts'

/** Regular expression source of a number with separators: matches "1,180" in "1,180 pcs". */
export const digitsPattern = "\\d+(?:[.,'’ ]\\d+)*"

const wholeNumber = /^(?:\d+|[1-9]\d{0,2}(?:(?<separator>[,'’ ])\d{3})(?:\k<separator>\d{3})*)(?:\.0{1,2})?$/u

/** Checked before the in-stock words, so that "Not available" is unavailable. */
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

const bareNumber = new RegExp(`^\\s*-?${digitsPattern}\\s*$`, 'u')
const firstNumber = new RegExp(digitsPattern, 'u')

/** Matches whole English words, ignoring case, and Chinese words anywhere. */
function words(english: string[], chinese: string[]): RegExp {
  return new RegExp(`\\b(?:${english.join('|').replaceAll(' ', '[\\s_-]+')})\\b|${chinese.join('|')}`, 'iu')
}

/** Rounds a measure, such as 36.5 metres, down to whole pieces; undefined where the number is ambiguous. */
function piecesOf(digits: string): number | undefined {
  return readWhole(digits) ?? (/^\d+\.\d{1,2}$/.test(digits) ? Math.floor(Number(digits)) : undefined)
}

/** Returns whether a text says that the product is available, or how many there are. Empty means unavailable. */
function isAvailable(availability: string): boolean {
  const text = availability.normalize('NFKC')
  return bareNumber.test(text) || (!outOfStockWords.test(text) && inStockWords.test(text))
}

/** Returns whether a text has a known word or a number, and its number is unambiguous. */
export function isAvailabilityReadable(availability: string): boolean {
  const text = availability.normalize('NFKC')
  const digits = firstNumber.exec(text)?.[0]
  if (digits !== undefined && piecesOf(digits) === undefined) return false
  return bareNumber.test(text) || outOfStockWords.test(text) || inStockWords.test(text)
}

/**
 * Reads a stock quantity: the first number; else 5 for "low", 100 for "high", 50 for available without a hint, 0 otherwise. An ambiguous
 * number, "1.234" or "5,5", counts as 0.
 */
export function stockQuantityOf(availability: string): number {
  const text = availability.normalize('NFKC')
  const digits = firstNumber.exec(text)?.[0]
  if (bareNumber.test(text) && text.includes('-')) return 0
  if (digits !== undefined) return Math.min(piecesOf(digits) ?? 0, 2_147_483_647)
  if (/\blow\b|低/iu.test(text)) return 5
  if (/\bhigh\b|高/iu.test(text)) return 100
  return isAvailable(text) ? 50 : 0
}

/** Reads stock from an availability text. Available with a quantity of 0 is out of stock. */
export function stockOf(availability: string): { inStock: boolean; stockQuantity: number } {
  const stockQuantity = stockQuantityOf(availability)
  return { inStock: isAvailable(availability) && stockQuantity > 0, stockQuantity }
}

/** Replaces the quantity in an availability text; words stay, so that a discontinued product stays so. */
export function availabilityWith(availability: string | null, stockQuantity: number): string {
  const text = (availability ?? '').normalize('NFKC')
  if (bareNumber.test(text) || !/\d/.test(text)) return String(stockQuantity)
  return text.replace(firstNumber, String(stockQuantity))
}

/** Returns the stock status for staff: 10 or less is low. */
export function stockStatusOf(inStock: boolean, stockQuantity: number): StockStatus {
  if (!inStock || stockQuantity === 0) return 'out-of-stock'
  return stockQuantity <= lowStockThreshold ? 'low-stock' : 'in-stock'
}

/** Returns the availability label. A product not in stock is out of stock, whatever its quantity. */
export function availabilityLabelOf(inStock: boolean, stockQuantity: number): AvailabilityLabel {
  if (!inStock || stockQuantity <= 0) return 'Out of Stock'
  if (stockQuantity > 50) return 'In Stock - High'
  return stockQuantity > lowStockThreshold ? 'In Stock' : 'In Stock - Low'
}

/** Reads a whole number: "36", "1,180", "12.00". Returns undefined for a fraction, and for ambiguous digits: "12,00", "5,5", "1.234". */
export function readWhole(digits: string): number | undefined {
  return wholeNumber.test(digits) ? Number(digits.replaceAll(/[,'’ ]/g, '')) : undefined
}
