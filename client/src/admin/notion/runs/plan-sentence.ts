import { inLanguage } from '#contract/i18n/in-language.ts'
import type { ReaderLanguage } from '#contract/i18n/languages.ts'
import type { SyncChange, SyncRunDetail } from '#contract/sync/sync.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { groupsOf } from './run-groups.ts'
import { sideWords, runsWords as words } from './runs.words.ts'

const sides = ['mirror', 'notion', 'pricebook'] as const
const acts = {
  create: words.creates,
  link: words.links,
  update: words.updates,
  retire: words.retires,
  restore: words.restores,
} as const
const actNames = ['create', 'link', 'update', 'retire', 'restore'] as const

/** Summarizes in one sentence what applying a plan does. */
export function usePlanSentence(run: Pick<SyncRunDetail, 'groups' | 'conflicts'>): string {
  const language = useLanguage()
  const parts = planParts(run, language)
  return parts.length > 0 ? inLanguage(words.planSentence, language)(parts) : inLanguage(words.planNothing, language)
}

function planParts(run: Pick<SyncRunDetail, 'groups' | 'conflicts'>, language: ReaderLanguage): string[] {
  const groups = groupsOf(run)
  const countOf = (kind: SyncChange['kind'], side: SyncChange['side']) =>
    groups.find((group) => group.kind === kind && group.side === side)?.count ?? 0
  const bySide = sides.flatMap((side) => {
    const done = actNames.filter((kind) => countOf(kind, side) > 0)
    if (done.length === 0) return []
    const texts = done.map((kind) => inLanguage(acts[kind], language)(countOf(kind, side)))
    return [inLanguage(words.onSide, language)(inLanguage(sideWords[side], language), listed(texts, language))]
  })
  return run.conflicts > 0 ? [...bySide, inLanguage(words.conflictsOf, language)(run.conflicts)] : bySide
}

function listed(texts: string[], language: ReaderLanguage): string {
  return inLanguage({ 'zh-TW': texts.join('、'), en: new Intl.ListFormat('en-GB').format(texts) }, language)
}
