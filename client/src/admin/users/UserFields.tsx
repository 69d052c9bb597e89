import { languageNames, type ReaderLanguage, readerLanguages } from '#contract/i18n/languages.ts'
import { roles } from '#contract/staff/permissions.ts'
import type { StaffUser } from '#contract/staff/users.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import type { StaffFormState } from '../records/form/index.ts'
import { roleWords } from '../words/frame.words.ts'
import { usersWords } from './users.words.ts'

// A type alias, because interfaces have no index signature.
type UserValues = Pick<StaffUser, 'name' | 'email' | 'role' | 'language'>

interface UserFieldsProps {
  form: Pick<StaffFormState<UserValues>, 'field' | 'values'>
  onLanguage: (language: ReaderLanguage | null) => void
  /** Why the role cannot be changed. */
  roleHint?: string | undefined
}

export function UserFields({ form, onLanguage, roleHint }: UserFieldsProps) {
  const t = useTranslate()
  return (
    <>
      <TextField label={t(usersWords.name)} required autoComplete="off" {...form.field('name')} />
      <TextField label={t(usersWords.email)} type="email" required autoComplete="off" {...form.field('email')} />
      <SelectField
        label={t(usersWords.role)}
        hint={roleHint}
        disabled={roleHint !== undefined}
        options={roles.map((value) => ({ value, label: t(roleWords[value]) }))}
        {...form.field('role')}
      />
      <SelectField
        label={t(usersWords.language)}
        placeholder={t(usersWords.followSettings)}
        options={readerLanguages.map((value) => ({ value, label: languageNames[value] }))}
        name="language"
        value={form.values.language ?? ''}
        onChange={({ target }) => onLanguage(readerLanguages.find((known) => known === target.value) ?? null)}
      />
    </>
  )
}
