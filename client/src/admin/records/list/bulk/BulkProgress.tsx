import { useTranslate } from '../../../../i18n/language.tsx'
import { useFormats } from '../../../i18n/formats.ts'
import { bulkRunWords as words } from './bulk.words.ts'

/** Shows how far a bulk change has come, above the foot of the screen. */
export function BulkProgress({ count, total }: { count: number; total: number }) {
  const t = useTranslate()
  const { number } = useFormats()
  const text = t(words.working)(number(count), number(total))
  return (
    <div
      role="status"
      className="fixed inset-x-4 bottom-24 z-30 mx-auto max-w-sm rounded-panel border border-hairline bg-raised px-4 py-3 shadow-lift"
    >
      <p>{text}</p>
      <progress className="mt-1.5 block h-1 w-full accent-signal" aria-label={text} value={count} max={total} />
    </div>
  )
}
