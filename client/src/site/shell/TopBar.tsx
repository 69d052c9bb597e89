import { useSyncExternalStore } from 'react'
import { useSite } from '../../api/site.ts'
import { frameWords } from '../../i18n/frame.words.ts'
import { LocalLink } from '../../i18n/LocalLink.tsx'
import { useTranslate } from '../../i18n/language.tsx'
import { useLocalizedText } from '../../i18n/useLocalizedText.ts'
import { paths } from '../../paths.ts'
import { BrandMark, ThemeButton } from '../../shell/index.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { BarSearch } from '../search/index.ts'
import { BasketLink, CurrencySelect, LanguageLinks } from './Controls.tsx'
import { MobileMenu } from './MobileMenu.tsx'
import { NavMenu } from './NavMenu.tsx'
import { useNavigation } from './navigation.ts'

/** Spec §2, "Top bar". */
export function TopBar() {
  const t = useTranslate()
  const shadow = useIsScrolled() ? 'shadow-lift' : ''
  return (
    <header
      className={`sticky top-0 z-40 border-b border-hairline bg-surface transition-shadow print:static print:border-0 ${shadow}`}
    >
      <div className="page flex h-16 items-center gap-2 lg:gap-1 xl:gap-2">
        <Brand />
        <nav
          aria-label={t(frameWords.mainNavigation)}
          className="ml-6 hidden flex-none items-center whitespace-nowrap lg:ml-2 lg:flex xl:ml-6 print:hidden"
        >
          <BarLinks />
        </nav>
        <div className="ml-auto flex flex-none items-center whitespace-nowrap min-[28rem]:gap-1 max-sm:[&_:is(a,button)]:min-w-9 max-sm:[&_:is(a,button)]:px-1.5 lg:max-xl:[&_:is(a,button)]:min-w-8 lg:max-xl:[&_:is(a,button)]:px-1.5 print:hidden">
          <BarSearch />
          <LanguageLinks isShort />
          <BasketLink />
          <div className="hidden items-center gap-1 lg:flex">
            <CurrencySelect />
            <ThemeButton />
          </div>
          <LocalLink to={paths.liveDemo} className={buttonClass('secondary', 'compact', 'ml-1 max-sm:hidden')}>
            {t(frameWords.tryNow)}
          </LocalLink>
          <LocalLink
            to={paths.demo}
            className={buttonClass('primary', 'compact', 'max-sm:text-fine max-[23rem]:hidden')}
          >
            {t(frameWords.bookDemo)}
          </LocalLink>
          <MobileMenu />
        </div>
      </div>
    </header>
  )
}

/** Its menus, then the links that stand alone. */
function BarLinks() {
  const localized = useLocalizedText()
  const [menus, alone] = [useNavigation('menu'), useNavigation('bar')]
  return (
    <>
      {menus.map((group, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: staff may call two alike
        <NavMenu key={index} group={group} />
      ))}
      {alone.flatMap(({ links }) =>
        links.map(({ label, to }, index) => (
          <LocalLink
            // biome-ignore lint/suspicious/noArrayIndexKey: staff may name one page twice
            key={index}
            to={to}
            className={buttonClass('quiet', 'regular', 'px-3 lg:px-2 xl:px-3')}
            {...localized(label)}
          />
        )),
      )}
    </>
  )
}

function Brand() {
  const t = useTranslate()
  const name = useSite()?.name ?? frameWords.siteName
  return (
    <LocalLink
      to={paths.home}
      className="flex min-h-11 min-w-0 items-center gap-2 text-body leading-[1.2] font-semibold sm:gap-2.5"
    >
      <BrandMark />
      <span className="line-clamp-2 max-[28rem]:text-small">{t(name)}</span>
    </LocalLink>
  )
}

const scrolledPixels = 10

function useIsScrolled(): boolean {
  return useSyncExternalStore(
    onScroll,
    () => window.scrollY > scrolledPixels,
    () => false,
  )
}

function onScroll(listener: () => void) {
  window.addEventListener('scroll', listener, { passive: true })
  return () => window.removeEventListener('scroll', listener)
}
