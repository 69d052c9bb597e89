import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import type { ContentEntry } from '#contract/content/entries.ts'
import type { ContentKind } from '#contract/content/kinds.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { PageHead } from '../../../shell/index.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { DraftInput } from '../../../ui/fields/DraftInput.tsx'
import { allContentOptions } from '../../api/content.ts'
import { RecordSkeleton } from '../../records/page/index.ts'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import { groupWords, contentWords as words } from '../content.words.ts'
import { valueText } from '../fields/values.ts'
import { kindGroups, kindsOf, kindViews } from '../kinds.tsx'
import { ContentTabs } from './ContentTabs.tsx'
import { KindCard } from './KindCard.tsx'

const parameter = 'search'

/** Renders /admin/content: each kind of content as a card with a picture of it. `?search=` finds texts in all of them. */
export function ContentOverview() {
  const t = useTranslate()
  const [parameters, setParameters] = useSearchParams()
  const search = parameters.get(parameter) ?? ''
  const { data, error, refetch } = useQuery(allContentOptions)
  return (
    <div className="grid grid-cols-1 content-start gap-5">
      <PageHead title={t(words.title)} isListed={false} />
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="heading text-title">{t(words.title)}</h1>
        <DraftInput
          type="search"
          className="w-full sm:max-w-80 lg:min-h-9"
          aria-label={t(words.search)}
          placeholder={t(words.search)}
          value={search}
          onCommit={(text) => setParameters(text ? { [parameter]: text } : {}, { replace: true })}
        />
      </header>
      <ContentTabs current={undefined} />
      {data && <Cards entries={data.items} search={search} />}
      {!data && error && <LoadFailure title={t(words.failed)} error={error} onRetry={refetch} />}
      {!data && !error && <RecordSkeleton />}
    </div>
  )
}

function Cards({ entries, search }: { entries: ContentEntry[]; search: string }) {
  const t = useTranslate()
  const matches = (text: string) => text.toLowerCase().includes(search.toLowerCase())
  function cardOf(kind: ContentKind) {
    const ofKind = entries.filter((entry) => entry.kind === kind)
    const { name } = kindViews[kind]
    const found = search === '' ? [] : ofKind.filter(({ data }) => matches(valueText(data)))
    const isShown = search === '' || found.length > 0 || Object.values(name).some(matches)
    return isShown ? [<KindCard key={kind} kind={kind} entries={ofKind} found={found} />] : []
  }
  const groups = kindGroups
    .map((group) => ({ group, cards: kindsOf(group).flatMap(cardOf) }))
    .filter(({ cards }) => cards.length > 0)
  return (
    <>
      <p role="status" className="sr-only">
        {search !== '' && t(words.found)(groups.reduce((count, { cards }) => count + cards.length, 0))}
      </p>
      {groups.length === 0 && <EmptyState title={t(words.nothingFound)} hint={t(words.nothingFoundHint)} />}
      {groups.map(({ group, cards }) => (
        <section key={group} aria-labelledby={`content-${group}`} className="grid gap-3">
          <h2 id={`content-${group}`} className="font-semibold">
            {t(groupWords[group])}
          </h2>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(16rem,100%),1fr))] gap-4">{cards}</ul>
        </section>
      ))}
    </>
  )
}
