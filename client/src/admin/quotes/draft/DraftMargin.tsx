import { useTranslate } from '../../../i18n/language.tsx'
import type { LineProducts, LineValues } from '../../sales/index.ts'
import { draftMargin, MarginText, draftWords as words } from '../../sales/index.ts'

/** What the offer earns, as it is typed; for staff alone. */
export function DraftMargin({ lines, products }: { lines: readonly LineValues[]; products: LineProducts }) {
  const t = useTranslate()
  const earned = draftMargin(lines, products)
  if (!earned) return null
  const { margin, uncounted } = earned
  return (
    <div className="draft-totals" role="status" aria-label={t(words.margin)}>
      <dl>
        <div>
          <dt>{t(words.margin)}</dt>
          <dd>
            <MarginText margin={margin} />
          </dd>
        </div>
      </dl>
      <p className="field-hint">
        {t(words.marginHint)}
        {uncounted > 0 && ` ${t(words.uncosted)(uncounted)}`}
      </p>
    </div>
  )
}
