import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { SavedView, TableName, ViewWrite } from '#contract/staff/views.ts'
import { useTranslate } from '../../../../i18n/language.tsx'
import { useToast } from '../../../../ui/Toast.tsx'
import { changeView, createView, deleteView, viewsOptions } from '../../../api/views.ts'
import { uiWords } from '../../../ui/ui.words.ts'
import { useFailureWords } from '../../../words/failure-words.ts'
import type { TableControl } from '../useTableState.ts'
import { viewWords } from './views.words.ts'

export interface Views {
  items: SavedView[]
  hasFailed: boolean
  current: SavedView | undefined
  isChanged: boolean
  open: (view: SavedView | undefined) => void
  create: (view: ViewWrite) => Promise<unknown>
  change: (id: string, view: ViewWrite) => Promise<unknown>
  update: (view: SavedView) => void
  remove: (view: SavedView) => void
}

export function useViews(table: TableName, control: TableControl): Views {
  const t = useTranslate()
  const toast = useToast()
  const failureWords = useFailureWords()
  const queries = useQueryClient()
  const { data, isError } = useQuery(viewsOptions(table))
  const items = data?.items ?? []
  const current = items.find(({ id }) => id === control.state.view)
  const refresh = () => queries.invalidateQueries({ queryKey: viewsOptions(table).queryKey })

  async function create(body: ViewWrite) {
    const view = await createView(body)
    await refresh()
    control.openView(view)
    toast(t(viewWords.saved))
  }
  async function change(id: string, body: ViewWrite) {
    await changeView(id, body)
    await refresh()
    toast(t(viewWords.saved))
  }
  async function remove(view: SavedView) {
    await deleteView(view.id)
    await refresh()
    if (view.id === current?.id) control.change({ view: '' }, { replace: true })
    const undo = () => attempt(() => create(writeOf(view)))
    toast(t(viewWords.deleted), 'success', undefined, { label: t(uiWords.undo), onAct: undo })
  }
  function attempt(act: () => Promise<unknown>) {
    act().catch((error: unknown) => toast(failureWords(error), 'failure'))
  }
  return {
    items,
    hasFailed: isError,
    current,
    isChanged: current !== undefined && !isSameQuery(current.query, control.viewQuery),
    open: control.openView,
    create,
    change,
    update: (view) => attempt(() => change(view.id, { ...writeOf(view), query: control.viewQuery })),
    remove: (view) => attempt(() => remove(view)),
  }
}

function writeOf({ table, name, audience, query }: SavedView): ViewWrite {
  return { table, name, audience, query }
}

/** Ignores the order of parameters. */
function isSameQuery(one: string, other: string): boolean {
  return sorted(one) === sorted(other)
}

function sorted(query: string): string {
  const params = new URLSearchParams(query)
  params.sort()
  return params.toString()
}
