import { systemParameters } from '../builder/system.ts'
import { productListQuerySchema } from '../catalogue/products.ts'
import type { PageRoute } from './routes.ts'

/** Query parameters that the server renders a page by; all others are applied in the browser. */
export const renderedQuery: Partial<Record<PageRoute, readonly string[]>> = {
  '/products': Object.keys(productListQuerySchema.shape),
  '/builder': systemParameters,
  '/live-demo': ['device', 'floor', 'view'],
  '/compare': ['differences', 'products'],
  '/contact': ['inquiryType', 'product'],
  '/demo': ['product'],
  '/solutions/*': ['industry'],
  '/lpwan': ['area', 'country', 'depth', 'devices', 'messages', 'product', 'tech', 'years'],
  '/esg-compliance': ['market'],
  '/support': ['q'],
}
