import { useSite } from '../../api/site.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { useSiteOrigin } from '../../shell/index.ts'

/** Renders the organization's schema.org data, once the site settings have loaded. */
export function OrganizationData() {
  const t = useTranslate()
  const site = useSite()
  const origin = useSiteOrigin()
  if (!site) return null
  return (
    <StructuredData
      thing={{
        '@type': 'Organization',
        name: t(site.name),
        description: t(site.description) || undefined,
        url: `${origin}/`,
        logo: `${origin}/icon.svg`,
        email: site.email,
        telephone: site.phone,
        address: { '@type': 'PostalAddress', streetAddress: t(site.address), addressCountry: 'HK' },
        areaServed: [...site.serviceCountries],
        sameAs: site.socialLinks.length > 0 ? site.socialLinks.map(({ url }) => url) : undefined,
      }}
    />
  )
}

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
