import { ArrowUpRight, CircleHelp, type LucideIcon, ThumbsDown, ThumbsUp, TriangleAlert } from 'lucide-react'
import type { Conversation } from '#contract/assistant/conversations.ts'
import { inLanguage, listIn } from '#contract/i18n/in-language.ts'
import type { ReaderLanguage } from '#contract/i18n/languages.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { Dash } from '../ui/values.tsx'
import { handOverWords, markCounts } from './marks.words.ts'

const counts = ['up', 'down', 'unanswered', 'failed'] as const
const markStyles: Record<(typeof counts)[number], Pick<MarkProps, 'Icon' | 'tone'>> = {
  up: { Icon: ThumbsUp, tone: 'text-signal' },
  down: { Icon: ThumbsDown, tone: 'text-caution' },
  unanswered: { Icon: CircleHelp, tone: 'text-caution' },
  failed: { Icon: TriangleAlert, tone: 'text-danger' },
}

export function Marks({ of }: { of: Conversation }) {
  const t = useTranslate()
  const { handedOverTo } = of
  const marked = counts.filter((mark) => of[mark] > 0)
  if (marked.length === 0 && !handedOverTo) return <Dash />
  return (
    <ul className="flex gap-x-2.5">
      {marked.map((mark) => (
        <Mark key={mark} {...markStyles[mark]} words={t(markCounts[mark])(of[mark])} count={of[mark]} />
      ))}
      {handedOverTo && <Mark Icon={ArrowUpRight} tone="text-signal" words={t(handOverWords[handedOverTo])} />}
    </ul>
  )
}

interface MarkProps {
  Icon: LucideIcon
  tone: string
  words: string
  count?: number
}

function Mark({ Icon, tone, words, count = 1 }: MarkProps) {
  return (
    <li title={words} className={`inline-flex items-center gap-0.75 text-fine ${tone}`}>
      <Icon aria-hidden="true" className="size-4" />
      {count > 1 && <span aria-hidden="true">{count}</span>}
      <span className="sr-only">{words}</span>
    </li>
  )
}

export function marksText(of: Conversation, language: ReaderLanguage): string {
  const texts = counts.filter((mark) => of[mark] > 0).map((mark) => inLanguage(markCounts[mark], language)(of[mark]))
  if (of.handedOverTo) texts.push(inLanguage(handOverWords[of.handedOverTo], language))
  return listIn(texts, language)
}
