import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useState } from 'react'
import { useTranslate } from '../../i18n/language.tsx'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { setCallHooks } from '../api/request.ts'
import { confirmPassword } from '../api/staff/session.ts'
import { sessionOptions } from '../api/staff/session-options.ts'
import { Dialog, DialogActions } from '../ui/Dialog.tsx'
import { uiWords } from '../ui/ui.words.ts'
import { useFailureWords } from '../words/failure-words.ts'
import { confirmWords } from '../words/frame.words.ts'

/** One question, shared by all requests that wait for it. */
interface Question {
  answer: Promise<boolean>
  settle: (isConfirmed: boolean) => void
}

/** Asks for the password when a request requires it (`onConfirmationNeeded`), and handles the end of the session. */
export function ConfirmPassword() {
  const queries = useQueryClient()
  const [question, setQuestion] = useState<Question>()

  useEffect(() => {
    let pending: Question | undefined
    function ask(): Promise<boolean> {
      if (pending) return pending.answer
      const { promise, resolve } = Promise.withResolvers<boolean>()
      const settle = (isConfirmed: boolean) => {
        pending = undefined
        setQuestion(undefined)
        resolve(isConfirmed)
      }
      pending = { answer: promise, settle }
      setQuestion(pending)
      return promise
    }
    setCallHooks({
      onSessionEnd() {
        pending?.settle(false)
        void queries.invalidateQueries({ queryKey: sessionOptions.queryKey })
      },
      onConfirmationNeeded: ask,
    })
    return () => pending?.settle(false) // unmounted: nobody can answer
  }, [queries])

  return question && <ConfirmDialog onSettle={question.settle} />
}

function ConfirmDialog({ onSettle }: { onSettle: (isConfirmed: boolean) => void }) {
  const t = useTranslate()
  const wordsOf = useFailureWords()
  const [password, setPassword] = useState('')
  const confirm = useMutation({ mutationFn: confirmPassword, onSuccess: () => onSettle(true) })
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!confirm.isPending) confirm.mutate(password)
  }
  return (
    <Dialog
      isOpen
      isAbove
      size="narrow"
      title={t(confirmWords.title)}
      description={t(confirmWords.hint)}
      onClose={() => onSettle(false)}
    >
      <form onSubmit={submit}>
        <TextField
          label={t(confirmWords.password)}
          type="password"
          name="password"
          autoComplete="current-password"
          required
          value={password}
          error={confirm.error ? wordsOf(confirm.error) : undefined}
          onChange={(event) => {
            setPassword(event.target.value)
            if (confirm.isError) confirm.reset()
          }}
        />
        <DialogActions>
          <Button variant="quiet" onClick={() => onSettle(false)}>
            {t(uiWords.cancel)}
          </Button>
          <Button type="submit" variant="primary" disabled={password === '' || confirm.isPending}>
            {t(confirm.isPending ? confirmWords.checking : confirmWords.confirm)}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
