import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { twoFactorCodeSchema } from '#contract/staff/staff.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { useToast } from '../../ui/Toast.tsx'
import { disableTwoFactor, renewRecoveryCodes } from '../api/staff/account.ts'
import { sessionOptions } from '../api/staff/session-options.ts'
import { StaffForm, useStaffForm } from '../records/form/index.ts'
import { TwoFactorSetup, twoFactorWords, useShowRecoveryCodes } from '../staff/index.ts'
import { Dialog, DialogActions } from '../ui/Dialog.tsx'
import { uiWords } from '../ui/ui.words.ts'

/** Sets up two-factor sign-in; if enabled, replaces the recovery codes or disables it. */
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
  const toast = useToast()
  const showCodes = useShowRecoveryCodes()
  const [dialog, setDialog] = useState<'newCodes' | 'turnOff'>()
  const close = () => setDialog(undefined)
  async function renew(code: string) {
    const codes = await renewRecoveryCodes(code)
    close()
    showCodes(codes)
  }
  async function turnOff(code: string) {
    await disableTwoFactor(code)
    await onOff()
    toast(t(twoFactorWords.turnedOff))
  }
  const questions = {
    newCodes: {
      title: t(twoFactorWords.newCodesTitle),
      description: t(twoFactorWords.newCodesHint),
      action: t(twoFactorWords.newCodes),
      send: renew,
    },
    turnOff: {
      title: t(twoFactorWords.turnOffTitle),
      description: t(twoFactorWords.turnOffHint),
      action: t(twoFactorWords.turnOff),
      send: turnOff,
    },
  }
  return (
    <div className="grid gap-4">
      <Badge tone="signal">{t(twoFactorWords.on)}</Badge>
      <div className="flex flex-wrap gap-2">
        <Button size="compact" onClick={() => setDialog('newCodes')}>
          {t(twoFactorWords.newCodes)}
        </Button>
        <Button size="compact" onClick={() => setDialog('turnOff')}>
          {t(twoFactorWords.turnOff)}
        </Button>
      </div>
      <p className="field-hint">{t(twoFactorWords.newCodesHint)}</p>
      {dialog && <CodeDialog {...questions[dialog]} onClose={close} />}
    </div>
  )
}

interface CodeDialogProps {
  title: string
  description: string
  action: string
  send: (code: string) => Promise<void>
  onClose: () => void
}

function CodeDialog({ title, description, action, send, onClose }: CodeDialogProps) {
  const t = useTranslate()
  const form = useStaffForm({
    initial: { code: '' },
    schema: twoFactorCodeSchema,
    send: ({ code }) => send(code),
    fieldOfFailure: { 'session.invalid_code': 'code' },
  })
  return (
    <Dialog isOpen onClose={onClose} size="narrow" title={title} description={description}>
      <StaffForm
        form={form}
        label={title}
        actions={
          <DialogActions>
            <Button variant="quiet" size="compact" onClick={onClose}>
              {t(uiWords.cancel)}
            </Button>
            <Button
              type="submit"
              variant="primary"
              size="compact"
              disabled={form.values.code.trim() === '' || form.isSending}
            >
              {action}
            </Button>
          </DialogActions>
        }
      >
        <TextField
          {...form.field('code')}
          label={t(twoFactorWords.codeAgain)}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
        />
      </StaffForm>
    </Dialog>
  )
}
