import { readSpecifications, writeSpecifications } from '#contract/catalogue/record-texts.ts'
import { specificationExamples } from '#contract/catalogue/specifications/example-words.ts'
import { unreadKindOf } from '#contract/catalogue/specifications/reading.ts'
import { useTranslate } from '../../../../i18n/language.tsx'
import { editWords as words } from '../edit.words.ts'
import type { ProductFieldsProps } from '../fields.tsx'
import { RowsEditor } from './RowsEditor.tsx'
import { StructuredField } from './StructuredField.tsx'
import { useRows } from './useRows.ts'

interface SpecificationsFieldProps extends Pick<ProductFieldsProps, 'form'> {
  field: 'specifications' | 'specificationsEn'
}

/** Edits specifications as rows of name, value and unit. Remarks on known ones that cannot be compared as written. */
export function SpecificationsField({ form, field }: SpecificationsFieldProps) {
  const t = useTranslate()
  const [rows, change] = useRows(form.values[field], {
    read: readSpecifications,
    write: writeSpecifications,
    onChange: (text) => form.set(field, text),
  })
  const remarkOf = (row: number) => {
    const kind = rows[row] && unreadKindOf(rows[row])
    const example = kind && specificationExamples[kind]
    return example && t(words.readsAsText)(t(example))
  }
  return (
    <StructuredField form={form} field={field} hint={t(words.specificationsText)}>
      {(lang) => (
        <RowsEditor
          columns={[t(words.name), t(words.figure), t(words.unit)]}
          rows={rows.map(({ name, value, unit }) => [name, value, unit ?? ''])}
          lang={lang}
          remarkOf={remarkOf}
          onChange={(cells) =>
            change(cells.map(([name = '', value = '', unit = '']) => ({ name, value, unit: unit || null })))
          }
        />
      )}
    </StructuredField>
  )
}
