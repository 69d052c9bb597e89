import { Download, ExternalLink } from 'lucide-react'
import { factWriter } from '#contract/catalogue/buying-rows.ts'
import type { ProductDetail } from '#contract/catalogue/products.ts'
import { buyingLabels, factsOfSection, factTexts, type PlainFact } from '#contract/catalogue/values/buying-facts.ts'
import { frameWords } from '../../../i18n/frame.words.ts'
import { useLanguage, useTranslate } from '../../../i18n/language.tsx'
import { displayText } from '../../../i18n/useLocalizedText.ts'
import { factsWords } from './facts.words.ts'
import { Entry, Section } from './Section.tsx'

/** Lists lead time, minimum order, warranty and countries; renders nothing if none is known. */
export function Delivery({ product }: { product: ProductDetail }) {
  const t = useTranslate()
  const texts = useFactTexts(product)
  const shipsWithin = texts.leadTimeDays && t(factsWords.shipsWithin)(texts.leadTimeDays)
  return <Facts section="delivery" texts={{ ...texts, leadTimeDays: shipsWithin }} />
}

/** Lists mounting, radio bands and certificates; renders nothing if none is known. */
export function Fitting({ product }: { product: ProductDetail }) {
  return <Facts section="fitting" texts={useFactTexts(product)} />
}

function useFactTexts(product: ProductDetail): Record<PlainFact, string> {
  return factTexts(product, factWriter(useLanguage()))
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
  section: 'delivery' | 'fitting'
  texts: Record<PlainFact, string>
}

function Facts({ section, texts }: FactsProps) {
  const t = useTranslate()
  const known = factsOfSection(section).filter((fact) => texts[fact])
  if (known.length === 0) return null
  return (
    <Section title={t(factsWords[section])}>
      {known.map((fact) => (
        <Entry key={fact} name={t(buyingLabels[fact])}>
          {texts[fact]}
        </Entry>
      ))}
    </Section>
  )
}
