import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useTranslate } from '../../../i18n/language.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { useToast } from '../../../ui/Toast.tsx'
import { conversationOptions, eraseConversation } from '../../api/conversations.ts'
import { conversationsPath } from '../../paths/index.ts'
import { useListPath } from '../../records/page/index.ts'
import { AlertLine } from '../../ui/AlertLine.tsx'
import { Dialog, DialogButtons } from '../../ui/Dialog.tsx'
import { useFailureWords } from '../../words/failure-words.ts'
import { conversationWords as words } from './conversation.words.ts'

/** Erases a conversation for good after a typed confirmation. */
export function EraseDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTranslate()
  const [typed, setTyped] = useState('')
  const { erase, isBusy, failure } = useErasing(id)
  const word = t(words.eraseWord)
  const isMeant = typed.trim().toLowerCase() === word
  function submit(event: FormEvent) {
    event.preventDefault()
    if (isMeant) void erase()
  }
  return (
    <Dialog isOpen onClose={onClose} title={t(words.eraseTitle)} description={t(words.eraseHint)} size="narrow">
      <form onSubmit={submit} className="grid gap-4">
        {failure && <AlertLine>{failure}</AlertLine>}
        <TextField
          label={t(words.eraseType)(word)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <DialogButtons
          onClose={onClose}
          act={t(isBusy ? words.erasing : words.eraseIt)}
          isErasing
          disabled={!isMeant || isBusy}
        />
      </form>
    </Dialog>
  )
}

function useErasing(id: string) {
  const t = useTranslate()
  const toast = useToast()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const failureWords = useFailureWords()
  const list = useListPath(conversationsPath)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()

  async function erase() {
    setBusy(true)
    setFailure(undefined)
    try {
      await eraseConversation(id)
    } catch (error) {
      setFailure(failureWords(error))
      return setBusy(false)
    }
    toast(t(words.erased))
    await navigate(list, { replace: true })
    queries.removeQueries({ queryKey: conversationOptions(id).queryKey })
  }
  return { erase, isBusy, failure }
}
