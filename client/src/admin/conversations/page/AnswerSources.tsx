import type { ChatSource } from '#contract/assistant/chat.ts'
import type { ConversationTurn } from '#contract/assistant/conversations.ts'
import { sourceKindWords } from '../../../answers/index.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { SiteLink } from '../../assistant/index.ts'
import { conversationWords as words } from './conversation.words.ts'

interface AnswerSourcesProps {
  turn: ConversationTurn
  /** Returns the element id of a source, which citations link to. */
  idOf: (number: number) => string
}

/** Lists the cited sources; the others are collapsed. */
export function AnswerSources({ turn: { sources, cited }, idOf }: AnswerSourcesProps) {
  const t = useTranslate()
  const used = sources.filter(({ number }) => cited.includes(number))
  const others = sources.filter(({ number }) => !cited.includes(number))
  return (
    <>
      {used.length > 0 && (
        <div className="border-t border-hairline pt-2 text-small">
          <p className="text-fine text-ink-quiet">{t(words.sources)}</p>
          <SourceList sources={used} idOf={idOf} />
        </div>
      )}
      {others.length > 0 && (
        <details className="border-t border-hairline pt-2 text-small">
          <summary className="text-fine text-ink-quiet max-lg:py-2.5">{t(words.otherSources)(others.length)}</summary>
          <SourceList sources={others} idOf={idOf} />
        </details>
      )}
    </>
  )
}

function SourceList({ sources, idOf }: { sources: ChatSource[]; idOf: AnswerSourcesProps['idOf'] }) {
  const t = useTranslate()
  return (
    <ul>
      {sources.map(({ number, kind, title, path }) => (
        <li key={number} className="flex items-baseline gap-2">
          <span className="min-w-[1ch] font-semibold text-signal">{number}</span>
          <span className="flex-none text-fine text-ink-quiet">{t(sourceKindWords[kind])}</span>
          {/* touch target size */}
          <SiteLink id={idOf(number)} to={path} className="link max-lg:py-2.5">
            <span dir="auto">{title}</span>
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}
