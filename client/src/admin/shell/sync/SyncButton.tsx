import { RefreshCw } from 'lucide-react'
import { useTranslate } from '../../../i18n/language.tsx'
import { useCan } from '../../api/staff/session.ts'
import { useSyncState, useSyncWords } from '../../sync/index.ts'
import { useShellDialogs } from '../shell-dialogs.ts'
import { barButtonClass, barIconClass } from '../UserMenu.tsx'

/** Opens the sync dialog; a dot and the accessible name show the state. */
export function SyncButton() {
  return useCan()('sync.read') ? <Shown /> : null
}

const dotClass =
  'after:absolute after:-right-0.75 after:-bottom-0.5 after:size-2 after:rounded-full after:border-[1.5px] after:border-raised'
const dots = { quiet: 'after:bg-signal', signal: 'after:bg-signal', caution: 'after:bg-caution' }

function Shown() {
  const t = useTranslate()
  const { open } = useShellDialogs()
  const { words, tone, status, error } = useSyncState()
  const syncWords = useSyncWords()
  return (
    <button
      type="button"
      className={barButtonClass}
      aria-haspopup="dialog"
      aria-label={error ? t(syncWords.title) : t(syncWords.state)(t(words))}
      onClick={() => open('sync')}
    >
      <span className={`relative flex ${status ? `${dotClass} ${dots[tone]}` : ''}`}>
        <RefreshCw
          aria-hidden="true"
          className={`${barIconClass} ${status?.syncInProgress ? 'animate-[turning_1.2s_linear_infinite]' : ''}`}
        />
      </span>
      <span className="max-lg:hidden">{t(syncWords.title)}</span>
    </button>
  )
}
