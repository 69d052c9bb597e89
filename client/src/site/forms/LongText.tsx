import { useTranslate } from '../../i18n/language.tsx'
import type { FieldProps } from '../../ui/fields/Field.tsx'
import { TextArea } from '../../ui/fields/TextField.tsx'
import { formWords } from './forms.words.ts'
import type { VisitorForm } from './useVisitorForm.ts'

/** Share of the maximum from which the remaining characters are shown. */
const nearlyFull = 0.9

interface LongTextProps<Name extends string> extends Omit<FieldProps, 'error'> {
  form: Pick<VisitorForm<Name, unknown>, 'field'>
  name: Name
  /** Maximum length in characters. */
  most: number
  rows?: number
}

export function LongText<Name extends string>({ form, name, most, ...rest }: LongTextProps<Name>) {
  const t = useTranslate()
  const field = form.field(name)
  const { length } = field.value.trim()
  const room = length > most ? t(formWords.over)(length - most) : t(formWords.left)(most - length)
  return <TextArea {...field} {...rest} remark={length >= most * nearlyFull ? room : undefined} />
}
