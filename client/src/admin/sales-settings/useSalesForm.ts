import { useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import {
  type SalesSettingsAnswer,
  salesSettingsAnswerSchema,
  salesSettingsWriteSchema,
} from '#contract/site/settings.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { useToast } from '../../ui/Toast.tsx'
import { salesSettingsOptions, saveSalesSettings } from '../api/settings.ts'
import { useRecordForm } from '../records/form/index.ts'
import { useFailureWords } from '../words/failure-words.ts'
import { fieldsWords } from '../words/setting-fields.words.ts'
import { salesBodyOf, salesFields, salesValuesOf, type TypedField } from './sales-settings.ts'
import { salesHints, salesSettingsWords as words } from './sales-settings.words.ts'

export function useSalesForm(settings: SalesSettingsAnswer) {
  const t = useTranslate()
  const toast = useToast()
  const failureWords = useFailureWords()
  const queries = useQueryClient()
  const form = useRecordForm({
    draft: 'settings.sales',
    record: salesValuesOf(settings),
    names: salesFields,
    schema: salesSettingsWriteSchema,
    bodyOf: salesBodyOf,
    fieldOf: (path) => path.replace(/^values\./, '').replace(/^reminderDays\..*/, 'reminderDays'),
    async send(body) {
      const answer = await saveSalesSettings(body)
      queries.setQueryData(salesSettingsOptions.queryKey, answer)
      // Customer statuses and prices depend on the settings.
      for (const queryKey of [['customers'], ['tables', 'customers'], ['exchange-rates']]) {
        void queries.invalidateQueries({ queryKey })
      }
      toast(t(words.saved))
      return salesValuesOf(answer)
    },
    onFailure(failure) {
      if (failure.code === 'record.changed') {
        void queries.invalidateQueries({ queryKey: salesSettingsOptions.queryKey })
      } else {
        toast(t(words.error), 'failure', failureWords(failure))
      }
    },
    readCurrent(current) {
      const theirs = z.safeParse(salesSettingsAnswerSchema, current).data
      return theirs && salesValuesOf(theirs)
    },
  })
  const labelOf = (name: string) => {
    const field = salesFields.find((known) => known === name)
    return field ? t(fieldsWords[field].label) : name
  }
  const bind = (name: TypedField) => ({ label: labelOf(name), hint: t(salesHints[name]), ...form.field(name) })
  return { form, bind, labelOf }
}
