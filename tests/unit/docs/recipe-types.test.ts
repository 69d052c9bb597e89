import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

// docs/developing.md: recipes, followed in a copy of the sources that tsc then checks.

const copy = mkdtempSync(path.join(tmpdir(), 'recipes-'))
afterAll(() => rmSync(copy, { recursive: true }))

const parts = [
  'client',
  'clients',
  'content',
  'contract',
  'prisma',
  'scripts',
  'server',
  'tests',
  'package.json',
  'tsconfig.json',
]
const configs = ['vite.config.ts', 'vite.admin.config.ts', 'vitest.config.ts', 'prisma.config.ts']

beforeAll(() => {
  for (const part of [...parts, ...configs]) cpSync(part, path.join(copy, part), { recursive: true })
  symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'))
})

/** What is written before a text of the file that is there already. */
type Step = readonly [file: string, before: string, written: string]

function take([file, before, written]: Step): void {
  const text = readFileSync(path.join(copy, file), 'utf8')
  expect([file, text.includes(before)]).toEqual([file, true])
  writeFileSync(path.join(copy, file), text.replace(before, `${written}\n${before}`))
}

/** @returns the files in which tsc finds an error */
function faulty(): string[] {
  const { stdout } = spawnSync(
    'node_modules/.bin/tsc',
    ['-p', '.', '--noEmit', '--incremental', '--tsBuildInfoFile', 'types.tsbuildinfo', '--pretty', 'false'],
    {
      cwd: copy,
      encoding: 'utf8',
    },
  )
  return [...new Set(stdout.split('\n').flatMap((line) => /^(\S+?)\(\d+,\d+\): error/.exec(line)?.[1] ?? []))].sort()
}

const words = 'contract/catalogue/values/buying-facts.ts'
const rules = 'server/modules/catalogue/products/buying-facts.rules.ts'
const entries = 'tests/api/products-staff/fields.ts'

/** Those without which no type knows of the field. */
const declared: Step[] = [
  [
    'contract/fields/product.ts',
    '  warrantyMonths: {',
    `  humidity: { label: { 'zh-TW': '工作濕度', en: 'Humidity' }, group: 'technical', form: 'line', lengthMax: 100, headings: ['Humidity'] },`,
  ],
  ['contract/catalogue/products.ts', '  warrantyMonths: z.nullable', '  humidity: z.nullable(z.string()),'],
]
const followed: Step[] = [
  [words, '  warrantyMonths: { ', `  humidity: { 'zh-TW': '工作濕度', en: 'Humidity' },`],
  [words, '  warrantyMonths: null', '  humidity: null,'],
  [
    words,
    '  warrantyMonths: {\n',
    `  humidity: { section: 'fitting', isCompared: true, text: ({ humidity }, { typed }) => typed(humidity ?? '') },`,
  ],
  [rules, '    warrantyMonths: countOf(', '    humidity: record.humidity,'],
  [entries, `  warrantyMonths: { a: '24'`, `  humidity: { a: '95 %', b: '90 %', notion: ['Humidity', '濕度'] },`],
]
const input: Step = [
  'client/src/admin/products/edit/BuyingFields.tsx',
  '        <RecordText {...props} field="bands"',
  '        <RecordText {...props} field="humidity" />',
]

const language: Step = [
  'contract/i18n/language-values.ts',
  '} satisfies Record<string, ReaderLanguageRow>',
  `  ja: { written: 'en', prefix: '/ja', tag: 'ja', dateLocale: 'ja-JP', name: '日本語', short: '日', switchTo: '日本語に切り替える',
    called: { 'zh-TW': '日文', en: 'Japanese' } },`,
]

const address: Step = ['contract/site/routes.ts', "  '/privacy': {", "  '/warranty': { isListed: true },"]
const page: Step[] = [
  [
    'client/src/routes.tsx',
    "  '/privacy': {",
    "  '/warranty': { file: 'site/warranty/WarrantyPage.tsx', load: () => import('./site/warranty/WarrantyPage.tsx') },",
  ],
  [
    'content/site-pages.words.ts',
    "  {\n    path: '/privacy'",
    "  { path: '/warranty' satisfies PageRoute, title: { 'zh-TW': '保養', en: 'Warranty' }, words: { 'zh-TW': '', en: '' } },",
  ],
  [
    'content/navigation.words.ts',
    "      { label: { 'zh-TW': '私隱政策'",
    "      { label: { 'zh-TW': '保養', en: 'Warranty' }, to: '/warranty' },",
  ],
]

function writePage(): void {
  const folder = path.join(copy, 'client/src/site/warranty')
  mkdirSync(folder)
  writeFileSync(
    path.join(folder, 'warranty.words.ts'),
    `import type { Dictionary } from '../../i18n/language.tsx'
    export const warrantyWords = { title: { 'zh-TW': '保養', en: 'Warranty' } } satisfies Dictionary`,
  )
  writeFileSync(
    path.join(folder, 'WarrantyPage.tsx'),
    `import { useTranslate } from '../../i18n/language.tsx'
    import { PageHead } from '../../shell/index.ts'
    import { warrantyWords } from './warranty.words.ts'
    export default function WarrantyPage() {
      return <PageHead title={useTranslate()(warrantyWords.title)} />
    }`,
  )
}

const translations = path.join(copy, 'content/translations')

beforeEach(() => {
  for (const [file] of [...declared, ...followed, input, language, address, ...page])
    cpSync(file, path.join(copy, file))
  rmSync(translations, { recursive: true, force: true })
  rmSync(path.join(copy, 'client/src/site/warranty'), { recursive: true, force: true })
})

it('a field of a product, a page and a language compile with the steps of their recipes alone', {
  timeout: 600_000,
}, () => {
  for (const step of [...declared, ...followed, input, language, address, ...page]) take(step)
  writePage()
  const folder = path.join(translations, 'ja/site')
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    path.join(folder, 'about.ts'),
    `import { addTranslation } from '#contract/i18n/in-language.ts'
    import { aboutCopy } from '../../../../client/src/site/about/about.words.ts'
    addTranslation('ja', aboutCopy, { title: '会社概要', team: (people, kinds) => people + '人' + kinds })`,
  )
  expect(faulty()).toEqual([])
})

it('a field that what shows it, or the rules, forget does not compile, nor an address without a page', {
  timeout: 600_000,
}, () => {
  for (const step of [...declared, address]) take(step)
  expect(faulty()).toEqual(expect.arrayContaining([words, rules, entries, 'client/src/routes.tsx']))
})
