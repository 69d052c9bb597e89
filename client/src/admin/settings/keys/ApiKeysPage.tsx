import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ApiKey, CreatedApiKey } from '#contract/staff/keys.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { useToast } from '../../../ui/Toast.tsx'
import { apiKeysOptions, revokeApiKey } from '../../api/keys.ts'
import { useClock } from '../../ui/useClock.ts'
import { SettingsList } from '../SettingsList.tsx'
import { isActive, KeyCard } from './KeyCard.tsx'
import { keysWords as words } from './keys.words.ts'
import { NewKeyDialog } from './NewKeyDialog.tsx'
import { RevokeDialog } from './RevokeDialog.tsx'
import { SecretDialog } from './SecretDialog.tsx'

/** Renders /admin/settings/api-keys. */
export default function ApiKeysPage() {
  const t = useTranslate()
  const toast = useToast()
  const queries = useQueryClient()
  const query = useQuery({ ...apiKeysOptions, select: activeFirst })
  const now = useClock()
  const [isAdding, setAdding] = useState(false)
  const [revoked, setRevoked] = useState<ApiKey>()
  async function revoke({ id, name }: ApiKey) {
    await revokeApiKey(id).finally(() => queries.invalidateQueries({ queryKey: apiKeysOptions.queryKey }))
    toast(t(words.revokedNow)(name), 'success')
  }
  return (
    <SettingsList
      tab="apiKeys"
      words={words}
      link={
        <a href="/api/docs" className="link">
          {t(words.document)}
        </a>
      }
      query={query}
      onAdd={() => setAdding(true)}
      renderItem={(key) => <KeyCard key={key.id} apiKey={key} now={now} onRevoke={() => setRevoked(key)} />}
    >
      {isAdding && <Adding onClose={() => setAdding(false)} />}
      {revoked && (
        <RevokeDialog apiKey={revoked} onRevoke={() => revoke(revoked)} onClose={() => setRevoked(undefined)} />
      )}
    </SettingsList>
  )
}

function activeFirst({ items }: { items: ApiKey[] }): { items: ApiKey[] } {
  const now = new Date()
  return { items: items.toSorted((a, b) => Number(isActive(b, now)) - Number(isActive(a, now))) }
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
