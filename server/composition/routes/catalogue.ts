import type { FastifyInstance } from 'fastify'
import {
  pricesRoutes,
  productEditingRoutes,
  productImportsRoutes,
  productOperationsRoutes,
  type RenderPreview,
  staffProductsRoutes,
  staffSearchesRoutes,
} from '#server/modules/catalogue/index.ts'
import { staffContentRoutes } from '#server/modules/content/index.ts'
import { replyFilesRoutes, staffMediaRoutes } from '#server/modules/media/index.ts'
import type { Dependencies } from '../dependencies.ts'
import type { CatalogueArea, ContentArea, MediaArea } from '../services/catalogue.ts'

export async function registerCatalogue(
  zone: FastifyInstance,
  services: CatalogueArea & Pick<Dependencies, 'settings'> & { renderPreview: RenderPreview },
): Promise<void> {
  await zone.register(staffProductsRoutes(services.staffProducts, services.settings))
  await zone.register(productImportsRoutes(services.productImports, services.settings))
  await zone.register(productEditingRoutes(services))
  await zone.register(productOperationsRoutes(services.productOperations))
  await zone.register(pricesRoutes(services.priceRows))
  await zone.register(staffSearchesRoutes(services.missedSearches, services.synonyms))
}

export async function registerMedia(zone: FastifyInstance, { media, replyFiles }: MediaArea): Promise<void> {
  await zone.register(staffMediaRoutes(media))
  await zone.register(replyFilesRoutes(replyFiles))
}

export async function registerContent(zone: FastifyInstance, { content }: ContentArea): Promise<void> {
  await zone.register(staffContentRoutes(content))
}
