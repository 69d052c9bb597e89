import { CircleOff, PenLine, RotateCcw } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import type { QuestionGap } from '#contract/assistant/questions.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { useCan } from '../../api/staff/session.ts'
import { ConversationsScreen } from '../../assistant/index.ts'
import { newQuestionPath, questionPath } from '../../paths/index.ts'
import type { BulkAction, Table } from '../../records/list/index.ts'
import { DataTable } from '../../records/list/index.ts'
import { MenuItem, MenuLink } from '../../ui/Menu.tsx'
import { gapsWords as words } from './gaps.words.ts'
import { gapsTable } from './gaps-table.tsx'
import { useSettleGaps } from './useSettleGaps.ts'

export default function UnansweredPage() {
  const t = useTranslate()
  return (
    <ConversationsScreen title={t(words.title)}>
      <DataTable table={useGapsTable()} />
    </ConversationsScreen>
  )
}

function useGapsTable(): Table<QuestionGap> {
  const navigate = useNavigate()
  const settle = useSettleGaps()
  if (!useCan()('questions.write')) return gapsTable
  const bulkActions: BulkAction<QuestionGap>[] = [
    {
      id: 'write',
      label: words.writeOne,
      icon: <PenLine aria-hidden="true" className="size-4" />,
      run: (marked) => marked.kind === 'rows' && void navigate(newQuestionPath(marked.rows.map(({ id }) => id))),
    },
    {
      id: 'dismiss',
      label: words.dismiss,
      icon: <CircleOff aria-hidden="true" className="size-4" />,
      run: (marked, clear) => marked.kind === 'rows' && void settle(marked.rows, 'dismissed').then(() => clear()),
    },
  ]
  return { ...gapsTable, bulkActions, rowMenu: (gap) => <GapMenu gap={gap} onSettle={settle} /> }
}

interface GapMenuProps {
  gap: QuestionGap
  onSettle: ReturnType<typeof useSettleGaps>
}

function GapMenu({ gap, onSettle }: GapMenuProps) {
  const t = useTranslate()
  if (gap.answer) return <MenuLink to={questionPath(gap.answer.id)}>{t(words.seeAnswer)}</MenuLink>
  const next = gap.state === 'dismissed' ? 'open' : 'dismissed'
  return (
    <>
      <MenuLink icon={<PenLine aria-hidden="true" />} to={newQuestionPath([gap.id])}>
        {t(words.write)}
      </MenuLink>
      <MenuItem
        icon={next === 'open' ? <RotateCcw aria-hidden="true" /> : <CircleOff aria-hidden="true" />}
        onSelect={() => void onSettle([gap], next)}
      >
        {t(next === 'open' ? words.reopen : words.dismiss)}
      </MenuItem>
    </>
  )
}
