export { contentEntryPath, contentPath } from './content-paths.ts'
export {
  conversationPath,
  conversationsPath,
  countedPath,
  questionsPath,
  quoteFromPath,
  turnAnchor,
  unansweredPath,
} from './conversation-paths.ts'
export { customerPath, newCustomerPath, ordersOfCustomer } from './customer-paths.ts'
export { customersPath, type Days, ordersPath } from './figure-paths.ts'
export { countedOrdersPath, newOrderPath, orderPath } from './order-paths.ts'
export { type ProductTab, productPath, productTabs } from './product-paths.ts'
export { assistantPath, newQuestionPath, publicQuestionPath, questionPath } from './question-paths.ts'
export { quotePath } from './quote-path.ts'
