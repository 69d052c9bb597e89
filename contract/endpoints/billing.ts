import * as z from 'zod/mini'
import { accountingQuerySchema } from '../billing/accounting.ts'
import {
  bankCertainSchema,
  bankConfirmSchema,
  bankRowsSchema,
  bankUploadedSchema,
  bankUploadSchema,
} from '../billing/bank.ts'
import { buyerBillingSchema, cardLinkSchema, stripeWebhookSchema } from '../billing/buyers.ts'
import {
  creditNoteSchema,
  documentDetailSchema,
  documentIssueSchema,
  documentPageSchema,
  documentPreviewSchema,
  documentTableQuerySchema,
  orderBillingSchema,
  remindersPauseSchema,
  statementSchema,
} from '../billing/documents.ts'
import {
  allocationSchema,
  customerAccountSchema,
  newPaymentSchema,
  paymentDetailSchema,
  paymentPageSchema,
  paymentTableQuerySchema,
  paymentVoidSchema,
  receivablesSchema,
  refundSchema,
} from '../billing/payments.ts'
import { endpoint, file, idParams, nothing } from '../endpoint.ts'
import { filePaths } from '../paths.ts'
import { exportQuery } from '../tables.ts'

export const listDocuments = endpoint({
  method: 'GET',
  path: '/admin/documents',
  permission: 'sales.read',
  tags: ['Billing'],
  operationId: 'listDocuments',
  summary: 'List issued documents, newest first',
  description:
    'Searched are number, customer and the order’s reference. `from` and `to` are days of issue, both included.',
  query: documentTableQuerySchema,
  answer: documentPageSchema,
})

export const exportDocuments = endpoint({
  method: 'GET',
  path: '/admin/documents/export.csv',
  permission: 'sales.export',
  isExport: true,
  tags: ['Billing'],
  operationId: 'exportDocuments',
  summary: 'Export all matching documents as CSV',
  query: exportQuery(documentTableQuerySchema),
  answer: file('text/csv'),
})

export const getIssuedDocument = endpoint({
  method: 'GET',
  path: '/admin/documents/:id',
  permission: 'sales.read',
  tags: ['Billing'],
  operationId: 'getIssuedDocument',
  summary: 'Get an issued document with its lines and credit notes',
  params: idParams,
  answer: documentDetailSchema,
  errors: [404],
})

export const getDocumentFile = endpoint({
  method: 'GET',
  path: '/admin/documents/:id/file.pdf',
  permission: 'sales.read',
  tags: ['Billing'],
  operationId: 'getDocumentFile',
  summary: 'Download the stored PDF of an issued document',
  description:
    'The same bytes at every download. A document of an erased customer needs the permission customers.privacy.',
  params: idParams,
  answer: file('application/pdf'),
  errors: [404],
})

export const getOrderBilling = endpoint({
  method: 'GET',
  path: '/admin/orders/:id/billing',
  permission: 'sales.read',
  tags: ['Billing'],
  operationId: 'getOrderBilling',
  summary: 'Get an order’s documents, with what is invoiced and paid',
  params: idParams,
  answer: orderBillingSchema,
  errors: [404],
})

export const previewDocument = endpoint({
  method: 'POST',
  path: '/admin/orders/:id/documents/preview',
  permission: 'documents.issue',
  tags: ['Billing'],
  operationId: 'previewDocument',
  summary: 'Preview an order’s document as a draft, without a number',
  params: idParams,
  body: documentPreviewSchema,
  answer: file('application/pdf'),
  errors: [404, 409],
})

export const issueDocument = endpoint({
  method: 'POST',
  path: '/admin/orders/:id/documents',
  permission: 'documents.issue',
  tags: ['Billing'],
  operationId: 'issueDocument',
  summary: 'Issue a document of an order',
  description:
    'The same form sent twice is one document. `document.nothing_left` where all is invoiced already; `pieces` may not exceed what is left of a line.',
  params: idParams,
  body: documentIssueSchema,
  answer: documentDetailSchema,
  status: 201,
  errors: [404, 409],
})

export const creditDocument = endpoint({
  method: 'POST',
  path: '/admin/documents/:id/credit',
  permission: 'documents.issue',
  tags: ['Billing'],
  operationId: 'creditDocument',
  summary: 'Cancel an invoice, in whole or in part, by a credit note',
  description: 'Reduces what is open of the invoice; what was paid already becomes credit of the customer.',
  params: idParams,
  body: creditNoteSchema,
  answer: documentDetailSchema,
  status: 201,
  errors: [404, 409],
})

export const sendDocument = endpoint({
  method: 'POST',
  path: '/admin/documents/:id/send',
  permission: 'documents.issue',
  tags: ['Billing'],
  operationId: 'sendDocument',
  summary: 'Email an issued document to the buyer',
  params: idParams,
  answer: documentDetailSchema,
  errors: [404, 409],
})

export const makeCardLink = endpoint({
  method: 'POST',
  path: '/admin/documents/:id/card-link',
  permission: 'documents.issue',
  tags: ['Billing'],
  operationId: 'makeCardLink',
  summary: 'Create a hosted card payment page for an invoice’s open amount',
  description: 'The page is valid for a day, and the same within a day while the same amount is open.',
  params: idParams,
  answer: cardLinkSchema,
  errors: [404, 409, 502],
})

export const pauseReminders = endpoint({
  method: 'PUT',
  path: '/admin/documents/:id/reminders',
  permission: 'documents.issue',
  tags: ['Billing'],
  operationId: 'pauseReminders',
  summary: 'Pause the reminders of an invoice, or resume them',
  params: idParams,
  body: remindersPauseSchema,
  answer: documentDetailSchema,
  errors: [404, 409],
})

export const issueStatement = endpoint({
  method: 'POST',
  path: '/admin/customers/:id/statements',
  permission: 'documents.issue',
  tags: ['Billing'],
  operationId: 'issueStatement',
  summary: 'Issue a statement of a customer’s account in one currency',
  params: idParams,
  body: statementSchema,
  answer: documentDetailSchema,
  status: 201,
  errors: [404, 409],
})

export const listPayments = endpoint({
  method: 'GET',
  path: '/admin/payments',
  permission: 'sales.read',
  tags: ['Billing'],
  operationId: 'listPayments',
  summary: 'List payments and refunds, newest first',
  description: 'Searched are payer, reference and amount. `from` and `to` are days, both included.',
  query: paymentTableQuerySchema,
  answer: paymentPageSchema,
})

export const exportPayments = endpoint({
  method: 'GET',
  path: '/admin/payments/export.csv',
  permission: 'sales.export',
  isExport: true,
  tags: ['Billing'],
  operationId: 'exportPayments',
  summary: 'Export all matching payments as CSV',
  query: exportQuery(paymentTableQuerySchema),
  answer: file('text/csv'),
})

export const getPayment = endpoint({
  method: 'GET',
  path: '/admin/payments/:id',
  permission: 'sales.read',
  tags: ['Billing'],
  operationId: 'getPayment',
  summary: 'Get a payment with its allocations',
  params: idParams,
  answer: paymentDetailSchema,
  errors: [404],
})

export const recordPayment = endpoint({
  method: 'POST',
  path: '/admin/payments',
  permission: 'payments.write',
  tags: ['Billing'],
  operationId: 'recordPayment',
  summary: 'Record a payment and allocate it to invoices',
  description:
    'The same form sent twice is one payment. Invoices are of the same customer and currency; more than is open of one is refused as `allocations.N.amount`. What is left is the customer’s credit.',
  body: newPaymentSchema,
  answer: paymentDetailSchema,
  status: 201,
  errors: [409],
})

export const allocatePayment = endpoint({
  method: 'POST',
  path: '/admin/payments/:id/allocations',
  permission: 'payments.write',
  tags: ['Billing'],
  operationId: 'allocatePayment',
  summary: 'Allocate a payment’s remaining credit to invoices',
  params: idParams,
  body: allocationSchema,
  answer: paymentDetailSchema,
  errors: [404, 409],
})

export const voidPayment = endpoint({
  method: 'POST',
  path: '/admin/payments/:id/void',
  permission: 'payments.write',
  tags: ['Billing'],
  operationId: 'voidPayment',
  summary: 'Void a payment that was recorded by mistake, which reopens its invoices',
  description: '`payment.refunded` where part of it has been paid back.',
  params: idParams,
  body: paymentVoidSchema,
  answer: paymentDetailSchema,
  errors: [404, 409],
})

export const recordRefund = endpoint({
  method: 'POST',
  path: '/admin/refunds',
  permission: 'payments.write',
  tags: ['Billing'],
  operationId: 'recordRefund',
  summary: 'Record a refund from a customer’s credit, oldest first',
  description: '`payment.too_much` for more than the customer’s credit in that currency.',
  body: refundSchema,
  answer: paymentDetailSchema,
  status: 201,
  errors: [409],
})

export const getCustomerAccount = endpoint({
  method: 'GET',
  path: '/admin/customers/:id/account',
  permission: 'sales.read',
  tags: ['Billing'],
  operationId: 'getCustomerAccount',
  summary: 'Get a customer’s open invoices, balance and credit by currency',
  params: idParams,
  answer: customerAccountSchema,
  errors: [404],
})

export const getReceivables = endpoint({
  method: 'GET',
  path: '/admin/receivables',
  permission: 'figures.read',
  tags: ['Billing'],
  operationId: 'getReceivables',
  summary: 'Get receivables by customer and days overdue',
  answer: receivablesSchema,
})

const linkParams = z.object({ orderToken: z.string() })
const linkDocumentParams = z.object({ orderToken: z.string(), issued: z.uuid() })

export const getBuyerBilling = endpoint({
  method: 'GET',
  path: '/order-links/:orderToken/billing',
  permission: 'public',
  tags: ['Forms'],
  operationId: 'getBuyerBilling',
  summary: 'List an order’s documents by its private link, with how to pay',
  params: linkParams,
  answer: buyerBillingSchema,
  errors: [404, 429, 503],
})

export const getBuyerDocument = endpoint({
  method: 'GET',
  path: filePaths.buyerDocument,
  permission: 'public',
  tags: ['Forms'],
  operationId: 'getBuyerDocument',
  summary: 'Download the stored PDF of an order’s document by its private link',
  params: linkDocumentParams,
  answer: file('application/pdf'),
  errors: [404, 429, 503],
})

export const payByCard = endpoint({
  method: 'POST',
  path: '/order-links/:orderToken/documents/:issued/card',
  permission: 'public',
  tags: ['Forms'],
  operationId: 'payByCard',
  summary: 'Create a hosted card payment page for an invoice’s open amount, by a private link',
  params: linkDocumentParams,
  answer: cardLinkSchema,
  errors: [404, 409, 429, 502, 503],
})

export const receiveStripeWebhook = endpoint({
  method: 'POST',
  path: '/webhooks/stripe',
  permission: 'public',
  tags: ['Billing'],
  operationId: 'receiveStripeWebhook',
  summary: 'Receive a payment event of Stripe',
  description:
    'For Stripe alone. Believed by `Stripe-Signature`, made with the secret of the webhook over the raw body within the last five minutes; else 401 `webhook.unsigned`. A payment is recorded once, however often it is reported; one that fits no open invoice becomes credit.',
  body: stripeWebhookSchema,
  answer: nothing,
  status: 204,
  errors: [401, 429, 503],
})

export const listBankRows = endpoint({
  method: 'GET',
  path: '/admin/bank/rows',
  permission: 'payments.write',
  tags: ['Billing'],
  operationId: 'listBankRows',
  summary: 'List incoming bank payments to match, with the invoices that they may pay',
  answer: bankRowsSchema,
})

export const uploadBankStatement = endpoint({
  method: 'POST',
  path: '/admin/bank/statements',
  permission: 'payments.write',
  tags: ['Billing'],
  operationId: 'uploadBankStatement',
  summary: 'Import a bank statement from CSV',
  description:
    'Where the columns of files with these headings are not known, `needsMapping` is true and nothing is read; send the file again with `mapping`. What was read before is not added again.',
  body: bankUploadSchema,
  answer: bankUploadedSchema,
})

export const confirmBankRow = endpoint({
  method: 'POST',
  path: '/admin/bank/rows/:id/confirm',
  permission: 'payments.write',
  tags: ['Billing'],
  operationId: 'confirmBankRow',
  summary: 'Record a row’s payment against an invoice; a surplus becomes credit',
  params: idParams,
  body: bankConfirmSchema,
  answer: nothing,
  status: 204,
  errors: [404, 409],
})

export const confirmCertainBankRows = endpoint({
  method: 'POST',
  path: '/admin/bank/confirm-certain',
  permission: 'payments.write',
  tags: ['Billing'],
  operationId: 'confirmCertainBankRows',
  summary: 'Record payments for all rows that match one invoice’s number and open amount',
  answer: bankCertainSchema,
})

export const ignoreBankRow = endpoint({
  method: 'POST',
  path: '/admin/bank/rows/:id/ignore',
  permission: 'payments.write',
  tags: ['Billing'],
  operationId: 'ignoreBankRow',
  summary: 'Ignore a bank payment that pays no invoice',
  params: idParams,
  answer: nothing,
  status: 204,
  errors: [404, 409],
})

export const exportAccounting = endpoint({
  method: 'GET',
  path: '/admin/accounting/export.csv',
  permission: 'sales.export',
  isExport: true,
  tags: ['Billing'],
  operationId: 'exportAccounting',
  summary: 'Export a period’s invoice and credit note lines for an accounting program',
  description: 'One row a line, with its tax; the rows of a document add up to it. `quickbooks` has no credit notes.',
  query: accountingQuerySchema,
  answer: file('text/csv'),
})
