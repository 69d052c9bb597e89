import type * as z from 'zod/mini'
import type { linkSentSchema } from '#contract/staff/users.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { Button } from '../../ui/Button.tsx'
import { useCopy } from '../../ui/browser/useCopy.ts'
import { TextField } from '../../ui/fields/TextField.tsx'
import { useFormats } from '../i18n/formats.ts'
import { Dialog, DialogActions } from '../ui/Dialog.tsx'
import { usersWords } from './users.words.ts'

export type LinkToHandOver = z.output<typeof linkSentSchema> & { url: string }

/** Shows a link to hand over, if no mail server is configured. */
export function LinkDialog({ link, onClose }: { link: LinkToHandOver; onClose: () => void }) {
  const t = useTranslate()
  const copy = useCopy()
  const formats = useFormats()
  const copyWords = { done: t(usersWords.copied), failed: t(usersWords.copyFailed) }
  return (
    <Dialog isOpen onClose={onClose} title={t(usersWords.linkTitle)} description={t(usersWords.linkHint)(link.email)}>
      <TextField
        label={t(usersWords.link)}
        hint={t(usersWords.linkUntil)(formats.dateTime(link.expiresAt))}
        readOnly
        value={link.url}
        onFocus={({ target }) => target.select()}
      />
      <DialogActions>
        <Button size="compact" onClick={onClose}>
          {t(usersWords.done)}
        </Button>
        <Button size="compact" variant="primary" onClick={() => void copy(link.url, copyWords)}>
          {t(usersWords.copy)}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
