import { isOfFiles } from '#contract/sync/source.ts'
import { createKnowledgeRepo } from '#server/modules/assistant/index.ts'
import {
  createImagesRepo,
  createLookupRepo,
  createLookupService,
  createProductAnalytics,
  createProductEditing,
  createProductImports,
  createProductOperations,
  createProductSearch,
  createProductSearchRepo,
  createProductsRepo,
  createProductsService,
  createSpelling,
  createStaffProducts,
  type ImportReaders,
} from '#server/modules/catalogue/index.ts'
import type { CatalogueWriting } from '../catalogue-writing.ts'
import type { Dependencies } from '../dependencies.ts'

export type CatalogueArea = ReturnType<typeof catalogueServices>

type Needs = Pick<Dependencies, 'log' | 'now' | 'database' | 'audit' | 'settings' | 'afterwards'> &
  Pick<CatalogueWriting, 'isSynced' | 'productWrites' | 'editing'> & { importReaders: ImportReaders }

/** The catalogue, as visitors read it and as staff keep it. */
export function catalogueServices(needs: Needs) {
  const { log, now, database, audit, settings, afterwards, isSynced, productWrites, editing, importReaders } = needs
  const { onLowStock, onCommit } = productWrites
  return {
    products: createProductsService(
      createProductsRepo(database.prisma),
      createProductSearch(
        createProductSearchRepo(database.prisma),
        createSpelling(createKnowledgeRepo(database.prisma).meantWords),
      ),
    ),
    lookup: createLookupService(createLookupRepo(database.prisma)),
    images: createImagesRepo(database.prisma),
    staffProducts: createStaffProducts({
      database,
      audit,
      isSynced,
      isOfFiles: () => isOfFiles(settings.current().sync.source),
    }),
    productEditing: createProductEditing(editing),
    productOperations: createProductOperations(productWrites),
    productAnalytics: createProductAnalytics({ database, settings, now }),
    productImports: createProductImports({
      database,
      audit,
      now,
      onLowStock,
      onCommit,
      readers: importReaders,
      afterwards,
      log,
    }),
  }
}
