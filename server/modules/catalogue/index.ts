export { datasheetsRoutes } from './datasheets/datasheets.routes.ts'
export { dateOf, dayOf } from './datasheets/datasheets.rules.ts'
export {
  applyChanges,
  changedFields,
  fieldOf,
  isBlank,
  isSame,
  issuesOf,
  type ProductState,
  pendingFields,
  statedFields,
  withAltsOf,
} from './editing/product-changes.rules.ts'
export { productEditingRoutes } from './editing/product-editing.routes.ts'
export { createProductEditing } from './editing/product-editing.service.ts'
export { createProductEditsRepo, partialMark, stateColumns, storedProductRow } from './editing/product-edits.repo.ts'
export { extrasOf, languagePairs } from './editing/product-extras.rules.ts'
export { recordFaults, recordGiven } from './editing/product-input.rules.ts'
export { productOperationsRoutes } from './editing/product-operations.routes.ts'
export { createProductOperations } from './editing/product-operations.service.ts'
export { createPagePreview, type RenderPreview } from './editing/product-page-preview.ts'
export { type CopyPicture, type CopyPictures, copyNewPictures, type PictureCopy } from './editing/product-pictures.ts'
export { createEditPush } from './editing/product-push.ts'
export {
  type Author,
  createRevisionsRepo,
  type RevisionToWrite,
  type StockChange,
  setStockAuthor,
  writeRevisions,
} from './editing/product-revisions.repo.ts'
export {
  assignSlugs,
  lowStockBy,
  type OnStockChange,
  type ProductEdit,
  stockChanges,
  type WriteServices,
  writeEdits,
} from './editing/product-writes.ts'
export { createProductsWriteRepo, newProductId, type ProductToWrite } from './editing/products-write.repo.ts'
export { slugify, slugOf } from './editing/slugs.rules.ts'
export { createImagesRepo, type ImagesRepo } from './images/images.repo.ts'
export { imagesRoutes } from './images/images.routes.ts'
export { createImages } from './images/images.service.ts'
export { ImportFaultError } from './imports/import-faults.ts'
export { skuKey } from './imports/import-match.rules.ts'
export { listedAddresses } from './imports/import-pictures.rules.ts'
export { fieldText } from './imports/import-texts.rules.ts'
export { productImportsRoutes } from './imports/product-imports.routes.ts'
export { createProductImports, type ProductImports } from './imports/product-imports.service.ts'
export { createImportReaders, type ImportReaders, type ReaderLimits } from './imports/reading/import-readers.ts'
export type { FileTable } from './imports/reading/import-table.ts'
export { availabilityLabelOf } from './prices-stock/availability.rules.ts'
export { availableOf, type LowStock, lowStockOf, type StockLevel } from './prices-stock/low-stock.rules.ts'
export { createLowStockNotice, type NotifyLowStock } from './prices-stock/low-stock.ts'
export { pricesRoutes } from './prices-stock/price-rows.routes.ts'
export { createPriceRows } from './prices-stock/price-rows.service.ts'
export { noPromotion, type PromotionOf } from './prices-stock/prices.rules.ts'
export { readPrice } from './prices-stock/prices-reading.rules.ts'
export { type RowResult, type SkuRow, setRows } from './prices-stock/sku-rows.ts'
export { changeStock } from './prices-stock/stock-changes.ts'
export { acceptedColumns, canHold, looseName, rankOfName } from './products/accepted-columns.ts'
export { createAsOfRepo } from './products/as-of.repo.ts'
export { addAsOfHeader, createAsOf } from './products/as-of.ts'
export { type CatalogueCache, createCatalogueCache } from './products/catalogue-cache.ts'
export {
  createCatalogueChanges,
  everything,
  type Invalidation,
  importEnd,
  importStep,
  isInvalidated,
  publishInvalidation,
} from './products/invalidation.ts'
export { isListed, offSite } from './products/listing.rules.ts'
export { createLists } from './products/lists.ts'
export {
  createProductsRepo,
  type ProductRow,
  productRow,
  publicColumns,
  type StoredImage,
  storedImageSchema,
} from './products/products.repo.ts'
export { productsRoutes } from './products/products.routes.ts'
export {
  createProductsService,
  type ProductsService,
  productOf,
} from './products/products.service.ts'
export { type DerivedProduct, derivedRow } from './products/products-columns.repo.ts'
export { deriveProduct } from './products/products-derive.ts'
export { seedSamples } from './products/samples-seed.ts'
export { createLexicons } from './search/lexicons.ts'
export { createLookupRepo } from './search/lookup.repo.ts'
export { createLookupService, type LookupService } from './search/lookup.service.ts'
export { createMissedSearches } from './search/missed-searches.service.ts'
export {
  createProductSearchRepo,
  type ProductSearchRepo,
  staffSearchOf,
} from './search/product-search.repo.ts'
export { inWeights, tsqueryOf } from './search/product-search.rules.ts'
export { createProductSearch, createSpelling, type ProductSearch } from './search/product-search.service.ts'
export { createReadings } from './search/readings.ts'
export {
  chinesePhrases,
  folded,
  latinWords,
  type Phrase,
  parseQuestion,
  type Term,
  toTraditional,
  vocabularyLexicon,
  wordsOfConcepts,
} from './search/search-query.rules.ts'
export { lookupRoutes, missedSearchRoutes, staffSearchesRoutes } from './search/searches.routes.ts'
export { meantWord } from './search/slips.rules.ts'
export { createSynonymsRepo } from './search/synonyms.repo.ts'
export { createSynonyms } from './search/synonyms.service.ts'
export { createProductAnalytics } from './staff-products/product-analytics.service.ts'
export { newProductOf, notionUrlOf } from './staff-products/product-answers.ts'
export { staffProductsRoutes } from './staff-products/staff-products.routes.ts'
export { createStaffProducts } from './staff-products/staff-products.service.ts'
