import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { energyFront, platformPlace } from '#content/renders/hashes.ts'
import { renderSize, renderWidths } from '#content/renders/sizes.ts'
import { technologies, technologyIds } from '#contract/catalogue/lpwan.ts'
import { periodWords, priceOnRequest } from '#contract/catalogue/product-words.ts'
import type { Bilingual } from '#contract/i18n/languages.ts'
import { imageUrl } from '../../api/file-urls.ts'
import { LocalLink } from '../../i18n/LocalLink.tsx'
import { useLanguage, useTranslate } from '../../i18n/language.tsx'
import { useLocalizedText } from '../../i18n/useLocalizedText.ts'
import { SpanBar } from '../../ui/figures/SpanBar.tsx'
import { Skeleton } from '../../ui/loading/Skeleton.tsx'
import { nameOf, Picture, ServedImage, useMoney } from '../catalogue/index.ts'
import { Figures } from './Figures.tsx'
import { features, trailRows } from './features.words.ts'
import { homeOptions, useShelf } from './home.ts'
import { homeWords } from './home.words.ts'

export function Features() {
  const t = useTranslate()
  return (
    <section className="mt-16 lg:mt-24">
      <h2 className="heading text-title lg:text-heading">{t(homeWords.features)}</h2>
      <Figures />
      <div className="mt-10 grid gap-x-12 gap-y-10 md:grid-cols-2 md:gap-y-12">
        <Card feature={features.products} caption={homeWords.pricesCaption}>
          <Prices />
        </Card>
        <Card feature={features.lpwan} caption={homeWords.rangeCaption}>
          <Ranges />
        </Card>
        <Card feature={features.esg} caption={homeWords.trailCaption}>
          <Pictured hash={energyFront}>
            <TrailRows />
          </Pictured>
        </Card>
        <Card feature={features.property} caption={homeWords.plansCaption}>
          <Pictured hash={platformPlace}>
            <PlanRows />
          </Pictured>
        </Card>
      </div>
    </section>
  )
}

interface CardProps {
  feature: (typeof features)[keyof typeof features]
  caption: Bilingual
  children: ReactNode
}

function Card({ feature: { title, text, link, to }, caption, children }: CardProps) {
  const t = useTranslate()
  return (
    <article className="grid grid-cols-1 content-start gap-2 pt-3 border-t border-ink md:row-[span_4] md:grid-rows-subgrid">
      <h3 className="heading text-title">{t(title)}</h3>
      <p className="text-ink-quiet">{t(text)}</p>
      <div className="mt-2">
        <p className="mb-2 text-fine text-ink-quiet">{t(caption)}</p>
        {children}
      </div>
      <LocalLink to={to} className="link touchable justify-self-start">
        {t(link)}
      </LocalLink>
    </article>
  )
}

function Row({ name, lang, children }: { name: string; lang?: string | undefined; children: ReactNode }) {
  return (
    <div className="flex min-h-10 flex-wrap items-center justify-between gap-x-4 border-t border-hairline py-1 leading-[1.4]">
      <dt lang={lang}>{name}</dt>
      <dd className="flex flex-none items-center gap-3 font-semibold">{children}</dd>
    </div>
  )
}

/** Renders rows beside a render of a device at work. */
function Pictured({ hash, children }: { hash: string; children: ReactNode }) {
  const t = useTranslate()
  return (
    <div className="grid grid-cols-[7rem_minmax(0,1fr)] gap-x-4 gap-y-3 md:max-xl:grid-cols-1 xl:grid-cols-[13rem_minmax(0,1fr)] xl:gap-x-6">
      <figure>
        <span className="block aspect-3/4 md:max-xl:aspect-2/1 xl:aspect-4/3">
          <ServedImage
            image={{ url: imageUrl(hash), size: renderSize, widths: renderWidths }}
            alt=""
            sizes="(min-width: 80rem) 13rem, (min-width: 48rem) 42vw, 12rem"
            className="size-full rounded-panel object-cover"
          />
        </span>
        <figcaption className="mt-1 text-fine text-ink-quiet">{t(homeWords.renders)}</figcaption>
      </figure>
      <dl className="[&>:first-child]:border-0">{children}</dl>
    </div>
  )
}

function Prices() {
  const t = useTranslate()
  const language = useLanguage()
  const { format } = useMoney()
  const { products, isPending } = useShelf()
  if (isPending) return <Skeleton className="h-56" />
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-4 xl:grid-cols-4">
      {products.map((product) => {
        const { text, lang } = nameOf(product, language)
        const { msrp, period } = product.price
        return (
          <div key={product.id}>
            <dt className="text-fine leading-[1.4]">
              <Picture product={product} sizes="(min-width: 80rem) 8.5rem, (min-width: 48rem) 20vw, 44vw" />
              <span className="mt-2 line-clamp-2" lang={lang}>
                {text}
              </span>
            </dt>
            <dd className="font-semibold">
              {msrp === null ? t(priceOnRequest) : format(msrp) + t(periodWords[period])}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

const longestKilometres = 50

function Ranges() {
  return (
    <dl>
      {technologyIds.map((id) => {
        const { name, rangeKilometres } = technologies[id]
        const { low, high } = rangeKilometres
        return (
          <div
            key={id}
            className="grid min-h-10 grid-cols-[5rem_minmax(0,1fr)_4.5rem] items-center gap-x-3 border-t border-hairline py-1 leading-[1.4] first:border-0"
          >
            <dt>{name}</dt>
            <dd className="col-span-2 grid grid-cols-subgrid items-center font-semibold">
              <SpanBar from={low / longestKilometres} to={high / longestKilometres} />
              <span className="text-end whitespace-nowrap">{`${low}–${high} km`}</span>
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

function TrailRows() {
  const t = useTranslate()
  return trailRows.map(({ name, figure }) => (
    <Row key={figure} name={t(name)}>
      {figure}
    </Row>
  ))
}

function PlanRows() {
  const localized = useLocalizedText()
  const { format } = useMoney()
  const { data, isPending } = useQuery(homeOptions)
  if (isPending) return <Skeleton className="h-40" />
  return data?.plans.map(({ name, monthly }, index) => {
    const { children, lang } = localized(name)
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: staff may name two alike
      <Row key={index} name={children} lang={lang}>
        {format(monthly)}
      </Row>
    )
  })
}
