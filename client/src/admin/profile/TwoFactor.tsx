import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslate } from '../../i18n/language.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { useToast } from '../../ui/Toast.tsx'
import { disableTwoFactor, renewRecoveryCodes } from '../api/account.ts'
import { sessionOptions } from '../api/session.ts'
import { Dialog, DialogActions } from '../ui/Dialog.tsx'
import { uiWords } from '../ui/ui.words.ts'
import { MutationFailure } from './MutationFailure.tsx'
import { useShowRecoveryCodes } from './RecoveryCodes.tsx'
import { TwoFactorSetup } from './TwoFactorSetup.tsx'
import { twoFactorWords } from './two-factor.words.ts'

/** Two-factor sign-in of one's own: set up where it is off; else new recovery codes, or off. */
export function TwoFactor({ isOn }: { isOn: boolean }) {
  const t = useTranslate()
  const toast = useToast()
  const queries = useQueryClient()
  const refresh = () => queries.invalidateQueries({ queryKey: sessionOptions.queryKey })
  if (isOn) return <TwoFactorOn onOff={refresh} />
  return (
    <div className="grid gap-4">
      <Badge tone="caution">{t(twoFactorWords.off)}</Badge>
      <TwoFactorSetup
        onDone={async () => {
          await refresh()
          toast(t(twoFactorWords.turnedOn))
        }}
      />
    </div>
  )
}

function TwoFactorOn({ onOff }: { onOff: () => Promise<void> }) {
  const t = useTranslate()
  const showCodes = useShowRecoveryCodes()
  const [isAsking, setAsking] = useState(false)
  const renew = useMutation({ mutationFn: renewRecoveryCodes, onSuccess: showCodes })
  return (
    <div className="grid gap-4">
      <Badge tone="signal">{t(twoFactorWords.on)}</Badge>
      <MutationFailure error={renew.error} />
      <div className="profile-actions">
        <Button size="compact" disabled={renew.isPending} onClick={() => renew.mutate()}>
          {t(twoFactorWords.newCodes)}
        </Button>
        <Button size="compact" onClick={() => setAsking(true)}>
          {t(twoFactorWords.turnOff)}
        </Button>
      </div>
      <p className="field-hint">{t(twoFactorWords.newCodesHint)}</p>
      {isAsking && <TurnOffDialog onClose={() => setAsking(false)} onOff={onOff} />}
    </div>
  )
}

function TurnOffDialog({ onClose, onOff }: { onClose: () => void; onOff: () => Promise<void> }) {
  const t = useTranslate()
  const toast = useToast()
  const disable = useMutation({
    mutationFn: disableTwoFactor,
    async onSuccess() {
      await onOff()
      toast(t(twoFactorWords.turnedOff))
    },
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="narrow"
      title={t(twoFactorWords.turnOffTitle)}
      description={t(twoFactorWords.turnOffHint)}
    >
      <MutationFailure error={disable.error} />
      <DialogActions>
        <Button variant="quiet" size="compact" onClick={onClose}>
          {t(uiWords.cancel)}
        </Button>
        <Button variant="primary" size="compact" disabled={disable.isPending} onClick={() => disable.mutate()}>
          {t(twoFactorWords.turnOff)}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
