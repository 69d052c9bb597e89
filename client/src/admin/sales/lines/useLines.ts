import { type RefObject, useEffect, useMemo, useRef } from 'react'
import { quoteLinesMax } from '#contract/sales/offerings.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { useToast } from '../../../ui/Toast.tsx'
import { uiWords } from '../../ui/ui.words.ts'
import { draftWords as words } from './draft.words.ts'
import { blankLine, type LineValues } from './draft-values.ts'

export interface LineActions {
  set: (index: number, line: LineValues) => void
  insert: (index: number) => void
  /** Can be undone from the toast. */
  remove: (index: number) => void
  /** @param by -1 moves up @param field to keep focused */
  move: (index: number, by: 1 | -1, field?: string) => void
  focus: (index: number, field: string) => void
}

interface LinesOptions {
  lines: readonly LineValues[]
  onChange: (lines: LineValues[]) => void
  list: RefObject<HTMLElement | null>
}

/** Actions on the lines. The functions are stable, so that a keystroke renders only its own line. */
export function useLines(options: LinesOptions): LineActions {
  const t = useTranslate()
  const toast = useToast()
  const latest = useRef({ ...options, t, toast })
  useEffect(() => {
    latest.current = { ...options, t, toast }
  })
  return useMemo(() => actionsOver(latest), [])
}

type Latest = RefObject<LinesOptions & { t: ReturnType<typeof useTranslate>; toast: ReturnType<typeof useToast> }>

function actionsOver(latest: Latest): LineActions {
  /** Waits until the change is rendered. */
  function focusSoon(index: number, field: string) {
    requestAnimationFrame(() => focusOn(latest.current.list.current, index, field))
  }
  return {
    set(index, line) {
      const { lines, onChange } = latest.current
      onChange(lines.with(index, line))
    },
    insert(index) {
      const { lines, onChange } = latest.current
      if (lines.length >= quoteLinesMax) return
      onChange(lines.toSpliced(index, 0, blankLine))
      focusSoon(index, 'name')
    },
    remove(index) {
      const { lines, onChange, t, toast } = latest.current
      const removed = lines[index]
      if (!removed) return
      onChange(lines.length === 1 ? [blankLine] : lines.toSpliced(index, 1))
      focusSoon(Math.min(index, lines.length - 2), 'name')
      const putBack = () => {
        const now = latest.current
        now.onChange(now.lines.toSpliced(index, 0, removed).slice(0, quoteLinesMax))
        focusSoon(index, 'name')
      }
      toast(t(words.removed)(removed.name), 'success', undefined, { label: t(uiWords.undo), onAct: putBack })
    },
    move(index, by, field) {
      const { lines, onChange } = latest.current
      const [from, to] = [lines[index], lines[index + by]]
      if (!from || !to) return
      onChange(lines.with(index, to).with(index + by, from))
      if (field) focusSoon(index + by, field)
    },
    focus: (index, field) => focusOn(latest.current.list.current, index, field),
  }
}

function focusOn(list: HTMLElement | null, index: number, field: string): void {
  const input = list?.children[Math.max(index, 0)]?.querySelector<HTMLElement>(`[name="${field}"]`)
  input?.focus()
  if (input instanceof HTMLInputElement) input.select()
}
