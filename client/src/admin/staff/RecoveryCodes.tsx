import './two-factor.css'
import { useQuery } from '@tanstack/react-query'
import { createContext, type ReactNode, useCallback, useContext, useState } from 'react'
import { useTranslate } from '../../i18n/language.tsx'
import { useSiteName } from '../../shell/index.ts'
import { Button } from '../../ui/Button.tsx'
import { useCopy } from '../../ui/browser/useCopy.ts'
import { sessionOptions } from '../api/staff/session-options.ts'
import { AlertLine } from '../ui/AlertLine.tsx'
import { Dialog, DialogActions } from '../ui/Dialog.tsx'
import { twoFactorWords } from './two-factor.words.ts'

const ShowCodesContext = createContext<(codes: string[]) => void>(() => {})

/** @returns a function that shows new recovery codes, which cannot be shown again */
export function useShowRecoveryCodes(): (codes: string[]) => void {
  return useContext(ShowCodesContext)
}

/**
 * Shows recovery codes above any screen: the screen that requested them may unmount, because they end the session's
 * restriction. Shown only to their owner.
 */
export function RecoveryCodesProvider({ children }: { children: ReactNode }) {
  const email = useQuery(sessionOptions).data?.user?.email
  const [shown, setShown] = useState<{ codes: string[]; email: string }>()
  const show = useCallback((codes: string[]) => setShown(email === undefined ? undefined : { codes, email }), [email])
  return (
    <ShowCodesContext value={show}>
      {children}
      {shown && shown.email === email && <RecoveryCodesDialog {...shown} onClose={() => setShown(undefined)} />}
    </ShowCodesContext>
  )
}

function RecoveryCodesDialog({ codes, email, onClose }: { codes: string[]; email: string; onClose: () => void }) {
  const t = useTranslate()
  const copy = useCopy()
  const siteName = useSiteName()
  const [isSaved, setSaved] = useState(false)
  const [isWarned, setWarned] = useState(false)
  const text = [t(twoFactorWords.fileHeading)(siteName, email), '', ...codes, ''].join('\n')
  return (
    <Dialog
      isOpen
      onClose={() => (isSaved ? onClose() : setWarned(true))}
      title={t(twoFactorWords.codesTitle)}
      description={t(twoFactorWords.codesHint)}
    >
      <ol className="recovery-codes mb-4 grid grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-x-6 border-t border-hairline [counter-reset:code]">
        {codes.map((code) => (
          <li
            key={code}
            className="flex gap-3 border-b border-hairline py-1.5 [counter-increment:code] before:w-5 before:text-right before:text-ink-quiet before:content-[counter(code)/'']"
          >
            <code className="font-[ui-monospace,'SFMono-Regular',Consolas,monospace] font-semibold">{code}</code>
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2">
        <Button
          size="compact"
          onClick={() => {
            void copy(text, { done: t(twoFactorWords.copied), failed: t(twoFactorWords.copyFailed) })
            setSaved(true)
          }}
        >
          {t(twoFactorWords.copy)}
        </Button>
        <Button
          size="compact"
          onClick={() => {
            saveText(text, 'recovery-codes.txt')
            setSaved(true)
          }}
        >
          {t(twoFactorWords.download)}
        </Button>
        <Button
          size="compact"
          onClick={() => {
            window.print()
            setSaved(true)
          }}
        >
          {t(twoFactorWords.print)}
        </Button>
      </div>
      {isWarned && !isSaved && (
        <div className="mt-4">
          <AlertLine>{t(twoFactorWords.notKept)}</AlertLine>
        </div>
      )}
      <DialogActions>
        <Button variant="primary" onClick={onClose}>
          {t(twoFactorWords.kept)}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function saveText(text: string, fileName: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  URL.revokeObjectURL(address)
}
