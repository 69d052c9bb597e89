import { useTranslate } from '../../../i18n/language.tsx'
import type { LineProducts, LineValues } from '../../sales/index.ts'
import { draftMargin, MarginText, TotalRow, draftWords as words } from '../../sales/index.ts'

/** Shows the margin of the unsaved offer. Never shown to buyers. */
export function DraftMargin({ lines, products }: { lines: readonly LineValues[]; products: LineProducts }) {
  const t = useTranslate()
  const earned = draftMargin(lines, products)
  if (!earned) return null
  const { margin, uncounted } = earned
  return (
    <div className="grid justify-items-end text-right" role="status" aria-label={t(words.margin)}>
      <dl>
        <TotalRow label={t(words.margin)} className="min-w-40 text-body font-semibold">
          <MarginText margin={margin} />
        </TotalRow>
      </dl>
      <p className="field-hint">
        {t(words.marginHint)}
        {uncounted > 0 && ` ${t(words.uncosted)(uncounted)}`}
      </p>
    </div>
  )
}
