import { useQuery } from '@tanstack/react-query'
import { useTranslate } from '../../i18n/language.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { assigneesOptions } from '../api/messages.ts'
import { workWords as words } from './work.words.ts'

interface AssigneeFieldProps {
  assigneeId: string | null
  /** Name of an assignee who may no longer be chosen. */
  assigneeName: string | null
  disabled?: boolean
  onChange: (assigneeId: string | null) => void
}

export function AssigneeField({ assigneeId, assigneeName, disabled = false, onChange }: AssigneeFieldProps) {
  const t = useTranslate()
  const { data } = useQuery(assigneesOptions)
  const known = data?.items ?? []
  const isKnown = known.some(({ id }) => id === assigneeId)
  const kept = assigneeId !== null && !isKnown ? [{ id: assigneeId, name: assigneeName ?? '…' }] : []
  return (
    <SelectField
      label={t(words.assignee)}
      placeholder={t(words.nobody)}
      value={assigneeId ?? ''}
      disabled={disabled}
      options={[...kept, ...known].map(({ id, name }) => ({ value: id, label: name }))}
      onChange={({ target }) => onChange(target.value || null)}
    />
  )
}
