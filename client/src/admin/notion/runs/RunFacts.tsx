import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { nameIn } from '#contract/i18n/in-language.ts'
import type { Bilingual } from '#contract/i18n/languages.ts'
import type { SyncRunDetail } from '#contract/sync/sync.ts'
import { useLanguage, useTranslate } from '../../../i18n/language.tsx'
import { useFormats } from '../../i18n/formats.ts'
import { useIsFileSource, useSourceWords } from '../../sync/index.ts'
import { fileRunsWords, runsWords } from './runs.words.ts'
import { Counts, Duration, StartedBy } from './runs-table.tsx'

export function RunFacts({ run }: { run: SyncRunDetail }) {
  const t = useTranslate()
  const { number } = useFormats()
  const words = useSourceWords(runsWords, fileRunsWords)
  const pushed = [run.pushedCreated, run.pushedUpdated, run.pushedRetired] as const
  const isTold = !useIsFileSource() || pushed.some((count) => count > 0)
  const facts: [Bilingual, ReactNode][] = [
    [words.trigger, <StartedBy key="by" run={run} />],
    [words.scope, t(run.complete ? words.allPages : words.editedPages)],
    [words.duration, <Duration key="duration" run={run} />],
  ]
  if (run.productId !== null && run.productName !== null)
    facts.unshift([words.product, <ProductLink key="product" {...run} id={run.productId} name={run.productName} />])
  // Counted only at the end.
  if (run.status !== 'running') {
    facts.push([words.here, <Counts key="here" counts={[run.created, run.updated, run.retired]} />])
    if (isTold) facts.push([words.inNotion, <Counts key="notion" counts={[...pushed]} />])
    facts.push([words.conflicts, number(run.conflicts)], [words.products, number(run.productsCount)])
  }
  // A plan does not count unchanged products.
  if (run.status === 'succeeded') facts.push([words.unchanged, number(run.unchanged)])
  const book = [run.bookCreated, run.bookUpdated, run.bookRetired] as const
  if (book.some((count) => count > 0)) facts.push([words.inPricebook, <Counts key="book" counts={[...book]} />])
  if (run.bookFailures > 0)
    facts.push([
      words.bookFailures,
      <span key="book failures" className="text-danger">
        {number(run.bookFailures)}
      </span>,
    ])
  if (run.cancelledBy !== null) facts.push([words.cancelledBy, run.cancelledBy])
  if (run.linked > 0) facts.push([words.linked, number(run.linked)])
  if (run.pushFailures > 0) facts.push([words.pushFailures, <Failures key="failures" count={run.pushFailures} />])
  if (run.planId !== null) facts.push([words.plan, <PlanLink key="plan" planId={run.planId} />])
  return (
    <dl
      className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-x-6 gap-y-3 border-y border-hairline py-3"
      aria-label={t(words.facts)}
    >
      {facts.map(([term, fact]) => (
        <div key={term.en}>
          <dt className="text-fine text-ink-quiet">{t(term)}</dt>
          <dd className="wrap-anywhere">{fact}</dd>
        </div>
      ))}
    </dl>
  )
}

function Failures({ count }: { count: number }) {
  const { number } = useFormats()
  return (
    <Link to="/admin/notion/pushes?state=failed" className="link text-danger">
      {number(count)}
    </Link>
  )
}

function ProductLink({ id, name, productNameEn }: { id: string; name: string; productNameEn: string | null }) {
  return (
    <Link to={`/admin/products/${id}`} className="link">
      {nameIn({ name, nameEn: productNameEn }, useLanguage())}
    </Link>
  )
}

function PlanLink({ planId }: { planId: string }) {
  const t = useTranslate()
  return (
    <Link to={`/admin/notion/runs/${planId}`} className="link">
      {t(runsWords.toPlan)}
    </Link>
  )
}
