import { type ReactNode, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { ContentKind } from '#contract/content/kinds.ts'
import { type Language, languageTags, writtenLanguage, writtenLanguages } from '#contract/i18n/languages.ts'
import { LanguageContext, useLanguage, useTranslate } from '../../i18n/language.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { languageWords, contentWords as words } from './content.words.ts'
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

const widths = { phone: 'w-[390px]', whole: 'w-full' }

/** Renders an entry with the site's own component, in either language and theme, at phone or full width. */
export function Preview({ kind, data, isSample, until = null, note }: PreviewProps) {
  const t = useTranslate()
  const reader = writtenLanguage(useLanguage())
  const [language, setLanguage] = useState<Language>(reader)
  const [theme, setTheme] = useState<'light' | 'dark'>('light')
  const [width, setWidth] = useState<keyof typeof widths>('whole')
  const shown = kindViews[kind].preview(data, isSample, until)
  return (
    <section aria-labelledby="content-preview" className="grid min-w-0 grid-cols-1 gap-3 2xl:sticky 2xl:top-20">
      <h2 id="content-preview" className="font-semibold">
        {t(words.preview)}
      </h2>
      {note}
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        <Choice
          label={t(words.language)}
          chosen={language}
          choices={writtenLanguages.map((one) => ({ id: one, name: t(languageWords[one]) }))}
          onChoose={setLanguage}
        />
        <Choice
          label={t(words.theme)}
          chosen={theme}
          choices={(['light', 'dark'] as const).map((one) => ({ id: one, name: t(words[one]) }))}
          onChoose={setTheme}
        />
        <Choice
          label={t(words.width)}
          chosen={width}
          choices={(['phone', 'whole'] as const).map((one) => ({ id: one, name: t(words[one]) }))}
          onChoose={setWidth}
        />
      </div>
      {shown ? (
        <Framed title={t(words.preview)} className={`max-w-full ${widths[width]}`} language={language} theme={theme}>
          {shown}
        </Framed>
      ) : (
        <p className="text-ink-quiet">{t(words.previewEmpty)}</p>
      )}
    </section>
  )
}

interface ChoiceProps<Id extends string> {
  label: string
  chosen: Id
  choices: { id: Id; name: string }[]
  onChoose: (id: Id) => void
}

function Choice<Id extends string>({ label, chosen, choices, onChoose }: ChoiceProps<Id>) {
  return (
    <fieldset className="flex items-center gap-1">
      <legend className="float-start text-fine text-ink-quiet">{label}</legend>
      {choices.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === chosen}
          className={buttonClass('quiet', 'compact', 'aria-pressed:bg-signal-soft aria-pressed:text-signal')}
          onClick={() => onChoose(id)}
        >
          {name}
        </button>
      ))}
    </fieldset>
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
