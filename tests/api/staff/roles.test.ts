import { text } from 'node:stream/consumers'
import { afterAll, describe, expect, it } from 'vitest'
import { apiRoot } from '#contract/endpoint.ts'
import { anyProblemSchema } from '#contract/problems/staff-problems.ts'
import { keyScopes } from '#contract/staff/keys.ts'
import { may, type Permission, type Role, roles } from '#contract/staff/permissions.ts'
import { startTestApp } from '#tests/support/app.ts'
import { unlimited } from '#tests/support/limits.ts'
import { methodOf, registeredRoutes } from '#tests/support/routes.ts'
import { createStaff, keyOf, type StaffMember } from '#tests/support/staff.ts'

/**
 * What everybody may call, with what a harmless request of a stranger is answered: bad input is refused as such, so it was
 * let through.
 */
const publicRoutes: Record<string, number> = {
  'GET /health/live': 200,
  'GET /health/ready': 200,
  'GET /manifest.webmanifest': 200,
  'GET /robots.txt': 200,
  'GET /sitemap.xml': 200,
  'GET /api/docs': 200,
  'GET /api/docs/': 200,
  'GET /api/docs/*': 404,
  'GET /api/docs/json': 200,
  'GET /api/docs/yaml': 200,
  'GET /api/docs/static/index.html': 302,
  'GET /api/docs/static/swagger-initializer.js': 200,
  'GET /api/openapi.json': 200,
  'GET /api/v1/site': 200,
  'GET /api/v1/company': 200,
  'GET /api/v1/exchange-rates': 200,
  'GET /api/v1/questions': 200,
  'GET /api/v1/case-studies': 200,
  'GET /api/v1/industries': 200,
  'GET /api/v1/regulations': 200,
  'GET /api/v1/home': 200,
  'GET /api/v1/plans': 200,
  'GET /api/v1/products': 200,
  'GET /api/v1/products/{slug}': 404,
  'GET /api/v1/products/{slug}/alternatives': 404,
  'GET /api/v1/products/{slug}/datasheet.pdf': 404,
  'POST /api/v1/products/lookup': 400,
  'GET /api/v1/images/{hash}': 404,
  'GET /api/v1/images/{hash}/{file}': 400,
  'GET /api/v1/documents/{document}': 400,
  'GET /api/v1/builder/parts': 200,
  'GET /api/v1/builder/system.pdf': 200,
  'GET /api/v1/suggestions': 400,
  'POST /api/v1/missed-searches': 400,
  'POST /api/v1/enquiries': 400,
  'GET /api/v1/chat/conversations/{id}': 404,
  'POST /api/v1/chat': 400,
  'POST /api/v1/chat/conversations/{id}/regenerate': 404,
  'POST /api/v1/chat/conversations/{id}/hand-overs': 400,
  'PUT /api/v1/chat/conversations/{id}/turns/{turnId}/rating': 400,
  'POST /api/v1/demo-requests': 400,
  'GET /api/v1/demo-slots': 400,
  'POST /api/v1/confirmations': 400,
  'POST /api/v1/form-proofs': 200,
  'POST /api/v1/quote-requests': 400,
  'GET /api/v1/quote-requests/{token}': 404,
  'POST /api/v1/quote-requests/{token}/answer': 400,
  'GET /api/v1/quote-requests/{token}/quotation.pdf': 404,
  'GET /.well-known/ucp': 200,
  'GET /.well-known/api-catalog': 200,
  'GET /llms.txt': 200,
  'GET /{a}(^[^/]+?).md': 404,
  'GET /{a}/{b}(^[^/]+?).md': 404,
  'GET /{a}/{b}/{c}(^[^/]+?).md': 404,
  'GET /mcp': 405,
  'DELETE /mcp': 405,
  'POST /mcp': 400,
  'POST /api/v1/ucp/catalog/search': 200,
  'POST /api/v1/ucp/catalog/lookup': 400,
  'POST /api/v1/ucp/catalog/product': 400,
  'POST /api/v1/ucp/quotations': 400,
  'GET /api/v1/ucp/quotations/{quotationId}': 404,
  'POST /api/v1/ucp/quotations/{quotationId}/counter': 400,
  'POST /api/v1/ucp/quotations/{quotationId}/accept': 400,
  'POST /api/v1/ucp/quotations/{quotationId}/decline': 400,
  'GET /api/v1/order-links/{orderToken}': 404,
  'GET /api/v1/order-links/{orderToken}/returns': 404,
  'POST /api/v1/order-links/{orderToken}/returns': 400,
  'GET /api/v1/order-links/{orderToken}/billing': 404,
  'GET /api/v1/order-links/{orderToken}/devices': 404,
  'GET /api/v1/order-links/{orderToken}/devices.csv': 400,
  'GET /api/v1/order-links/{orderToken}/documents/{issued}/file.pdf': 400,
  'POST /api/v1/order-links/{orderToken}/documents/{issued}/card': 400,
  'POST /api/v1/webhooks/stripe': 401,
  'POST /api/v1/webhooks/notion': 401,
  'GET /api/v1/auth/session': 200,
  'POST /api/v1/auth/login': 400,
  'POST /api/v1/auth/logout': 204,
  'POST /api/v1/auth/token': 400,
  'POST /api/v1/auth/password-reset': 400,
  'POST /api/v1/auth/links/look': 400,
  'POST /api/v1/auth/links/use': 400,
}

/** What every other takes; `self`: to be signed in. Written here again, so that a slip in a route shows. */
const staffRoutes: Record<string, Permission | 'self'> = {
  'POST /api/v1/auth/confirm': 'self',
  'POST /api/v1/auth/password': 'self',
  'PATCH /api/v1/auth/profile': 'self',
  'GET /api/v1/auth/notification-preferences': 'self',
  'PUT /api/v1/auth/notification-preferences': 'self',
  'GET /api/v1/auth/sessions': 'self',
  'DELETE /api/v1/auth/sessions': 'self',
  'DELETE /api/v1/auth/sessions/{id}': 'self',
  'POST /api/v1/auth/two-factor': 'self',
  'POST /api/v1/auth/two-factor/enable': 'self',
  'POST /api/v1/auth/two-factor/recovery-codes': 'self',
  'POST /api/v1/auth/two-factor/disable': 'self',
  'GET /api/v1/admin/badges': 'desk.use',
  'GET /api/v1/admin/events': 'desk.use',
  'GET /api/v1/admin/notifications': 'desk.use',
  'POST /api/v1/admin/notifications/read': 'desk.use',
  'GET /api/v1/admin/search': 'desk.use',
  'GET /api/v1/admin/views': 'desk.use',
  'POST /api/v1/admin/views': 'desk.use',
  'PUT /api/v1/admin/views/{id}': 'desk.use',
  'DELETE /api/v1/admin/views/{id}': 'desk.use',
  'GET /api/v1/admin/sync/status': 'sync.read',
  'GET /api/v1/admin/sync/runs': 'sync.read',
  'GET /api/v1/admin/sync/runs/{id}': 'sync.read',
  'GET /api/v1/admin/sync/runs/{id}/changes': 'sync.read',
  'POST /api/v1/admin/sync/runs': 'sync.run',
  'POST /api/v1/admin/sync/runs/{id}/apply': 'sync.run',
  'POST /api/v1/admin/sync/runs/{id}/discard': 'sync.run',
  'POST /api/v1/admin/sync/runs/{id}/cancel': 'sync.run',
  'POST /api/v1/admin/sync/refresh': 'sync.run',
  'GET /api/v1/admin/sync/connection': 'sync.read',
  'PUT /api/v1/admin/sync/connection': 'settings.manage',
  'GET /api/v1/admin/sync/webhook': 'sync.read',
  'GET /api/v1/admin/system-checks': 'settings.manage',
  'POST /api/v1/admin/sync/webhook': 'settings.manage',
  'DELETE /api/v1/admin/sync/webhook': 'settings.manage',
  'POST /api/v1/admin/sync/webhook/token': 'settings.manage',
  'POST /api/v1/admin/sync/connection/test': 'sync.run',
  'GET /api/v1/admin/sync/database': 'sync.read',
  'PUT /api/v1/admin/sync/auto': 'sync.run',
  'GET /api/v1/admin/sync/conflicts': 'sync.read',
  'POST /api/v1/admin/sync/conflicts/reopen': 'products.write',
  'POST /api/v1/admin/sync/conflicts/settle': 'products.write',
  'GET /api/v1/admin/sync/pushes': 'sync.read',
  'POST /api/v1/admin/sync/pushes/{id}/retry': 'sync.run',
  'POST /api/v1/admin/sync/pushes/{id}/new-page': 'sync.run',
  'POST /api/v1/admin/sync/pushes/{id}/let-go': 'sync.run',
  'GET /api/v1/admin/sync/mapping': 'sync.read',
  'GET /api/v1/admin/sync/mapping/kept': 'sync.read',
  'GET /api/v1/admin/sync/mapping/file': 'sync.read',
  'POST /api/v1/admin/sync/mapping/file': 'sync.run',
  'POST /api/v1/admin/sync/mapping/preview': 'sync.run',
  'PUT /api/v1/admin/sync/mapping': 'sync.run',
  'PATCH /api/v1/admin/sync/mapping/owner': 'sync.run',
  'POST /api/v1/admin/sync/mapping/versions/{version}/restore': 'sync.run',
  'GET /api/v1/admin/products': 'products.read',
  'GET /api/v1/admin/products/stats': 'products.read',
  'POST /api/v1/admin/products/imports': 'products.import',
  'GET /api/v1/admin/products/imports/template.csv': 'products.import',
  'GET /api/v1/admin/products/imports/{id}': 'products.import',
  'POST /api/v1/admin/products/imports/{id}/encoding': 'products.import',
  'POST /api/v1/admin/products/imports/{id}/preview': 'products.import',
  'GET /api/v1/admin/products/imports/{id}/rows': 'products.import',
  'GET /api/v1/admin/products/imports/{id}/errors.csv': 'products.import',
  'POST /api/v1/admin/products/imports/{id}/apply': 'products.import',
  'GET /api/v1/admin/products/export.csv': 'products.export',
  'GET /api/v1/admin/products/export.xlsx': 'products.export',
  'GET /api/v1/admin/products/quality': 'products.read',
  'POST /api/v1/admin/products': 'products.write',
  'POST /api/v1/admin/products/preview': 'products.write',
  'POST /api/v1/admin/products/page-preview': 'products.write',
  'GET /api/v1/admin/products/{id}': 'products.read',
  'PATCH /api/v1/admin/products/{id}': 'products.write',
  'POST /api/v1/admin/products/{id}/retire': 'products.write',
  'POST /api/v1/admin/products/{id}/restore': 'products.write',
  'GET /api/v1/admin/products/{id}/history': 'products.read',
  'GET /api/v1/admin/products/{id}/analytics': 'products.read',
  'POST /api/v1/admin/products/{id}/revert': 'products.write',
  'POST /api/v1/admin/products/bulk': 'products.write',
  'POST /api/v1/admin/products/operations/{id}/undo': 'products.write',
  'GET /api/v1/admin/enquiries': 'inbox.read',
  'GET /api/v1/admin/enquiries/{id}': 'inbox.read',
  'GET /api/v1/admin/enquiries/export.csv': 'inbox.export',
  'GET /api/v1/admin/enquiries/print.pdf': 'inbox.read',
  'POST /api/v1/admin/enquiries/bulk': 'inbox.answer',
  'GET /api/v1/admin/demo-requests': 'inbox.read',
  'GET /api/v1/admin/demo-requests/{id}': 'inbox.read',
  'GET /api/v1/admin/demo-requests/export.csv': 'inbox.export',
  'GET /api/v1/admin/demo-requests/print.pdf': 'inbox.read',
  'POST /api/v1/admin/demo-requests/bulk': 'inbox.answer',
  'POST /api/v1/admin/demo-requests/bulk/decline': 'inbox.answer',
  'PATCH /api/v1/admin/enquiries/{id}': 'inbox.answer',
  'POST /api/v1/admin/enquiries/{id}/notes': 'inbox.answer',
  'POST /api/v1/admin/enquiries/{id}/received': 'inbox.answer',
  'POST /api/v1/admin/enquiries/{id}/replies': 'inbox.answer',
  'PATCH /api/v1/admin/demo-requests/{id}': 'inbox.answer',
  'POST /api/v1/admin/demo-requests/{id}/notes': 'inbox.answer',
  'POST /api/v1/admin/demo-requests/{id}/received': 'inbox.answer',
  'POST /api/v1/admin/demo-requests/{id}/replies': 'inbox.answer',
  'GET /api/v1/admin/demo-requests/calendar': 'inbox.read',
  'POST /api/v1/admin/demo-requests/{id}/confirm': 'inbox.answer',
  'POST /api/v1/admin/demo-requests/{id}/decline': 'inbox.answer',
  'POST /api/v1/admin/deliveries/{reference}/{channel}/retry': 'inbox.answer',
  'GET /api/v1/admin/questions': 'conversations.read',
  'GET /api/v1/admin/questions/{id}': 'conversations.read',
  'POST /api/v1/admin/questions': 'questions.write',
  'PUT /api/v1/admin/questions/{id}': 'questions.write',
  'DELETE /api/v1/admin/questions/{id}': 'questions.write',
  'GET /api/v1/admin/missed-searches': 'products.read',
  'PATCH /api/v1/admin/missed-searches/{id}': 'products.write',
  'GET /api/v1/admin/search-synonyms': 'products.read',
  'POST /api/v1/admin/search-synonyms': 'products.write',
  'DELETE /api/v1/admin/search-synonyms/{id}': 'products.write',
  'POST /api/v1/admin/media': 'media.write',
  'GET /api/v1/admin/media/{upload}': 'media.write',
  'POST /api/v1/admin/media/{upload}/crop': 'media.write',
  'GET /api/v1/admin/content': 'content.read',
  'GET /api/v1/admin/content/{id}': 'content.read',
  'GET /api/v1/admin/content/{id}/history': 'content.read',
  'POST /api/v1/admin/content': 'content.write',
  'PUT /api/v1/admin/content/order': 'content.write',
  'PUT /api/v1/admin/content/{id}': 'content.write',
  'POST /api/v1/admin/content/{id}/publish': 'content.write',
  'POST /api/v1/admin/content/{id}/withdraw': 'content.write',
  'DELETE /api/v1/admin/content/{id}': 'content.write',
  'POST /api/v1/admin/content/{id}/undelete': 'content.write',
  'POST /api/v1/admin/content/{id}/restore': 'content.write',
  'GET /api/v1/admin/question-gaps': 'conversations.read',
  'GET /api/v1/admin/question-intents': 'conversations.read',
  'GET /api/v1/admin/question-gaps/{id}': 'conversations.read',
  'PATCH /api/v1/admin/question-gaps/{id}': 'questions.write',
  'GET /api/v1/admin/assignees': 'inbox.read',
  'GET /api/v1/admin/activities': 'desk.use',
  'POST /api/v1/admin/activities/{id}/retry': 'inbox.answer',
  'GET /api/v1/admin/reply-templates': 'inbox.answer',
  'GET /api/v1/admin/reply-templates/{id}': 'inbox.answer',
  'POST /api/v1/admin/reply-templates': 'sales.settings',
  'PUT /api/v1/admin/reply-templates/{id}': 'sales.settings',
  'POST /api/v1/admin/reply-templates/{id}/fill': 'inbox.answer',
  'POST /api/v1/admin/reply-previews': 'inbox.answer',
  'POST /api/v1/admin/enquiries/{id}/reply-suggestion': 'inbox.answer',
  'POST /api/v1/admin/reply-files': 'inbox.answer',
  'GET /api/v1/admin/reply-files/{id}': 'inbox.read',
  'DELETE /api/v1/admin/reply-files/{id}': 'inbox.answer',
  'GET /api/v1/admin/quotes': 'sales.read',
  'GET /api/v1/admin/quotes/{id}': 'sales.read',
  'GET /api/v1/admin/quotes/{id}/revisions/{number}/quotation.pdf': 'sales.read',
  'GET /api/v1/admin/quotes/export.csv': 'sales.export',
  'GET /api/v1/admin/quotes/print.pdf': 'sales.read',
  'POST /api/v1/admin/quotes/bulk': 'sales.write',
  'POST /api/v1/admin/quotes/bulk/decisions': 'sales.write',
  'POST /api/v1/admin/quotes': 'sales.write',
  'POST /api/v1/admin/quotes/{id}/repeat': 'sales.write',
  'PATCH /api/v1/admin/quotes/{id}': 'sales.write',
  'PUT /api/v1/admin/quotes/{id}/draft': 'sales.write',
  'POST /api/v1/admin/quotes/{id}/send': 'sales.write',
  'POST /api/v1/admin/quotes/{id}/withdraw': 'sales.write',
  'POST /api/v1/admin/quotes/{id}/accept': 'sales.write',
  'POST /api/v1/admin/quotes/{id}/decline': 'sales.write',
  'POST /api/v1/admin/quotes/{id}/link': 'sales.write',
  'DELETE /api/v1/admin/quotes/{id}/link': 'sales.write',
  'POST /api/v1/admin/quotes/{id}/notes': 'sales.write',
  'POST /api/v1/admin/quotes/{id}/received': 'sales.write',
  'POST /api/v1/admin/quotes/{id}/replies': 'sales.write',
  'GET /api/v1/admin/orders': 'sales.read',
  'GET /api/v1/admin/orders/stats': 'sales.read',
  'GET /api/v1/admin/orders/{id}': 'sales.read',
  'GET /api/v1/admin/orders/export.csv': 'sales.export',
  'GET /api/v1/admin/orders/print.pdf': 'sales.read',
  'POST /api/v1/admin/orders/bulk/status': 'sales.write',
  'GET /api/v1/admin/stock': 'sales.read',
  'POST /api/v1/admin/stock/bulk': 'stock.write',
  'POST /api/v1/admin/prices/bulk': 'products.write',
  'GET /api/v1/admin/stock/movements': 'sales.read',
  'GET /api/v1/admin/stock/locations': 'sales.read',
  'POST /api/v1/admin/stock/locations': 'stock.write',
  'PUT /api/v1/admin/stock/locations/{id}': 'stock.write',
  'POST /api/v1/admin/stock/counts': 'stock.write',
  'POST /api/v1/admin/stock/transfers': 'stock.write',
  'GET /api/v1/admin/devices': 'sales.read',
  'GET /api/v1/admin/devices/export.csv': 'sales.export',
  'GET /api/v1/admin/devices/keys/export.csv': 'devices.keys',
  'GET /api/v1/admin/devices/{id}': 'sales.read',
  'PATCH /api/v1/admin/devices/{id}': 'sales.write',
  'DELETE /api/v1/admin/devices/{id}': 'sales.write',
  'POST /api/v1/admin/devices/{id}/key': 'devices.keys',
  'POST /api/v1/admin/shipments/{id}/devices': 'sales.write',
  'GET /api/v1/admin/receipts': 'sales.read',
  'POST /api/v1/admin/receipts': 'stock.write',
  'GET /api/v1/admin/receipts/{id}': 'sales.read',
  'PUT /api/v1/admin/receipts/{id}': 'stock.write',
  'POST /api/v1/admin/receipts/{id}/receive': 'stock.write',
  'POST /api/v1/admin/receipts/{id}/cancel': 'stock.write',
  'POST /api/v1/admin/orders/{id}/shipments': 'sales.write',
  'POST /api/v1/admin/orders/{id}/close': 'sales.write',
  'PATCH /api/v1/admin/shipments/{id}': 'sales.write',
  'POST /api/v1/admin/shipments/{id}/ship': 'sales.write',
  'POST /api/v1/admin/shipments/{id}/deliver': 'sales.write',
  'POST /api/v1/admin/shipments/{id}/unpack': 'sales.write',
  'GET /api/v1/admin/orders/{id}/packing-slip.pdf': 'sales.read',
  'GET /api/v1/admin/documents': 'sales.read',
  'GET /api/v1/admin/documents/export.csv': 'sales.export',
  'GET /api/v1/admin/documents/{id}': 'sales.read',
  'GET /api/v1/admin/documents/{id}/file.pdf': 'sales.read',
  'POST /api/v1/admin/documents/{id}/credit': 'documents.issue',
  'POST /api/v1/admin/documents/{id}/send': 'documents.issue',
  'POST /api/v1/admin/documents/{id}/card-link': 'documents.issue',
  'PUT /api/v1/admin/documents/{id}/reminders': 'documents.issue',
  'GET /api/v1/admin/orders/{id}/billing': 'sales.read',
  'POST /api/v1/admin/orders/{id}/documents': 'documents.issue',
  'POST /api/v1/admin/orders/{id}/documents/preview': 'documents.issue',
  'POST /api/v1/admin/customers/{id}/statements': 'documents.issue',
  'GET /api/v1/admin/customers/{id}/account': 'sales.read',
  'GET /api/v1/admin/payments': 'sales.read',
  'GET /api/v1/admin/payments/export.csv': 'sales.export',
  'GET /api/v1/admin/payments/{id}': 'sales.read',
  'GET /api/v1/admin/accounting/export.csv': 'sales.export',
  'GET /api/v1/admin/bank/rows': 'payments.write',
  'POST /api/v1/admin/bank/statements': 'payments.write',
  'POST /api/v1/admin/bank/rows/{id}/confirm': 'payments.write',
  'POST /api/v1/admin/bank/confirm-certain': 'payments.write',
  'POST /api/v1/admin/bank/rows/{id}/ignore': 'payments.write',
  'POST /api/v1/admin/payments': 'payments.write',
  'POST /api/v1/admin/payments/{id}/allocations': 'payments.write',
  'POST /api/v1/admin/payments/{id}/void': 'payments.write',
  'POST /api/v1/admin/refunds': 'payments.write',
  'GET /api/v1/admin/receivables': 'figures.read',
  'GET /api/v1/admin/returns': 'sales.read',
  'GET /api/v1/admin/returns/export.csv': 'sales.export',
  'GET /api/v1/admin/returns/{id}': 'sales.read',
  'POST /api/v1/admin/returns/{id}/status': 'returns.approve',
  'POST /api/v1/admin/returns/{id}/settle': 'returns.approve',
  'GET /api/v1/admin/orders/{id}/returns': 'sales.read',
  'POST /api/v1/admin/orders/{id}/returns': 'sales.write',
  'GET /api/v1/admin/subscriptions': 'sales.read',
  'GET /api/v1/admin/subscriptions/export.csv': 'sales.export',
  'GET /api/v1/admin/subscriptions/figures': 'figures.read',
  'GET /api/v1/admin/subscriptions/{id}': 'sales.read',
  'PATCH /api/v1/admin/subscriptions/{id}': 'documents.issue',
  'POST /api/v1/admin/subscriptions/{id}/status': 'documents.issue',
  'POST /api/v1/admin/subscriptions/{id}/renew': 'documents.issue',
  'POST /api/v1/admin/orders/{id}/subscriptions': 'documents.issue',
  'GET /api/v1/admin/orders/{id}/link': 'sales.write',
  'POST /api/v1/admin/orders/{id}/link': 'sales.write',
  'DELETE /api/v1/admin/orders/{id}/link': 'sales.write',
  'POST /api/v1/admin/orders': 'sales.write',
  'POST /api/v1/admin/orders/{id}/repeat': 'sales.write',
  'PATCH /api/v1/admin/orders/{id}': 'sales.write',
  'POST /api/v1/admin/orders/{id}/status': 'sales.write',
  'POST /api/v1/admin/orders/{id}/release': 'orders.release',
  'POST /api/v1/admin/orders/{id}/letter': 'sales.write',
  'POST /api/v1/admin/orders/{id}/notes': 'sales.write',
  'POST /api/v1/admin/orders/{id}/received': 'sales.write',
  'POST /api/v1/admin/orders/{id}/replies': 'sales.write',
  'GET /api/v1/admin/dashboard': 'figures.read',
  'GET /api/v1/admin/analytics': 'figures.read',
  'GET /api/v1/admin/analytics/revenue': 'figures.read',
  'GET /api/v1/admin/analytics/products': 'figures.read',
  'GET /api/v1/admin/analytics/customers': 'figures.read',
  'GET /api/v1/admin/analytics/distribution': 'figures.read',
  'GET /api/v1/admin/analytics/export.csv': 'figures.export',
  'GET /api/v1/admin/analytics/funnel': 'figures.read',
  'GET /api/v1/admin/analytics/margins': 'figures.costs',
  'GET /api/v1/admin/margins': 'figures.costs',
  'GET /api/v1/admin/margins/export.csv': 'figures.costs',
  'GET /api/v1/admin/stock/value': 'figures.costs',
  'GET /api/v1/admin/stock/value/export.csv': 'figures.costs',
  'GET /api/v1/admin/analytics/report.pdf': 'figures.export',
  'GET /api/v1/admin/customers': 'sales.read',
  'GET /api/v1/admin/customers/stats': 'sales.read',
  'GET /api/v1/admin/customers/search': 'sales.read',
  'GET /api/v1/admin/customers/export.csv': 'sales.export',
  'GET /api/v1/admin/customers/{id}': 'sales.read',
  'POST /api/v1/admin/customers': 'sales.write',
  'PUT /api/v1/admin/customers/{id}': 'sales.write',
  'POST /api/v1/admin/customers/{id}/notes': 'sales.write',
  'POST /api/v1/admin/customers/{id}/merge': 'sales.write',
  'GET /api/v1/admin/customers/{id}/data.json': 'customers.privacy',
  'POST /api/v1/admin/customers/{id}/erase': 'customers.privacy',
  'GET /api/v1/admin/conversations': 'conversations.read',
  'GET /api/v1/admin/agent-calls': 'conversations.read',
  'GET /api/v1/admin/conversations/figures': 'conversations.read',
  'GET /api/v1/admin/conversations/export.csv': 'inbox.export',
  'GET /api/v1/admin/conversations/test-questions/export.json': 'inbox.export',
  'PUT /api/v1/admin/conversations/{id}/turns/{turnId}/correction': 'questions.write',
  'DELETE /api/v1/admin/conversations/{id}/turns/{turnId}/correction': 'questions.write',
  'GET /api/v1/admin/conversations/{id}': 'conversations.read',
  'DELETE /api/v1/admin/conversations/{id}': 'conversations.erase',
  'GET /api/v1/admin/users': 'users.manage',
  'POST /api/v1/admin/users': 'users.manage',
  'GET /api/v1/admin/users/stats': 'users.manage',
  'GET /api/v1/admin/users/export.csv': 'users.manage',
  'GET /api/v1/admin/users/{id}': 'users.manage',
  'PATCH /api/v1/admin/users/{id}': 'users.manage',
  'POST /api/v1/admin/users/{id}/invitation': 'users.manage',
  'POST /api/v1/admin/users/{id}/password-reset': 'users.manage',
  'DELETE /api/v1/admin/users/{id}/two-factor': 'users.manage',
  'DELETE /api/v1/admin/users/{id}/sessions': 'users.manage',
  'GET /api/v1/admin/sales-settings': 'sales.write',
  'PUT /api/v1/admin/sales-settings': 'sales.settings',
  'GET /api/v1/admin/settings': 'settings.manage',
  'GET /api/v1/admin/settings/history': 'settings.manage',
  'PUT /api/v1/admin/settings/general': 'settings.manage',
  'PUT /api/v1/admin/settings/notifications': 'settings.manage',
  'PUT /api/v1/admin/settings/security': 'settings.manage',
  'PUT /api/v1/admin/settings/integrations': 'settings.manage',
  'POST /api/v1/admin/settings/gateway/test': 'settings.manage',
  'PUT /api/v1/admin/settings/chat': 'settings.manage',
  'POST /api/v1/admin/settings/mail/test': 'settings.manage',
  'GET /api/v1/admin/retention': 'settings.manage',
  'POST /api/v1/admin/retention/{id}/approve': 'settings.manage',
  'POST /api/v1/admin/retention/{id}/decline': 'settings.manage',
  'GET /api/v1/admin/changes': 'changes.read',
  'GET /api/v1/admin/feeds': 'settings.manage',
  'PUT /api/v1/admin/feeds': 'settings.manage',
  'POST /api/v1/admin/feeds/run': 'settings.manage',
  'GET /api/v1/admin/webhooks': 'settings.manage',
  'POST /api/v1/admin/webhooks': 'settings.manage',
  'PUT /api/v1/admin/webhooks/{id}': 'settings.manage',
  'DELETE /api/v1/admin/webhooks/{id}': 'settings.manage',
  'POST /api/v1/admin/webhooks/{id}/rotate': 'settings.manage',
  'POST /api/v1/admin/webhooks/{id}/test': 'settings.manage',
  'GET /api/v1/admin/webhooks/{id}/deliveries': 'settings.manage',
  'POST /api/v1/admin/webhooks/{id}/deliveries/{delivery}/resend': 'settings.manage',
  'GET /api/v1/admin/api-keys': 'settings.manage',
  'POST /api/v1/admin/api-keys': 'settings.manage',
  'POST /api/v1/admin/api-keys/{id}/revoke': 'settings.manage',
  'GET /api/v1/admin/audit': 'audit.read',
  'GET /api/v1/admin/audit/filters': 'audit.read',
  'GET /api/v1/admin/audit/export.csv': 'audit.read',
}

/** Of those, what takes the password again, where it was given more than ten minutes ago. */
const confirmedRoutes = new Set([
  'PUT /api/v1/admin/feeds',
  'POST /api/v1/admin/webhooks',
  'PUT /api/v1/admin/webhooks/{id}',
  'POST /api/v1/admin/webhooks/{id}/rotate',
  'POST /api/v1/admin/retention/{id}/approve',
  'POST /api/v1/auth/two-factor',
  'POST /api/v1/auth/two-factor/enable',
  'POST /api/v1/auth/two-factor/recovery-codes',
  'POST /api/v1/auth/two-factor/disable',
  'DELETE /api/v1/auth/sessions',
  'DELETE /api/v1/auth/sessions/{id}',
  'PUT /api/v1/admin/sync/connection',
  'POST /api/v1/admin/sync/webhook',
  'DELETE /api/v1/admin/sync/webhook',
  'POST /api/v1/admin/sync/webhook/token',
  'POST /api/v1/admin/users',
  'PATCH /api/v1/admin/users/{id}',
  'POST /api/v1/admin/users/{id}/invitation',
  'POST /api/v1/admin/users/{id}/password-reset',
  'DELETE /api/v1/admin/users/{id}/two-factor',
  'DELETE /api/v1/admin/users/{id}/sessions',
  'GET /api/v1/admin/customers/{id}/data.json',
  'POST /api/v1/admin/customers/{id}/erase',
  'PUT /api/v1/admin/settings/security',
  'PUT /api/v1/admin/settings/integrations',
  'POST /api/v1/admin/settings/gateway/test',
  'POST /api/v1/admin/api-keys',
])

const ownOrigin = { 'sec-fetch-site': 'same-origin' }

const app = await startTestApp({}, { limits: unlimited })
afterAll(() => app.close())

/** Somebody of each role. */
const people = new Map<Role, StaffMember>()
for (const role of roles) people.set(role, await createStaff(app, role))
/** Super Admins: whose password has expired, and who gave it long ago. */
const restricted = await createStaff(app, 'super_admin')
const late = await createStaff(app, 'super_admin')
const { prisma } = app.services.database
await prisma.user.update({ where: { id: restricted.id }, data: { passwordChangedAt: new Date(0) } })
await prisma.session.update({ where: { id: late.sessionId }, data: { confirmedAt: new Date(0) } })
await prisma.settingGroup.create({ data: { name: 'security', values: { passwordExpiry: 90 } } })
await app.services.settings.refresh()

/** A request that can do no harm, whoever sends it: of nothing that exists, with an empty body. @returns status and code */
async function call(route: string, headers: Record<string, string>): Promise<[number, string]> {
  const [method = '', pattern = ''] = route.split(' ')
  const path = pattern
    .replace('{id}', '11111111-1111-4111-8111-111111111111')
    .replace('{hash}', '0'.repeat(64))
    .replace(/\{\w+\}|\*/g, 'nothing')
  const hasBody = ['POST', 'PUT', 'PATCH'].includes(method)
  const answer = await app.app.inject({
    method: methodOf(method),
    url: path,
    headers: { ...headers, ...(hasBody && { 'content-type': 'application/json' }) },
    ...(hasBody && { payload: '{}' }),
    payloadAsStream: true,
  })
  const { statusCode: status } = answer
  if (status < 400 || method === 'HEAD')
    answer.stream().destroy() // a stream of events would never end
  // MCP answers in its own form.
  else if (!path.startsWith(apiRoot)) return [status, await text(answer.stream())]
  else return [status, anyProblemSchema.parse(JSON.parse(await text(answer.stream()))).code]
  return [status, 'ok']
}

/** What no key may do, whatever its scopes. */
const personal = new Set<Permission | 'self'>([
  'self',
  'desk.use',
  'views.share',
  'devices.keys',
  'customers.privacy',
  'users.manage',
  'settings.manage',
])
/** A key for each permission that it may have. */
const keys = new Map<Permission | 'self', Record<string, string>>()
for (const scope of keyScopes) keys.set(scope, await keyOf(app, [scope]))
/** What a route answers to a key that has every scope but its own. */
const others = new Map<Permission | 'self', Record<string, string>>()
for (const scope of keyScopes)
  others.set(
    scope,
    await keyOf(
      app,
      keyScopes.filter((one) => one !== scope),
    ),
  )
const everyScope = await keyOf(app, keyScopes)

const cookieOf = (role: Role) => people.get(role)?.cookie ?? {}

it('each route is decided on: public, or with what it takes', () => {
  const decided = [...Object.keys(publicRoutes), ...Object.keys(staffRoutes)].sort()
  expect(registeredRoutes(app.app)).toEqual(decided)
})

it.each(Object.entries(publicRoutes))('%s is public', async (route, status) => {
  expect((await call(route, ownOrigin))[0]).toBe(status)
})

describe.each(Object.entries(staffRoutes))('%s takes %s', (route, permission) => {
  it('and a session', async () => {
    expect(await call(route, ownOrigin)).toEqual([401, 'session.required'])
    if (route.startsWith('GET ')) expect([401, 404]).toContain((await call(route.replace('GET', 'HEAD'), ownOrigin))[0])
  })

  it('of a role that may', async () => {
    for (const role of roles) {
      const answer = await call(route, cookieOf(role))
      if (permission === 'self' || may(role, permission)) expect([401, 403], role).not.toContain(answer[0])
      else expect(answer, role).toEqual([403, 'permission.denied'])
    }
  })

  it('of a key with that scope alone, unless it takes a person', async () => {
    const isPersonal = personal.has(permission) || confirmedRoutes.has(route)
    const answer = await call(route, keys.get(permission) ?? everyScope)
    if (permission === 'self' || confirmedRoutes.has(route)) expect(answer).toEqual([403, 'key.refused'])
    else if (isPersonal) expect(answer).toEqual([403, 'permission.denied'])
    else expect([401, 403]).not.toContain(answer[0])
    if (!isPersonal) expect(await call(route, others.get(permission) ?? {})).toEqual([403, 'permission.denied'])
  })

  it('that nothing restricts, or puts that right', async () => {
    const answer = await call(route, restricted.cookie)
    if (permission === 'self') expect([401, 403]).not.toContain(answer[0])
    else expect(answer).toEqual([403, 'session.password_expired'])
  })

  it('and the password again, where that is asked', async () => {
    const answer = await call(route, late.cookie)
    if (confirmedRoutes.has(route)) expect(answer).toEqual([403, 'session.confirmation_required'])
    else expect([401, 403]).not.toContain(answer[0])
  })
})
