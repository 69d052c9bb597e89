import { Sparkles } from 'lucide-react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslate } from '../../../../i18n/language.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { useToast } from '../../../../ui/Toast.tsx'
import { suggestReply } from '../../../api/reply-templates.ts'
import { uiWords } from '../../../ui/ui.words.ts'
import { useFailureWords } from '../../../words/failure-words.ts'
import type { StaffFormState } from '../../form/index.ts'
import { templateWords as words } from './templates.words.ts'
import type { EmailValues } from './useReplyFiles.ts'

interface SuggestButtonProps {
  form: Pick<StaffFormState<EmailValues>, 'update' | 'element'>
  enquiryId: string
}

/** Fills in what the assistant would answer; what it replaces comes back by undo. Nothing is sent. */
export function SuggestButton({ form, enquiryId }: SuggestButtonProps) {
  const t = useTranslate()
  const toast = useToast()
  const failureWords = useFailureWords()
  const [isBusy, setBusy] = useState(false)

  /** @returns what was written before */
  function write(text: string): string {
    let before = ''
    form.update('text', (now) => {
      before = now
      return text
    })
    return before
  }

  async function suggest() {
    setBusy(true)
    try {
      const { text, unverified } = await suggestReply(enquiryId)
      if (text === null) return toast(t(words.nothing), 'failure')
      const before = flushSync(() => write(text))
      const details = [
        before.trim() === '' ? '' : t(words.replaced),
        unverified.length === 0 ? '' : t(words.unverified)(unverified.join(', ')),
      ]
      toast(t(words.suggested), 'success', details.filter(Boolean).join(' '), {
        label: t(uiWords.undo),
        onAct: () => write(before),
      })
      form.element.current?.querySelector<HTMLElement>('[name="text"]')?.focus()
    } catch (error) {
      toast(t(words.notSuggested), 'failure', failureWords(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Button size="compact" disabled={isBusy} onClick={() => void suggest()}>
      <Sparkles aria-hidden="true" className="size-4" />
      {t(isBusy ? words.suggesting : words.suggest)}
    </Button>
  )
}
