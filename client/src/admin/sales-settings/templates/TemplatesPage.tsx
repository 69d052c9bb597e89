import { Archive, Plus, RotateCcw } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { ReplyTemplate } from '#contract/requests/reply-templates.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { buttonClass } from '../../../ui/Button.tsx'
import { replyTemplatePath } from '../../paths/index.ts'
import { DataTable } from '../../records/list/index.ts'
import { MenuItem } from '../../ui/Menu.tsx'
import { SalesSettingsScreen } from '../SalesSettingsScreen.tsx'
import { salesSettingsWords } from '../sales-settings.words.ts'
import { templatesWords as words } from './templates.words.ts'
import { templatesTable } from './templates-table.tsx'
import { useArchiving } from './useArchiving.ts'

const table = { ...templatesTable, rowMenu: (template: ReplyTemplate) => <TemplateMenu template={template} /> }

export default function TemplatesPage() {
  const t = useTranslate()
  const add = (
    <Link to={replyTemplatePath('new')} className={buttonClass('primary', 'compact')}>
      <Plus aria-hidden="true" className="size-4" />
      {t(words.add)}
    </Link>
  )
  return (
    <SalesSettingsScreen title={t(salesSettingsWords.replyTemplates)} actions={add}>
      <DataTable table={table} />
    </SalesSettingsScreen>
  )
}

function TemplateMenu({ template }: { template: ReplyTemplate }) {
  const t = useTranslate()
  const archive = useArchiving()
  const { isArchived } = template
  const Icon = isArchived ? RotateCcw : Archive
  return (
    <MenuItem icon={<Icon aria-hidden="true" />} onSelect={() => void archive(template, !isArchived)}>
      {t(isArchived ? words.restore : words.retire)}
    </MenuItem>
  )
}
