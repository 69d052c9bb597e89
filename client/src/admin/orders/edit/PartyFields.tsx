import type { ReactNode } from 'react'
import { useTranslate } from '../../../i18n/language.tsx'
import { TextArea, TextField } from '../../../ui/fields/TextField.tsx'
import type { StaffFormState } from '../../records/form/index.ts'
import type { PartyValues } from './order-form.ts'
import { orderFormWords as words } from './order-form.words.ts'

interface PartyFieldsProps {
  field: StaffFormState<PartyValues>['field']
  children?: ReactNode
}

export function PartyFields({ field, children }: PartyFieldsProps) {
  const t = useTranslate()
  return (
    <>
      <div className="form-grid">
        <TextField label={t(words.customerName)} required {...field('customerName')} />
        {children}
        <TextField label={t(words.contactName)} {...field('contactName')} />
        <TextField label={t(words.email)} type="email" {...field('email')} />
        <TextField label={t(words.phone)} type="tel" {...field('phone')} />
      </div>
      <TextArea label={t(words.address)} rows={2} {...field('address')} />
    </>
  )
}
