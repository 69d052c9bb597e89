export {
  conversationPath,
  conversationsPath,
  countedPath,
  questionsPath,
  quoteFromPath,
  turnAnchor,
  unansweredPath,
} from './conversation-paths.ts'
export { customersPath, type Days, ordersPath } from './figure-paths.ts'
export { assistantPath, newQuestionPath, publicQuestionPath, questionPath } from './question-paths.ts'
export {
  contentEntryPath,
  contentPath,
  countedOrdersPath,
  customerPath,
  documentPath,
  documentsPath,
  newCustomerPath,
  newOrderPath,
  orderPath,
  ordersOfCustomer,
  type ProductTab,
  paymentsPath,
  productPath,
  productTabs,
  quotePath,
  receivablesPath,
  recurringPath,
  replyTemplatePath,
  replyTemplatesPath,
  subscriptionPath,
  subscriptionsPath,
} from './record-paths.ts'
