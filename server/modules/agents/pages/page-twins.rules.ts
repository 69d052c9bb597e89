import { sitePages } from '#content/site-pages.words.ts'
import type { ToolOutput } from '#contract/assistant/tools/assistant-tools.ts'
import type { ProductCard } from '#contract/assistant/tools/tool.ts'
import type { CompanyTopic } from '#contract/assistant/tools/tool-names.ts'
import { type Category, categoryLabels } from '#contract/catalogue/values/product-values.ts'
import type { CaseStudy } from '#contract/content/cases.ts'
import type { Hero } from '#contract/content/home.ts'
import { apiRoot } from '#contract/endpoint.ts'
import { convertedTo, withFallback } from '#contract/i18n/in-language.ts'
import { pathPrefixes } from '#contract/i18n/language-values.ts'
import { type Bilingual, type Language, type ReaderLanguage, writtenLanguage } from '#contract/i18n/languages.ts'
import { markdownTwinOf } from '#contract/site/markdown-twins.ts'
import { pageTwinWords as words } from './page-twins.words.ts'

/** A part of a page. */
export interface Section {
  title: Bilingual
  text: Bilingual
}

interface Place {
  origin: string
  /** Without its language. */
  path: string
  language: ReaderLanguage
}

/** What pages state besides texts of their own. */
export const topicsOfPages: Partial<Record<string, CompanyTopic[]>> = {
  '/contact': ['contact', 'address', 'hours'],
  '/about': ['about', 'team', 'certificates', 'address', 'countries'],
  '/careers': ['careers'],
}

/** Writes a page's sections as Markdown. */
export function pageMarkdown({ origin, path, language }: Place, sections: readonly Section[]): string {
  const written = writtenLanguage(language)
  const own = sitePages.find((page) => page.path === path)?.title
  const title = own ?? sections[0]?.title
  const lines = [
    `# ${plain(title?.[written] ?? path)}`,
    `${words.page[written]}: ${origin}${`${pathPrefixes[language]}${path}`.replace(/(?<=.)\/$/, '')}`,
    ...sections.flatMap((one, place) => [
      ...(one.title[written] && (own || place > 0) ? [`## ${plain(one.title[written])}`] : []),
      one.text[written].trim().replace(/\n(?!- |\| )/gu, '\n\n'),
    ]),
  ]
  return convertedTo(language, `${lines.join('\n\n')}\n`)
}

/** Writes what the site states about a product as Markdown. */
export function productMarkdown({ origin, path, language }: Place, facts: ToolOutput<'product_facts'>): string {
  const { product, description, specifications, features, currency, volumePrices } = facts
  const written = writtenLanguage(language)
  const say = words
  const row = ({ name, value }: { name: string; value: string }) => `| ${plain(name)} | ${plain(value)} |`
  const rows = [...new Set([...facts.facts, ...specifications, ...features].map(row))]
  const price = priceText(product, currency, written)
  const stock = product.tracksStock
    ? `${say[product.inStock ? 'yes' : 'no'][written]}, ${product.stock}`
    : say[product.inStock ? 'yes' : 'no'][written]
  const text = [
    `# ${plain(product.name[written])}`,
    '',
    plain(description[written]),
    '',
    `- ${say.page[written]}: ${origin}${pathPrefixes[language]}${path}`,
    ...(product.sku ? [`- SKU: ${product.sku}`] : []),
    `- ${say.price[written]}: ${price}`,
    ...volumePrices.map((one) => `- ${say.from[written](one.from)}: ${currency} ${one.price}`),
    `- ${say.inStock[written]}: ${stock}`,
    '',
    ...(rows.length > 0 ? ['| | |', '| --- | --- |', ...rows] : []),
    '',
  ].join('\n')
  return convertedTo(language, text)
}

/** Writes a category of the catalogue as a list of products, each with its price and the address of its Markdown. */
export function categorySection(
  category: Category,
  { items, total, currency }: { items: ProductCard[]; total: number; currency: string },
  { origin, language }: Pick<Place, 'origin' | 'language'>,
): Section {
  const listIn = (written: Language) =>
    [
      ...items.map(
        (one) =>
          `- [${plain(one.name[written])}](${origin}${pathPrefixes[language]}/products/${encodeURIComponent(one.slug)}.md): ${priceText(one, currency, written)}`,
      ),
      ...(total > items.length
        ? [`- ${words.more[written](total - items.length, `${origin}${apiRoot}/products`)}`]
        : []),
    ].join('\n')
  return { title: categoryLabels[category], text: { 'zh-TW': listIn('zh-TW'), en: listIn('en') } }
}

/** Writes what the home page says first, and the pages of the site. */
export function homeSection(
  { title, lead }: Pick<Hero, 'title' | 'lead'>,
  { origin, language }: Pick<Place, 'origin' | 'language'>,
): Section {
  const textIn = (written: Language) =>
    [
      withFallback(lead, written),
      ...sitePages.map((page) => {
        const address = `${pathPrefixes[language]}${page.path}`
        return `- [${plain(page.title[written])}](${origin}${markdownTwinOf(address) ?? address})`
      }),
    ].join('\n')
  return {
    title: { 'zh-TW': withFallback(title, 'zh-TW'), en: withFallback(title, 'en') },
    text: { 'zh-TW': textIn('zh-TW'), en: textIn('en') },
  }
}

/** Writes products beside each other, the better ones marked; without them, how they are named in the address. */
export function comparisonSection(
  comparison: ToolOutput<'compare_products'> | undefined,
  { origin, language }: Pick<Place, 'origin' | 'language'>,
): Section {
  const none = { 'zh-TW': '', en: '' }
  if (!comparison) {
    const address = `${origin}${pathPrefixes[language]}/compare.md?products=a,b`
    return { title: none, text: { 'zh-TW': words.compare['zh-TW'](address), en: words.compare.en(address) } }
  }
  const { products, rows, currency } = comparison
  const row = (cells: string[]) => `| ${cells.map(plain).join(' | ')} |`
  const textIn = (written: Language) =>
    [
      row(['', ...products.map(({ name }) => name[written])]),
      row(['---', ...products.map(() => '---')]),
      row([words.price[written], ...products.map((one) => priceText(one, currency, written))]),
      ...rows.map(({ label, values, better }) =>
        row([
          label,
          ...values.map((value, place) => (better.includes(products[place]?.slug ?? '') ? `**${value}**` : value)),
        ]),
      ),
    ].join('\n')
  return { title: none, text: { 'zh-TW': textIn('zh-TW'), en: textIn('en') } }
}

function priceText({ price, period }: ProductCard, currency: string, written: Language): string {
  return price === null ? words.onRequest[written] : `${currency} ${price} (${words[period][written]})`
}

/** Writes a case study with its figures; those of a sample are said to be invented. */
export function caseSection({
  site,
  size,
  problem,
  installed,
  measures,
  changed,
  isSample,
}: CaseStudy & { isSample: boolean }): Section {
  const textIn = (written: Language) =>
    [
      `${withFallback(size, written)}${isSample ? ` (${words.invented[written]})` : ''}`,
      withFallback(problem, written),
      installed.map(({ count, name }) => `- ${count} × ${withFallback(name, written)}`).join('\n'),
      measures
        .map(
          ({ name, unit, before, after }) =>
            `- ${withFallback(name, written)}: ${before} → ${after} ${withFallback(unit, written)}`,
        )
        .join('\n'),
      withFallback(changed, written),
    ]
      .filter(Boolean)
      .join('\n')
  return {
    title: { 'zh-TW': withFallback(site, 'zh-TW'), en: withFallback(site, 'en') },
    text: { 'zh-TW': textIn('zh-TW'), en: textIn('en') },
  }
}

/** Keeps a text on its line and in its cell. */
function plain(text: string): string {
  return text.replace(/\s+/gu, ' ').replaceAll('|', '\\|').trim()
}
