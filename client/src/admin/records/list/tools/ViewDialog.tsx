import { type SavedView, type TableName, viewAudiences, viewWriteSchema } from '#contract/staff/views.ts'
import { useTranslate } from '../../../../i18n/language.tsx'
import { SelectField } from '../../../../ui/fields/SelectField.tsx'
import { TextField } from '../../../../ui/fields/TextField.tsx'
import { useCan } from '../../../api/staff/session.ts'
import { uiWords } from '../../../ui/ui.words.ts'
import { FormDialog, useStaffForm } from '../../form/index.ts'
import type { Views } from './useViews.ts'
import { audienceWords, viewWords } from './views.words.ts'

interface ViewDialogProps {
  table: TableName
  /** View to rename or share; undefined for a new one. */
  view: SavedView | undefined
  /** Query that a new view saves. */
  query: string
  views: Views
  onClose: () => void
}

export function ViewDialog({ table, view, query, views, onClose }: ViewDialogProps) {
  const t = useTranslate()
  const form = useStaffForm({
    initial: { name: view?.name ?? '', audience: view?.audience ?? 'mine' },
    schema: viewWriteSchema,
    bodyOf: (values) => ({ ...values, table, query: view?.query ?? query }),
    send: async (body) => {
      await (view ? views.change(view.id, body) : views.create(body))
      onClose()
    },
    fieldOfFailure: { 'view.name_taken': 'name' },
  })
  const title = t(view ? viewWords.editTitle : viewWords.saveTitle)
  const canShare = useCan()('views.share')
  const audiences = viewAudiences.filter((audience) => audience !== 'everyone' || canShare)
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={title}
      description={t(viewWords.saveHint)}
      size="narrow"
      act={t(uiWords.save)}
    >
      <TextField label={t(viewWords.name)} required maxLength={60} {...form.field('name')} />
      <SelectField
        label={t(viewWords.audience)}
        options={audiences.map((value) => ({ value, label: t(audienceWords[value]) }))}
        {...form.field('audience')}
      />
    </FormDialog>
  )
}
