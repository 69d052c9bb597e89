export { createReceipts } from './receipts.service.ts'
export { stockRoutes } from './stock.routes.ts'
export { createStock, requireLocation } from './stock.service.ts'
export { stockValueRoutes } from './stock-value.routes.ts'
