import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Bilingual } from '#contract/i18n/languages.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { PageHead } from '../../../shell/index.ts'
import { buttonClass } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Skeleton } from '../../../ui/loading/Skeleton.tsx'
import { StaffFailure, type StaffFailureCode } from '../../api/request.ts'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import { uiWords } from '../../ui/ui.words.ts'
import { BackLink, useListPath } from './BackLink.tsx'

/** Placeholder while a record is loaded. @param heading of the page, if nothing above has one */
export function RecordSkeleton({ heading }: { heading?: string }) {
  const t = useTranslate()
  return (
    <div aria-busy="true" className="grid gap-4">
      {heading && <h1 className="sr-only">{heading}</h1>}
      <p className="sr-only">{t(uiWords.loading)}</p>
      <Skeleton className="h-8 w-72 max-w-full" />
      <Skeleton className="h-40 w-full" />
      <Skeleton className="h-40 w-full" />
    </div>
  )
}

interface RecordPageProps<Item> {
  query: UseQueryOptions<Item, Error, Item, string[]>
  /** Document title; `item` is undefined while loading. */
  titleOf: (item: Item | undefined) => string
  /** Default address of the list; the link leads to the list as it was left. */
  listPath: string
  /** Problem code of a missing record. */
  notFound: StaffFailureCode
  words: { failed: Bilingual; notFound: Bilingual; notFoundHint: Bilingual }
  /** Label of the link to the list. */
  back: string
  children: (item: Item) => ReactNode
}

/** Renders the page of a record with a link to its list, a placeholder while loading, or the failure. */
export function RecordPage<Item>({ query, titleOf, listPath, children, ...texts }: RecordPageProps<Item>) {
  const list = useListPath(listPath)
  const { data, error, refetch } = useQuery(query)
  return (
    <>
      <PageHead title={titleOf(data)} isListed={false} />
      <BackLink to={list}>{texts.back}</BackLink>
      {data !== undefined && children(data)}
      {data === undefined && !error && <RecordSkeleton heading={titleOf(undefined)} />}
      {data === undefined && error && <RecordFailure {...texts} error={error} list={list} onRetry={refetch} />}
    </>
  )
}

interface RecordFailureProps extends Pick<RecordPageProps<unknown>, 'notFound' | 'words' | 'back'> {
  error: Error
  list: string
  onRetry: () => unknown
}

/** Shown if a record does not exist or cannot be loaded. */
export function RecordFailure({ error, notFound, words, back, list, onRetry }: RecordFailureProps) {
  const t = useTranslate()
  // The server refuses an invalid id as bad input.
  const isUnknown = error instanceof StaffFailure && [notFound, 'request.invalid'].includes(error.code)
  if (!isUnknown) return <LoadFailure title={t(words.failed)} error={error} onRetry={onRetry} />
  return (
    <EmptyState level="h1" title={t(words.notFound)} hint={t(words.notFoundHint)}>
      <Link to={list} className={buttonClass('primary')}>
        {back}
      </Link>
    </EmptyState>
  )
}
