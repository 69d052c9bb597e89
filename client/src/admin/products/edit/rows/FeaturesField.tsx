import '../../../ui/icon-button.css'
import { Plus, X } from 'lucide-react'
import type { FeatureGroup } from '#contract/catalogue/products.ts'
import { readFeatures, writeFeatures } from '#contract/catalogue/record-texts.ts'
import { useTranslate } from '../../../../i18n/language.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { useFocusWithin } from '../../../ui/useFocusWithin.ts'
import { editWords as words } from '../edit.words.ts'
import type { ProductFieldsProps } from '../fields.tsx'
import { RowsEditor } from './RowsEditor.tsx'
import { StructuredField } from './StructuredField.tsx'
import { useRows } from './useRows.ts'

interface FeaturesFieldProps extends Pick<ProductFieldsProps, 'form'> {
  field: 'features' | 'featuresEn'
}

/** Edits features as groups of rows; the first may have no heading. */
export function FeaturesField({ form, field }: FeaturesFieldProps) {
  const t = useTranslate()
  const [groups, change] = useRows(form.values[field], {
    read: readFeatures,
    write: writeFeatures,
    onChange: (text) => form.set(field, text),
  })
  const [list, focus] = useFocusWithin<HTMLDivElement>()
  function addGroup() {
    change([...groups, { category: '', items: [{ feature: '', value: '' }] }])
    focus(`.feature-group:nth-child(${groups.length + 1}) input`)
  }
  function removeGroup(index: number) {
    change(groups.toSpliced(index, 1))
    const next = Math.min(index + 1, groups.length - 1)
    focus(`.feature-group:nth-child(${next}) .feature-group-head .icon-button`, '.group-add')
  }
  return (
    <StructuredField form={form} field={field} hint={t(words.featuresText)}>
      {(lang) => (
        <div ref={list} className="contents">
          {groups.map((group, index) => (
            <Group
              // biome-ignore lint/suspicious/noArrayIndexKey: a group is known by its place alone
              key={index}
              group={group}
              lang={lang}
              onChange={(next) => change(groups.with(index, next))}
              onRemove={() => removeGroup(index)}
            />
          ))}
          <Button size="compact" variant="quiet" className="group-add justify-self-start" onClick={addGroup}>
            <Plus aria-hidden="true" className="size-4" />
            {t(words.addGroup)}
          </Button>
        </div>
      )}
    </StructuredField>
  )
}

interface GroupProps {
  group: FeatureGroup
  lang: string | undefined
  onChange: (group: FeatureGroup) => void
  onRemove: () => void
}

function Group({ group, lang, onChange, onRemove }: GroupProps) {
  const t = useTranslate()
  return (
    <div className="feature-group grid gap-1.5 border-b border-hairline pb-2">
      <div className="feature-group-head grid grid-cols-[minmax(0,1fr)_auto] gap-1.5">
        <input
          className="control font-semibold"
          lang={lang}
          aria-label={t(words.group)}
          placeholder={t(words.group)}
          value={group.category}
          onChange={({ target }) => onChange({ ...group, category: target.value })}
        />
        <button
          type="button"
          className="icon-button"
          aria-label={t(words.removeGroup)(group.category)}
          onClick={onRemove}
        >
          <X aria-hidden="true" />
        </button>
      </div>
      <RowsEditor
        columns={[t(words.feature), t(words.value)]}
        rows={group.items.map(({ feature, value }) => [feature, value])}
        lang={lang}
        onChange={(rows) =>
          onChange({ ...group, items: rows.map(([feature = '', value = '']) => ({ feature, value })) })
        }
      />
    </div>
  )
}
