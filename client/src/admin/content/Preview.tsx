import { type ReactNode, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { ContentKind } from '#contract/content/kinds.ts'
import { type Language, languageTags } from '#contract/i18n/languages.ts'
import { LanguageContext, useTranslate } from '../../i18n/language.tsx'
import { PreviewChoices, previewWidths, usePreviewLook } from '../ui/preview/PreviewChoices.tsx'
import { contentWords as words } from './content.words.ts'
import { kindViews } from './kinds.tsx'

interface PreviewProps {
  kind: ContentKind
  data: unknown
  isSample: boolean
  /** When the published version ends, if it does. */
  until?: string | null
  /** Label of an earlier version, with a link back. */
  note?: ReactNode
}

/** Renders an entry with the site's own component, in either language and theme, at phone or full width. */
export function Preview({ kind, data, isSample, until = null, note }: PreviewProps) {
  const t = useTranslate()
  const [look, setLook] = usePreviewLook()
  const { language, theme, width } = look
  const shown = kindViews[kind].preview(data, isSample, until)
  return (
    <section aria-labelledby="content-preview" className="grid min-w-0 grid-cols-1 gap-3 2xl:sticky 2xl:top-20">
      <h2 id="content-preview" className="font-semibold">
        {t(words.preview)}
      </h2>
      {note}
      <PreviewChoices look={look} onChange={setLook} />
      {shown ? (
        <Framed
          title={t(words.preview)}
          className={`max-w-full ${previewWidths[width]}`}
          language={language}
          theme={theme}
        >
          {shown}
        </Framed>
      ) : (
        <p className="text-ink-quiet">{t(words.previewEmpty)}</p>
      )}
    </section>
  )
}

interface FramedProps {
  title: string
  className: string
  language: Language
  theme: 'light' | 'dark'
  children: ReactNode
}

/**
 * Renders children into an iframe, so that media queries and themes work as on the site. Uses this page's styles; links
 * are disabled.
 */
function Framed({ title, className, language, theme, children }: FramedProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [body, setBody] = useState<HTMLElement>()
  const [height, setHeight] = useState(320)

  function fill() {
    const inner = frame.current?.contentDocument
    if (!inner || inner.body === body) return
    for (const sheet of document.querySelectorAll('link[rel="stylesheet"], style')) {
      inner.head.append(sheet.cloneNode(true))
    }
    setBody(inner.body)
  }
  useEffect(fill) // some browsers create the document later and fire `load`
  useEffect(() => {
    if (!body) return
    const root = body.ownerDocument.documentElement
    root.dataset.theme = theme
    root.lang = languageTags[language]
  }, [body, theme, language])
  useEffect(() => {
    const shown = body?.firstElementChild
    if (!shown) return
    const measure = new ResizeObserver(() => setHeight(Math.min(Math.ceil(shown.getBoundingClientRect().height), 2400)))
    measure.observe(shown)
    return () => measure.disconnect()
  }, [body])
  return (
    <iframe
      ref={frame}
      title={title}
      height={height}
      className={`rounded-panel border border-hairline bg-surface ${className}`}
      onLoad={fill}
    >
      {body &&
        createPortal(
          <LanguageContext value={language}>
            <div className="flow-root p-4" onClickCapture={keep}>
              {children}
            </div>
          </LanguageContext>,
          body,
        )}
    </iframe>
  )
}

function keep(event: { preventDefault: () => void; stopPropagation: () => void }): void {
  event.preventDefault()
  event.stopPropagation()
}
