import { useQueryClient } from '@tanstack/react-query'
import { Repeat2 } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { newSubmissionId } from '../../forms/form-draft.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { useToast } from '../../ui/Toast.tsx'
import { quoteOptions, type RepeatedKind, repeat } from '../api/sales/quotes.ts'
import { useCan } from '../api/staff/session.ts'
import { quotePath } from '../paths/index.ts'
import { MenuItem } from '../ui/Menu.tsx'
import { useFailureWords } from '../words/failure-words.ts'
import { repeatWords as words } from './repeat.words.ts'

/** Renders the menu item that makes a quotation of the same lines at today's prices, and opens it. */
export function RepeatItem({ kind, id }: { kind: RepeatedKind; id: string }) {
  const t = useTranslate()
  const toast = useToast()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const failureWords = useFailureWords()
  if (!useCan()('sales.write')) return null

  async function make() {
    try {
      const quote = await repeat(kind, id, newSubmissionId())
      queries.setQueryData(quoteOptions(quote.id).queryKey, quote)
      void queries.invalidateQueries({ queryKey: ['tables', 'quotes'] })
      toast(t(words.repeated)(quote.reference))
      void navigate(quotePath(quote.id, 'edit'))
    } catch (error) {
      toast(t(words.failed), 'failure', failureWords(error))
    }
  }
  return (
    <MenuItem icon={<Repeat2 aria-hidden="true" />} onSelect={() => void make()}>
      {t(words[kind])}
    </MenuItem>
  )
}
