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
  summary: 'Issued documents, the newest first',
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
  summary: 'All documents that match, as a CSV file',
  query: exportQuery(documentTableQuerySchema),
  answer: file('text/csv'),
})

export const getIssuedDocument = endpoint({
  method: 'GET',
  path: '/admin/documents/:id',
  permission: 'sales.read',
  tags: ['Billing'],
  operationId: 'getIssuedDocument',
  summary: 'An issued document with its lines and credit notes',
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
  summary: 'The stored PDF of an issued document',
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
  summary: 'What has been invoiced and paid of an order, and its documents',
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
  summary: 'A document of an order as it would be issued, marked as a draft; takes no number',
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
  summary: 'A hosted page where what is open of an invoice is paid by card, to hand to the buyer',
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
  summary: 'Payments and refunds, the newest first',
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
  summary: 'All payments that match, as a CSV file',
  query: exportQuery(paymentTableQuerySchema),
  answer: file('text/csv'),
})

export const getPayment = endpoint({
  method: 'GET',
  path: '/admin/payments/:id',
  permission: 'sales.read',
  tags: ['Billing'],
  operationId: 'getPayment',
  summary: 'A payment with what it was set against',
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
  summary: 'Record a payment, and set it against invoices',
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
  summary: 'Set credit that is left of a payment against invoices',
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
  summary: 'Void a payment that was recorded by mistake; its invoices are open again',
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
  summary: 'Record money paid back to a customer from their credit, the oldest first',
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
  summary: 'What a customer owes and has as credit, by currency, and the invoices to pay',
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
  summary: 'What customers owe, by days after the due day',
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
  summary: 'Invoices and other documents of the order at a private link, and how to pay',
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
  summary: 'The stored PDF of a document of the order at a private link',
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
  summary: 'The hosted page where what is open of an invoice is paid by card',
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
  summary: 'An event of Stripe: a payment by card has come',
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
  summary: 'Money in of bank statements that waits to be matched, with the invoices it may pay',
  answer: bankRowsSchema,
})

export const uploadBankStatement = endpoint({
  method: 'POST',
  path: '/admin/bank/statements',
  permission: 'payments.write',
  tags: ['Billing'],
  operationId: 'uploadBankStatement',
  summary: 'Read a bank statement in CSV',
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
  summary: 'Record the payment of a row and set it against an invoice; what is more becomes credit',
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
  summary: 'Record the payments of all rows that state the number of one invoice and its open amount',
  answer: bankCertainSchema,
})

export const ignoreBankRow = endpoint({
  method: 'POST',
  path: '/admin/bank/rows/:id/ignore',
  permission: 'payments.write',
  tags: ['Billing'],
  operationId: 'ignoreBankRow',
  summary: 'Leave a row out that pays no invoice',
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
  summary: 'Lines of invoices and credit notes of a period, for an accounting program',
  description: 'One row a line, with its tax; the rows of a document add up to it. `quickbooks` has no credit notes.',
  query: accountingQuerySchema,
  answer: file('text/csv'),
})
