import { useState } from 'react'
import type { ContentEntry, ContentRevision } from '#contract/content/entries.ts'
import { contentData } from '#contract/content/kinds.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { useFormats } from '../i18n/formats.ts'
import { ConflictNotice, PageForm } from '../records/form/index.ts'
import { contentWords as words } from './content.words.ts'
import { EntryHead } from './EntryHead.tsx'
import { EntryHistory } from './EntryHistory.tsx'
import { useLanguageNames } from './EntryMarks.tsx'
import { fieldWordsOf } from './fields/fields.words.ts'
import { SchemaFields } from './fields/SchemaFields.tsx'
import { fieldsOf } from './fields/schema.ts'
import { valueText } from './fields/values.ts'
import { bodyOf } from './form-values.ts'
import { Preview } from './Preview.tsx'
import { useEntryForm } from './useEntryForm.ts'

interface EntryEditorProps {
  entry: ContentEntry
  title: string
  onDeleted: () => void
}

export function EntryEditor({ entry, title, onDeleted }: EntryEditorProps) {
  const t = useTranslate()
  const { relative } = useFormats()
  const languages = useLanguageNames()
  const form = useEntryForm(entry)
  const [looked, setLooked] = useState<ContentRevision>()
  const { kind, isSample, missing, updatedAt, updatedBy } = entry
  const saved = updatedAt ? t(words.changedBy)(relative(updatedAt), updatedBy) : t(words.untouched)
  const { data, isSample: isShownSample } = looked ?? { data: bodyOf(kind, form.values).data, isSample }
  return (
    <>
      <EntryHead entry={entry} title={title} isChanged={form.isChanged} onDeleted={onDeleted} />
      <div className="mb-6 grid gap-2 empty:hidden">
        {isSample && <Notice>{t(kind === 'cases' ? words.sampleNotice : words.sampleOfCompany)}</Notice>}
        {missing.length > 0 && <Notice>{t(words.missingNotice)(languages(missing))}</Notice>}
      </div>
      <div className="grid grid-cols-1 items-start gap-x-8 gap-y-6 2xl:grid-cols-2">
        <div className="grid min-w-0 gap-8">
          <PageForm
            form={form}
            label={t(words.edit)(title)}
            className="product-form"
            saved={saved}
            save={t(words.saveDraft)}
            conflict={
              form.conflict && (
                <ConflictNotice
                  conflict={form.conflict}
                  labelOf={(name) => t(fieldWordsOf(`${kind}.${name}`))}
                  textOf={(name, values) => valueText(values[name])}
                />
              )
            }
          >
            <SchemaFields
              fields={fieldsOf(contentData[kind])}
              values={form.values}
              path=""
              wordsPath={`${kind}.`}
              errorOf={form.errorOf}
              onChange={(name, value) => form.set(name, value)}
            />
          </PageForm>
        </div>
        <div className="grid min-w-0 gap-8">
          <Preview
            kind={kind}
            data={data}
            isSample={isShownSample}
            until={entry.publishUntil}
            note={
              looked && (
                <Notice>
                  {t(words.previewOf)(looked.version)}
                  <Button size="compact" onClick={() => setLooked(undefined)}>
                    {t(words.previewNow)}
                  </Button>
                </Notice>
              )
            }
          />
          <EntryHistory entry={entry} isHeld={form.isChanged} onLook={setLooked} />
        </div>
      </div>
    </>
  )
}
