import '../../records/form/form-sections.css'
import { bilingualSchema, type Language } from '#contract/i18n/languages.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { BilingualField, RowList } from '../../records/rows/index.ts'
import { ChoicesField } from '../../ui/fields/ChoicesField.tsx'
import { choiceWordsOf, fieldHintOf, fieldWordsOf, fieldsWords as words } from './fields.words.ts'
import { PictureField } from './PictureField.tsx'
import { asRecord, blankOf, type SchemaField } from './schema.ts'
import { rowTitle } from './values.ts'

interface SchemaFieldsProps {
  fields: SchemaField[]
  values: Record<string, unknown>
  /** Prefix of the fields' paths: empty, or `installed.2.`. */
  path: string
  /** The same without list indexes, starting with the kind: `cases.installed.`. */
  wordsPath: string
  errorOf: (path: string) => string | undefined
  onChange: (name: string, value: unknown) => void
}

export function SchemaFields({ fields, ...rest }: SchemaFieldsProps) {
  return fields.map((field) => <SchemaFieldView key={field.name} field={field} {...rest} />)
}

function SchemaFieldView({ field, ...props }: Omit<SchemaFieldsProps, 'fields'> & { field: SchemaField }) {
  const { values, errorOf, onChange } = props
  const t = useTranslate()
  const { name } = field
  const path = props.path + name
  const wordsPath = props.wordsPath + name
  const label = t(fieldWordsOf(wordsPath))
  const hintWords = fieldHintOf(wordsPath)
  const hint = hintWords && t(hintWords)
  const value = values[name]
  const typed = {
    name: path,
    label,
    hint,
    value: String(value ?? ''),
    error: errorOf(path),
    onChange: ({ target }: { target: { value: string } }) => onChange(name, target.value),
  }
  switch (field.type) {
    case 'text': {
      const text = bilingualSchema.safeParse(value).data ?? { 'zh-TW': '', en: '' }
      const tie = (language: Language) => ({
        name: `${path}.${language}`,
        value: text[language],
        error: errorOf(`${path}.${language}`),
        required: false,
        onChange: ({ target }: { target: { value: string } }) => onChange(name, { ...text, [language]: target.value }),
      })
      return <BilingualField label={label} hint={hint} tie={tie} {...(field.isLong && { rows: 4 })} />
    }
    case 'line':
      return <TextField {...typed} required={!field.isOptional} />
    case 'day':
      return <TextField {...typed} type="date" className="max-w-48" />
    case 'number':
      return <TextField {...typed} required inputMode="decimal" className="max-w-48" />
    case 'choice':
      return (
        <SelectField
          {...typed}
          className="max-w-72"
          options={field.values.map((one) => ({ value: one, label: t(choiceWordsOf(wordsPath, one)) }))}
        />
      )
    case 'choices':
      return (
        <ChoicesField
          label={label}
          hint={hint}
          error={errorOf(path)}
          options={field.values.map((one) => ({ value: one, label: t(choiceWordsOf(wordsPath, one)) }))}
          chosen={Array.isArray(value) ? value.map(String) : []}
          onChange={(chosen) => onChange(name, chosen)}
        />
      )
    case 'picture':
      return (
        <PictureField
          label={label}
          hint={hint}
          error={errorOf(path)}
          value={value}
          onChange={(picture) => onChange(name, picture)}
        />
      )
    case 'group':
      return (
        <fieldset className="form-section">
          <legend>{label}</legend>
          <SchemaFields
            fields={field.fields}
            values={asRecord(value)}
            path={`${path}.`}
            wordsPath={`${wordsPath}.`}
            errorOf={errorOf}
            onChange={(inner, changed) => onChange(name, { ...asRecord(value), [inner]: changed })}
          />
        </fieldset>
      )
    case 'list':
      return (
        <RowList
          name={path}
          label={label}
          hint={hint}
          add={t(words.add)(label)}
          empty={t(words.empty)}
          rows={Array.isArray(value) ? value.map(asRecord) : []}
          blank={blankOf(field.fields)}
          titleOf={(row) => rowTitle(row, t)}
          errorOf={errorOf}
          onChange={(rows) => onChange(name, rows)}
        >
          {(_fields, { row, path: rowPath, onChange: changeRow }) => (
            <SchemaFields
              fields={field.fields}
              values={row}
              path={`${rowPath}.`}
              wordsPath={`${wordsPath}.`}
              errorOf={errorOf}
              onChange={(inner, changed) => changeRow({ ...row, [inner]: changed })}
            />
          )}
        </RowList>
      )
  }
}
