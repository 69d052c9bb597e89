import { Tooltip } from '@base-ui/react/tooltip'
import type { ReactElement, ReactNode } from 'react'
import { useTranslate } from '../../../i18n/language.tsx'
import { Link } from '../../../ui/Link.tsx'
import { useFormats } from '../../i18n/formats.ts'
import { adminFrameWords } from '../../words/frame.words.ts'

interface SideItemProps {
  icon: ReactNode
  name: string
  isNarrow: boolean
  isActive?: boolean
  /** How many there are; none is not shown. */
  count?: number | null | undefined
  /** Where it leads, or what it does. */
  to?: string
  /** Not of the admin: the browser loads it. */
  isOutside?: boolean
  onPress?: (() => void) | undefined
}

/** One line of the sidebar; an icon alone, with its name in a tooltip, where that is narrow. */
export function SideItem({ icon, name, isNarrow, isActive = false, count, to, isOutside, onPress }: SideItemProps) {
  const t = useTranslate()
  const { number } = useFormats()
  const label = count ? t(adminFrameWords.count)(name, count) : name
  const content = (
    <>
      {icon}
      {!isNarrow && <span className="min-w-0 flex-1 truncate">{name}</span>}
      {count ? <span className="side-count">{isNarrow && count > 99 ? '99+' : number(count)}</span> : null}
    </>
  )
  const shared = {
    className: 'side-item',
    'aria-label': count || isNarrow ? label : undefined,
    'aria-current': isActive ? ('page' as const) : undefined,
    onClick: onPress,
    children: content,
  }
  const item = itemOf(shared, to, isOutside)
  return isNarrow ? <WithTooltip text={label}>{item}</WithTooltip> : item
}

type Shared = Pick<React.ComponentProps<'a'>, 'className' | 'aria-label' | 'aria-current' | 'children'> & {
  onClick: (() => void) | undefined
}

function itemOf(shared: Shared, to: string | undefined, isOutside = false) {
  if (to === undefined) return <button type="button" {...shared} />
  return isOutside ? <a href={to} {...shared} /> : <Link to={to} {...shared} />
}

function WithTooltip({ text, children }: { text: string; children: ReactElement<Record<string, unknown>> }) {
  return (
    <Tooltip.Root>
      <Tooltip.Trigger render={children} />
      <Tooltip.Portal>
        <Tooltip.Positioner side="right" sideOffset={8} className="tooltip-place">
          <Tooltip.Popup className="tooltip">{text}</Tooltip.Popup>
        </Tooltip.Positioner>
      </Tooltip.Portal>
    </Tooltip.Root>
  )
}
