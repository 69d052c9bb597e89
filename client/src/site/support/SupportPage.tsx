import { Search, X } from 'lucide-react'
import { useTranslate } from '../../i18n/language.tsx'
import { PageHead } from '../../shell/index.ts'
import { Button } from '../../ui/Button.tsx'
import { useHashTarget } from '../../ui/browser/useHashTarget.ts'
import { Contents } from '../../ui/Contents.tsx'
import { DraftInput } from '../../ui/fields/DraftInput.tsx'
import { Hero } from '../../ui/Hero.tsx'
import { NoAnswer } from './NoAnswer.tsx'
import { People } from './People.tsx'
import { QuestionEntry } from './QuestionEntry.tsx'
import { QuestionsData } from './QuestionsData.tsx'
import { supportWords } from './support.words.ts'
import { useQuestions } from './useQuestions.ts'

/** Renders /support: questions and answers, searchable in both languages, each with its own address. */
export default function SupportPage() {
  const t = useTranslate()
  const { typed, search, groups, all, count, isExact } = useQuestions()
  useHashTarget()
  return (
    <div className="page pt-8 lg:pt-12">
      <PageHead title={t(supportWords.title)} description={t(supportWords.description)} />
      <QuestionsData groups={all} />
      <Hero kicker={t(supportWords.title)} title={t(supportWords.heading)} lead={t(supportWords.lead)} />
      <SearchBar typed={typed} onSearch={search} />
      <p role="status" className="mt-2 text-fine text-ink-quiet">
        {t(isExact || count === 0 ? supportWords.count : supportWords.closest)(count)}
      </p>
      {count === 0 ? (
        <NoAnswer />
      ) : (
        <div className="grid gap-y-10 gap-x-16 lg:grid-cols-[14rem_minmax(0,1fr)] mt-8">
          <Contents
            label={t(supportWords.topics)}
            items={groups.map(({ id, title, questions }) => ({ id, label: t(title), count: questions.length }))}
          />
          <div className="grid gap-12 min-w-0">
            {groups.map(({ id, title, questions }) => (
              <section key={id} id={id}>
                <h2
                  tabIndex={-1}
                  className="heading text-title pb-2 border-b border-ink focus:not-focus-visible:outline-none"
                >
                  {t(title)}
                </h2>
                {questions.map((question) => (
                  <QuestionEntry key={question.id} question={question} />
                ))}
              </section>
            ))}
          </div>
        </div>
      )}
      <People />
    </div>
  )
}

function SearchBar({ typed, onSearch }: { typed: string; onSearch: (text: string) => void }) {
  const t = useTranslate()
  return (
    <search className="relative flex gap-2 max-w-2xl mt-6">
      <Search aria-hidden="true" className="absolute top-4 left-3.5 text-ink-quiet size-5" />
      <DraftInput
        type="search"
        enterKeyHint="search"
        maxLength={100}
        aria-label={t(supportWords.search)}
        placeholder={t(supportWords.search)}
        value={typed}
        onCommit={onSearch}
        className="min-h-13 w-full pl-11 text-body"
      />
      {typed && (
        <Button variant="quiet" aria-label={t(supportWords.clear)} onClick={() => onSearch('')}>
          <X aria-hidden="true" className="size-4" />
        </Button>
      )}
    </search>
  )
}
