import { useQueryClient } from '@tanstack/react-query'
import { type Correction, correctionSchema } from '#contract/assistant/conversations.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { TextArea } from '../../ui/fields/TextField.tsx'
import { useToast } from '../../ui/Toast.tsx'
import { markAnswerWrong } from '../api/conversations.ts'
import { FormDialog, useStaffForm } from '../records/form/index.ts'
import { correctionWords as words } from './correction.words.ts'

interface MarkWrongDialogProps {
  place: { id: string; turnId: string }
  question: string
  /** The present mark. */
  correction: Correction | null
  onClose: () => void
}

/** Asks what a wrong answer should have said. */
export function MarkWrongDialog({ place, question, correction: marked, onClose }: MarkWrongDialogProps) {
  const t = useTranslate()
  const toast = useToast()
  const queries = useQueryClient()
  const { says = [], never = [] } = marked ?? {}
  const form = useStaffForm({
    initial: { says: says.join('\n'), never: never.join('\n') },
    schema: correctionSchema,
    // without any, one that is empty is marked as missing
    bodyOf: (values) => ({
      says: values.says.trim() === '' ? [''] : linesOf(values.says),
      never: linesOf(values.never),
    }),
    fieldOf: (path) => path.split('.')[0] ?? path,
    async send(correction) {
      await markAnswerWrong(place, correction)
      toast(t(words.marked))
      onClose()
      await Promise.all([
        queries.invalidateQueries({ queryKey: ['conversations'] }),
        queries.invalidateQueries({ queryKey: ['tables', 'question-intents'] }),
      ])
    },
  })
  return (
    <FormDialog form={form} onClose={onClose} title={t(words.title)} description={question} act={t(words.save)}>
      <TextArea label={t(words.says)} hint={t(words.saysHint)} required {...form.field('says')} />
      <TextArea label={t(words.never)} hint={t(words.neverHint)} rows={2} {...form.field('never')} />
    </FormDialog>
  )
}

function linesOf(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '')
}
