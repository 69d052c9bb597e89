import { Menu, X } from 'lucide-react'
import { useRef } from 'react'
import type { NavigationGroup } from '#contract/content/navigation.ts'
import { frameWords } from '../../i18n/frame.words.ts'
import { LocalLink } from '../../i18n/LocalLink.tsx'
import { useTranslate } from '../../i18n/language.tsx'
import { useLocalizedText } from '../../i18n/useLocalizedText.ts'
import { paths } from '../../paths.ts'
import { ThemeButton } from '../../shell/index.ts'
import { useQuoteBasket } from '../../storage/quote-basket.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { CurrencySelect, LanguageLinks } from './Controls.tsx'
import { useNavigation } from './navigation.ts'

/** The whole navigation for small screens. The browser's own modal dialog keeps focus in, and Escape closes it. */
export function MobileMenu() {
  const t = useTranslate()
  const { length } = useQuoteBasket()
  const dialog = useRef<HTMLDialogElement>(null)
  const close = () => dialog.current?.close()
  const groups = [...useNavigation('menu'), ...useNavigation('bar')]
  return (
    <div className="lg:hidden">
      <Button variant="quiet" size="icon" onClick={() => dialog.current?.showModal()}>
        <Menu aria-hidden="true" className="size-6" />
        <span className="sr-only">{t(frameWords.menu)}</span>
      </Button>
      <dialog
        ref={dialog}
        aria-label={t(frameWords.menu)}
        className="h-dvh max-h-none w-full max-w-none bg-surface text-ink"
      >
        <div className="page flex h-16 items-center justify-between border-b border-hairline">
          <span className="text-body font-semibold">{t(frameWords.menu)}</span>
          <Button variant="quiet" size="icon" onClick={close}>
            <X aria-hidden="true" className="size-6" />
            <span className="sr-only">{t(frameWords.close)}</span>
          </Button>
        </div>
        <nav aria-label={t(frameWords.mainNavigation)} className="page grid gap-6 py-6">
          {groups.map((group, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: staff may call two alike
            <MenuGroup key={index} group={group} onFollow={close} />
          ))}
          <LocalLink to={paths.quote} onClick={close} className={buttonClass('secondary', 'large')}>
            {t(frameWords.quotation)(length)}
          </LocalLink>
          <div className="grid grid-cols-2 gap-3">
            <LocalLink to={paths.liveDemo} onClick={close} className={buttonClass('secondary', 'large')}>
              {t(frameWords.tryNow)}
            </LocalLink>
            <LocalLink to={paths.demo} onClick={close} className={buttonClass('primary', 'large')}>
              {t(frameWords.bookDemo)}
            </LocalLink>
          </div>
        </nav>
        <div className="page flex items-center justify-between border-t border-hairline py-4">
          <CurrencySelect />
          <div>
            <LanguageLinks />
          </div>
          <ThemeButton />
        </div>
      </dialog>
    </div>
  )
}

interface MenuGroupProps {
  group: NavigationGroup
  onFollow: () => void
}

function MenuGroup({ group: { title, links }, onFollow }: MenuGroupProps) {
  const localized = useLocalizedText()
  return (
    <section>
      <h2 className="text-fine text-ink-quiet" {...localized(title)} />
      <ul className="mt-1 grid grid-cols-2 gap-x-4">
        {links.map(({ label, to }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: staff may name one page twice
          <li key={index} className="border-b border-hairline">
            <LocalLink to={to} onClick={onFollow} className="flex min-h-12 items-center" {...localized(label)} />
          </li>
        ))}
      </ul>
    </section>
  )
}
