import { useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { languageNames, type ReaderLanguage, readerLanguages } from '#contract/i18n/languages.ts'
import { profileSchema, type SessionUser, sessionUserSchema } from '#contract/staff/staff.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmailText } from '../../ui/EmailText.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { useToast } from '../../ui/Toast.tsx'
import { saveProfile } from '../api/staff/account.ts'
import { sessionOptions } from '../api/staff/session-options.ts'
import { ConflictNotice, StaffForm, UnsavedGuard, useRecordForm } from '../records/form/index.ts'
import { profileWords } from '../staff/index.ts'
import { uiWords } from '../ui/ui.words.ts'
import { roleWords } from '../words/frame.words.ts'

/** `''` follows the settings. */
type Profile = { name: string; language: ReaderLanguage | ''; version: number }

const names = ['name', 'language'] as const
const currentSchema = z.pick(sessionUserSchema, { name: true, language: true, version: true })

/** Edits one's name and language; shows what only a Super Admin can change. */
export function ProfileForm({ user }: { user: SessionUser }) {
  const t = useTranslate()
  const toast = useToast()
  const queries = useQueryClient()
  const form = useRecordForm({
    record: profileOf(user),
    names,
    schema: profileSchema,
    bodyOf: ({ name, language, version }) => ({ name, language: language || null, version }),
    async send(body) {
      const saved = await saveProfile(body)
      queries.setQueryData(sessionOptions.queryKey, (session) => session && { ...session, user: saved })
      toast(t(profileWords.saved))
      return profileOf(saved)
    },
    readCurrent(current) {
      const read = z.safeParse(currentSchema, current)
      return read.data && profileOf(read.data)
    },
  })
  const nameOf = (language: Profile['language']) => (language ? languageNames[language] : t(profileWords.languageAuto))
  return (
    <>
      <UnsavedGuard isChanged={form.isChanged} />
      {form.conflict && (
        <div className="mb-5">
          <ConflictNotice
            conflict={form.conflict}
            labelOf={(name) => t(name === 'name' ? profileWords.name : profileWords.language)}
            textOf={(name, values) => (name === 'language' ? nameOf(values.language) : String(values[name]))}
          />
        </div>
      )}
      <StaffForm
        form={form.conflict ? { ...form, failure: undefined } : form}
        label={t(profileWords.identity)}
        className="is-dense"
        actions={
          <div className="flex flex-wrap gap-2">
            <Button type="submit" variant="primary" size="compact" disabled={!form.isChanged || form.isSending}>
              {t(form.isSending ? uiWords.saving : uiWords.save)}
            </Button>
            {form.isChanged && (
              <Button variant="quiet" size="compact" onClick={() => form.reset()}>
                {t(uiWords.discard)}
              </Button>
            )}
          </div>
        }
      >
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1">
          <dt className="text-ink-quiet">{t(profileWords.email)}</dt>
          <dd className="wrap-anywhere">
            <EmailText text={user.email} />
          </dd>
          <dt className="text-ink-quiet">{t(profileWords.role)}</dt>
          <dd>{t(roleWords[user.role])}</dd>
        </dl>
        <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
          <TextField {...form.field('name')} label={t(profileWords.name)} autoComplete="name" required />
          <SelectField
            {...form.field('language')}
            label={t(profileWords.language)}
            options={(['', ...readerLanguages] as const).map((value) => ({ value, label: nameOf(value) }))}
          />
        </div>
      </StaffForm>
    </>
  )
}

function profileOf({ name, language, version }: Pick<SessionUser, 'name' | 'language' | 'version'>): Profile {
  return { name, language: language ?? '', version }
}
