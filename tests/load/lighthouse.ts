// npm run lighthouse [-- --only /lpwan] [-- --language en] [-- --runs 1] [-- --throttling devtools]: Lighthouse's four scores of every public
// route.
import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { parseArgs, promisify } from 'node:util'
import * as z from 'zod'
import { type NewQuoteRequest, quoteSubmittedSchema } from '#contract/sales/quote-requests.ts'
import { pageRoutes } from '#contract/site/routes.ts'
import { pathIn, paths } from '../../client/src/paths.ts'
import { buildClient } from '../../scripts/build.ts'
import { browserExecutable, chineseFonts, machineBrowser } from '../support/browser.ts'
import { machine, median, startScript, temporaryFolder } from './measure.ts'

/** Fetched when this is run: as large as all our own tools together, and needed by nothing else. */
const lighthouse = 'lighthouse@13.5.0'
const reportMaxBytes = 64 * 1024 * 1024

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** Of 100. */
const performanceLeast = 95

/** What the lab's phone measures. */
const timings = [
  { audit: 'largest-contentful-paint', head: 'LCP', most: 1500, write: seconds },
  { audit: 'cumulative-layout-shift', head: 'CLS', most: 0.02, write: (shift: number) => String(+shift.toFixed(3)) },
]

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(2)} s`
}

const reportSchema = z.object({
  categories: z.record(
    z.enum(categories),
    z.object({ score: z.number(), auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })) }),
  ),
  audits: z.record(z.string(), z.object({ score: z.number().nullable(), numericValue: z.number().optional() })),
})
type Report = z.infer<typeof reportSchema>

const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    language: { type: 'string' },
    runs: { type: 'string', default: '3' },
    /** Lighthouse's `--throttling-method`: `devtools` slows the browser down, `simulate` reckons from a load at full speed. */
    throttling: { type: 'string', default: 'simulate' },
  },
})

interface Address {
  path: string
  isListed: boolean
}

/** Each page in Chinese, then each in English; a page of one thing by an example of it. */
async function addresses(origin: string): Promise<Address[]> {
  const examples: Record<string, string> = {
    '/products/:slug': paths.product('water-leak-sensor'),
    '/quotes/:token': paths.quoteFollow(await askForQuote(origin)),
    '/orders/:token': paths.orderFollow('0'.repeat(32)),
    '/compare': paths.compare(['water-leak-sensor', 'parking-sensor']),
  }
  const all = Object.entries(pageRoutes).map(([route, { isListed }]) => ({
    path: examples[route] ?? route.replace(/\/\*$/, ''),
    isListed,
  }))
  const signIn = { path: '/admin', isListed: false }
  const pattern = new RegExp(`^${options.only ?? '.*'}(?:[/?]|$)`)
  const isChosen = ({ path }: Address) => pattern.test(path)
  const chosen = all.filter(isChosen)
  return [
    ...(options.language === 'en' ? [] : chosen),
    ...(options.language === 'zh-TW'
      ? []
      : chosen.map((address) => ({ ...address, path: pathIn(address.path, 'en') }))),
    ...[signIn].filter(isChosen),
  ]
}

/** A request for quotation, for the link on which it is followed. Returns its token. */
async function askForQuote(origin: string): Promise<string> {
  const request: NewQuoteRequest = {
    submissionId: randomUUID(),
    elapsedMs: 60_000,
    website: '',
    marketingConsent: false,
    language: 'zh-TW',
    name: 'Lighthouse',
    email: 'lighthouse@example.com',
    company: '',
    phone: '',
    currency: 'HKD',
    message: '',
    lines: [{ slug: 'water-leak-sensor', quantity: 20, note: '' }],
  }
  const answer = await fetch(`${origin}/api/v1/quote-requests`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(request),
  })
  return quoteSubmittedSchema.parse(await answer.json()).token
}

/** One run of the mobile preset, in a browser of its own; begun again where Lighthouse could not follow the page load. */
async function report(url: string, isListed: boolean, attempts = 3): Promise<Report> {
  const parameters = [
    '--quiet',
    '--output=json',
    '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
    `--throttling-method=${options.throttling}`,
  ]
  const only = `--only-categories=${categories.join(',')}`
  if (!isListed) parameters.push('--skip-audits=is-crawlable') // that page asks search engines to pass it over
  const browser = process.env.TEST_BROWSER ?? machineBrowser() ?? (await browserExecutable())
  const env = { ...process.env, CHROME_PATH: browser, FONTCONFIG_FILE: await chineseFonts(data.folder) }
  const run = promisify(execFile)('npx', ['--yes', lighthouse, url, only, ...parameters], {
    env,
    maxBuffer: reportMaxBytes,
  })
  const output = await run.catch((error: Error & { stderr?: string }) => {
    console.error(`${url}: ${error.stderr?.trim().split('\n').at(-1) ?? error.message}`)
    return undefined
  })
  if (output) return reportSchema.parse(JSON.parse(output.stdout))
  if (attempts === 1) throw new Error(`Lighthouse fails at ${url}`)
  return report(url, isListed, attempts - 1)
}

/** The median scores and timings of an address, with what misses its goal in bold; says which audits took points. */
async function rowOf(origin: string, { path, isListed }: Address): Promise<string[]> {
  const reports: Report[] = []
  for (let run = 0; run < Number(options.runs); run += 1) reports.push(await report(origin + path, isListed))
  const scores = categories.map((category) => {
    const score = Math.round(100 * median(reports.map((report) => report.categories[category].score)))
    return marked(String(score), category === 'performance' ? score >= performanceLeast : score === 100)
  })
  const times = timings.map(({ audit, most, write }) => {
    const value = median(reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN))
    return marked(write(value), value <= most)
  })
  console.log(`${path}: ${[...scores, ...times, ...failed(reports)].join(' ')}`)
  return [`\`${path}\``, ...scores, ...times]
}

function marked(text: string, isMet: boolean): string {
  return isMet ? text : `**${text}**`
}

/** Audits of which a run lost more than a tenth, but for performance, whose audits are its timings. */
function failed(reports: Report[]): string[] {
  const names = reports.flatMap(({ categories: { performance, ...others }, audits }) =>
    Object.values(others)
      .flatMap(({ auditRefs }) => auditRefs)
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => id),
  )
  return [...new Set(names)]
}

await buildClient()
await using data = await temporaryFolder()
await using server = await startScript('server/main.ts', { DATA_DIR: data.folder })
const head = ['address', 'performance', 'accessibility', 'best practices', 'SEO', ...timings.map(({ head }) => head)]
const lines = [head, head.map((_, index) => (index === 0 ? '---' : '---:'))]
for (const address of await addresses(server.url)) lines.push(await rowOf(server.url, address))
console.log(`\n${await machine()}, ${lighthouse}, median of ${options.runs}, --throttling ${options.throttling}\n`)
console.log(lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n'))
