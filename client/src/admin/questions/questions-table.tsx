import { questionGroups } from '#content/questions.words.ts'
import type { Question } from '#contract/assistant/questions.ts'
import { listStaffQuestions } from '#contract/endpoints/questions.ts'
import { inLanguage, nameIn, orChinese } from '#contract/i18n/in-language.ts'
import { useLanguage, useTranslate } from '../../i18n/language.tsx'
import { langOf } from '../../i18n/useLocalizedText.ts'
import { Badge } from '../../ui/Badge.tsx'
import { questionPath } from '../paths/index.ts'
import { type Column, columnsOf, type Table, wordsColumn } from '../records/list/index.ts'
import { NumberCell } from '../requests/index.ts'
import { RelativeTime } from '../ui/values.tsx'
import { questionsWords as words } from './questions.words.ts'

const column = columnsOf<Question>()

const groupTitle = (id: Question['group']) => questionGroups.find((group) => group.id === id)?.title

const columns: Column<Question>[] = [
  column('question', words.question, {
    sort: 'question',
    isFlexible: true,
    cell: (question) => <QuestionCell question={question} />,
    text: ({ question, questionEn }, language) => nameIn({ name: question, nameEn: questionEn }, language),
  }),
  column('group', words.group, {
    phone: 'line',
    className: 'whitespace-nowrap',
    ...wordsColumn(({ group }) => groupTitle(group)),
  }),
  {
    id: 'state',
    header: words.state,
    phone: 'corner',
    className: 'whitespace-nowrap',
    cell: (question) => <StateCell question={question} />,
    text: ({ isPublished }, language) => inLanguage(words[isPublished ? 'published' : 'draft'], language),
  },
  column('asked', words.asked, {
    sort: 'asked',
    phone: 'line',
    align: 'end',
    cell: ({ asked }) => <NumberCell value={asked} />,
  }),
  column('updatedAt', words.changed, {
    sort: 'updatedAt',
    className: 'whitespace-nowrap',
    cell: ({ updatedAt }) => <RelativeTime at={updatedAt} />,
  }),
  column('updatedBy', words.changedBy, { isOptional: true }),
]

export const questionsTable: Table<Question> = {
  name: 'questions',
  title: words.title,
  rows: listStaffQuestions,
  columns,
  filters: [
    {
      kind: 'choice',
      id: 'group',
      label: words.group,
      choices: questionGroups.map(({ id, title }) => ({ value: id, label: title })),
    },
    {
      kind: 'choice',
      id: 'published',
      label: words.state,
      choices: [
        { value: 'true', label: words.published },
        { value: 'false', label: words.draft },
      ],
    },
  ],
  initialSort: '-updatedAt',
  searchLabel: words.search,
  count: words.count,
  empty: { title: words.none, hint: words.noneHint },
  rowId: ({ id }) => id,
  rowName: ({ question, questionEn }, language) => nameIn({ name: question, nameEn: questionEn }, language),
  rowPath: ({ id }) => questionPath(id),
}

function QuestionCell({ question: { question, questionEn } }: { question: Question }) {
  const language = useLanguage()
  return (
    <span lang={questionEn ? undefined : langOf(question, language)}>{orChinese(questionEn, question, language)}</span>
  )
}

function StateCell({ question: { isPublished, questionEn, answerEn } }: { question: Question }) {
  const t = useTranslate()
  return (
    <>
      <Badge tone={isPublished ? 'signal' : 'quiet'}>{t(isPublished ? words.published : words.draft)}</Badge>
      {!(questionEn && answerEn) && <span className="text-ink-quiet"> · {t(words.chineseOnly)}</span>}
    </>
  )
}
