import '../../ui/icon-button.css'
import { Plus, X } from 'lucide-react'
import { useTranslate } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/Button.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { useFocusWithin } from '../../ui/useFocusWithin.ts'
import { customerPageWords as names } from '../customer-page.words.ts'
import type { CustomerFieldsProps } from './CustomerFields.tsx'
import { blankContact, type ContactValues } from './customer-values.ts'
import { editWords as words } from './edit.words.ts'

const contactsMost = 50

export function ContactsField({ form }: CustomerFieldsProps) {
  const t = useTranslate()
  const [section, focus] = useFocusWithin<HTMLFieldSetElement>()
  const { contacts } = form.values
  const change = (next: ContactValues[]) => form.set('contacts', next)
  function add() {
    change([...contacts, { ...blankContact, isPrimary: contacts.length === 0 }])
    focus('.contact-list > :last-child input')
  }
  function remove(index: number) {
    const left = contacts.toSpliced(index, 1)
    const hasPrimary = left.some(({ isPrimary }) => isPrimary)
    change(hasPrimary ? left : left.map((contact, place) => ({ ...contact, isPrimary: place === 0 })))
    focus(`.contact-list > :nth-child(${Math.min(index + 1, left.length)}) .icon-button`, '.contact-add')
  }
  return (
    <fieldset ref={section} className="form-section">
      <legend>{t(names.contacts)}</legend>
      <p className="field-hint">{t(words.contactsHint)}</p>
      <ol className="contact-list grid gap-4">
        {contacts.map((contact, index) => (
          <ContactFields
            // biome-ignore lint/suspicious/noArrayIndexKey: a contact is known by its place alone
            key={index}
            contact={contact}
            place={index + 1}
            errorOf={(field) => form.errorOf(`contacts.${index}.${field}`)}
            onChange={(next) => change(contacts.with(index, next))}
            onPrimary={() => change(contacts.map((each, at) => ({ ...each, isPrimary: at === index })))}
            onRemove={() => remove(index)}
          />
        ))}
      </ol>
      <Button
        size="compact"
        className="contact-add justify-self-start"
        disabled={contacts.length >= contactsMost}
        onClick={add}
      >
        <Plus aria-hidden="true" className="size-4" />
        {t(words.addContact)}
      </Button>
    </fieldset>
  )
}

interface ContactFieldsProps {
  contact: ContactValues
  place: number
  errorOf: (field: string) => string | undefined
  onChange: (contact: ContactValues) => void
  onPrimary: () => void
  onRemove: () => void
}

function ContactFields({ contact, place, errorOf, onChange, onPrimary, onRemove }: ContactFieldsProps) {
  const t = useTranslate()
  const bind = (name: 'name' | 'email' | 'phone' | 'position') => ({
    className: 'col-span-full self-start md:col-auto',
    value: contact[name],
    error: errorOf(name),
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...contact, [name]: target.value }),
  })
  return (
    <li>
      <fieldset
        className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-3 rounded-panel border border-hairline px-4 py-3 md:grid-cols-2 xl:grid-cols-[minmax(0,1.1fr)_minmax(0,1.3fr)_minmax(0,0.9fr)_minmax(0,0.9fr)_auto_auto] xl:items-start xl:border-0 xl:p-0"
        aria-label={t(words.contact)(place)}
      >
        <TextField label={t(words.contactName)} required {...bind('name')} />
        <TextField label={t(names.email)} type="email" {...bind('email')} />
        <TextField label={t(names.phone)} type="tel" {...bind('phone')} />
        <TextField label={t(words.position)} {...bind('position')} />
        <label className="flex min-h-11 items-center gap-2 xl:mt-7 xl:min-h-9 xl:text-fine">
          <input
            className="size-4.5"
            type="radio"
            name="primary-contact"
            checked={contact.isPrimary}
            onChange={onPrimary}
          />
          {t(words.primary)}
        </label>
        <button
          type="button"
          className="icon-button md:justify-self-end xl:mt-7"
          aria-label={t(words.removeContact)(place, contact.name)}
          onClick={onRemove}
        >
          <X aria-hidden="true" />
        </button>
      </fieldset>
    </li>
  )
}
