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

const features = 'server/features'

export const groups: Group[] = [
  {
    name: 'money',
    by: 'unit',
    isStrict: true,
    files: [
      'contract/money.ts',
      'contract/{cents,prices}.ts',
      `${features}/products/prices.{rules,derive}.ts`,
      `${features}/sales/{line-amounts.rules,rates}.ts`,
      `${features}/orders/order-stock.rules.ts`,
      `${features}/quotes/quote-state.rules.ts`,
      `${features}/sync/pricebook.rules.ts`,
      'client/src/site/quote/sales-money.ts',
    ],
  },
  {
    name: 'permissions',
    by: 'unit',
    isStrict: true,
    files: ['contract/permissions.ts', `${features}/users/users.rules.ts`, `${features}/settings/security.rules.ts`],
  },
  { name: 'permissions of routes', by: 'unit', isStrict: true, files: ['server/platform/staff-zone.ts'] },
  {
    name: 'merge',
    by: 'unit',
    isStrict: true,
    files: [`${features}/sync/merge.{rules,pages}.ts`, `${features}/products/product-{changes,kept}.rules.ts`],
  },
  {
    name: 'merge in the database',
    by: 'api',
    isStrict: true,
    files: [`${features}/customers/customer-merge.{repo,service}.ts`],
    tests: ['customers/merge'],
  },
  {
    name: 'retention',
    by: 'api',
    isStrict: true,
    files: [`${features}/retention/{retention.repo,chat-retention.repo,retention.service}.ts`],
    tests: ['retention/ages', 'deliveries/retention', 'conversations/retention'],
  },
  {
    name: 'write lists',
    by: 'api',
    isStrict: false,
    files: [`${features}/products/{product-edits,products.write}.repo.ts`],
    tests: ['products-staff/addresses', 'products-staff/fields'],
  },
  {
    name: 'mapping',
    by: 'unit',
    isStrict: false,
    files: [
      `${features}/sync/notion/notion.{mapping,columns,properties,numbers,text,values,write}.ts`,
      `${features}/products/products.derive.ts`,
      'contract/{record-texts,ip-codes}.ts',
    ],
  },
  { name: 'products', by: 'unit', isStrict: false, files: [`${features}/products/*.rules.ts`] },
  { name: 'sync', by: 'unit', isStrict: false, files: [`${features}/sync/*.rules.ts`] },
  {
    name: 'sales',
    by: 'unit',
    isStrict: false,
    files: [`${features}/{customers,demo-requests,figures,messages,orders,quote-requests,visitors}/*.rules.ts`],
  },
  { name: 'staff', by: 'unit', isStrict: false, files: [`${features}/{settings,staff}/*.rules.ts`] },
  { name: 'knowledge', by: 'unit', isStrict: false, files: [`${features}/knowledge/*.rules.ts`] },
  { name: 'chat', by: 'unit', isStrict: false, files: [`${features}/chat/*.rules.ts`] },
  { name: 'answers', by: 'unit', isStrict: false, files: [`${features}/chat/answers/*.rules.ts`] },
  {
    name: 'pages and client',
    by: 'unit',
    isStrict: false,
    files: [`${features}/{datasheets,pages,questions,samples,sitemap}/*.rules.ts`, 'client/**/*.rules.ts'],
  },
]
