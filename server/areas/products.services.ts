import { createImagesRepo } from '../features/images/images.repo.ts'
import { createKnowledgeRepo } from '../features/knowledge/knowledge.repo.ts'
import { createSpelling } from '../features/knowledge/spelling.ts'
import { createLookupRepo } from '../features/products/lookup.repo.ts'
import { createLookupService } from '../features/products/lookup.service.ts'
import { createProductAnalytics } from '../features/products/product-analytics.service.ts'
import { createProductEditing } from '../features/products/product-editing.service.ts'
import type { ImportReaders } from '../features/products/product-imports.readers.ts'
import { createProductImports } from '../features/products/product-imports.service.ts'
import { createProductOperations } from '../features/products/product-operations.service.ts'
import { createProductSearchRepo } from '../features/products/product-search.repo.ts'
import { createProductSearch } from '../features/products/product-search.service.ts'
import { createProductsRepo } from '../features/products/products.repo.ts'
import { createProductsService } from '../features/products/products.service.ts'
import { createStaffProducts } from '../features/products/staff-products.service.ts'
import type { CatalogueWriting } from './catalogue-writing.ts'
import type { Ground } from './ground.ts'

export type ProductsArea = ReturnType<typeof productsServices>

type Needs = Pick<Ground, 'log' | 'now' | 'database' | 'audit' | 'settings' | 'afterwards'> &
  Pick<CatalogueWriting, 'isSynced' | 'productWrites' | 'editing'> & { importReaders: ImportReaders }

/** The catalogue, as visitors read it and as staff keep it. */
export function productsServices(needs: Needs) {
  const { log, now, database, audit, settings, afterwards, isSynced, productWrites, editing, importReaders } = needs
  const { onFalls, onCommit } = productWrites
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
    staffProducts: createStaffProducts({ database, audit, isSynced }),
    productEditing: createProductEditing(editing),
    productOperations: createProductOperations(productWrites),
    productAnalytics: createProductAnalytics({ database, settings, now }),
    productImports: createProductImports({
      database,
      audit,
      now,
      onFalls,
      onCommit,
      readers: importReaders,
      afterwards,
      log,
    }),
  }
}
