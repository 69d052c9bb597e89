import { Ellipsis } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslate } from '../../../i18n/language.tsx'
import { PageHead } from '../../../shell/index.ts'
import { buttonClass } from '../../../ui/Button.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { uiWords } from '../../ui/ui.words.ts'

interface RecordHeadProps {
  /** Whose record it is and what it is about; empty parts are left out. */
  title: (string | null | undefined)[]
  /** Reference, shown below the title and in the tab's. */
  reference?: string
  /** Status and dates. */
  facts: ReactNode
  /** The next thing to do, if there is one. */
  primary?: ReactNode
  /** Items of the menu that holds all other actions. */
  menu: ReactNode
  /** Shown below the facts. */
  children?: ReactNode
}

/** Renders the head of a record's page: whose and what, its state, the next action, and a menu with the others. */
export function RecordHead({ title, reference, facts, primary, menu, children }: RecordHeadProps) {
  const t = useTranslate()
  const name = title.filter(Boolean).join(' · ')
  return (
    <header className="message-head">
      <PageHead title={reference ? `${name} · ${reference}` : name} isListed={false} />
      <div className="min-w-0">
        <h1 className="heading text-title">{name}</h1>
        <p className="mt-1 flex flex-wrap items-baseline gap-x-4 text-fine text-ink-quiet">
          {facts}
          {reference && <span>{reference}</span>}
        </p>
        {children}
      </div>
      <div className="flex flex-wrap gap-2">
        {primary}
        <Menu
          trigger={
            <button type="button" className={buttonClass('secondary', 'compact')}>
              <Ellipsis aria-hidden="true" className="size-4" />
              {t(uiWords.more)}
            </button>
          }
        >
          {menu}
        </Menu>
      </div>
    </header>
  )
}
