import { Download, ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ProductDetail } from '#contract/catalogue/products.ts'
import { buyingCounts, buyingLabels, warrantyPhrase } from '#contract/catalogue/values/buying-words.ts'
import { countryLabels } from '#contract/catalogue/values/countries.ts'
import { mountingLabels } from '#contract/catalogue/values/mountings.ts'
import { listIn } from '#contract/i18n/in-language.ts'
import { frameWords } from '../../../i18n/frame.words.ts'
import { useLanguage, useTranslate } from '../../../i18n/language.tsx'
import { displayText } from '../../../i18n/useLocalizedText.ts'
import { factsWords } from './facts.words.ts'
import { Entry, Section } from './Section.tsx'

/** Lists lead time, minimum order, warranty and countries; renders nothing if none is known. */
export function Delivery({ product }: { product: ProductDetail }) {
  const t = useTranslate()
  const language = useLanguage()
  const { leadTimeDays, minimumOrder, warrantyMonths, countries } = product
  return (
    <Facts
      title={t(factsWords.delivery)}
      facts={[
        [
          t(buyingLabels.leadTimeDays),
          leadTimeDays !== null && t(factsWords.shipsWithin)(t(buyingCounts.days)(leadTimeDays)),
        ],
        [t(buyingLabels.minimumOrder), minimumOrder !== null && t(buyingCounts.pieces)(minimumOrder)],
        [t(buyingLabels.warrantyMonths), warrantyMonths !== null && t(warrantyPhrase(warrantyMonths))],
        [
          t(buyingLabels.countries),
          listIn(
            countries.map((code) => t(countryLabels[code])),
            language,
          ),
        ],
      ]}
    />
  )
}

/** Lists mounting, radio bands and certificates; renders nothing if none is known. */
export function Fitting({ product }: { product: ProductDetail }) {
  const t = useTranslate()
  const language = useLanguage()
  const { mounting, bands, certificates } = product
  return (
    <Facts
      title={t(factsWords.fitting)}
      facts={[
        [
          t(buyingLabels.mounting),
          listIn(
            mounting.map((code) => t(mountingLabels[code])),
            language,
          ),
        ],
        [t(buyingLabels.bands), displayText(listIn(bands, language), language).text],
        [t(buyingLabels.certificates), displayText(listIn(certificates, language), language).text],
      ]}
    />
  )
}

export function Documents({ product: { documents } }: { product: ProductDetail }) {
  const t = useTranslate()
  const language = useLanguage()
  if (documents.length === 0) return null
  return (
    <section>
      <h2 className="heading text-title">{t(buyingLabels.documents)}</h2>
      <ul className="mt-3 border-t border-ink">
        {documents.map(({ title, url }) => {
          const { text, lang } = displayText(title, language)
          return (
            <li key={url} className="border-b border-hairline py-1">
              {url.startsWith('/') ? (
                <a href={url} download lang={lang} className="link touchable gap-2 wrap-anywhere">
                  {`${text} (PDF)`}
                  <Download aria-hidden="true" className="size-4 shrink-0" />
                </a>
              ) : (
                <a
                  href={url}
                  target="_blank"
                  rel="noreferrer"
                  lang={lang}
                  className="link touchable gap-2 wrap-anywhere"
                >
                  {text}
                  <ExternalLink aria-hidden="true" className="size-4 shrink-0" />
                  <span className="sr-only">{t(frameWords.newTab)}</span>
                </a>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

interface FactsProps {
  title: string
  facts: [name: string, value: ReactNode][]
}

function Facts({ title, facts }: FactsProps) {
  const known = facts.filter(([, value]) => value)
  if (known.length === 0) return null
  return (
    <Section title={title}>
      {known.map(([name, value]) => (
        <Entry key={name} name={name}>
          {value}
        </Entry>
      ))}
    </Section>
  )
}
