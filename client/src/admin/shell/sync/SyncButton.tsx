import { RefreshCw } from 'lucide-react'
import { useTranslate } from '../../../i18n/language.tsx'
import { useMay } from '../../api/staff/session.ts'
import { syncWords, useSyncState } from '../../sync/index.ts'
import { useShellDialogs } from '../shell-dialogs.ts'

/** Opens the dialog of the sync; its state is a dot, and part of the button's name. */
export function SyncButton() {
  return useMay()('sync.read') ? <Shown /> : null
}

function Shown() {
  const t = useTranslate()
  const { open } = useShellDialogs()
  const { words, tone, status, error } = useSyncState()
  return (
    <button
      type="button"
      className="bar-button"
      aria-haspopup="dialog"
      aria-label={error ? t(syncWords.title) : t(syncWords.state)(t(words))}
      onClick={() => open('sync')}
    >
      <span className="sync-mark" data-tone={status && tone}>
        <RefreshCw aria-hidden="true" className={status?.syncInProgress ? 'turning' : undefined} />
      </span>
      <span className="bar-text">{t(syncWords.title)}</span>
    </button>
  )
}
