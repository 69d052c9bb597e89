import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Bilingual } from '#contract/i18n/languages.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { PageHead } from '../../shell/index.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Skeleton } from '../../ui/loading/Skeleton.tsx'
import { LoadFailure } from '../ui/LoadFailure.tsx'
import { settingsWords } from '../words/settings.words.ts'
import { type SettingsTab, SettingsTabs } from './SettingsTabs.tsx'

interface SettingsListProps<Item> {
  tab: SettingsTab
  words: Record<'title' | 'hint' | 'add' | 'failedTitle' | 'emptyTitle' | 'emptyHint', Bilingual>
  /** Follows the hint, such as a link to a page of the documentation. */
  link?: ReactNode
  query: { data: { items: Item[] } | undefined; error: Error | null; refetch: () => unknown }
  onAdd: () => void
  renderItem: (item: Item) => ReactNode
  /** Dialogs. */
  children?: ReactNode
}

/** Renders a settings page that lists things as cards, with a button that adds one. */
export function SettingsList<Item>(props: SettingsListProps<Item>) {
  const { tab, words, link, query, onAdd, renderItem, children } = props
  const { data, error, refetch } = query
  const t = useTranslate()
  const add = (
    <Button variant="primary" size="compact" onClick={onAdd}>
      <Plus aria-hidden="true" className="size-4" />
      {t(words.add)}
    </Button>
  )
  return (
    <div className="grid content-start gap-5">
      <PageHead title={t(words.title)} isListed={false} />
      <h1 className="heading text-title">{t(settingsWords.title)}</h1>
      <SettingsTabs current={tab} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="measure text-ink-quiet">
          {t(words.hint)} {link}
        </p>
        {data && data.items.length > 0 && add}
      </div>
      {!data && error && <LoadFailure title={t(words.failedTitle)} error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton className="h-40 w-full" />}
      {data?.items.length === 0 && (
        <EmptyState title={t(words.emptyTitle)} hint={t(words.emptyHint)}>
          {add}
        </EmptyState>
      )}
      <ul className="grid gap-3 lg:grid-cols-2">{data?.items.map(renderItem)}</ul>
      {children}
    </div>
  )
}
