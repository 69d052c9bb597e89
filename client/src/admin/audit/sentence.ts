import { inLanguage } from '#contract/i18n/in-language.ts'
import type { ReaderLanguage } from '#contract/i18n/languages.ts'
import { type SettingsGroup, settingsGroups } from '#contract/site/settings.ts'
import type { AuditEntry } from '#contract/staff/audit.ts'
import { settingsWords } from '../words/settings.words.ts'
import { actionWords, verbWords } from './actions.words.ts'
import { actorKindWords, entityWords, namedWords } from './audit.words.ts'

type DescribedEntry = Omit<AuditEntry, 'seq' | 'at' | 'before' | 'after' | 'requestId'>

export function sentenceOf(entry: DescribedEntry, language: ReaderLanguage): string {
  const { action, entity, entityId, entityName, address } = entry
  const actor = actorOf(entry, language)
  const record = recordOf({ entity, entityId, entityName }, language)
  const whole = actionWords[action]
  if (whole) return inLanguage(whole.sentence, language)(actor, record || (address ?? ''))
  const verb = verbWords[verbOf(action)]
  const kind = inLanguage(entityWords[entity], language) ?? entity
  const named = record === '' ? kind : inLanguage(namedWords, language)(kind, record)
  return verb ? inLanguage(verb.sentence, language)(actor, named) : [actor, action, record].filter(Boolean).join(' · ')
}

/** Names the record; a group of settings by its tab or screen. */
function recordOf(
  { entity, entityId, entityName }: Pick<DescribedEntry, 'entity' | 'entityId' | 'entityName'>,
  language: ReaderLanguage,
): string {
  if (entity === 'settings' && isGroup(entityId)) return inLanguage(settingsWords[entityId], language)
  if (entity === 'settings' && entityId) return inLanguage(entityWords[entityId], language) ?? entityId
  return entityName ?? entityId ?? ''
}

export function actorOf(
  { actorKind, actorName }: Pick<DescribedEntry, 'actorKind' | 'actorName'>,
  language: ReaderLanguage,
): string {
  return actorKind === 'system' ? inLanguage(actorKindWords.system, language) : actorName
}

export function actionLabel(action: string, language: ReaderLanguage): string {
  const whole = actionWords[action]
  if (whole) return inLanguage(whole.label, language)
  const verb = verbWords[verbOf(action)]
  const [entity = ''] = action.split('.')
  const kind = inLanguage(entityWords[entity], language) ?? entity
  if (!verb) return action
  return inLanguage({ 'zh-TW': verb.label['zh-TW'] + kind, en: capital(`${kind} ${verb.label.en}`) }, language)
}

export function entityLabel(entity: string, language: ReaderLanguage): string {
  return capital(inLanguage(entityWords[entity], language) ?? entity)
}

function isGroup(id: string | null): id is SettingsGroup {
  return id !== null && id in settingsGroups
}

function verbOf(action: string): string {
  return action.split('.')[1] ?? ''
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
