import { useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { type ContentEntry, contentEntrySchema } from '#contract/content/entries.ts'
import { contentData, contentWriteSchema } from '#contract/content/kinds.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { useToast } from '../../ui/Toast.tsx'
import { cacheContent, contentEntryOptions, saveContent } from '../api/content.ts'
import { useRecordForm } from '../records/form/index.ts'
import { contentWords as words } from './content.words.ts'
import { fieldsOf } from './fields/schema.ts'
import { bodyOf, fieldOf, valuesOf } from './form-values.ts'

/** Form of an entry that detects edits saved by others in the meantime. */
export function useEntryForm(entry: ContentEntry) {
  const t = useTranslate()
  const toast = useToast()
  const queries = useQueryClient()
  const { id, kind } = entry
  return useRecordForm({
    draft: `content.${id}`,
    record: valuesOf(entry),
    names: fieldsOf(contentData[kind]).map(({ name }) => name),
    schema: contentWriteSchema,
    bodyOf: (values) => bodyOf(kind, values),
    fieldOf,
    async send(body) {
      const saved = cacheContent(queries, await saveContent(id, body))
      toast(t(words.draftSaved))
      return valuesOf(saved)
    },
    onFailure({ code }) {
      if (code === 'record.changed') {
        void queries.invalidateQueries({ queryKey: contentEntryOptions(id).queryKey })
      }
    },
    readCurrent(current) {
      const theirs = z.safeParse(contentEntrySchema, current).data
      return theirs && valuesOf(theirs)
    },
  })
}
