import { nameIn } from '#contract/i18n/in-language.ts'
import type { ReplyTemplate } from '#contract/requests/reply-templates.ts'
import { useLanguage, useTranslate } from '../../../i18n/language.tsx'
import { useToast } from '../../../ui/Toast.tsx'
import { changeReplyTemplate } from '../../api/reply-templates.ts'
import { uiWords } from '../../ui/ui.words.ts'
import { useFailureWords } from '../../words/failure-words.ts'
import { templateValuesOf } from './template-values.ts'
import { templatesWords as words } from './templates.words.ts'
import { useTemplatesCache } from './useTemplatesCache.ts'

/** Returns a function that archives a template, or offers it again, with a toast that undoes it. */
export function useArchiving() {
  const t = useTranslate()
  const language = useLanguage()
  const toast = useToast()
  const failureWords = useFailureWords()
  const { store, refresh } = useTemplatesCache()

  return async function archive(template: ReplyTemplate, isArchived: boolean): Promise<void> {
    try {
      const body = { ...templateValuesOf(template), isArchived }
      const changed = store(await changeReplyTemplate(template.id, body))
      toast(t(isArchived ? words.retired : words.restored)(nameIn(changed, language)), 'success', undefined, {
        label: t(uiWords.undo),
        onAct: () => void archive(changed, !isArchived),
      })
    } catch (error) {
      toast(t(words.notChanged), 'failure', failureWords(error))
      refresh()
    }
  }
}
