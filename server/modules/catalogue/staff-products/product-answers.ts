import type { DerivedProductAnswer, EditedProduct, NewProduct } from '#contract/catalogue/product-edits.ts'
import type { CatalogueRecord } from '#contract/fields/product.ts'
import { picturePath } from '#contract/media.ts'
import { recordFaults } from '#contract/problems/staff-field-faults.ts'
import { syncNote, syncNoteIn } from '#contract/sync/sync-notes.ts'
import { issuesOf } from '../editing/product-changes.rules.ts'
import type { EditorRow } from '../editing/product-editing.repo.ts'
import { standInsOf } from '../images/renders.ts'
import { stockStatusOf } from '../prices-stock/availability.rules.ts'
import { buyingFactsIn } from '../products/buying-facts.rules.ts'
import type { DerivedProduct } from '../products/products-columns.repo.ts'
import { deriveProduct, type Unreadable } from '../products/products-derive.ts'

export function editedProductOf(row: EditorRow): EditedProduct {
  const {
    id,
    slug,
    source,
    version,
    isRetired,
    isUnlisted,
    record,
    machineTranslated,
    issues,
    pending,
    pushError,
    openConflicts,
  } = row
  return {
    id,
    slug,
    source,
    version,
    isRetired,
    isUnlisted,
    record,
    derived: derivedOf(row),
    warnings: warningsOf(deriveProduct(record).unreadable),
    pictures: row.images.map(({ key, hash, name }) => ({ key, url: picturePath(hash), name })),
    standIns: row.images.length > 0 ? [] : standInsOf(record.sku),
    machineTranslated,
    issues,
    reserved: row.reserved,
    notionUrl: notionUrlOf(row.notionPageId),
    pending,
    pushError: pushError && syncNoteIn(pushError, 'en'),
    pushErrorNote: pushError,
    openConflicts,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}

/** Returns the derived values of a product; money and percentages as numbers. */
export function derivedOf(
  product: Omit<
    DerivedProduct,
    'features' | 'featuresEn' | 'specifications' | 'specificationsEn' | 'components' | 'availability'
  >,
): DerivedProductAnswer {
  const { category, subcategory, ipRating, term, recurring, connectivityType, barrier } = product
  const { tracksStock, inStock, stockQuantity } = product
  return {
    category,
    subcategory,
    ipRating,
    ...buyingFactsIn(product),
    term,
    recurring,
    period: product.pricePeriod,
    msrp: amountOf(product.msrp),
    partnerPrice: amountOf(product.partnerPrice),
    minSellingPrice: amountOf(product.minSellingPrice),
    margin: Number(product.margin),
    upMargin: Number(product.upMargin),
    sensorPrice: amountOf(product.sensorPrice),
    licenseAnnual: amountOf(product.licenseAnnual),
    connectivityType,
    connectivityAnnualFee: amountOf(product.connectivityAnnualFee),
    firstYearTotal: amountOf(product.firstYearTotal),
    hkdCost: amountOf(product.hkdCost),
    usdCost: amountOf(product.usdCost),
    barrier,
    tracksStock,
    inStock,
    stockQuantity,
    stockStatus: stockStatusOf(inStock, stockQuantity),
  }
}

/** Previews the product of a record; its pictures have not been fetched. */
export function newProductOf(record: CatalogueRecord): NewProduct {
  const { product, unreadable } = deriveProduct(record)
  const { name, nameEn, description, descriptionEn } = product
  const lacks: NewProduct['lacks'] = issuesOf(record, product, record.images)
  if (record.images.length === 0) lacks.push('no-picture')
  const texts = { name, nameEn, description, descriptionEn }
  const pictures = record.images.length
  return { ...texts, pictures, derived: derivedOf(product), warnings: warningsOf(unreadable), lacks }
}

export function warningsOf(unreadable: Unreadable[]): EditedProduct['warnings'] {
  const warnings = unreadable.map(({ field, fault, consequence }) => ({
    field,
    code: fault,
    consequence,
    message: `${syncNoteIn(syncNote(recordFaults[fault]), 'en')}; ${syncNoteIn(consequence, 'en')}`,
  }))
  return warnings.filter(
    (one, index) =>
      warnings.findIndex(({ field, message }) => field === one.field && message === one.message) === index,
  )
}

function amountOf(text: string | null): number | null {
  return text === null ? null : Number(text)
}

const ofNotion = /^[\da-f]{8}-?(?:[\da-f]{4}-?){3}[\da-f]{12}$/i

/** Returns the address of a Notion page; null where the id is not one of Notion's. */
export function notionUrlOf(pageId: string | null): string | null {
  if (pageId === null || !ofNotion.test(pageId)) return null
  return `https://www.notion.so/${pageId.replaceAll('-', '')}`
}
