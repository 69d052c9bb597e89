import { inLanguage, listIn } from '#contract/i18n/in-language.ts'
import './marks.css'
import { ArrowUpRight, CircleHelp, type LucideIcon, ThumbsDown, ThumbsUp, TriangleAlert } from 'lucide-react'
import type { Conversation } from '#contract/assistant/conversations.ts'
import type { ReaderLanguage } from '#contract/i18n/languages.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { handOverWords, markCounts } from './marks.words.ts'

const counts = ['up', 'down', 'unanswered', 'failed'] as const
const icons: Record<(typeof counts)[number], LucideIcon> = {
  up: ThumbsUp,
  down: ThumbsDown,
  unanswered: CircleHelp,
  failed: TriangleAlert,
}

/** What stands out in a conversation, as small signs with their words. */
export function Marks({ of }: { of: Conversation }) {
  const t = useTranslate()
  const { handedOverTo } = of
  const marked = counts.filter((mark) => of[mark] > 0)
  if (marked.length === 0 && !handedOverTo) return <span className="text-ink-quiet">—</span>
  return (
    <ul className="conversation-marks">
      {marked.map((mark) => (
        <Mark key={mark} mark={mark} Icon={icons[mark]} words={t(markCounts[mark])(of[mark])} count={of[mark]} />
      ))}
      {handedOverTo && <Mark mark="handed-over" Icon={ArrowUpRight} words={t(handOverWords[handedOverTo])} />}
    </ul>
  )
}

interface MarkProps {
  mark: string
  Icon: LucideIcon
  words: string
  count?: number
}

function Mark({ mark, Icon, words, count = 1 }: MarkProps) {
  return (
    <li data-mark={mark} title={words}>
      <Icon aria-hidden="true" />
      {count > 1 && <span aria-hidden="true">{count}</span>}
      <span className="sr-only">{words}</span>
    </li>
  )
}

/** The same as a text, for a file. */
export function marksText(of: Conversation, language: ReaderLanguage): string {
  const texts = counts.filter((mark) => of[mark] > 0).map((mark) => inLanguage(markCounts[mark], language)(of[mark]))
  if (of.handedOverTo) texts.push(inLanguage(handOverWords[of.handedOverTo], language))
  return listIn(texts, language)
}
