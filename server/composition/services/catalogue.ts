import { isOfFiles } from '#contract/sync/source.ts'
import { createKnowledgeRepo } from '#server/modules/assistant/index.ts'
import {
  chinesePhrases,
  createImages,
  createImagesRepo,
  createLexicons,
  createLists,
  createLookupRepo,
  createLookupService,
  createMissedSearches,
  createPagePreview,
  createPriceRows,
  createProductAnalytics,
  createProductEditing,
  createProductImports,
  createProductOperations,
  createProductSearch,
  createProductSearchRepo,
  createProductsRepo,
  createProductsService,
  createReadings,
  createSpelling,
  createStaffProducts,
  createSynonyms,
  createSynonymsRepo,
  type ImportReaders,
} from '#server/modules/catalogue/index.ts'
import { createContent } from '#server/modules/content/index.ts'
import { createFileStore, createMedia, createReplyFiles } from '#server/modules/media/index.ts'
import { createSuggestions, createSuggestionsRepo } from '#server/modules/search/index.ts'
import type { CatalogueWriting } from '../catalogue-writing.ts'
import type { Dependencies } from '../dependencies.ts'

export type CatalogueArea = ReturnType<typeof catalogueServices>

type Needs = Pick<
  Dependencies,
  'log' | 'now' | 'database' | 'audit' | 'settings' | 'backgroundTasks' | 'events' | 'catalogueChanges' | 'promotionOf'
> &
  Pick<CatalogueWriting, 'isSynced' | 'productWrites' | 'editing' | 'copyPicture'> &
  MediaArea & { importReaders: ImportReaders }

export function catalogueServices(needs: Needs) {
  const {
    log,
    now,
    database,
    audit,
    settings,
    backgroundTasks,
    events,
    catalogueChanges,
    isSynced,
    productWrites,
    editing,
    copyPicture,
    importReaders,
    promotionOf,
    media,
  } = needs
  const { onLowStock, onStockChange, onCommit } = productWrites
  const { productSearch, productSearchRepo, forgetSearching } = searching(needs)
  const productsRepo = createProductsRepo(database.prisma)
  const lists = createLists(productsRepo, events.isListening)
  catalogueChanges.subscribe(({ what }) => {
    if (what === 'stock') return
    forgetSearching()
    lists.forget()
  })
  const products = createProductsService(productsRepo, lists, productSearch, promotionOf)
  return {
    products,
    suggestions: createSuggestions({
      repo: createSuggestionsRepo(database.prisma),
      products: productSearchRepo,
      productSearch,
    }),
    missedSearches: createMissedSearches({ database, audit, now, productSearch }),
    synonyms: createSynonyms({ database, audit, onCommit }),
    lookup: createLookupService(createLookupRepo(database.prisma), promotionOf),
    images: createImages(createImagesRepo(database.prisma), media),
    staffProducts: createStaffProducts({
      database,
      audit,
      isSynced,
      isOfFiles: () => isOfFiles(settings.current().sync.source),
    }),
    productEditing: createProductEditing(editing),
    pagePreview: createPagePreview(database, products),
    productOperations: createProductOperations(productWrites),
    priceRows: createPriceRows(productWrites),
    productAnalytics: createProductAnalytics({ database, settings, now }),
    productImports: createProductImports({
      database,
      audit,
      now,
      onLowStock,
      onStockChange,
      onCommit,
      copyPicture,
      readers: importReaders,
      backgroundTasks,
      log,
    }),
  }
}

/** Creates the product search. `forget` must be called when the catalogue or its synonyms change. */
function searching({ database, events }: Pick<Needs, 'database' | 'events'>) {
  const productSearchRepo = createProductSearchRepo(database.prisma)
  const { current: lexicon, forget } = createLexicons(createSynonymsRepo(database.prisma).all, events.isListening)
  const readings = createReadings(
    async () => ({
      words: chinesePhrases(await lexicon()),
      runs: await productSearchRepo.chineseRuns(),
    }),
    events.isListening,
  )
  const spelling = createSpelling(createKnowledgeRepo(database.prisma).similarWords)
  return {
    productSearch: createProductSearch({ repo: productSearchRepo, spelling, lexicon, readings }),
    productSearchRepo,
    forgetSearching() {
      forget()
      readings.forget()
    },
  }
}

export type MediaArea = ReturnType<typeof mediaServices>

export function mediaServices({
  config,
  database,
  audit,
  now,
}: Pick<Dependencies, 'config' | 'database' | 'audit' | 'now'>) {
  const files = createFileStore(config, database.prisma)
  return { media: createMedia({ database, audit, files, now }), replyFiles: createReplyFiles({ database, files, now }) }
}

export type ContentArea = ReturnType<typeof contentServices>

type ContentNeeds = Pick<Dependencies, 'database' | 'audit' | 'now' | 'firstVersions' | 'publishedContent'> &
  Pick<CatalogueArea, 'lookup'>

export function contentServices({ database, audit, now, firstVersions, publishedContent, lookup }: ContentNeeds) {
  return { content: createContent({ database, audit, firstVersions, now, lookup, onCommit: publishedContent.refresh }) }
}
