import { useId } from 'react'
import { useTranslate } from '../../../../i18n/language.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { Skeleton } from '../../../../ui/loading/Skeleton.tsx'
import { DocumentFrame } from '../../../ui/preview/DocumentFrame.tsx'
import { PreviewChoices, previewWidths, usePreviewLook } from '../../../ui/preview/PreviewChoices.tsx'
import { uiWords } from '../../../ui/ui.words.ts'
import { editWords as words } from '../edit.words.ts'
import type { ProductValues } from '../product-values.ts'
import { usePagePreview } from './usePagePreview.ts'

interface PagePreviewProps {
  values: ProductValues
  /** The saved product; undefined for a new one. */
  id: string | undefined
  /** In a column of a phone's width. */
  isBeside?: boolean
}

/** Shows the public page of the unsaved product, as the site renders it. */
export function PagePreview({ values, id, isBeside = false }: PagePreviewProps) {
  const t = useTranslate()
  const titleId = useId()
  const [look, setLook] = usePreviewLook(isBeside ? 'phone' : 'whole')
  const { html, isFailed, isWaiting, retry } = usePagePreview(values, id, look.language)
  const frameClass = isBeside ? 'h-[calc(100dvh-13rem)] w-full' : `h-[65dvh] max-w-full ${previewWidths[look.width]}`
  return (
    <section aria-labelledby={titleId} className="grid grid-cols-1 gap-2">
      <div className="flex min-h-6 items-baseline justify-between gap-3">
        <h2 id={titleId} className={isBeside ? 'font-semibold' : 'sr-only'}>
          {t(words.previewTitle)}
        </h2>
        <p className="text-fine text-ink-quiet">{isWaiting && t(words.previewWaits)}</p>
      </div>
      <PreviewChoices look={look} onChange={setLook} isFixed={isBeside} />
      {values.name.trim() === '' && <p className="text-ink-quiet">{t(words.previewEmpty)}</p>}
      {isFailed && (
        <p className="flex flex-wrap items-center gap-3">
          {t(words.previewFailed)}
          <Button size="compact" onClick={retry}>
            {t(uiWords.tryAgain)}
          </Button>
        </p>
      )}
      {html && (
        <DocumentFrame
          title={t(words.previewTitle)}
          html={html}
          theme={look.theme}
          className={`justify-self-center rounded-panel border border-hairline bg-surface ${frameClass}`}
        />
      )}
      {!html && isWaiting && <Skeleton className="h-96 w-full" />}
    </section>
  )
}
