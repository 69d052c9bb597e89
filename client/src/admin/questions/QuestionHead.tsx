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
  children?: ReactNode
}

/** Shows whether the question is published, with a link to it. */
export function QuestionHead({ question: { slug, isPublished, asked }, title, children }: QuestionHeadProps) {
  const t = useTranslate()
  const language = useLanguage()
  const { number } = useFormats()
  return (
    <header className="mb-6 grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="heading text-title">{title}</h1>
        {children}
      </div>
      <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1 text-fine">
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
    <a href={to} target="_blank" rel="noreferrer" className="link inline-flex min-h-11 items-center gap-1 lg:min-h-0">
      {children}
      <ExternalLink aria-hidden="true" className="size-3.5" />
      <span className="sr-only">{t(words.newTab)}</span>
    </a>
  )
}
