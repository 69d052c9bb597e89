import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { adminScreens } from '#contract/staff/permissions.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { productStatsOptions } from '../api/back-office.ts'
import { useCan } from '../api/staff/session.ts'
import { useSourceWords, useSyncState, useSyncWords } from '../sync/index.ts'
import { fileProductsWords } from '../words/file-source.words.ts'
import { productsScreenWords } from '../words/products.words.ts'

/** Warns if the catalogue may be out of step with its source. */
export function CatalogueNotice() {
  return useCan()('sync.read') ? <InStep /> : null
}

function InStep() {
  const t = useTranslate()
  const { status, isConnected } = useSyncState()
  const syncWords = useSyncWords()
  const words = useSourceWords(productsScreenWords, fileProductsWords)
  const { data: stats } = useQuery(productStatsOptions)
  if (!status || !stats || isConnected || status.syncInProgress) return null
  const { total } = stats
  // no warning for a company without a source, or before the first run
  if (total > 0 && (!status.isConfigured || status.runs.length === 0)) return null
  const [title, hint] =
    total > 0
      ? [t(words.loaded), t(words.loadedHint)(total)]
      : [t(syncWords.notConnected), t(syncWords.notConnectedHint)]
  return (
    <div className="mb-5">
      <Notice>
        <p>
          <strong>{title}</strong> {hint}
          {total > 0 && <span className="block text-ink-quiet">{t(words.notionAway)}</span>}
        </p>
        <Link to={adminScreens.notion.path} className={buttonClass('secondary', 'compact')}>
          {t(syncWords.toScreen)}
        </Link>
      </Notice>
    </div>
  )
}
