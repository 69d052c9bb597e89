export { billingWords } from './billing.words.ts'
export { CreditDialog } from './CreditDialog.tsx'
export { CustomerAccountPanel } from './CustomerAccountPanel.tsx'
export { DocumentStateBadge } from './DocumentStateBadge.tsx'
export { OrderBillingPanel } from './OrderBillingPanel.tsx'
export { PaymentDialog } from './PaymentDialog.tsx'
export { OrderReturnsPanel, ReturnStateBadge } from './ReturnsPanel.tsx'
export {
  CustomerSubscriptionsPanel,
  OrderSubscriptionsPanel,
  SubscriptionStateBadge,
} from './SubscriptionsPanel.tsx'
export { useBillingChanged } from './useBillingCache.ts'
