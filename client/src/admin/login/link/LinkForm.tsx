import { useQueryClient } from '@tanstack/react-query'
import { type Link, linkUseSchema } from '#contract/staff/staff.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { navigateTo } from '../../../ui/browser/browser-location.ts'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { useToast } from '../../../ui/Toast.tsx'
import { sessionOptions } from '../../api/staff/session-options.ts'
import { followLink } from '../../api/staff/sign-in.ts'
import { StaffForm, useStaffForm } from '../../records/form/index.ts'
import { NewPasswordField } from '../../ui/fields/NewPasswordField.tsx'
import { EntryPage } from '../EntryPage.tsx'
import { FormActions } from '../FormActions.tsx'
import type { Arrival } from '../LoginScreen.tsx'
import { linkWords } from './link.words.ts'

interface LinkFormProps {
  token: string
  link: Link
  /** Called when the link was used or expired while the form was open. */
  onInvalid: () => void
}

/** Asks for what the link's purpose needs, then leads to the sign-in form. */
export function LinkForm({ token, link, onInvalid }: LinkFormProps) {
  const t = useTranslate()
  const toast = useToast()
  const queries = useQueryClient()
  const isSetup = link.purpose === 'setup'
  const form = useStaffForm({
    initial: { name: '', email: link.email ?? '', password: '' },
    schema: linkUseSchema,
    bodyOf: ({ name, email, password }) => (isSetup ? { token, name, email, password } : { token, password }),
    async send(body) {
      await followLink(body)
      const arrival: Arrival = { email: link.email ?? body.email }
      // a session in this browser may have ended with it
      await queries.invalidateQueries({ queryKey: sessionOptions.queryKey })
      navigateTo('/admin', { replace: true, state: arrival })
      toast(t(linkWords.done))
    },
    fieldOfFailure: { 'user.email_taken': 'email' },
    onFailure: ({ code }) => code === 'link.invalid' && onInvalid(),
  })
  const title = {
    setup: t(linkWords.setupTitle),
    invitation: t(linkWords.invitationTitle)(link.name ?? ''),
    password_reset: t(linkWords.resetTitle),
  }[link.purpose]
  const intro = {
    setup: linkWords.setupIntro,
    invitation: linkWords.invitationIntro,
    password_reset: linkWords.resetIntro,
  }[link.purpose]
  return (
    <EntryPage title={title} intro={t(intro)}>
      <StaffForm
        form={form}
        label={title}
        actions={
          <FormActions
            label={t(form.isSending ? linkWords.saving : isSetup ? linkWords.create : linkWords.setPassword)}
            disabled={form.isSending}
          ></FormActions>
        }
      >
        {isSetup && (
          <TextField {...form.field('name')} label={t(linkWords.name)} autoComplete="name" required autoFocus />
        )}
        {/* read-only, so that password managers know the account */}
        <TextField
          {...form.field('email')}
          label={t(linkWords.email)}
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          readOnly={!isSetup}
          required={isSetup}
        />
        <NewPasswordField {...form.field('password')} label={t(linkWords.password)} autoFocus={!isSetup} />
      </StaffForm>
    </EntryPage>
  )
}
