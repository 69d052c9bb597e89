import './questions.css'
import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Question } from '#contract/assistant/questions.ts'
import { useLanguage, useTranslate } from '../../i18n/language.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { useFormats } from '../i18n/formats.ts'
import { assistantPath, publicQuestionPath } from '../paths/index.ts'
import { questionsWords as words } from './questions.words.ts'

interface QuestionHeadProps {
  question: Question
  title: string
  /** At the right of the title. */
  children?: ReactNode
}

/** Whether visitors and the assistant know it as it is saved, and where to see that. */
export function QuestionHead({ question: { slug, isPublished, asked }, title, children }: QuestionHeadProps) {
  const t = useTranslate()
  const language = useLanguage()
  const { number } = useFormats()
  return (
    <header className="question-head">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="heading text-title">{title}</h1>
        {children}
      </div>
      <p className="question-state">
        <Badge tone={isPublished ? 'signal' : 'quiet'}>{t(isPublished ? words.published : words.draft)}</Badge>
        <span>
          {t(isPublished ? words.isKnown : words.isDraft)} {asked > 0 && t(words.askedTimes)(number(asked))}
        </span>
        {isPublished && (
          <>
            <Outside to={assistantPath(language)}>{t(words.tryIt)}</Outside>
            <Outside to={publicQuestionPath(slug, language)}>{t(words.onSite)}</Outside>
          </>
        )}
      </p>
    </header>
  )
}

function Outside({ to, children }: { to: string; children: ReactNode }) {
  const t = useTranslate()
  return (
    <a href={to} target="_blank" rel="noreferrer" className="link">
      {children}
      <ExternalLink aria-hidden="true" />
      <span className="sr-only">{t(words.newTab)}</span>
    </a>
  )
}
