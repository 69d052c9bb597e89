import type { CreatedApiKey } from '#contract/staff/keys.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/Button.tsx'
import { useCopy } from '../../../ui/browser/useCopy.ts'
import { CodeBlock } from '../../../ui/CodeBlock.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { Dialog, DialogActions } from '../../ui/Dialog.tsx'
import { keysWords as words } from './keys.words.ts'

/** Shows a key that was just made. */
export function SecretDialog({ made: { key, secret }, onClose }: { made: CreatedApiKey; onClose: () => void }) {
  const t = useTranslate()
  const copy = useCopy()
  const copyWords = { done: t(words.copied), failed: t(words.copyFailed) }
  const command = `curl -H 'Authorization: Bearer ${secret}' '${location.origin}/api/v1/admin/products?pageSize=1'`
  return (
    <Dialog isOpen onClose={onClose} title={t(words.madeTitle)(key.name)} description={t(words.madeHint)}>
      <div className="grid gap-4">
        <TextField
          label={t(words.key)}
          readOnly
          spellCheck={false}
          value={secret}
          onFocus={({ target }) => target.select()}
        />
        {key.scopes.includes('products.read') && (
          <CodeBlock label={t(words.tryIt)} code={command} copy={{ ...copyWords, label: t(words.copy) }} />
        )}
      </div>
      <DialogActions>
        <Button size="compact" onClick={onClose}>
          {t(words.done)}
        </Button>
        <Button size="compact" variant="primary" onClick={() => void copy(secret, copyWords)}>
          {t(words.copy)}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
