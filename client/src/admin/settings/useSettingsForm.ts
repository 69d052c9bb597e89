import { useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { type SettingsAnswer, type SettingsGroup, settingsSchema } from '#contract/site/settings.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { useToast } from '../../ui/Toast.tsx'
import { conversationFiguresOptions } from '../api/conversations.ts'
import type { StaffFailure } from '../api/request.ts'
import { settingsOptions } from '../api/settings.ts'
import { sessionOptions } from '../api/staff/session-options.ts'
import { type RecordForm, useRecordForm } from '../records/form/index.ts'
import { settingsWords } from '../words/settings.words.ts'

type Versioned = Record<string, unknown> & { version: number }

interface SettingsFormOptions<Values extends Versioned, Body extends z.core.$ZodType> {
  group: SettingsGroup
  settings: SettingsAnswer
  valuesOf: (settings: SettingsAnswer) => Values
  names: readonly (keyof Values & string)[]
  schema: Body
  bodyOf: (values: Values) => unknown
  save: (body: z.output<Body>) => Promise<SettingsAnswer>
  /** Fields that are not stored as a draft. */
  secrets?: readonly (keyof Values & string)[]
}

// Shown elsewhere: by a notice, and by the dialog that was closed.
const shownElsewhere = new Set(['record.changed', 'session.confirmation_required'])

export function useSettingsForm<Values extends Versioned, Body extends z.core.$ZodType>(
  options: SettingsFormOptions<Values, Body>,
): RecordForm<Values> {
  const { group, settings, valuesOf, names, schema, bodyOf, save, secrets = [] } = options
  const t = useTranslate()
  const toast = useToast()
  const queries = useQueryClient()

  async function send(body: z.output<Body>): Promise<Values> {
    const answer = await save(body)
    queries.setQueryData(settingsOptions.queryKey, answer)
    void queries.invalidateQueries({ queryKey: ['settings', 'history', group] })
    // They include the assistant's limits.
    void queries.invalidateQueries({ queryKey: conversationFiguresOptions.queryKey })
    // The session has the time zone, the language and restrictions that follow from the settings.
    void queries.invalidateQueries({ queryKey: sessionOptions.queryKey })
    toast(t(settingsWords[`${group}Saved`]))
    return valuesOf(answer)
  }

  function onFailure({ code }: StaffFailure) {
    if (code === 'record.changed') void queries.invalidateQueries({ queryKey: settingsOptions.queryKey })
    if (!shownElsewhere.has(code)) toast(t(settingsWords.error), 'failure', t(settingsWords[`${group}Failed`]))
  }

  return useRecordForm({
    draft: `settings.${group}`,
    secrets,
    record: valuesOf(settings),
    names,
    schema,
    bodyOf,
    fieldOf: (path) => path.replace(/^(?:values|secrets)\./, ''),
    send,
    onFailure,
    readCurrent(current) {
      const answer = z.safeParse(settingsSchema, current).data
      return answer && valuesOf(answer)
    },
  })
}
