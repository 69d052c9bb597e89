import { Link } from 'react-router-dom'
import { questionIntents } from '#contract/assistant/intents.ts'
import { gapStates, type QuestionGap } from '#contract/assistant/questions.ts'
import { listQuestionGaps } from '#contract/endpoints/questions.ts'
import { inLanguage } from '#contract/i18n/in-language.ts'
import { writtenLanguages } from '#contract/i18n/languages.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { questionPath } from '../../paths/index.ts'
import { type Column, choiceFilter, columnsOf, type Table, wordsColumn } from '../../records/list/index.ts'
import { languageFilter, NumberCell } from '../../requests/index.ts'
import { RelativeTime } from '../../ui/values.tsx'
import { messagesWords, writtenInWords } from '../../words/messages.words.ts'
import { intentsWords, intentWords } from '../intents/intents.words.ts'
import { GapDetail } from './GapDetail.tsx'
import { gapStateWords, gapsWords as words } from './gaps.words.ts'

const column = columnsOf<QuestionGap>()

const columns: Column<QuestionGap>[] = [
  column('question', words.question, { isFlexible: true, cell: (gap) => <QuestionCell gap={gap} /> }),
  column('asked', words.asked, {
    sort: 'asked',
    phone: 'line',
    align: 'end',
    cell: ({ asked }) => <NumberCell value={asked} />,
  }),
  column('lastAskedAt', words.lastAsked, {
    phone: 'line',
    sort: 'lastAskedAt',
    className: 'whitespace-nowrap',
    cell: ({ lastAskedAt }) => <RelativeTime at={lastAskedAt} />,
  }),
  column('language', messagesWords.language, {
    className: 'whitespace-nowrap',
    ...wordsColumn(({ language }) => writtenInWords[language]),
  }),
  column('state', words.state, {
    phone: 'corner',
    className: 'whitespace-nowrap',
    cell: (gap) => <StateCell gap={gap} />,
    text: ({ state }, language) => inLanguage(gapStateWords[state], language),
  }),
]

/** Questions that found no source, grouped by similar wording, most frequent first. */
export const gapsTable: Table<QuestionGap> = {
  name: 'question-gaps',
  title: words.title,
  rows: listQuestionGaps,
  columns,
  filters: [
    { ...choiceFilter('state', words.state, gapStates, gapStateWords), initial: ['open'] },
    choiceFilter('intent', intentsWords.intent, questionIntents, intentWords),
    languageFilter(writtenLanguages),
  ],
  initialSort: '-asked',
  searchLabel: words.search,
  count: words.count,
  empty: { title: words.none, hint: words.noneHint },
  rowId: ({ id }) => id,
  rowName: ({ question }) => question,
  rowDetail: (gap) => <GapDetail gap={gap} />,
  isQuiet: ({ state }) => state === 'dismissed',
}

function QuestionCell({ gap: { question, alike } }: { gap: QuestionGap }) {
  const t = useTranslate()
  return (
    <>
      <span dir="auto">{question}</span>
      {alike.length > 0 && <span className="font-normal text-ink-quiet"> · {t(words.wordings)(alike.length)}</span>}
    </>
  )
}

const tones = { open: 'caution', answered: 'signal', dismissed: 'quiet' } as const

function StateCell({ gap: { state, answer } }: { gap: QuestionGap }) {
  const t = useTranslate()
  return (
    <>
      <Badge tone={tones[state]}>{t(gapStateWords[state])}</Badge>
      {answer && (
        <Link to={questionPath(answer.id)} className="link ml-2">
          {t(words.seeAnswer)}
        </Link>
      )}
    </>
  )
}
