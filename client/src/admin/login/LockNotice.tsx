import { useTranslate } from '../../i18n/language.tsx'
import { AlertLine } from '../ui/AlertLine.tsx'
import { loginWords } from './login.words.ts'

/** Shows how long sign-in is locked. Only the alert is announced, not the countdown. */
export function LockNotice({ seconds }: { seconds: number }) {
  const t = useTranslate()
  if (seconds === 0) return null
  return (
    <div>
      <AlertLine>{t(loginWords.locked)}</AlertLine>
      <p className="mt-2 text-ink-quiet">
        {t(loginWords.lockedFor)}
        <span className="font-semibold text-ink" role="timer">
          {clock(seconds)}
        </span>
      </p>
    </div>
  )
}

/** "1:05:09", "0:29". */
function clock(seconds: number): string {
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor(seconds / 60) % 60
  const rest = String(seconds % 60).padStart(2, '0')
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`
}
