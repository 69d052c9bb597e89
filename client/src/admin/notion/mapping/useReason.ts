import type { Proposal } from '#contract/sync/mapping.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { isNameReason, lookWords, nameReasonWords, mappingWords as words } from './mapping.words.ts'

export function useReason(): (proposal: Proposal) => string {
  const t = useTranslate()
  return ({ reason, like }) =>
    isNameReason(reason) ? t(nameReasonWords[reason])(like ?? '') : t(words.looksLike)(t(lookWords[reason]))
}
