import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { ApiKey, CreatedApiKey } from '#contract/staff/keys.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { PageHead } from '../../../shell/index.ts'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Skeleton } from '../../../ui/loading/Skeleton.tsx'
import { useToast } from '../../../ui/Toast.tsx'
import { apiKeysOptions, revokeApiKey } from '../../api/keys.ts'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import { useClock } from '../../ui/useClock.ts'
import { settingsWords } from '../../words/settings.words.ts'
import { SettingsTabs } from '../SettingsTabs.tsx'
import { isActive, KeyCard } from './KeyCard.tsx'
import { keysWords as words } from './keys.words.ts'
import { NewKeyDialog } from './NewKeyDialog.tsx'
import { RevokeDialog } from './RevokeDialog.tsx'
import { SecretDialog } from './SecretDialog.tsx'

/** Renders /admin/settings/api-keys. */
export default function ApiKeysPage() {
  const t = useTranslate()
  const { data, error, refetch } = useQuery(apiKeysOptions)
  const [isAdding, setAdding] = useState(false)
  const add = (
    <Button variant="primary" size="compact" onClick={() => setAdding(true)}>
      <Plus aria-hidden="true" className="size-4" />
      {t(words.add)}
    </Button>
  )
  return (
    <div className="grid content-start gap-5">
      <PageHead title={t(words.title)} isListed={false} />
      <h1 className="heading text-title">{t(settingsWords.title)}</h1>
      <SettingsTabs current="apiKeys" />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="measure text-ink-quiet">
          {t(words.hint)}{' '}
          <a href="/api/docs" className="link">
            {t(words.document)}
          </a>
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
      {data && <KeyList keys={data.items} />}
      {isAdding && <Adding onClose={() => setAdding(false)} />}
    </div>
  )
}

/** Lists active keys before the others. */
function KeyList({ keys }: { keys: ApiKey[] }) {
  const t = useTranslate()
  const toast = useToast()
  const queries = useQueryClient()
  const now = useClock()
  const [revoked, setRevoked] = useState<ApiKey>()
  const sorted = keys.toSorted((a, b) => Number(isActive(b, now)) - Number(isActive(a, now)))
  async function revoke({ id, name }: ApiKey) {
    await revokeApiKey(id).finally(() => queries.invalidateQueries({ queryKey: apiKeysOptions.queryKey }))
    toast(t(words.revokedNow)(name), 'success')
  }
  return (
    <ul className="grid gap-3 lg:grid-cols-2">
      {sorted.map((key) => (
        <KeyCard key={key.id} apiKey={key} now={now} onRevoke={() => setRevoked(key)} />
      ))}
      {revoked && (
        <RevokeDialog apiKey={revoked} onRevoke={() => revoke(revoked)} onClose={() => setRevoked(undefined)} />
      )}
    </ul>
  )
}

function Adding({ onClose }: { onClose: () => void }) {
  const queries = useQueryClient()
  const [made, setMade] = useState<CreatedApiKey>()
  function show(created: CreatedApiKey) {
    setMade(created)
    void queries.invalidateQueries({ queryKey: apiKeysOptions.queryKey })
  }
  return made ? <SecretDialog made={made} onClose={onClose} /> : <NewKeyDialog onMade={show} onClose={onClose} />
}
