import { useQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useTranslate } from '../../i18n/language.tsx'
import { qualityOptions } from '../api/products.ts'
import { useFormats } from '../i18n/formats.ts'
import { issueWords } from '../words/product-issues.words.ts'
import { qualityWords } from '../words/product-quality.words.ts'
import { itemClass, Panel, rowClass } from './Panel.tsx'

/** Lists the catalogue's open issues by kind; renders nothing where there are none. */
export function QualityPanel() {
  const t = useTranslate()
  const { number } = useFormats()
  const { data } = useQuery(qualityOptions)
  const found = data?.issues.filter(({ count }) => count > 0) ?? []
  if (found.length === 0) return null
  return (
    <Panel title={t(qualityWords.dashboard)}>
      <ul>
        {found.map(({ issue, count }) => (
          <li key={issue} className={itemClass}>
            <Link to={`/admin/products/quality?issue=${issue}`} className={rowClass}>
              <span className="flex-1">{t(issueWords[issue])}</span>
              <span>{number(count)}</span>
              <ArrowRight aria-hidden="true" className="size-4 shrink-0 text-ink-quiet" />
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
