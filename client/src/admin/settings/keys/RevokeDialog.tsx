import { useState } from 'react'
import type { ApiKey } from '#contract/staff/keys.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { AlertLine } from '../../ui/AlertLine.tsx'
import { Dialog, DialogButtons } from '../../ui/Dialog.tsx'
import { useFailureWords } from '../../words/failure-words.ts'
import { keysWords as words } from './keys.words.ts'

interface RevokeDialogProps {
  apiKey: ApiKey
  onRevoke: () => Promise<unknown>
  onClose: () => void
}

/** Asks for the key's name before it is revoked. */
export function RevokeDialog({ apiKey: { name }, onRevoke, onClose }: RevokeDialogProps) {
  const t = useTranslate()
  const failureWords = useFailureWords()
  const [typed, setTyped] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>()
  const isNamed = typed.trim() === name.trim()

  async function revoke() {
    if (!isNamed || isBusy) return
    setBusy(true)
    setError(undefined)
    try {
      await onRevoke()
      onClose()
    } catch (reason) {
      setError(reason)
      setBusy(false)
    }
  }
  return (
    <Dialog isOpen onClose={onClose} title={t(words.revokeTitle)(name)} description={t(words.revokeHint)}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void revoke()
        }}
      >
        <TextField
          label={t(words.typeName)(name)}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        {error !== undefined && <AlertLine>{failureWords(error)}</AlertLine>}
        <DialogButtons onClose={onClose} act={t(words.revoke)} isErasing disabled={!isNamed || isBusy} />
      </form>
    </Dialog>
  )
}
