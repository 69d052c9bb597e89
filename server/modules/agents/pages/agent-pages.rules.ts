import { sitePages } from '#content/site-pages.words.ts'
import { apiRoot } from '#contract/endpoint.ts'
import { markdownTwinOf } from '#contract/site/markdown-twins.ts'

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
    link('Products', `${apiRoot}/products`, 'as JSON; each also as Markdown at /en/products/{slug}.md'),
    '',
    '## Pages',
    ...sitePages.map(({ title, path }) => {
      const address = `/en${path === '/' ? '' : path}`
      return `- [${title.en}](${origin}${markdownTwinOf(address) ?? address})`
    }),
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
