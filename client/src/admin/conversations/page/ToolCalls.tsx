import type { ConversationTurn, ToolCall } from '#contract/assistant/conversations.ts'
import { toolLabels } from '#contract/assistant/tools/tool-names.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { SiteLink } from '../../assistant/index.ts'
import { conversationWords as words } from './conversation.words.ts'

const labels: Partial<Record<string, (typeof toolLabels)[keyof typeof toolLabels]>> = toolLabels

/** Lists the tools that were called for an answer: what was asked of each, its products, and its result; folded. */
export function ToolCalls({ turn: { toolCalls } }: { turn: ConversationTurn }) {
  const t = useTranslate()
  if (toolCalls.length === 0) return null
  return (
    <details className="border-t border-hairline pt-2 text-small">
      <summary className="text-fine text-ink-quiet max-lg:py-2.5">{t(words.toolCalls)(toolCalls.length)}</summary>
      <ol className="grid gap-3 pt-1">
        {toolCalls.map((call, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the calls of an answer never change
          <Call key={place} call={call} />
        ))}
      </ol>
    </details>
  )
}

function Call({ call: { name, input, fault, products, result } }: { call: ToolCall }) {
  const t = useTranslate()
  const label = labels[name]
  return (
    <li className="grid grid-cols-1 gap-1">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-semibold">{label ? t(label) : name}</span>
        <code className="text-fine text-ink-quiet">{name}</code>
        {fault && <Badge tone="caution">{fault}</Badge>}
      </p>
      <dl className="grid grid-cols-[auto_1fr] gap-x-3 text-fine">
        {Object.entries(input).map(([field, value]) => (
          <div key={field} className="contents">
            <dt className="text-ink-quiet">{field}</dt>
            <dd className="wrap-anywhere" dir="auto">
              {typeof value === 'string' ? value : JSON.stringify(value)}
            </dd>
          </div>
        ))}
      </dl>
      {products.length > 0 && (
        <p className="flex flex-wrap gap-x-3 text-fine">
          <span className="text-ink-quiet max-lg:py-2.5">{t(words.toolProducts)}</span>
          {products.map((slug) => (
            <SiteLink key={slug} to={`/products/${encodeURIComponent(slug)}`} className="link max-lg:py-2.5">
              {slug}
            </SiteLink>
          ))}
        </p>
      )}
      {result !== null && result !== undefined && (
        <details>
          <summary className="text-fine text-ink-quiet max-lg:py-2.5">{t(words.toolResult)}</summary>
          <pre className="rounded-control bg-surface p-2 text-fine whitespace-pre-wrap wrap-anywhere">
            {typeof result === 'string' ? result : JSON.stringify(result, null, 2)}
          </pre>
        </details>
      )}
    </li>
  )
}
