import { Bookmark, ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { type SavedView, type TableName, viewAudiences } from '#contract/staff/views.ts'
import { useTranslate } from '../../../../i18n/language.tsx'
import { buttonClass } from '../../../../ui/Button.tsx'
import { useSession } from '../../../api/staff/session.ts'
import { Menu, MenuHeading, MenuItem, MenuLine } from '../../../ui/Menu.tsx'
import type { TableControl } from '../useTableState.ts'
import { useViews, type Views } from './useViews.ts'
import { ViewDialog } from './ViewDialog.tsx'
import { audienceHeads, viewWords } from './views.words.ts'

export function ViewMenu({ table, control }: { table: TableName; control: TableControl }) {
  const t = useTranslate()
  const views = useViews(table, control)
  const [edited, setEdited] = useState<SavedView | 'new'>()
  const { current, isChanged } = views
  return (
    <>
      <Menu
        align="start"
        trigger={
          <button type="button" className={buttonClass('quiet', 'compact', 'max-w-80 min-w-0 whitespace-nowrap')}>
            <Bookmark aria-hidden="true" className="w-4 flex-none" />
            <span className="truncate">{current ? t(viewWords.current)(current.name) : t(viewWords.views)}</span>
            {isChanged && <span className="text-ink-quiet">({t(viewWords.isChanged)})</span>}
            <ChevronDown aria-hidden="true" className="w-4 flex-none" />
          </button>
        }
      >
        <MenuItem onSelect={() => views.open(undefined)}>{t(viewWords.initial)}</MenuItem>
        <ViewItems views={views} />
        <MenuLine />
        <MenuItem onSelect={() => setEdited('new')}>{t(viewWords.saveAs)}</MenuItem>
        {current && <CurrentItems view={current} views={views} onEdit={() => setEdited(current)} />}
      </Menu>
      {edited && (
        <ViewDialog
          table={table}
          view={edited === 'new' ? undefined : edited}
          query={control.viewQuery}
          views={views}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  )
}

function ViewItems({ views }: { views: Views }) {
  const t = useTranslate()
  if (views.hasFailed) return <MenuHeading heading={t(viewWords.failed)} />
  return viewAudiences.map((audience) => {
    const items = views.items.filter((view) => view.audience === audience)
    if (items.length === 0) return null
    return (
      <MenuHeading key={audience} heading={t(audienceHeads[audience])}>
        {items.map((view) => (
          <MenuItem key={view.id} onSelect={() => views.open(view)}>
            <span className={view.id === views.current?.id ? 'font-semibold' : undefined}>{view.name}</span>
            {!view.isMine && <span className="text-fine text-ink-quiet">{t(viewWords.by)(view.ownerName)}</span>}
          </MenuItem>
        ))}
      </MenuHeading>
    )
  })
}

function CurrentItems({ view, views, onEdit }: { view: SavedView; views: Views; onEdit: () => void }) {
  const t = useTranslate()
  const { role } = useSession().user
  const canDelete = view.isMine || (view.audience === 'everyone' && role === 'super_admin')
  return (
    <>
      {view.isMine && views.isChanged && (
        <MenuItem onSelect={() => views.update(view)}>{t(viewWords.update)(view.name)}</MenuItem>
      )}
      {view.isMine && <MenuItem onSelect={onEdit}>{t(viewWords.edit)(view.name)}</MenuItem>}
      {canDelete && (
        <MenuItem isDangerous onSelect={() => views.remove(view)}>
          {t(viewWords.remove)(view.name)}
        </MenuItem>
      )}
    </>
  )
}
