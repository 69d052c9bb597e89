import {
  Bell,
  ExternalLink,
  Languages,
  LogOut,
  Moon,
  PanelLeft,
  Plus,
  RefreshCw,
  SlidersHorizontal,
  Sun,
  UserPlus,
  UserRound,
} from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { inLanguage } from '#contract/i18n/in-language.ts'
import { type Bilingual, readerLanguages } from '#contract/i18n/languages.ts'
import { adminScreens } from '#contract/staff/permissions.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { themePreference, usePreference } from '../../../storage/preferences.ts'
import { useCan } from '../../api/staff/session.ts'
import { useSetLanguage } from '../../i18n/language.tsx'
import { sidebarPreference, useIsDark } from '../../storage/preferences.ts'
import {
  syncWords,
  useIsFileSource,
  useScreenNames,
  useSourceWords,
  useSyncActions,
  useSyncState,
} from '../../sync/index.ts'
import { filePaletteWords } from '../../words/file-source.words.ts'
import { adminFrameWords } from '../../words/frame.words.ts'
import { notificationsWords } from '../../words/notifications.words.ts'
import { adminScreenNames, menuEntries } from '../menu/menu.ts'
import { useShellDialogs } from '../shell-dialogs.ts'
import { useSignOut } from '../useSignOut.ts'
import type { PaletteGroup, PaletteItem } from './items.ts'
import { paletteWords, settingsGroupWords, switchWords } from './palette.words.ts'

const salesCommands = [
  { path: '/admin/orders/new', words: paletteWords.createOrder, Icon: menuEntries.orders.Icon },
  { path: '/admin/customers/new', words: paletteWords.newCustomer, Icon: UserPlus },
  { path: '/admin/quotes/new', words: paletteWords.newQuote, Icon: menuEntries.quotes.Icon },
]

/** Returns the destinations and commands that the reader is permitted to use. */
export function useCommands(): PaletteGroup[] {
  const language = useLanguage()
  const places = usePlaces()
  const actions = useActions()
  return [
    { id: 'places', label: inLanguage(paletteWords.goTo, language), items: places },
    { id: 'actions', label: inLanguage(paletteWords.actions, language), items: actions },
  ]
}

function usePlaces(): PaletteItem[] {
  const navigate = useNavigate()
  const can = useCan()
  const named = useNamed()
  const names = useScreenNames()
  const syncPlaces = useSyncPlaces()
  const go = (path: string) => () => void navigate(path)
  const screens = adminScreenNames.filter((screen) => can(adminScreens[screen].permission))
  const settings = Object.entries(can('settings.manage') ? settingsGroupWords : {})
  return [
    ...screens.map((screen) => {
      const { path } = adminScreens[screen]
      const { label, also } = named(names[screen])
      // The path is searched too: `quote` finds the quotations.
      const held = `${also} ${path.replace('/admin', '')}`
      return { id: path, label, also: held, Icon: menuEntries[screen].Icon, run: go(path) }
    }),
    ...(can('sync.read') ? syncPlaces : []).map(({ path, words }) => ({
      id: path,
      ...named(words),
      Icon: menuEntries.notion.Icon,
      run: go(path),
    })),
    {
      id: 'quality',
      ...named(paletteWords.dataQuality),
      Icon: menuEntries.products.Icon,
      run: go(`${adminScreens.products.path}/quality`),
    },
    { id: 'notifications', ...named(notificationsWords.title), Icon: Bell, run: go('/admin/notifications') },
    { id: 'profile', ...named(adminFrameWords.profile), Icon: UserRound, run: go('/admin/profile') },
    ...settings.map(([group, words]) => {
      const path = `${adminScreens.settings.path}/${group}`
      return { id: path, ...named(words), Icon: menuEntries.settings.Icon, run: go(path) }
    }),
  ]
}

function useSyncPlaces(): { path: string; words: Bilingual }[] {
  const { syncRuns, syncConflicts, syncPushes } = useSourceWords(paletteWords, filePaletteWords)
  return [
    { path: '/admin/notion/runs', words: syncRuns },
    { path: '/admin/notion/conflicts', words: syncConflicts },
    ...(useIsFileSource() ? [] : [{ path: '/admin/notion/pushes', words: syncPushes }]),
  ]
}

function useActions(): PaletteItem[] {
  const navigate = useNavigate()
  const can = useCan()
  const named = useNamed()
  const { open } = useShellDialogs()
  const signOut = useSignOut()
  const setLanguage = useSetLanguage()
  const language = useLanguage()
  const isDark = useIsDark()
  const isNarrow = usePreference(sidebarPreference) === 'narrow'
  const addProduct = {
    id: 'add-product',
    ...named(paletteWords.addProduct),
    Icon: Plus,
    run: () => void navigate('/admin/products/new'),
  }
  const invite = {
    id: 'invite',
    ...named(paletteWords.inviteUser),
    Icon: UserPlus,
    run: () => void navigate('/admin/users/invite'),
  }
  const syncs = useSyncCommands()
  const sales = salesCommands.map(({ path, words, Icon }) => ({
    id: path,
    ...named(words),
    Icon,
    run: () => void navigate(path),
  }))
  return [
    ...(can('products.write') ? [addProduct] : []),
    ...(can('sales.write') ? sales : []),
    ...(can('users.manage') ? [invite] : []),
    ...syncs,
    {
      id: 'theme',
      ...named(isDark ? paletteWords.lightMode : paletteWords.darkMode),
      Icon: isDark ? Sun : Moon,
      run: () => themePreference.write(isDark ? 'light' : 'dark'),
    },
    ...readerLanguages
      .filter((other) => other !== language)
      .map((other) => ({
        id: `language-${other}`,
        ...named(switchWords[other]),
        Icon: Languages,
        run: () => setLanguage(other),
      })),
    {
      id: 'sidebar',
      ...named(isNarrow ? paletteWords.wide : paletteWords.narrow),
      Icon: PanelLeft,
      run: () => sidebarPreference.write(isNarrow ? 'wide' : 'narrow'),
    },
    {
      id: 'preferences',
      ...named(adminFrameWords.preferences),
      Icon: SlidersHorizontal,
      run: () => open('preferences'),
    },
    {
      id: 'site',
      ...named(paletteWords.liveSite),
      Icon: ExternalLink,
      run: () => void window.open('/', '_blank', 'noreferrer'),
    },
    { id: 'sign-out', ...named(adminFrameWords.signOut), Icon: LogOut, run: signOut },
  ]
}

/** Opens the sync dialog, which shows the progress. */
function useSyncCommands(): PaletteItem[] {
  const can = useCan()
  const named = useNamed()
  const { open } = useShellDialogs()
  const { status } = useSyncState()
  const { start, refresh } = useSyncActions()
  const command = (id: string, words: Bilingual, run: () => void) => ({ id, ...named(words), Icon: RefreshCw, run })
  const { syncStatus } = useSourceWords(paletteWords, filePaletteWords)
  const look = command('sync', syncStatus, () => open('sync'))
  if (!can('sync.run') || !status?.isConfigured) return can('sync.read') ? [look] : []
  const { direction } = status
  return [
    look,
    command('sync-now', syncWords.oneClick, () => {
      open('sync')
      void start({ direction, kind: 'one-click' }).catch(() => {})
    }),
    command('sync-refresh', syncWords.forceRefresh, () => {
      open('sync')
      refresh()
    }),
  ]
}

/** Returns a label in the reader's language that is found in both. */
function useNamed(): (words: Bilingual) => { label: string; also: string } {
  const language = useLanguage()
  return (words) => ({ label: inLanguage(words, language), also: `${words['zh-TW']} ${words.en}` })
}
