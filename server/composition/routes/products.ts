import type { FastifyInstance } from 'fastify'
import {
  productEditingRoutes,
  productImportsRoutes,
  productOperationsRoutes,
  staffProductsRoutes,
} from '#server/modules/catalogue/index.ts'
import type { Ground } from '../dependencies.ts'
import type { ProductsArea } from '../services/products.ts'

/** The catalogue as staff keep it; what visitors read of it is in visitors.routes.ts. */
export async function registerProducts(
  zone: FastifyInstance,
  services: ProductsArea & Pick<Ground, 'settings'>,
): Promise<void> {
  await zone.register(staffProductsRoutes(services.staffProducts, services.settings))
  await zone.register(productImportsRoutes(services.productImports, services.settings))
  await zone.register(productEditingRoutes(services.productEditing, services.productAnalytics))
  await zone.register(productOperationsRoutes(services.productOperations))
}
