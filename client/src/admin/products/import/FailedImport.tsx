import { Link } from 'react-router-dom'
import { importFaults } from '#contract/catalogue/product-import-faults.ts'
import type { ProductImport } from '#contract/catalogue/product-imports.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { Button, buttonClass } from '../../../ui/Button.tsx'
import { AlertLine } from '../../ui/AlertLine.tsx'
import { importWords as words } from './import.words.ts'
import { stepPath } from './import-step.ts'
import { ImportActions } from './StepProgress.tsx'
import { usePreview } from './usePreview.ts'

export function FailedImport({ one }: { one: ProductImport }) {
  const t = useTranslate()
  const { isBusy, failure, preview } = usePreview(one.id)
  const { code, products } = one.error ?? { code: 'failed' as const, products: [] }
  return (
    <section className="grid grid-cols-1 gap-4">
      <h2 className="font-semibold">{t(words.failedTitle)}</h2>
      <AlertLine>{t(importFaults[code])}</AlertLine>
      {products.length > 0 && (
        <div>
          <h3 className="text-fine text-ink-quiet">{t(words.changedProducts)}</h3>
          <ul>
            {products.map(({ id, name }) => (
              <li key={id}>
                <Link className="link" to={`/admin/products/${id}`}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      {failure && <AlertLine>{failure}</AlertLine>}
      <ImportActions>
        <Link to={stepPath(one.id, 'columns')} className={buttonClass('quiet', 'compact')}>
          {t(words.toColumns)}
        </Link>
        <Button
          variant="primary"
          size="compact"
          disabled={isBusy}
          onClick={() => void preview(one.mapping, one.decimals)}
        >
          {t(words.previewAgain)}
        </Button>
      </ImportActions>
    </section>
  )
}
