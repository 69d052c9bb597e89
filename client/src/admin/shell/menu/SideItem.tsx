import { Tooltip } from '@base-ui/react/tooltip'
import type { LucideIcon } from 'lucide-react'
import type { ReactElement } from 'react'
import { Link } from 'react-router-dom'
import { useTranslate } from '../../../i18n/language.tsx'
import { useFormats } from '../../i18n/formats.ts'
import { adminFrameWords } from '../../words/frame.words.ts'

interface SideItemProps {
  Icon: LucideIcon
  name: string
  isNarrow: boolean
  isActive?: boolean
  /** Number of waiting items; 0 is not shown. */
  count?: number | null | undefined
  /** Address; without it, `onPress` is called. */
  to?: string
  /** Outside of the admin, so the browser loads it. */
  isOutside?: boolean
  onPress?: (() => void) | undefined
}

const itemClass =
  'relative flex min-h-11 w-full items-center gap-3 rounded-control text-start text-ink-quiet hover:bg-sunken hover:text-ink focus-visible:-outline-offset-2 aria-[current]:bg-sunken aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:before:absolute aria-[current]:before:inset-y-2 aria-[current]:before:left-0 aria-[current]:before:w-0.5 aria-[current]:before:bg-signal lg:min-h-9'

/** Renders a line of the sidebar; as an icon with a tooltip if narrow. */
export function SideItem({ Icon, name, isNarrow, isActive = false, count, to, isOutside, onPress }: SideItemProps) {
  const t = useTranslate()
  const { number } = useFormats()
  const label = count ? t(adminFrameWords.count)(name, count) : name
  const content = (
    <>
      <Icon aria-hidden="true" className={`size-4.5 flex-none ${isActive ? 'text-signal' : ''}`} />
      {!isNarrow && <span className="min-w-0 flex-1 truncate">{name}</span>}
      {count ? (
        <span
          className={`side-count font-normal text-ink-quiet ${isNarrow ? 'absolute top-0 right-0.5 text-[0.6875rem]/4' : 'text-fine'}`}
        >
          {isNarrow && count > 99 ? '99+' : number(count)}
        </span>
      ) : null}
    </>
  )
  const shared = {
    className: `${itemClass} ${isNarrow ? 'justify-center' : 'px-3'}`,
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
        <Tooltip.Positioner side="right" sideOffset={8} className="z-55">
          <Tooltip.Popup className="tooltip rounded-control bg-ink px-2 py-1 text-fine text-surface">
            {text}
          </Tooltip.Popup>
        </Tooltip.Positioner>
      </Tooltip.Portal>
    </Tooltip.Root>
  )
}
