import './menu.css'
import { Menu as Base } from '@base-ui/react/menu'
import type { ReactElement, ReactNode } from 'react'

interface MenuProps {
  /** The button that opens it, without its own handlers. */
  trigger: ReactElement<Record<string, unknown>>
  /** MenuItem, MenuLine. */
  children: ReactNode
  align?: 'start' | 'end'
}

/** A menu of actions below a button; arrows, letters and Escape work as menus do. */
export function Menu({ trigger, children, align = 'end' }: MenuProps) {
  return (
    <Base.Root>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner className="menu-place" align={align} sideOffset={4}>
          <Base.Popup className="menu">{children}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

interface MenuItemProps {
  onSelect: () => void
  icon?: ReactNode
  /** In the colour of what cannot be taken back. */
  isDangerous?: boolean
  disabled?: boolean
  children: ReactNode
}

export function MenuItem({ onSelect, icon, isDangerous = false, disabled = false, children }: MenuItemProps) {
  return (
    <Base.Item className="menu-item" data-danger={isDangerous || undefined} disabled={disabled} onClick={onSelect}>
      {icon}
      {children}
    </Base.Item>
  )
}

export function MenuLine() {
  return <Base.Separator className="menu-line" />
}
