import { useState } from 'react'
import { useTranslate } from '../../../i18n/language.tsx'
import { Field } from '../../../ui/fields/Field.tsx'
import { recordFieldWords } from '../../words/record-fields.words.ts'
import { editWords as words } from './edit.words.ts'
import type { ProductFieldsProps } from './fields.tsx'

/** Edits the tags as one text; resets when the record gets other tags. */
export function TagsField({ form }: Pick<ProductFieldsProps, 'form'>) {
  const t = useTranslate()
  const { tags } = form.values
  const [typed, setTyped] = useState(tags.join(', '))
  const text = tagsIn(typed).join('\n') === tags.join('\n') ? typed : tags.join(', ')
  const wrong = tags.map((_tag, index) => form.errorOf(`tags.${index}`)).find(Boolean)
  return (
    <Field label={t(recordFieldWords.tags)} remark={t(words.tagsHint)} error={form.errorOf('tags') ?? wrong}>
      {(ties) => (
        <input
          {...ties}
          className="control"
          autoComplete="off"
          value={text}
          onChange={({ target }) => {
            setTyped(target.value)
            form.set('tags', tagsIn(target.value))
          }}
        />
      )}
    </Field>
  )
}

function tagsIn(text: string): string[] {
  return [...new Set(text.split(/[,，、]/).map((tag) => tag.trim()))].filter((tag) => tag !== '')
}
