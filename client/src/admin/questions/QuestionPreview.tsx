import { ChevronDown } from 'lucide-react'
import { languageTags } from '#contract/i18n/languages.ts'
import { useTranslate } from '../../i18n/language.tsx'
import type { QuestionValues } from './question-values.ts'
import { questionsWords as words } from './questions.words.ts'

/** Previews the question as on /support, in either language. */
export function QuestionPreview({ values }: { values: QuestionValues }) {
  const t = useTranslate()
  const { question, answer, questionEn, answerEn } = values
  const isEmpty = [question, answer, questionEn, answerEn].every((text) => text.trim() === '')
  return (
    <section aria-labelledby="question-preview" className="form-section">
      <h2 id="question-preview" className="font-semibold">
        {t(words.preview)}
      </h2>
      {isEmpty ? (
        <p className="text-ink-quiet">{t(words.previewEmpty)}</p>
      ) : (
        <div className="form-pair">
          <Preview lang={languageTags['zh-TW']} question={question} answer={answer} />
          <Preview
            lang={languageTags[questionEn || answerEn ? 'en' : 'zh-TW']}
            question={questionEn || question}
            answer={answerEn || answer}
          />
        </div>
      )}
    </section>
  )
}

function Preview({ lang, question, answer }: { lang: string; question: string; answer: string }) {
  return (
    <div className="min-w-0 rounded-panel border border-hairline bg-raised px-4 wrap-anywhere" lang={lang}>
      <details className="group" open>
        <summary className="flex min-h-13 list-none items-center justify-between gap-4 py-2.5 group-open:font-semibold hover:text-signal [&::-webkit-details-marker]:hidden">
          <strong>{question || '…'}</strong>
          <ChevronDown
            aria-hidden="true"
            className="size-4.5 flex-none text-ink-quiet transition-transform group-open:rotate-180"
          />
        </summary>
        <div className="mb-4 border-l-2 border-signal pr-8 pl-4">
          <p className="max-w-[42em] whitespace-pre-line">{answer}</p>
        </div>
      </details>
    </div>
  )
}
