import { Copy, ExternalLink } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslate } from '../../i18n/language.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { useCopy } from '../../ui/browser/useCopy.ts'
import { useFormats } from '../i18n/formats.ts'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { privateLinkWords as words } from './private-link.words.ts'

interface PrivateLinkPanelProps {
  /** Says what can be done on it. */
  hint: string
  link: string | null
  expiresAt: string | null
  /** Says which other link opens the same. */
  other?: ReactNode
  onRenew: () => Promise<unknown>
  onRevoke: () => Promise<unknown>
}

/** Renders the private link of a quotation or an order, to copy, renew and revoke. */
export function PrivateLinkPanel({ hint, link, expiresAt, other, onRenew, onRevoke }: PrivateLinkPanelProps) {
  const t = useTranslate()
  const { date } = useFormats()
  const copy = useCopy()
  const [confirming, setConfirming] = useState<'renew' | 'revoke'>()
  const copyWords = { done: t(words.linkCopied), failed: t(words.copyFailed) }
  const dialogs = {
    renew: link
      ? { title: words.renewTitle, description: t(words.renewHint), action: words.renewLink }
      : { title: words.makeTitle, description: hint, action: words.makeLink },
    revoke: { title: words.revokeTitle, description: t(words.revokeHint), action: words.revokeLink },
  }
  const dialog = confirming && dialogs[confirming]
  return (
    <section className="message-panel">
      <h2>{t(words.link)}</h2>
      {link ? (
        <>
          <input
            className="control w-full text-fine"
            readOnly
            aria-label={t(words.link)}
            value={link}
            onFocus={({ target }) => target.select()}
          />
          <p className="field-hint my-1.5">
            {hint} {expiresAt && t(words.linkUntil)(date(expiresAt))}
          </p>
        </>
      ) : (
        !other && <p className="text-ink-quiet">{t(words.noLink)}</p>
      )}
      {other && <p className="mb-1.5 text-fine">{other}</p>}
      <div className="flex flex-wrap gap-1">
        {link && (
          <>
            <Button size="compact" onClick={() => void copy(link, copyWords)}>
              <Copy aria-hidden="true" className="size-4" />
              {t(words.copyLink)}
            </Button>
            <a href={link} target="_blank" rel="noreferrer" className={buttonClass('quiet', 'compact')}>
              <ExternalLink aria-hidden="true" className="size-4" />
              {t(words.openLink)}
            </a>
          </>
        )}
        <Button size="compact" variant="quiet" onClick={() => setConfirming('renew')}>
          {t(link ? words.renewLink : words.makeLink)}
        </Button>
        {link && (
          <Button size="compact" variant="quiet" onClick={() => setConfirming('revoke')}>
            {t(words.revokeLink)}
          </Button>
        )}
      </div>
      {dialog && (
        <ConfirmDialog
          title={t(dialog.title)}
          description={dialog.description}
          action={t(dialog.action)}
          onConfirm={confirming === 'renew' ? onRenew : onRevoke}
          onClose={() => setConfirming(undefined)}
        />
      )}
    </section>
  )
}
