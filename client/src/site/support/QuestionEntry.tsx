import { ChevronDown, Link2 } from 'lucide-react'
import { Link, useLocation } from 'react-router-dom'
import type { Question } from '#content/questions.words.ts'
import type { Bilingual } from '#contract/i18n/languages.ts'
import { LocalLink } from '../../i18n/LocalLink.tsx'
import { useLanguage, useTranslate } from '../../i18n/language.tsx'
import { displayText } from '../../i18n/useLocalizedText.ts'
import { useCopy } from '../../ui/browser/useCopy.ts'
import { supportWords } from './support.words.ts'

export function QuestionEntry({ question: { id, question, answer, link } }: { question: Question }) {
  const t = useTranslate()
  const language = useLanguage()
  // Falls back to Chinese if staff have not written the English.
  const langOfText = (text: Bilingual) =>
    text.en === text['zh-TW'] ? displayText(text['zh-TW'], language).lang : undefined
  return (
    <details id={id} className="group border-b border-hairline">
      <summary className="flex min-h-13 list-none items-center justify-between gap-4 py-2.5 group-open:font-semibold hover:text-signal [&::-webkit-details-marker]:hidden">
        <h3 lang={langOfText(question)}>{t(question)}</h3>
        <ChevronDown
          aria-hidden="true"
          className="size-4.5 flex-none text-ink-quiet transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="mb-4 border-l-2 border-signal pr-8 pl-4">
        <p className="max-w-[42em] whitespace-pre-line" lang={langOfText(answer)}>
          {t(answer)}
        </p>
        <p className="mt-1 flex flex-wrap gap-x-6 text-fine">
          {link && (
            <LocalLink to={link.to} className="link touchable gap-1.5">
              {t(link.label)}
            </LocalLink>
          )}
          <AddressLink id={id} />
        </p>
      </div>
    </details>
  )
}

/** Copies the question's address, and sets it in the address bar. */
function AddressLink({ id }: { id: string }) {
  const t = useTranslate()
  const copy = useCopy()
  const { pathname } = useLocation()
  function copyAddress() {
    const words = { done: t(supportWords.copied), failed: t(supportWords.copyFailed) }
    void copy(`${window.location.origin}${pathname}#${id}`, words)
  }
  return (
    <Link
      to={{ hash: `#${id}` }}
      replace
      onClick={copyAddress}
      className="touchable gap-1.5 text-ink-quiet hover:text-signal"
    >
      <Link2 aria-hidden="true" className="size-4" />
      {t(supportWords.link)}
    </Link>
  )
}
