import './menu.css'
import { Menu as Base } from '@base-ui/react/menu'
import { Check, ChevronRight } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { Link } from 'react-router-dom'

interface MenuProps {
  /** Button without handlers of its own. */
  trigger: ReactElement<Record<string, unknown>>
  /** MenuItem, MenuLink, MenuCheck, MenuHeading, MenuLine. */
  children: ReactNode
  align?: 'start' | 'end'
}

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
  /** Styles it as destructive. */
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

interface MenuLinkProps {
  to: string
  icon?: ReactNode
  /** Outside of the admin, so it opens in a new tab. */
  isOutside?: boolean
  /** Router state, such as the list to return to. */
  state?: unknown
  children: ReactNode
}

/** Renders a real link, which can be opened in a new tab. */
export function MenuLink({ to, icon, isOutside = false, state, children }: MenuLinkProps) {
  const content = (
    <>
      {icon}
      {children}
    </>
  )
  const link = isOutside ? (
    <a href={to} target="_blank" rel="noreferrer">
      {content}
    </a>
  ) : (
    <Link to={to} state={state}>
      {content}
    </Link>
  )
  return <Base.LinkItem className="menu-item" closeOnClick render={link} />
}

/** @param from URL of the file */
export function MenuDownload({ from, children }: { from: string; children: ReactNode }) {
  return (
    <Base.LinkItem
      className="menu-item"
      closeOnClick
      render={
        <a href={from} download>
          {children}
        </a>
      }
    />
  )
}

interface MenuCheckProps {
  isOn: boolean
  onChange: (isOn: boolean) => void
  icon?: ReactNode
  /** Keeps the menu open, so that several can be changed. */
  staysOpen?: boolean
  children: ReactNode
}

export function MenuCheck({ isOn, onChange, icon, staysOpen = false, children }: MenuCheckProps) {
  return (
    <Base.CheckboxItem className="menu-item" checked={isOn} onCheckedChange={onChange} closeOnClick={!staysOpen}>
      {icon}
      <span className="flex-1">{children}</span>
      <Base.CheckboxItemIndicator className="flex data-unchecked:invisible" keepMounted>
        <Check aria-hidden="true" />
      </Base.CheckboxItemIndicator>
    </Base.CheckboxItem>
  )
}

/** Heading of the menu, or of the items in `children`. */
export function MenuHeading({ heading, children }: { heading: ReactNode; children?: ReactNode }) {
  return (
    <Base.Group>
      <Base.GroupLabel className="px-3 py-1.5 text-fine text-ink-quiet">{heading}</Base.GroupLabel>
      {children}
    </Base.Group>
  )
}

interface MenuMoreProps {
  label: string
  icon?: ReactNode
  children: ReactNode
}

export function MenuMore({ label, icon, children }: MenuMoreProps) {
  return (
    <Base.SubmenuRoot>
      <Base.SubmenuTrigger className="menu-item">
        {icon}
        <span className="flex-1">{label}</span>
        <ChevronRight aria-hidden="true" />
      </Base.SubmenuTrigger>
      <Base.Portal>
        <Base.Positioner className="menu-place" sideOffset={4} alignOffset={-4}>
          <Base.Popup className="menu">{children}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.SubmenuRoot>
  )
}

export function MenuLine() {
  return <Base.Separator className="my-1 h-px bg-hairline" />
}
