/** A fact that a search engine may show, in schema.org's words. */
export interface Thing {
  '@type': string
  [property: string]: string | number | undefined | Thing | Thing[] | string[]
}

/** JSON-LD: data that is never run, so the content security policy has nothing against it. */
export function StructuredData({ thing }: { thing: Thing }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...thing })
  return <script type="application/ld+json">{json.replaceAll('<', '\\u003c')}</script>
}
