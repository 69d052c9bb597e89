import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import * as z from 'zod/mini'
import { languageNames } from '#contract/i18n/languages.ts'
import { type StaffUser, staffStatuses, staffUserSchema, userChangeSchema } from '#contract/staff/users.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { Skeleton } from '../../ui/loading/Skeleton.tsx'
import { useToast } from '../../ui/Toast.tsx'
import { useSession } from '../api/staff/session.ts'
import { sessionOptions } from '../api/staff/session-options.ts'
import { changeUser, userOptions } from '../api/staff/users.ts'
import { ConflictNotice, StaffForm, UnsavedGuard, useCloseWhenSaved, useRecordForm } from '../records/form/index.ts'
import { Dialog, DialogButtons } from '../ui/Dialog.tsx'
import { LoadFailure } from '../ui/LoadFailure.tsx'
import { uiWords } from '../ui/ui.words.ts'
import { roleWords } from '../words/frame.words.ts'
import { UserFields } from './UserFields.tsx'
import { statusWords, usersWords } from './users.words.ts'
import { useInvalidateUsers } from './useUserActions.ts'

const names = ['name', 'email', 'role', 'status', 'language'] as const
type Values = Pick<StaffUser, (typeof names)[number] | 'version'>

function valuesOf({ name, email, role, status, language, version }: StaffUser): Values {
  return { name, email, role, status, language, version }
}

interface EditDialogProps {
  id: string
  onClose: () => void
}

export function EditDialog({ id, onClose }: EditDialogProps) {
  const t = useTranslate()
  const { data, error, refetch } = useQuery(userOptions(id))
  return (
    <Dialog isOpen onClose={onClose} title={t(usersWords.edit)} description={data?.name}>
      {data && <EditForm user={data} onClose={onClose} />}
      {!data && !error && <Skeleton className="h-72 w-full" />}
      {!data && error && <LoadFailure title={t(usersWords.editFailed)} error={error} onRetry={refetch} />}
    </Dialog>
  )
}

function EditForm({ user, onClose }: { user: StaffUser; onClose: () => void }) {
  const t = useTranslate()
  const isYou = useSession().user.id === user.id
  const form = useEditForm(user, isYou, () => closing.begin())
  const closing = useCloseWhenSaved(form.isChanged, onClose)
  const { element } = form
  useEffect(() => {
    // The dialog opened before its fields had loaded; on touch devices focus would open the keyboard.
    const isAtClose = document.activeElement?.matches('.dialog-close')
    if (isAtClose && matchMedia('(pointer: fine)').matches) element.current?.querySelector('input')?.focus()
  }, [element])
  const ownHint = isYou ? t(usersWords.ownHint) : undefined
  return (
    <>
      <StaffForm
        form={{ ...form, failure: form.conflict ? undefined : form.failure }}
        label={t(usersWords.edit)}
        className="is-dense"
        actions={
          <>
            {form.conflict && <UserConflict conflict={form.conflict} />}
            <DialogButtons
              onClose={onClose}
              act={t(form.isSending ? uiWords.saving : uiWords.save)}
              disabled={!form.isChanged || form.isSending || form.conflict !== undefined}
            />
          </>
        }
      >
        <UserFields form={form} roleHint={ownHint} onLanguage={(language) => form.set('language', language)} />
        <SelectField
          label={t(usersWords.status)}
          hint={ownHint}
          disabled={isYou}
          options={staffStatuses.map((value) => ({ value, label: t(statusWords[value]) }))}
          {...form.field('status')}
        />
      </StaffForm>
      <UnsavedGuard isChanged={form.isChanged} />
    </>
  )
}

/** Leaves out role and status for one's own account, which cannot change them. */
function useEditForm(user: StaffUser, isYou: boolean, onSaved: () => void) {
  const t = useTranslate()
  const toast = useToast()
  const queries = useQueryClient()
  const refresh = useInvalidateUsers()
  return useRecordForm({
    record: valuesOf(user),
    names,
    schema: userChangeSchema,
    bodyOf({ role, status, ...own }) {
      return isYou ? own : { ...own, role, status }
    },
    fieldOfFailure: { 'user.email_taken': 'email' },
    async send(change) {
      const changed = await changeUser(user.id, change)
      queries.setQueryData(userOptions(user.id).queryKey, changed)
      refresh()
      if (isYou) void queries.invalidateQueries({ queryKey: sessionOptions.queryKey })
      onSaved()
      toast(t(usersWords.saved)(changed.name))
      return valuesOf(changed)
    },
    readCurrent(current) {
      const theirs = z.safeParse(staffUserSchema, current).data
      return theirs && valuesOf(theirs)
    },
  })
}

function UserConflict({ conflict }: { conflict: Parameters<typeof ConflictNotice<Values>>[0]['conflict'] }) {
  const t = useTranslate()
  function textOf(name: keyof Values & string, values: Values): string {
    if (name === 'role') return t(roleWords[values.role])
    if (name === 'status') return t(statusWords[values.status])
    if (name === 'language') return values.language ? languageNames[values.language] : t(usersWords.followSettings)
    return String(values[name])
  }
  const labels: Record<string, string> = Object.fromEntries(names.map((name) => [name, t(usersWords[name])]))
  return <ConflictNotice conflict={conflict} labelOf={(name) => labels[name] ?? name} textOf={textOf} />
}
