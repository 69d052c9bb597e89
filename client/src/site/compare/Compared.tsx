import { Link2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { useLanguage, useTranslate } from '../../i18n/language.tsx'
import { Button } from '../../ui/Button.tsx'
import { useCopy } from '../../ui/browser/useCopy.ts'
import { useToast } from '../../ui/Toast.tsx'
import { nameOf } from '../catalogue/index.ts'
import { ComparisonSkeleton } from './ComparisonSkeleton.tsx'
import { ComparisonTable } from './ComparisonTable.tsx'
import { comparedWords } from './compared.words.ts'
import { OnlyOne } from './OnlyOne.tsx'
import { PairChoice } from './PairChoice.tsx'
import { Summary } from './Summary.tsx'
import { useComparedRows } from './useComparedRows.tsx'
import type { Comparison } from './useComparison.ts'

export function Compared({ comparison }: { comparison: Comparison }) {
  const t = useTranslate()
  const toast = useToast()
  const language = useLanguage()
  const table = useRef<HTMLDivElement>(null)
  const { slugs, products, isPending, hidesEqual, hideEqual, compare } = comparison
  const [pair, choosePair] = useState<readonly string[]>([])
  const rows = useComparedRows(products.map(({ product }) => product))
  const isOne = products.length === 1

  /** Moves focus to the table, because the button disappears with its product. */
  function remove(slug: string) {
    const removed = products.find((item) => item.slug === slug)
    compare(slugs.filter((other) => other !== slug))
    if (removed) toast(t(comparedWords.removed)(nameOf(removed.product, language).text))
    table.current?.focus()
  }
  if (products.length === 0) return isPending ? <ComparisonSkeleton columns={slugs.length} /> : null
  const beside = pairOf(slugs, pair)
  const countOf = (agreement: string) => rows.filter((row) => row.agreement === agreement).length
  return (
    <div ref={table} tabIndex={-1} className="focus:outline-none">
      {!isOne && <Summary products={products.map(({ product }) => product)} rows={rows} />}
      <div className="flex flex-wrap items-center gap-x-6 border-t border-hairline py-2 print:hidden">
        <label className="flex min-h-11 items-center gap-2">
          <input
            type="checkbox"
            className="size-5"
            checked={hidesEqual}
            disabled={isOne}
            onChange={({ target }) => hideEqual(target.checked)}
          />
          {t(comparedWords.hideEqual)}
        </label>
        <p role="status" className="text-fine text-ink-quiet">
          {isOne
            ? t(comparedWords.oneMore)
            : t(comparedWords.counts)(countOf('different'), countOf('equal'), countOf('single'))}
        </p>
        <CopyLink />
      </div>
      {products.length > 2 && <PairChoice products={products} pair={beside} onChange={choosePair} />}
      <ComparisonTable products={products} rows={rows} hidesEqual={hidesEqual} beside={beside} onRemove={remove} />
      <OnlyOne products={products} rows={rows} />
    </div>
  )
}

/** Returns the two products shown on a phone: the last ones chosen, otherwise the first. */
function pairOf(slugs: readonly string[], chosen: readonly string[]): readonly string[] {
  return [...new Set([...chosen.filter((slug) => slugs.includes(slug)), ...slugs])].slice(0, 2)
}

function CopyLink() {
  const t = useTranslate()
  const copy = useCopy()
  const words = { done: t(comparedWords.copied), failed: t(comparedWords.copyFailed) }
  return (
    <Button variant="quiet" className="max-sm:px-0 sm:ml-auto" onClick={() => void copy(window.location.href, words)}>
      <Link2 aria-hidden="true" className="size-4" />
      {t(comparedWords.share)}
    </Button>
  )
}
