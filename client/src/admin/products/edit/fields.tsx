import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import type { MachineTranslatable } from '#contract/catalogue/products.ts'
import { languageTags } from '#contract/i18n/languages.ts'
import { useLanguage, useTranslate } from '../../../i18n/language.tsx'
import { Field } from '../../../ui/fields/Field.tsx'
import { type StaffFormState, staffFaultOf } from '../../records/form/index.ts'
import { recordFieldWords } from '../../words/record-fields.words.ts'
import { derivationOf, ruledFields } from './derivations.ts'
import { editWords as words } from './edit.words.ts'
import type { ProductValues, TextField } from './product-values.ts'
import type { Preview } from './usePreview.ts'

export interface ProductFieldsProps {
  form: Pick<StaffFormState<ProductValues>, 'values' | 'field' | 'set' | 'update' | 'errorOf'>
  preview: Preview | undefined
  /** Fields whose text was machine-translated. */
  machineTranslated?: readonly string[]
}

interface RecordFieldProps extends ProductFieldsProps {
  field: TextField
  hint?: string | undefined
  /** Lines of a text area; undefined for a single-line field. */
  rows?: number
  required?: boolean
}

const englishFields: ReadonlySet<string> = new Set<MachineTranslatable>(['nameEn', 'descriptionEn'])

/** Renders a text field of the record with its derivation and parse warnings below. */
export function RecordText(props: RecordFieldProps) {
  const { form, field, rows, hint } = props
  const t = useTranslate()
  const isMachines = props.machineTranslated?.includes(field)
  const { value, error, onChange } = form.field(field)
  const lang = englishFields.has(field) ? languageTags.en : undefined
  const isOwn = ruledFields.has(field) && value !== ''
  return (
    <FieldFrame {...props} error={error} hint={isMachines ? t(words.machine) : hint}>
      {(ties) => (
        <span className="relative block">
          {rows ? (
            <textarea
              {...ties}
              name={field}
              rows={rows}
              className="control"
              lang={lang}
              value={value}
              onChange={onChange}
            />
          ) : (
            <input
              {...ties}
              name={field}
              className={isOwn ? 'control pr-34' : 'control'}
              lang={lang}
              autoComplete="off"
              value={value}
              onChange={onChange}
            />
          )}
          {isOwn && (
            <button
              type="button"
              className="absolute inset-y-px right-px rounded-control px-2.5 text-fine text-signal hover:bg-sunken"
              aria-label={t(words.followRuleOf)(t(labelOf(field)))}
              onClick={() => form.set(field, '')}
            >
              {t(words.followRule)}
            </button>
          )}
        </span>
      )}
    </FieldFrame>
  )
}

interface RecordChoiceProps extends RecordFieldProps {
  options: readonly { value: string; label: string }[]
  blank: string
  /** Matches a value in other words to an option, where it means one. */
  optionOf?: (value: string) => string | undefined
}

/** Renders a select; a value that is not an option is kept until another is chosen. */
export function RecordChoice(props: RecordChoiceProps) {
  const { form, field, options, blank, optionOf } = props
  const t = useTranslate()
  const { value, error, onChange } = form.field(field)
  const known = options.find((option) => option.value.toLowerCase() === value.toLowerCase())?.value ?? optionOf?.(value)
  const isForeign = value !== '' && known === undefined
  return (
    <FieldFrame {...props} error={error}>
      {(ties) => (
        <span className="relative block">
          <select
            {...ties}
            name={field}
            className="control pr-9 appearance-none text-ellipsis"
            value={known ?? value}
            onChange={onChange}
          >
            <option value="">{blank}</option>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
            {isForeign && <option value={value}>{t(words.asWritten)(value)}</option>}
          </select>
          <ChevronDown
            className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2"
            aria-hidden="true"
          />
        </span>
      )}
    </FieldFrame>
  )
}

interface FieldFrameProps extends RecordFieldProps {
  error: string | undefined
  children: Parameters<typeof Field>[0]['children']
}

function FieldFrame({ form, preview, field, hint, required, error, children }: FieldFrameProps): ReactNode {
  const t = useTranslate()
  const language = useLanguage()
  const warning = preview?.warnings.find((each) => each.field === field)
  const remark = warning ? t(staffFaultOf(warning)) : derivationOf(field, preview?.derived, form.values, language)
  return (
    <Field
      label={t(labelOf(field))}
      hint={hint}
      error={error}
      required={required}
      remark={remark}
      className={warning ? 'has-warning' : ''}
    >
      {children}
    </Field>
  )
}

/** The reseller cost has both its catalogue name and the name that resellers know. */
function labelOf(field: TextField) {
  return field === 'resellerCost' ? words.resellerCost : recordFieldWords[field]
}
