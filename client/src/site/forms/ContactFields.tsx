import { useTranslate } from '../../i18n/language.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { formWords } from './forms.words.ts'
import type { VisitorForm } from './useVisitorForm.ts'

export function EmailField({ form }: { form: Pick<VisitorForm<'email', unknown>, 'field'> }) {
  const t = useTranslate()
  return (
    <TextField
      {...form.field('email')}
      label={t(formWords.email)}
      type="email"
      inputMode="email"
      autoComplete="email"
      required
    />
  )
}

export function PhoneField({ form }: { form: Pick<VisitorForm<'phone', unknown>, 'field'> }) {
  const t = useTranslate()
  return <TextField {...form.field('phone')} label={t(formWords.phone)} type="tel" autoComplete="tel" />
}
