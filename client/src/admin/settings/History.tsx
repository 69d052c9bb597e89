import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { integrationSecretNames, type SettingsGroup } from '#contract/site/settings.ts'
import type { AuditEntry } from '#contract/staff/audit.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { Button } from '../../ui/Button.tsx'
import { Skeleton } from '../../ui/loading/Skeleton.tsx'
import { settingsHistoryOptions } from '../api/settings.ts'
import { useFormats } from '../i18n/formats.ts'
import { uiWords } from '../ui/ui.words.ts'
import { fieldsWords } from '../words/setting-fields.words.ts'
import { settingsWords } from '../words/settings.words.ts'
import { useSettingText } from './useSettingText.ts'

const first = 5
/** The API's limit; the audit log has all entries. */
const most = 100

export function History({ group }: { group: SettingsGroup }) {
  const t = useTranslate()
  const [size, setSize] = useState(first)
  const { data, error, refetch } = useQuery({
    ...settingsHistoryOptions(group, size),
    placeholderData: keepPreviousData,
  })
  return (
    <aside className="grid content-start justify-items-start gap-3 text-fine" aria-labelledby="settings-history">
      <h2 className="text-body font-semibold" id="settings-history">
        {t(settingsWords.history)}
      </h2>
      {error && !data && (
        <p role="alert">
          {t(settingsWords.historyFailed)}{' '}
          <button type="button" className="link" onClick={() => void refetch()}>
            {t(uiWords.tryAgain)}
          </button>
        </p>
      )}
      {!data && !error && <Skeleton className="h-24 w-full" />}
      {data?.items.length === 0 && <p className="text-ink-quiet">{t(settingsWords.historyEmpty)}</p>}
      <ol className="w-full">
        {data?.items.map((entry) => (
          <Entry key={entry.seq} entry={entry} />
        ))}
      </ol>
      {data && data.total > data.items.length && size < most && (
        <Button size="compact" variant="quiet" onClick={() => setSize(size === first ? 25 : most)}>
          {t(settingsWords.historyMore)}
        </Button>
      )}
    </aside>
  )
}

function Entry({ entry }: { entry: AuditEntry }) {
  const formats = useFormats()
  return (
    <li className="border-t border-hairline py-2.5">
      <p className="flex flex-wrap justify-between gap-x-4">
        <strong>{entry.actorName}</strong>
        <time className="text-ink-quiet" dateTime={entry.at} title={formats.exact(entry.at)}>
          {formats.dateTime(entry.at)}
        </time>
      </p>
      <dl>
        {Object.entries(entry.after ?? {}).map(([name, value]) => (
          <Change key={name} name={name} before={entry.before?.[name]} after={value} />
        ))}
      </dl>
    </li>
  )
}

function Change({ name, before, after }: { name: string; before: unknown; after: unknown }) {
  const t = useTranslate()
  const textOf = useSettingText()
  const label = Object.entries(fieldsWords).find(([known]) => known === name)?.[1].label
  const isSecret = integrationSecretNames.some((secret) => secret === name)
  const term = label ? t(label) : name
  return (
    <Fact term={term}>
      {isSecret ? <SecretChange word={after} /> : textOf(name, after)}
      {!isSecret && (
        <span className="text-ink-quiet">
          {' '}
          · {t(settingsWords.changedFrom)} {textOf(name, before)}
        </span>
      )}
    </Fact>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-x-2 wrap-anywhere">
      <dt className="text-ink-quiet">{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function SecretChange({ word }: { word: unknown }) {
  const t = useTranslate()
  if (word === 'removed') return t(settingsWords.secretRemoved)
  return t(word === 'set' ? settingsWords.secretSet : settingsWords.secretChanged)
}
