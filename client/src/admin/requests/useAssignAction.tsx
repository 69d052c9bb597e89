import { useQuery } from '@tanstack/react-query'
import { UserRoundCheck, UserRoundX } from 'lucide-react'
import type { BulkResult } from '#contract/bulk-results.ts'
import type { Permission } from '#contract/staff/permissions.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { assigneesOptions } from '../api/messages.ts'
import { useSession } from '../api/staff/session.ts'
import { type BulkAction, type BulkRun, bulkRunWords } from '../records/list/index.ts'
import { MenuItem, MenuLine } from '../ui/Menu.tsx'
import { uiWords } from '../ui/ui.words.ts'
import { workWords as words } from './work.words.ts'

interface Assigned {
  id: string
  version: number
  assigneeId: string | null
}

/** Returns the bulk action that assigns rows to a colleague; undo gives each back to whom it was assigned. */
export function useAssignAction<Row extends Assigned>(
  { run }: BulkRun<Row>,
  permission: Permission,
  send: (rows: Assigned[]) => Promise<BulkResult>,
): BulkAction<Row> {
  const t = useTranslate()
  return {
    id: 'assign',
    label: bulkRunWords.assign,
    icon: <UserRoundCheck aria-hidden="true" className="size-4" />,
    permission,
    supportsAll: true,
    items: (marked, clear) => (
      <AssigneeItems
        onPick={(assigneeId, name) =>
          void run(marked, clear, {
            send,
            body: ({ id }, version) => ({ id, version, assigneeId }),
            undo: ({ id, assigneeId: former }, version) => ({ id, version, assigneeId: former }),
            done: (count) => (name === undefined ? t(words.unassigned)(count) : t(words.assignedTo)(name, count)),
          })
        }
      />
    ),
  }
}

interface AssigneeItemsProps {
  /** @param name of the assignee; undefined for nobody */
  onPick: (assigneeId: string | null, name?: string) => void
}

/** Renders menu items of those who may be assigned, oneself first, and nobody. */
function AssigneeItems({ onPick }: AssigneeItemsProps) {
  const t = useTranslate()
  const me = useSession().user.id
  const { data } = useQuery(assigneesOptions)
  const assignees = data?.items.toSorted((one, other) => Number(other.id === me) - Number(one.id === me)) ?? []
  return (
    <>
      {!data && (
        <MenuItem disabled onSelect={() => undefined}>
          {t(uiWords.loading)}
        </MenuItem>
      )}
      {assignees.map(({ id, name }) => (
        <MenuItem key={id} onSelect={() => onPick(id, name)}>
          {id === me ? t(words.meNamed)(name) : name}
        </MenuItem>
      ))}
      <MenuLine />
      <MenuItem icon={<UserRoundX aria-hidden="true" />} onSelect={() => onPick(null)}>
        {t(words.nobody)}
      </MenuItem>
    </>
  )
}
