// npm test -- --changed [since]: which test files a change can reach. Unit tests are followed through every import; tests of the
// API and of pages, which load the whole app, go by the noun of what changed and of what imports it.
import { execFileSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { importersOf } from './imports.ts'

/** Folders of tests that cover a noun and are not called by it; a test holds that every part of a module and every page has some. */
export const coveredBy: Record<string, string[]> = {
  about: ['company'],
  accounts: ['staff'],
  activities: ['back-office'],
  analytics: ['figures'],
  answers: ['chat'],
  assistant: ['chat', 'conversations', 'questions'],
  audit: ['staff'],
  careers: ['company'],
  'case-studies': ['company'],
  catalogue: ['compare', 'product', 'quote'],
  conflicts: ['sync'],
  connection: ['sync'],
  content: ['company', 'esg', 'home', 'property', 'solutions'],
  dashboard: ['figures'],
  'demo-requests': ['forms', 'inbox'],
  docs: ['support'],
  documents: ['figures', 'orders', 'quotes'],
  editing: ['products-staff'],
  enquiries: ['forms', 'inbox'],
  files: ['sync'],
  gateway: ['chat'],
  images: ['notion', 'catalogue'],
  import: ['sync', 'notion'],
  imports: ['product-imports'],
  lines: ['orders', 'quotes'],
  links: ['staff', 'security'],
  mail: ['deliveries', 'settings'],
  mapping: ['notion', 'sync'],
  masking: ['chat'],
  messages: ['inbox', 'back-office'],
  'not-found': ['frame'],
  notifications: ['back-office'],
  offers: ['quotes'],
  plan: ['sync'],
  pricebook: ['sync'],
  'prices-stock': ['catalogue', 'products-staff', 'orders'],
  privacy: ['customers'],
  products: ['catalogue', 'product-imports', 'products-staff'],
  push: ['sync'],
  'quote-requests': ['forms', 'quotes'],
  reports: ['analytics', 'dashboard', 'figures'],
  retention: ['deliveries', 'conversations'],
  run: ['sync'],
  sales: ['orders', 'quotes'],
  maintenance: ['retention', 'samples'],
  requests: ['forms', 'inbox', 'deliveries', 'back-office', 'quotes'],
  search: ['catalogue', 'knowledge', 'back-office'],
  seo: ['walk', 'web'],
  sessions: ['staff', 'security'],
  shell: ['frame', 'notifications', 'palette'],
  site: ['web', 'settings'],
  source: ['notion', 'sync'],
  watch: ['sync'],
  'staff-products': ['products-staff'],
  staff: ['login', 'profile', 'users'],
  stock: ['orders'],
  submissions: ['forms'],
  sync: ['sync-staff', 'notion'],
  'two-factor': ['staff'],
  users: ['staff'],
  views: ['back-office'],
}

/** What puts all areas together, or is under all of them: a path through these would lead to every test. */
const crossroads =
  /^(?:server\/(?:composition\/|app\.ts|services\.ts|main\.ts)|client\/src\/(?:routes|main)\.tsx|tests\/support\/)/
/** A change of these can reach everything. */
export const foundations =
  /^(?:server\/platform\/|client\/src\/(?:admin\/)?(?:api|forms|i18n|paths|records|shell|storage|ui|words)\/|tests\/support\/|prisma\/|package|vitest\.config)/

export interface Reach {
  tests: string[]
  /** Files whose change can reach every test. */
  everywhere: string[]
}

/** @param since a commit; what was committed after it counts, and what is not committed */
export function changedFiles(since: string): string[] {
  const git = (...parameters: string[]) => execFileSync('git', parameters, { encoding: 'utf8' }).split('\n')
  const files = [...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')]
  return [...new Set(files.filter(Boolean))]
}

export function reachOf(changed: string[]): Reach {
  const sources = globSync('{content,contract,server,client,tests,scripts}/**/*.{ts,tsx}')
  const importers = importersOf(sources)
  const reached = new Set(changed)
  for (const file of reached) {
    if (!crossroads.test(file)) for (const importer of importers.get(file) ?? []) reached.add(importer)
  }
  const near = [...changed, ...changed.flatMap((file) => importers.get(file) ?? [])]
  const nouns = new Set(near.filter((file) => !crossroads.test(file)).flatMap(nounsOf))
  const isReached = (test: string) =>
    changed.includes(test) || (test.startsWith('tests/unit/') ? reached.has(test) : isOf(test, nouns))
  return {
    tests: sources.filter((file) => file.endsWith('.test.ts') && isReached(file)),
    everywhere: changed.filter((file) => foundations.test(file)),
  }
}

/** "orders" of server/modules/sales/orders/…, client/src/admin/orders/…, contract/sales/orders.ts and tests/api/orders/…. */
export function nounsOf(file: string): string[] {
  const noun =
    /^server\/modules\/(?:[\w-]+\/(?=[\w-]+\/))?([\w-]+)/.exec(file)?.[1] ??
    /^(?:client\/src\/(?:admin|site)|content|tests\/(?:api|ui|processes))\/([\w-]+)/.exec(file)?.[1] ??
    /^contract\/(?:[\w-]+\/)?([\w-]+)\.ts/.exec(file)?.[1]
  return noun ? [noun, ...(coveredBy[noun] ?? [])] : []
}

/** By a folder's name, or the beginning of the file's own: "orders-edit.test.ts". */
export function isOf(test: string, nouns: Set<string>): boolean {
  const [, , ...parts] = test.split('/')
  return parts.some((part) => nouns.has(part) || [...nouns].some((noun) => new RegExp(`^${noun}\\b`).test(part)))
}
