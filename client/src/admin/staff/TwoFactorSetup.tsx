import './two-factor.css'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { type TwoFactorSetup as Setup, twoFactorCodeSchema } from '#contract/staff/staff.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { Button } from '../../ui/Button.tsx'
import { useCopy } from '../../ui/browser/useCopy.ts'
import { beginTwoFactor, enableTwoFactor } from '../api/staff/account.ts'
import { CodeField, StaffForm, useStaffForm } from '../records/form/index.ts'
import { MutationFailure } from '../ui/AlertLine.tsx'
import { useShowRecoveryCodes } from './RecoveryCodes.tsx'
import { twoFactorWords } from './two-factor.words.ts'

/** Sets up two-factor sign-in: shows the secret, verifies a code, then shows the recovery codes. */
export function TwoFactorSetup({ onDone }: { onDone: () => Promise<void> }) {
  const t = useTranslate()
  const begin = useMutation({ mutationFn: beginTwoFactor })
  if (begin.data) return <TwoFactorSteps setup={begin.data} onDone={onDone} />
  return (
    <div className="grid justify-items-start gap-4">
      <MutationFailure error={begin.error} />
      <Button variant="primary" size="compact" disabled={begin.isPending} onClick={() => begin.mutate()}>
        {t(begin.isPending ? twoFactorWords.preparing : twoFactorWords.setUp)}
      </Button>
    </div>
  )
}

function TwoFactorSteps({ setup, onDone }: { setup: Setup; onDone: () => Promise<void> }) {
  const t = useTranslate()
  const showCodes = useShowRecoveryCodes()
  const heading = useRef<HTMLHeadingElement>(null)
  // the focused button is gone
  useEffect(() => heading.current?.focus(), [])
  const form = useStaffForm({
    initial: { code: '' },
    schema: twoFactorCodeSchema,
    async send({ code }) {
      showCodes(await enableTwoFactor(code))
      await onDone()
    },
    fieldOfFailure: { 'session.invalid_code': 'code' },
  })
  return (
    <StaffForm
      form={form}
      label={t(twoFactorWords.title)}
      actions={
        <div>
          <Button type="submit" variant="primary" size="compact" disabled={form.values.code === '' || form.isSending}>
            {t(form.isSending ? twoFactorWords.turningOn : twoFactorWords.turnOn)}
          </Button>
        </div>
      }
    >
      <section className="grid justify-items-start gap-x-6 gap-y-2">
        <h3 ref={heading} tabIndex={-1} className="font-semibold">
          {t(twoFactorWords.scanTitle)}
        </h3>
        <p className="field-hint">{t(twoFactorWords.scanHint)}</p>
        <img
          // cameras read dark on light, whatever the theme
          className="mt-2 rounded-panel border border-hairline bg-[white] p-2"
          src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(setup.qrCode)}`}
          alt={t(twoFactorWords.qrCode)}
          width={184}
          height={184}
        />
        <SecretKey setup={setup} />
      </section>
      <section className="grid gap-3">
        <h3 className="font-semibold">{t(twoFactorWords.codeTitle)}</h3>
        <CodeField form={form} label={t(twoFactorWords.code)} />
      </section>
    </StaffForm>
  )
}

/** For apps that cannot scan: the key in groups of four, and a link for an app on this device. */
function SecretKey({ setup: { secret, uri } }: { setup: Setup }) {
  const t = useTranslate()
  const copy = useCopy()
  const words = { done: t(twoFactorWords.copied), failed: t(twoFactorWords.copyFailed) }
  return (
    <div className="two-factor-key grid gap-1.5">
      <p className="field-hint">{t(twoFactorWords.orType)}</p>
      <code className="font-[ui-monospace,'SFMono-Regular',Consolas,monospace] font-semibold wrap-anywhere">
        {secret.match(/.{1,4}/g)?.join(' ')}
      </code>
      <p className="flex flex-wrap gap-2">
        <Button size="compact" onClick={() => void copy(secret, words)}>
          {t(twoFactorWords.copyKey)}
        </Button>
        <a href={uri} className="link inline-flex min-h-11 items-center px-2 lg:min-h-9">
          {t(twoFactorWords.openApp)}
        </a>
      </p>
    </div>
  )
}
