/** A schema.org object. */
export interface Thing {
  '@type': string
  [property: string]: string | number | undefined | Thing | Thing[] | string[]
}

/** Renders JSON-LD. It is never executed, so the content security policy allows it. */
export function StructuredData({ thing }: { thing: Thing }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...thing })
  return <script type="application/ld+json">{json.replaceAll('<', '\\u003c')}</script>
}
