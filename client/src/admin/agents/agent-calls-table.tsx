import { type AgentCall, agentChannels, agentOutcomes } from '#contract/agents/agent-calls.ts'
import { listAgentCalls } from '#contract/endpoints/agents.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { useFormats } from '../i18n/formats.ts'
import { type Column, choiceFilter, columnsOf, type Table, wordsColumn } from '../records/list/index.ts'
import { AgentCallDetail, QuoteLink } from './AgentCallDetail.tsx'
import { channelWords, outcomeWords, agentsWords as words } from './agents.words.ts'

const column = columnsOf<AgentCall>()

const columns: Column<AgentCall>[] = [
  column('asked', words.asked, { isFlexible: true, cell: (call) => <Asked call={call} /> }),
  column('tool', words.tool, {
    phone: 'line',
    className: 'whitespace-nowrap',
    cell: ({ tool }) => <code>{tool}</code>,
  }),
  column('client', words.client, { phone: 'line', cell: (call) => <Client call={call} /> }),
  column('channel', words.channel, { isOptional: true, ...wordsColumn(({ channel }) => channelWords[channel]) }),
  column('at', words.at, {
    sort: 'at',
    phone: 'line',
    className: 'whitespace-nowrap',
    cell: ({ at }) => <Moment at={at} />,
  }),
  {
    ...column('outcome', words.outcome, { phone: 'corner', ...wordsColumn(({ outcome }) => outcomeWords[outcome]) }),
    cell: (call) => <OutcomeBadge call={call} />,
  },
  column('reference', words.request, {
    className: 'whitespace-nowrap',
    hasControls: true,
    cell: (call) => <QuoteLink call={call} />,
  }),
  column('durationMs', words.duration, {
    sort: 'durationMs',
    align: 'end',
    className: 'whitespace-nowrap',
    cell: ({ durationMs }) => <Duration ms={durationMs} />,
  }),
  column('sender', words.sender, { isOptional: true, cell: ({ sender }) => <code>{sender}</code> }),
]

/** What programs of buyers asked for, the last first. */
export const agentCallsTable: Table<AgentCall> = {
  name: 'agent-calls',
  title: words.title,
  rows: listAgentCalls,
  columns,
  filters: [
    choiceFilter('channel', words.channel, agentChannels, channelWords),
    choiceFilter('outcome', words.outcome, agentOutcomes, outcomeWords),
    choiceFilter('requested', words.request, ['true', 'false'], { true: words.ledTo, false: words.ledToNone }),
    { kind: 'days', label: words.at },
  ],
  initialSort: '-at',
  searchLabel: words.search,
  count: words.count,
  empty: { title: words.none, hint: words.noneHint },
  rowId: ({ id }) => id,
  rowName: ({ tool, asked }) => [tool, asked].filter(Boolean).join(' · '),
  rowDetail: (call) => <AgentCallDetail call={call} />,
}

function Asked({ call: { asked } }: { call: AgentCall }) {
  const t = useTranslate()
  return asked ? <span dir="auto">{asked}</span> : <span className="text-ink-quiet">{t(words.nothingAsked)}</span>
}

function Client({ call: { client } }: { call: AgentCall }) {
  const t = useTranslate()
  return client || <span className="text-ink-quiet">{t(words.noClient)}</span>
}

const tones = { answered: 'signal', refused: 'caution', failed: 'danger' } as const

function OutcomeBadge({ call: { outcome } }: { call: AgentCall }) {
  const t = useTranslate()
  return <Badge tone={tones[outcome]}>{t(outcomeWords[outcome])}</Badge>
}

function Duration({ ms }: { ms: number }) {
  const t = useTranslate()
  const { number } = useFormats()
  return t(words.milliseconds)(number(ms))
}

/** Shows the exact time: a log is not read in relative times. */
function Moment({ at }: { at: string }) {
  const { dateTime, exact } = useFormats()
  return (
    <time dateTime={at} title={exact(at)}>
      {dateTime(at)}
    </time>
  )
}
