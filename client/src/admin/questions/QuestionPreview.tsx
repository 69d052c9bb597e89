import '../../answers/question.css'
import { ChevronDown } from 'lucide-react'
import { useTranslate } from '../../i18n/language.tsx'
import type { QuestionValues } from './question-values.ts'
import { questionsWords as words } from './questions.words.ts'

/** As /support shows it in either language. */
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
          <Preview lang="zh-HK" question={question} answer={answer} />
          <Preview
            lang={questionEn || answerEn ? 'en' : 'zh-HK'}
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
    <div className="question-preview" lang={lang}>
      <details className="question" open>
        <summary>
          <strong>{question || '…'}</strong>
          <ChevronDown aria-hidden="true" className="question-mark" />
        </summary>
        <div className="question-answer">
          <p>{answer}</p>
        </div>
      </details>
    </div>
  )
}
