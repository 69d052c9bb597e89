import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { AgentCall } from '#contract/agents/agent-calls.ts'
import type { Bilingual } from '#contract/i18n/languages.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { useCan } from '../api/staff/session.ts'
import { SiteLink } from '../assistant/index.ts'
import { useFormats } from '../i18n/formats.ts'
import { agentCallsPath, quotePath } from '../paths/index.ts'
import { Dash } from '../ui/values.tsx'
import { channelWords, agentsWords as words } from './agents.words.ts'

/** Shows a call as a whole: who asked, what for, and what came of it. */
export function AgentCallDetail({ call }: { call: AgentCall }) {
  const t = useTranslate()
  const { exact } = useFormats()
  const { asked, client, sender, channel, tool, code, products } = call
  const facts: [Bilingual, ReactNode][] = [
    [words.asked, asked && <span dir="auto">{asked}</span>],
    [words.tool, `${tool} (${t(channelWords[channel])})`],
    [words.client, client || t(words.noClient)],
    [words.sender, sender],
    [words.at, exact(call.at)],
    [words.code, code && <code>{code}</code>],
    [words.products, products.length > 0 && <Products slugs={products} />],
    [words.request, <QuoteLink key="request" call={call} />],
  ]
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-3 whitespace-normal">
      <dl>
        {facts.map(([name, value]) => (
          <div key={name.en} className="grid grid-cols-[8.5rem_minmax(0,1fr)] gap-3 py-0.5">
            <dt className="text-ink-quiet">{t(name)}</dt>
            <dd className="wrap-anywhere">{value || <Dash />}</dd>
          </div>
        ))}
      </dl>
      {client && (
        <p>
          <Link className="link" to={`${agentCallsPath}?${new URLSearchParams({ search: client })}`}>
            {t(words.allOfClient)}
          </Link>
        </p>
      )}
    </div>
  )
}

function Products({ slugs }: { slugs: string[] }) {
  return (
    <ul className="flex flex-wrap gap-x-3">
      {slugs.map((slug) => (
        <li key={slug}>
          <SiteLink to={`/products/${encodeURIComponent(slug)}`} className="link max-lg:inline-block max-lg:py-2.5">
            {slug}
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}

/** Links to the request for quotation that came of a call. */
export function QuoteLink({ call: { reference, quoteId } }: { call: AgentCall }) {
  const t = useTranslate()
  const canRead = useCan()('sales.read')
  if (!reference) return <Dash />
  if (!quoteId) return t(words.gone)(reference)
  if (!canRead) return reference
  return (
    <Link className="link max-lg:inline-block max-lg:py-2.5" to={quotePath(quoteId)}>
      {reference}
    </Link>
  )
}
