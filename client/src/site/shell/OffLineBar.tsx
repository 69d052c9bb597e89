import { WifiOff } from 'lucide-react'
import { useTranslate } from '../../i18n/language.tsx'
import { offLineWords } from './off-line.words.ts'

/** That the server cannot be reached, and as of when that is which is shown. The service worker writes the same into a page that it had kept. */
export function OffLineBar({ time }: { time: string }) {
  const t = useTranslate()
  return (
    <p role="status" className="off-line-bar print:hidden">
      <WifiOff aria-hidden="true" className="size-5 flex-none" />
      <span>{t(offLineWords.bar)(time)}</span>
    </p>
  )
}
