import { useQueryClient } from '@tanstack/react-query'
import { passwordChangeSchema } from '#contract/staff/staff.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { Button } from '../../ui/Button.tsx'
import { changePassword, ownSessionsOptions } from '../api/staff/account.ts'
import { StaffForm, useStaffForm } from '../records/form/index.ts'
import { NewPasswordField } from '../ui/fields/NewPasswordField.tsx'
import { PasswordField } from '../ui/fields/PasswordField.tsx'
import { profileWords } from './profile.words.ts'

/** Changes one's own password. @param email for password managers, which store the password under it */
export function PasswordForm({ email, onDone }: { email: string; onDone: () => unknown }) {
  const t = useTranslate()
  const queries = useQueryClient()
  const form = useStaffForm({
    initial: { current: '', password: '' },
    schema: passwordChangeSchema,
    async send(body) {
      await changePassword(body)
      form.reset()
      void queries.invalidateQueries({ queryKey: ownSessionsOptions.queryKey })
      await onDone()
    },
    fieldOfFailure: { 'password.wrong': 'current' },
  })
  return (
    <StaffForm
      form={form}
      label={t(profileWords.changePassword)}
      className="is-dense"
      actions={
        <div className="flex flex-wrap gap-2">
          <Button type="submit" variant="primary" size="compact" disabled={!form.isChanged || form.isSending}>
            {t(form.isSending ? profileWords.changing : profileWords.changePassword)}
          </Button>
        </div>
      }
    >
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        {...form.field('current')}
        label={t(profileWords.currentPassword)}
        autoComplete="current-password"
        required
      />
      <NewPasswordField {...form.field('password')} label={t(profileWords.newPassword)} />
    </StaffForm>
  )
}
