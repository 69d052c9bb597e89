export {
  billRows,
  type DocumentRow,
  hkdRows,
  namedLine,
  priceColumns,
  pricedLines,
  type SalesDocument,
  storedDocument,
} from './documents/document.ts'
export { documentWords } from './documents/document.words.ts'
export { setSalesDocuments } from './documents/document-pdf.ts'
export { orderDocumentsRoutes } from './documents/order-documents.routes.ts'
export { createOrderDocuments } from './documents/order-documents.service.ts'
export { createSalesProductsRepo } from './lines/sales-products.repo.ts'
export { amountText, dayText } from './lines/texts.ts'
export { createQuoteAnswers } from './offers/quote-answers.service.ts'
export { quoteDecisionsRoutes } from './offers/quote-decisions.routes.ts'
export { createQuoteDocuments } from './offers/quote-documents.service.ts'
export { rateWords } from './offers/quote-documents.words.ts'
export { createQuoteExpiry } from './offers/quote-expiry.service.ts'
export { quoteFollowRoutes } from './offers/quote-follow.routes.ts'
export { createQuoteFollow } from './offers/quote-follow.service.ts'
export { quoteThreadRoutes } from './offers/quote-thread.routes.ts'
export { createRenewalQuotes, type RenewalQuoteLine, type RenewalQuotes } from './offers/renewal-quotes.ts'
export { readCredit } from './orders/credit-limit.ts'
export { createOrderChanges } from './orders/order-changes.service.ts'
export { placeReplacement } from './orders/order-replacing.ts'
export { orderThreadRoutes } from './orders/order-thread.routes.ts'
export { orderColumns } from './orders/orders.columns.ts'
export { readOrder } from './orders/orders.repo.ts'
export { ordersRoutes } from './orders/orders.routes.ts'
export { createOrders, type Orders } from './orders/orders.service.ts'
export { ordersWriteRoutes } from './orders/orders-write.routes.ts'
export { hasTaken, isRequest, stepTables } from './quotes/quote-steps.repo.ts'
export { quoteWorkRoutes } from './quotes/quote-work.routes.ts'
export { createQuoteWork } from './quotes/quote-work.service.ts'
export { staffQuotesRoutes } from './quotes/staff-quotes.routes.ts'
export { createStaffQuotes } from './quotes/staff-quotes.service.ts'
export { saleRecords } from './sale-records.ts'
export { freezeCosts } from './shipments/frozen-costs.repo.ts'
export { shipmentsRoutes } from './shipments/shipments.routes.ts'
export { returnStock } from './stock/order-shipping.ts'
export { createOrderStockRepo } from './stock/order-stock.repo.ts'
export { settleStock } from './stock/order-stock.ts'
