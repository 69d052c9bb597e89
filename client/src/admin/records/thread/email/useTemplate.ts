import { flushSync } from 'react-dom'
import { nameIn } from '#contract/i18n/in-language.ts'
import type { FilledReply, ReplyTemplate } from '#contract/requests/reply-templates.ts'
import { variablesIn, variableToken } from '#contract/requests/reply-variables.ts'
import { useLanguage, useTranslate } from '../../../../i18n/language.tsx'
import { useToast } from '../../../../ui/Toast.tsx'
import { fillReplyTemplate } from '../../../api/reply-templates.ts'
import { uiWords } from '../../../ui/ui.words.ts'
import { useFailureWords } from '../../../words/failure-words.ts'
import type { StaffFormState } from '../../form/index.ts'
import type { WrittenRecord } from '../Composer.tsx'
import { templateWords as words } from './templates.words.ts'
import type { EmailValues } from './useReplyFiles.ts'

type EmailForm = Pick<StaffFormState<EmailValues>, 'initial' | 'update' | 'check' | 'element'>

/**
 * Returns a function that fills a template into an email. What it replaces comes back by undo; variables without a
 * value are marked at their fields.
 */
export function useTemplate({ initial, update, check, element }: EmailForm, { kind, id }: WrittenRecord) {
  const t = useTranslate()
  const language = useLanguage()
  const toast = useToast()
  const failureWords = useFailureWords()

  /** @returns what was written before */
  function write({ subject, text }: FilledReply): FilledReply {
    const before = { subject: '', text: '' }
    const swap = (name: keyof FilledReply, next: string) =>
      update(name, (now) => {
        before[name] = now
        return next
      })
    swap('subject', subject)
    swap('text', text)
    return before
  }

  return async function use(template: ReplyTemplate): Promise<void> {
    try {
      const { subject, text } = await fillReplyTemplate(template.id, { kind, record: id })
      const before = flushSync(() => write({ subject: subject || initial.subject, text }))
      const unfilled = variablesIn(`${subject}\n${text}`)
      if (unfilled.length > 0) check()
      focusField(element.current, unfilled[0])
      const details = [
        before.text.trim() === '' ? '' : t(words.replaced),
        unfilled.length === 0 ? '' : t(words.unfilled)(unfilled.length),
      ]
      toast(t(words.filled)(nameIn(template, language)), 'success', details.filter(Boolean).join(' '), {
        label: t(uiWords.undo),
        onAct: () => write(before),
      })
    } catch (error) {
      toast(t(words.notFilled), 'failure', failureWords(error))
    }
  }
}

/** Focuses the text; with a variable, the first field that has it, and selects it there. */
function focusField(form: HTMLFormElement | null, variable: string | undefined): void {
  const token = variable ? variableToken(variable) : ''
  const fields = form?.querySelectorAll<HTMLInputElement>(token ? '[name="subject"], [name="text"]' : '[name="text"]')
  const field = [...(fields ?? [])].find(({ value }) => value.includes(token))
  const start = field?.value.indexOf(token) ?? 0
  field?.focus()
  field?.setSelectionRange(start, start + token.length)
}
