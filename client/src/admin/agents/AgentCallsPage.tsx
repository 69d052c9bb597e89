import { useTranslate } from '../../i18n/language.tsx'
import { ConversationsScreen } from '../assistant/index.ts'
import { DataTable } from '../records/list/index.ts'
import { agentCallsTable } from './agent-calls-table.tsx'
import { agentsWords as words } from './agents.words.ts'

/** Renders /admin/conversations/agents. */
export default function AgentCallsPage() {
  const t = useTranslate()
  return (
    <ConversationsScreen title={t(words.title)}>
      <p className="measure -mt-2 text-fine text-ink-quiet">{t(words.hint)}</p>
      <DataTable table={agentCallsTable} />
    </ConversationsScreen>
  )
}
