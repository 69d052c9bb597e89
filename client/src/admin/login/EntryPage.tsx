import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { languageLinkWords, languageTags, otherLanguage } from '#contract/i18n/language-values.ts'
import { useLanguage, useTranslate } from '../../i18n/language.tsx'
import { BrandMark, ThemeButton, UnlistedHead, useSiteName } from '../../shell/index.ts'
import { Button } from '../../ui/Button.tsx'
import { useSetLanguage } from '../i18n/language.tsx'
import { HarbourIllustration } from './HarbourIllustration.tsx'
import { entryWords } from './login.words.ts'

/** Lays out screens before sign-in and restricted sessions: one column beside a drawing of the harbour. */
export function EntryPage({ title, intro, children }: { title: string; intro?: ReactNode; children: ReactNode }) {
  const t = useTranslate()
  const heading = useFocusOnTitle(title)
  return (
    <div className="grid min-h-dvh bg-raised md:grid-cols-[minmax(24rem,34rem)_1fr]">
      <UnlistedHead title={title} />
      <div className="flex min-w-0 flex-col px-[clamp(1.25rem,6vw,4rem)] pt-3 pb-5">
        <header className="flex min-h-12 items-center gap-1 [&>svg]:flex-none">
          <BrandMark />
          <p className="ml-2 grid min-w-0 flex-1 leading-tight">
            <strong className="truncate font-semibold">{useSiteName()}</strong>
            <span className="text-fine text-ink-quiet">{t(entryWords.backOffice)}</span>
          </p>
          <LanguageButton />
          {/* Hides the theme's label on phones. */}
          <div className="[&_span]:sr-only">
            <ThemeButton />
          </div>
        </header>
        <main className="mt-[clamp(2rem,12vh,8rem)] mb-auto w-full max-w-104 pb-12 [&>form]:mt-7">
          <h1 ref={heading} tabIndex={-1} className="heading text-heading focus:outline-none">
            {title}
          </h1>
          {intro && <div className="mt-1.5 text-ink-quiet">{intro}</div>}
          {children}
        </main>
        <footer>
          <a href="/" className="link inline-flex min-h-11 items-center gap-1.5 text-fine text-ink-quiet">
            <ArrowLeft className="w-4" aria-hidden="true" />
            {t(entryWords.backToWebsite)}
          </a>
        </footer>
      </div>
      <HarbourIllustration />
    </div>
  )
}

/** Focuses the heading when the step changes, unless a field has taken the focus itself. */
function useFocusOnTitle(title: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new title is a new step
  useEffect(() => {
    if (document.activeElement !== document.body) return
    const field = heading.current?.parentElement?.querySelector<HTMLElement>('[autofocus]')
    ;(field ?? heading.current)?.focus()
  }, [title])
  return heading
}

function LanguageButton() {
  const setLanguage = useSetLanguage()
  const other = otherLanguage(useLanguage())
  return (
    <Button
      variant="quiet"
      size="icon"
      className="font-semibold"
      lang={languageTags[other]}
      aria-label={languageLinkWords[other].switchTo}
      onClick={() => setLanguage(other)}
    >
      {languageLinkWords[other].short}
    </Button>
  )
}
