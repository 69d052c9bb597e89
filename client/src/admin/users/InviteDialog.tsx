import { invitationSchema, type StaffUser } from '#contract/staff/users.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { inviteUser } from '../api/staff/users.ts'
import { StaffForm, UnsavedGuard, useCloseWhenSaved, useStaffForm } from '../records/form/index.ts'
import { Dialog, DialogButtons } from '../ui/Dialog.tsx'
import { UserFields } from './UserFields.tsx'
import { usersWords } from './users.words.ts'
import { type UserActions, useInvalidateUsers } from './useUserActions.ts'

type Values = Pick<StaffUser, 'name' | 'email' | 'role' | 'language'>
// Starts with the lowest role; more is given on purpose.
const initial: Values = { name: '', email: '', role: 'viewer', language: null }

/** Renders /admin/users/invite. The invitation's link sets the password. */
export function InviteDialog({ actions, onClose }: { actions: UserActions; onClose: () => void }) {
  const t = useTranslate()
  const refresh = useInvalidateUsers()
  const form = useStaffForm({
    initial,
    schema: invitationSchema,
    fieldOfFailure: { 'user.email_taken': 'email' },
    async send(invitation) {
      const { link } = await inviteUser(invitation)
      refresh()
      form.reset()
      closing.begin()
      actions.showLink(link)
    },
  })
  const closing = useCloseWhenSaved(form.isChanged, onClose)
  return (
    <Dialog isOpen onClose={onClose} title={t(usersWords.invite)} description={t(usersWords.inviteHint)}>
      <StaffForm
        form={form}
        label={t(usersWords.invite)}
        className="is-dense"
        actions={
          <DialogButtons
            onClose={onClose}
            act={t(form.isSending ? usersWords.sending : usersWords.sendInvitation)}
            disabled={form.isSending}
          />
        }
      >
        <UserFields form={form} onLanguage={(language) => form.set('language', language)} />
      </StaffForm>
      <UnsavedGuard isChanged={form.isChanged} />
    </Dialog>
  )
}
