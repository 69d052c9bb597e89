import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { technologies, technologyIds } from '#contract/catalogue/lpwan.ts'
import { periodWords, priceOnRequest } from '#contract/catalogue/product-words.ts'
import type { Bilingual } from '#contract/i18n/languages.ts'
import { LocalLink } from '../../i18n/LocalLink.tsx'
import { useLanguage, useTranslate } from '../../i18n/language.tsx'
import { useLocalizedText } from '../../i18n/useLocalizedText.ts'
import { SpanBar } from '../../ui/figures/SpanBar.tsx'
import { Skeleton } from '../../ui/loading/Skeleton.tsx'
import { nameOf, useMoney } from '../catalogue/index.ts'
import { features, trailRows } from './features.words.ts'
import { homeOptions } from './home.ts'
import { homeWords } from './home.words.ts'
import { useShelf } from './useShelf.ts'

export function Features() {
  const t = useTranslate()
  return (
    <section className="mt-16 lg:mt-24">
      <h2 className="heading text-title lg:text-heading">{t(homeWords.features)}</h2>
      <div className="grid gap-8 mt-5 md:grid-cols-2 md:gap-x-12">
        <Card feature={features.products} caption={homeWords.pricesCaption} rows={<PriceRows />} />
        <Card feature={features.lpwan} caption={homeWords.rangeCaption} rows={<RangeRows />} />
        <Card feature={features.esg} caption={homeWords.trailCaption} rows={<TrailRows />} />
        <Card feature={features.property} caption={homeWords.plansCaption} rows={<PlanRows />} />
      </div>
    </section>
  )
}

interface CardProps {
  feature: (typeof features)[keyof typeof features]
  caption: Bilingual
  rows: ReactNode
}

function Card({ feature: { title, text, link, to }, caption, rows }: CardProps) {
  const t = useTranslate()
  return (
    <article className="grid grid-cols-1 content-start gap-2 pt-3 border-t border-ink md:row-[span_4] md:grid-rows-subgrid">
      <h3 className="heading text-title">{t(title)}</h3>
      <p className="text-ink-quiet">{t(text)}</p>
      <div className="mt-2">
        <p className="text-fine text-ink-quiet">{t(caption)}</p>
        <dl>{rows}</dl>
      </div>
      <LocalLink to={to} className="link touchable justify-self-start">
        {t(link)}
      </LocalLink>
    </article>
  )
}

function Row({ name, lang, children }: { name: string; lang?: string | undefined; children: ReactNode }) {
  return (
    <div className="flex min-h-10 items-center justify-between gap-4 border-t border-hairline py-1 leading-[1.4]">
      <dt lang={lang}>{name}</dt>
      <dd className="flex flex-none items-center gap-3 font-semibold">{children}</dd>
    </div>
  )
}

function PriceRows() {
  const t = useTranslate()
  const language = useLanguage()
  const { format } = useMoney()
  const { products, isPending } = useShelf()
  if (isPending) return <Skeleton className="h-40" />
  return products.map((product) => {
    const { text, lang } = nameOf(product, language)
    const { msrp, period } = product.price
    return (
      <Row key={product.id} name={text} lang={lang}>
        {msrp === null ? t(priceOnRequest) : format(msrp) + t(periodWords[period])}
      </Row>
    )
  })
}

const longestKilometres = 50

function RangeRows() {
  return technologyIds.map((id) => {
    const { name, rangeKilometres } = technologies[id]
    const { low, high } = rangeKilometres
    return (
      <Row key={id} name={name}>
        <span className="w-20">
          <SpanBar from={low / longestKilometres} to={high / longestKilometres} />
        </span>
        <span className="w-18 text-end">{`${low}–${high} km`}</span>
      </Row>
    )
  })
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
