import { useTranslate } from '../../i18n/language.tsx'
import { Button } from '../../ui/Button.tsx'
import { useCan } from '../api/staff/session.ts'
import { syncWords } from './sync.words.ts'
import type { useSyncActions } from './useSyncActions.ts'

type RefreshButtonsProps = Pick<ReturnType<typeof useSyncActions>, 'refresh' | 'check' | 'isChecking'> & {
  isBusy: boolean
  isConfigured: boolean
}

export function RefreshButtons({ isBusy, isConfigured, refresh, check, isChecking }: RefreshButtonsProps) {
  const t = useTranslate()
  const can = useCan()
  return (
    <>
      {can('sync.run') && (
        <Button size="compact" disabled={isBusy || !isConfigured} onClick={refresh}>
          {t(syncWords.forceRefresh)}
        </Button>
      )}
      <Button size="compact" disabled={isBusy || isChecking} onClick={check}>
        {t(isChecking ? syncWords.checking : syncWords.checkStatus)}
      </Button>
    </>
  )
}
