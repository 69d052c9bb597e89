/** What is mutated, a row of the table each (docs/performance.md, "Mutants"). */
export interface Group {
  name: string
  /** Which tests are to notice: the rules' own, or those of the API on a real PostgreSQL; of these the `tests`. */
  by: 'unit' | 'api'
  tests?: string[]
  files: string[]
  /** None may survive. Tables made as a file loads are mutated here alone: each of them takes every test anew. */
  isStrict: boolean
}

const modules = 'server/modules'

export const groups: Group[] = [
  {
    name: 'money',
    by: 'unit',
    isStrict: true,
    files: [
      'contract/catalogue/money.ts',
      'contract/catalogue/{cents,exact-money,prices}.ts',
      `${modules}/catalogue/prices-stock/prices{.rules,-derive}.ts`,
      `${modules}/{sales/lines/line-amounts.rules,settings/rates}.ts`,
      `${modules}/sales/stock/order-stock.rules.ts`,
      `${modules}/sales/offers/quote-state.rules.ts`,
      `${modules}/sync/pricebook/pricebook.rules.ts`,
    ],
  },
  {
    name: 'permissions',
    by: 'unit',
    isStrict: true,
    files: [
      'contract/staff/permissions.ts',
      `${modules}/staff/users/users.rules.ts`,
      `${modules}/settings/security.rules.ts`,
    ],
  },
  { name: 'permissions of routes', by: 'unit', isStrict: true, files: ['server/platform/http/staff-zone.ts'] },
  {
    name: 'merge',
    by: 'unit',
    isStrict: true,
    files: [
      `${modules}/sync/import/merge{.rules,-pages}.ts`,
      `${modules}/catalogue/editing/product-{changes,kept}.rules.ts`,
    ],
  },
  {
    name: 'merge in the database',
    by: 'api',
    isStrict: true,
    files: [`${modules}/customers/privacy/customer-merge.{repo,service}.ts`],
    tests: ['customers/merge'],
  },
  {
    name: 'retention',
    by: 'api',
    isStrict: true,
    files: [`${modules}/maintenance/retention/{retention.repo,chat-retention.repo,retention.service}.ts`],
    tests: ['retention/ages', 'deliveries/retention', 'conversations/retention'],
  },
  {
    name: 'write lists',
    by: 'api',
    isStrict: false,
    files: [`${modules}/catalogue/editing/{product-edits,products-write}.repo.ts`],
    // the samples' tests start their apps themselves: one that does not start is noticed there
    tests: ['products-staff/addresses', 'products-staff/fields', 'products-staff/upgrade', 'catalogue/samples'],
  },
  {
    name: 'mapping',
    by: 'unit',
    isStrict: false,
    files: [
      `${modules}/sync/mapping/*.ts`,
      'server/platform/visible-text.ts',
      `${modules}/catalogue/products/accepted-columns.ts`,
      `${modules}/catalogue/products/products-derive.ts`,
      'contract/catalogue/{record-texts,ip-codes}.ts',
    ],
  },
  { name: 'products', by: 'unit', isStrict: false, files: [`${modules}/catalogue/**/*.rules.ts`] },
  { name: 'sync', by: 'unit', isStrict: false, files: [`${modules}/sync/**/*.rules.ts`] },
  {
    name: 'sales',
    by: 'unit',
    isStrict: false,
    files: [`${modules}/{customers,reports,requests,sales}/**/*.rules.ts`],
  },
  { name: 'staff', by: 'unit', isStrict: false, files: [`${modules}/{settings,staff}/**/*.rules.ts`] },
  {
    name: 'knowledge',
    by: 'unit',
    isStrict: false,
    files: [`${modules}/{assistant/knowledge,catalogue/search}/*.rules.ts`],
  },
  { name: 'chat', by: 'unit', isStrict: false, files: [`${modules}/assistant/{chat,gateway,masking}/*.rules.ts`] },
  { name: 'answers', by: 'unit', isStrict: false, files: [`${modules}/assistant/answers/**/*.rules.ts`] },
  {
    name: 'pages and client',
    by: 'unit',
    isStrict: false,
    files: [
      `${modules}/{maintenance,site}/**/*.rules.ts`,
      `${modules}/assistant/questions/*.rules.ts`,
      'client/**/*.rules.ts',
    ],
  },
]
