import { blankRecord, type RecordField } from '#contract/fields/product.ts'
import { type DerivedProduct, deriveProduct } from '#server/modules/catalogue/index.ts'

const readings: Partial<Record<RecordField, (product: DerivedProduct) => string | number | null>> = {
  msrp: ({ msrp }) => msrp,
  minSellingPrice: ({ minSellingPrice }) => minSellingPrice,
  resellerCost: ({ partnerPrice }) => partnerPrice,
  hkdCost: ({ hkdCost }) => hkdCost,
  usdCost: ({ usdCost }) => usdCost,
  connectivityFee: ({ connectivityAnnualFee }) => connectivityAnnualFee,
  margin: ({ margin }) => margin,
  upMargin: ({ upMargin }) => upMargin,
  warrantyMonths: ({ warrantyMonths }) => warrantyMonths,
  leadTimeDays: ({ leadTimeDays }) => leadTimeDays,
  minimumOrder: ({ minimumOrder }) => minimumOrder,
  availability: ({ inStock, stockQuantity }) => (inStock ? stockQuantity : 0),
}

/** Returns the number in a text, such as "1180" for "HK$1,180.00"; the text itself if there is none. */
export function numberWritten(field: RecordField, text: string): string {
  if (/^-?\d+(?:\.\d+)?$/.test(text)) return text
  const { product, warnings } = deriveProduct({ ...blankRecord, [field]: text })
  const number = warnings.length === 0 ? readings[field]?.(product) : undefined
  return number === undefined || number === null ? text : String(Number(number))
}
