import { languageTags, otherLanguage } from '#contract/i18n/languages.ts'
import './door.css'
import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { languageLinkWords } from '../../i18n/frame.words.ts'
import { useLanguage, useTranslate } from '../../i18n/language.tsx'
import { BrandMark, PageHead, ThemeButton, useSiteName } from '../../shell/index.ts'
import { Button } from '../../ui/Button.tsx'
import { useSetLanguage } from '../i18n/language.tsx'
import { entryWords } from './door.words.ts'
import { HarbourDrawing } from './HarbourDrawing.tsx'

/** What is seen before anybody is signed in, and what a session must put right first: one column, and the harbour beside it. */
export function EntryPage({ title, intro, children }: { title: string; intro?: ReactNode; children: ReactNode }) {
  const t = useTranslate()
  const heading = useFocusOnTitle(title)
  return (
    <div className="door">
      <PageHead title={title} isListed={false} />
      <div className="door-column">
        <header className="door-head">
          <BrandMark />
          <p className="door-name">
            <strong>{useSiteName()}</strong>
            <span>{t(entryWords.backOffice)}</span>
          </p>
          <LanguageButton />
          <div className="door-theme">
            <ThemeButton />
          </div>
        </header>
        <main className="door-main">
          <h1 ref={heading} tabIndex={-1} className="heading text-heading">
            {title}
          </h1>
          {intro && <div className="door-intro">{intro}</div>}
          {children}
        </main>
        <footer className="door-foot">
          <a href="/" className="link">
            <ArrowLeft aria-hidden="true" />
            {t(entryWords.backToWebsite)}
          </a>
        </footer>
      </div>
      <HarbourDrawing />
    </div>
  )
}

/** Where one step takes the place of another, its heading is read; a field that takes focus itself wins. */
function useFocusOnTitle(title: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new title is a new step
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus()
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
      aria-label={languageLinkWords[other].label}
      onClick={() => setLanguage(other)}
    >
      {languageLinkWords[other].short}
    </Button>
  )
}
