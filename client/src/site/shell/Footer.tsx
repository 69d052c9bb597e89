import { serviceCountries } from '#contract/catalogue/values/served-countries.ts'
import { useSite } from '../../api/site.ts'
import { mailUrl } from '../../contact-urls.ts'
import { countryWords } from '../../i18n/countries.words.ts'
import { frameWords } from '../../i18n/frame.words.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { useLocalizedText } from '../../i18n/useLocalizedText.ts'
import { BrandMark, LinkGroup } from '../../shell/index.ts'
import { useNavigation } from './navigation.ts'

const contactClass = 'touchable hover:text-signal lg:min-h-8'

/** Spec §2, "Footer": four link columns, contact details, social links, service-area countries. */
export function Footer() {
  const groups = useNavigation('footer')
  return (
    <footer className="mt-24 border-t border-hairline bg-sunken print:hidden">
      <div className="page grid gap-10 py-12 lg:grid-cols-[18rem_1fr] lg:gap-16">
        <Company />
        <div className="grid grid-cols-2 gap-x-6 gap-y-8 sm:grid-cols-4">
          {groups.map((group, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: staff may call two alike
            <LinkGroup key={index} group={group} />
          ))}
        </div>
      </div>
      <ServiceAreas />
    </footer>
  )
}

function Company() {
  const t = useTranslate()
  const localized = useLocalizedText()
  const site = useSite()
  return (
    <section aria-label={t(frameWords.contactDetails)}>
      <p className="flex items-center gap-2.5 text-body font-semibold">
        <BrandMark />
        {t(site?.name ?? frameWords.siteName)}
      </p>
      <p className="mt-3 text-ink-quiet">{t(site?.description ?? frameWords.footerLine)}</p>
      {site && (
        <address className="mt-4 grid">
          <a className={contactClass} href={`tel:${site.phone.replaceAll(' ', '')}`}>
            {site.phone}
          </a>
          <a className={contactClass} href={mailUrl(site.email)}>
            {site.email}
          </a>
          <span className="py-1 text-ink-quiet">{t(site.address)}</span>
        </address>
      )}
      <p className="mt-4 border-l-2 border-signal pl-3">{t(frameWords.promise)}</p>
      {site && site.socialLinks.length > 0 && (
        <ul aria-label={t(frameWords.socialLinks)} className="mt-4 flex flex-wrap gap-x-5">
          {site.socialLinks.map(({ name, url }) => (
            <li key={url}>
              <a className={contactClass} href={url} target="_blank" rel="noreferrer">
                <span {...localized(name)} />
                <span className="sr-only">{t(frameWords.newTab)}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function ServiceAreas() {
  const t = useTranslate()
  const countries = useSite()?.serviceCountries ?? serviceCountries
  return (
    <div className="border-t border-hairline">
      <div className="page flex flex-wrap gap-x-6 gap-y-1 py-5 text-fine text-ink-quiet">
        <h2 className="font-semibold text-ink">{t(frameWords.serviceAreas)}</h2>
        <ul className="flex flex-wrap gap-x-5 gap-y-1">
          {countries.map((country) => (
            <li key={country}>{t(countryWords[country])}</li>
          ))}
        </ul>
      </div>
    </div>
  )
}
