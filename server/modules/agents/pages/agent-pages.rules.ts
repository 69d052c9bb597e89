import { sitePages } from '#content/site-pages.words.ts'
import type { ToolOutput } from '#contract/assistant/tools/assistant-tools.ts'
import { apiRoot } from '#contract/endpoint.ts'

/** Writes llms.txt (https://llmstxt.org): what the site is, and where programs read it. */
export function llmsText(origin: string, name: string): string {
  const link = (title: string, path: string, says: string) => `- [${title}](${origin}${path}): ${says}`
  return [
    `# ${name}`,
    '',
    '> Sensors, gateways, plans and software for buildings. A request for quotation is confirmed by a person.',
    '',
    '## For programs',
    link('MCP', '/mcp', 'Model Context Protocol, stateless streamable HTTP'),
    link('UCP profile', '/.well-known/ucp', 'catalogue and quotations by the Universal Commerce Protocol'),
    link('OpenAPI', '/api/openapi.json', 'the whole API'),
    link('Products', `${apiRoot}/products`, 'as JSON; each also as Markdown at /products/{slug}.md'),
    '',
    '## Pages',
    ...sitePages.map(({ title, path }) => `- [${title.en}](${origin}/en${path === '/' ? '' : path})`),
    '',
  ].join('\n')
}

/** The API catalogue as a linkset (RFC 9727, RFC 9264). */
export function apiCatalog(origin: string) {
  const json = 'application/json'
  return {
    linkset: [
      {
        anchor: `${origin}${apiRoot}`,
        'service-desc': [{ href: `${origin}/api/openapi.json`, type: json }],
        'service-doc': [{ href: `${origin}/api/docs`, type: 'text/html' }],
        status: [{ href: `${origin}/health/ready`, type: json }],
      },
      { anchor: `${origin}/mcp`, 'service-doc': [{ href: `${origin}/llms.txt`, type: 'text/plain' }] },
      { anchor: `${origin}${apiRoot}/ucp`, 'service-meta': [{ href: `${origin}/.well-known/ucp`, type: json }] },
    ],
  }
}

/** Writes what the site states about a product as Markdown. */
export function productMarkdown(facts: ToolOutput<'product_facts'>, origin: string): string {
  const { product, description, specifications, features, currency, volumePrices } = facts
  const row = ({ name, value }: { name: string; value: string }) => `| ${plain(name)} | ${plain(value)} |`
  const rows = [...facts.facts, ...specifications, ...features]
  return [
    `# ${plain(product.name.en)}`,
    '',
    plain(description.en),
    '',
    `- Page: ${origin}/en/products/${encodeURIComponent(product.slug)}`,
    ...(product.sku ? [`- SKU: ${product.sku}`] : []),
    `- Price: ${product.price === null ? 'on request' : `${currency} ${product.price} (${product.period})`}`,
    ...volumePrices.map(({ from, price }) => `- From ${from} pieces: ${currency} ${price}`),
    `- In stock: ${product.inStock ? 'yes' : 'no'}${product.tracksStock ? `, ${product.stock} pieces` : ''}`,
    '',
    ...(rows.length > 0 ? ['| | |', '| --- | --- |', ...rows.map(row)] : []),
    '',
  ].join('\n')
}

/** Keeps a text on its line and in its cell. */
function plain(text: string): string {
  return text.replace(/\s+/gu, ' ').replaceAll('|', '\\|').trim()
}
