import { ChevronDown } from 'lucide-react'
import { useCallback, useId, useRef, useState } from 'react'
import type { NavigationGroup } from '#contract/content/navigation.ts'
import { LocalLink } from '../../i18n/LocalLink.tsx'
import { useLocalizedText } from '../../i18n/useLocalizedText.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { useDismiss } from '../../ui/browser/useDismiss.ts'

/** A button that discloses a group of links; Escape, or leaving it, closes it. */
export function NavMenu({ group }: { group: NavigationGroup }) {
  const localized = useLocalizedText()
  const id = useId()
  const area = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  useDismiss(area, { isOpen, close, whenLeft: true })
  return (
    <div ref={area} className="relative">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        className={buttonClass('quiet', 'regular', 'px-3 lg:px-2 xl:px-3')}
        onClick={() => setOpen(!isOpen)}
      >
        <span {...localized(group.title)} />
        <ChevronDown aria-hidden="true" className={`size-4 transition-transform ${isOpen ? 'rotate-180' : ''}`} />
      </button>
      <ul
        id={id}
        hidden={!isOpen}
        className="absolute top-full left-0 min-w-56 rounded-panel border border-hairline bg-raised p-1.5 shadow-lift"
      >
        {group.links.map(({ label, to }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: staff may name one page twice
          <li key={index}>
            <LocalLink
              to={to}
              className={buttonClass('quiet', 'regular', 'w-full justify-start px-3')}
              onClick={close}
              {...localized(label)}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
