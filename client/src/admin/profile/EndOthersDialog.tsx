import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslate } from '../../i18n/language.tsx'
import { Button } from '../../ui/Button.tsx'
import { useToast } from '../../ui/Toast.tsx'
import { endOtherSessions, ownSessionsOptions } from '../api/staff/account.ts'
import { MutationFailure } from '../ui/AlertLine.tsx'
import { Dialog, DialogActions } from '../ui/Dialog.tsx'
import { uiWords } from '../ui/ui.words.ts'
import { sessionsWords } from './profile.words.ts'

/** Asks first, because it cannot be undone. */
export function EndOthersDialog({ count, onClose }: { count: number; onClose: () => void }) {
  const t = useTranslate()
  const toast = useToast()
  const queries = useQueryClient()
  const end = useMutation({
    mutationFn: endOtherSessions,
    async onSuccess() {
      await queries.invalidateQueries({ queryKey: ownSessionsOptions.queryKey })
      onClose()
      toast(t(sessionsWords.othersEnded))
    },
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="narrow"
      title={t(sessionsWords.endOthersTitle)}
      description={t(sessionsWords.endOthersHint)(count)}
    >
      <MutationFailure error={end.error} />
      <DialogActions>
        <Button variant="quiet" size="compact" onClick={onClose}>
          {t(uiWords.cancel)}
        </Button>
        <Button variant="primary" size="compact" disabled={end.isPending} onClick={() => end.mutate()}>
          {t(sessionsWords.endOthers)}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
