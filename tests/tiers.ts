/**
 * Which tests run when: `npm test`, for which a person and CI wait, takes all of unit and api except the files listed as slow, and the files of
 * ui and processes listed as daily; of these it leaves out tests tagged `night`. `npm run test:all` takes everything.
 */

/** One journey through each part of the site and of the back office. */
export const dailyJourneys = [
  'tests/ui/admin/account/login.test.ts',
  'tests/ui/admin/content/hero.test.ts',
  'tests/ui/admin/bulk.test.ts',
  'tests/ui/admin/dashboard.test.ts',
  'tests/ui/admin/drafts.test.ts',
  'tests/ui/admin/inbox/inbox-work.test.ts',
  'tests/ui/admin/notion/notion-mapping.test.ts',
  'tests/ui/admin/products/product-import.test.ts',
  'tests/ui/admin/products/products-edit.test.ts',
  'tests/ui/admin/sales/sale.test.ts',
  'tests/ui/builder/journey.test.ts',
  'tests/ui/catalogue/catalogue-filters.test.ts',
  'tests/ui/catalogue/catalogue-list.test.ts',
  'tests/ui/catalogue/product.test.ts',
  'tests/ui/first-paint/without-scripts.test.ts',
  'tests/ui/forms/contact.test.ts',
  'tests/ui/home/chat.test.ts',
  'tests/ui/home/home.test.ts',
  'tests/ui/quote/sending.test.ts',
]

/** Processes that are killed during work that must not be lost. */
export const dailyProcesses = [
  'tests/processes/chat/killed.test.ts',
  'tests/processes/orders/killed.test.ts',
  'tests/processes/product-imports/killed.test.ts',
  'tests/processes/staff/audit-verify.test.ts',
]

/** Tests of endpoints and rules that wait for real time, start servers of their own, or try thousands of cases. */
export const slowTests = [
  'tests/api/assistant-questions/questions.test.ts',
  'tests/api/agents/conformance.test.ts',
  'tests/api/backups/faults.test.ts',
  'tests/api/catalogue/products-many.test.ts',
  'tests/api/catalogue/renders.test.ts',
  'tests/api/chat/faults.test.ts',
  'tests/api/chat/gateway-waits.test.ts',
  'tests/api/deliveries/burst.test.ts',
  'tests/api/deliveries/faults.test.ts',
  'tests/api/rendered-pages/faults.test.ts',
  'tests/api/rendered-pages/floods.test.ts',
  'tests/api/orders/notion.test.ts',
  'tests/api/platform/database/embedded-postgres.test.ts',
  'tests/api/platform/database/migrations*.test.ts',
  'tests/api/platform/dev.test.ts',
  'tests/api/platform/logging.test.ts',
  'tests/api/openapi/client.test.ts',
  'tests/api/openapi/lint.test.ts',
  'tests/api/platform/resource-faults.test.ts',
  'tests/api/platform/shutdown.test.ts',
  'tests/api/platform/start.test.ts',
  'tests/api/product-imports/faults.test.ts',
  'tests/api/product-imports/round-trip.test.ts',
  'tests/api/products-staff/fields-notion.test.ts',
  'tests/api/refusals/input.test.ts',
  'tests/api/samples/samples.test.ts',
  'tests/api/settings/groups.test.ts',
  'tests/api/settings/notion.test.ts',
  'tests/api/staff/first-start.test.ts',
  'tests/api/sync-files/address.test.ts',
  'tests/api/sync-files/faults.test.ts',
  'tests/api/sync-lossless/*.test.ts',
  'tests/api/sync-runs/webhooks.test.ts',
  'tests/api/sync-staff/runs.test.ts',
  'tests/api/sync/export-faults.test.ts',
  'tests/api/sync/nothing-lost.test.ts',
  'tests/unit/docs/recipe-types.test.ts',
]
