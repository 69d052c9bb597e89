import { type ComponentType, memo, type ReactNode, Suspense, use } from 'react'
import { firstUse } from '../browser/first-use.ts'
import { savesData } from '../browser/idle.ts'
import { loadOnceOnline } from '../browser/network.ts'
import { useIsHydrated } from '../browser/useIsHydrated.ts'
import { comesLater, lazyModule, loadLaterParts } from './lazy-component.tsx'

/**
 * Makes a component of a file that a page begins without: what the server drew of it stands until somebody uses the page, and is then
 * taken over as its code comes. For what is read, with its links, and no more: until then nothing else in it works, and a browser's own
 * choices (currency, basket) don't reach it. Its styles are in the page's. A page that was moved to comes with it.
 * @param file its path below client/src
 * @param fallback stands for it where it was not drawn, until it is there
 */
export function laterComponent<Props extends object>(
  importModule: () => Promise<{ default: ComponentType<Props> }>,
  file: string,
  fallback: ReactNode = null,
): ComponentType<Props> {
  const code = lazyModule(importModule, file)
  comesLater(code)
  let coming: Promise<{ default: ComponentType<Props> }> | undefined
  let wanted: typeof coming
  /** Until it is there, what stands there stays: it can be looked at. */
  const load = () => {
    coming ??= loadOnceOnline(code.load)
    return coming
  }
  const loadOnceUsed = () => {
    wanted ??= firstUse().then(() => {
      if (savesData()) return new Promise(() => {})
      void loadLaterParts() // whatever else the page began without, so that nothing is left of it
      return load()
    })
    return wanted
  }

  function Part(props: Props) {
    const isHydrated = useIsHydrated()
    const { default: Loaded } = code.loaded() ?? use(isHydrated ? load() : loadOnceUsed())
    return <Loaded {...props} />
  }
  // Rendered anew with other properties alone: a part that is still to be taken over would be drawn anew, too.
  return memo((props: Props) => (
    <Suspense fallback={fallback}>
      <Part {...props} />
    </Suspense>
  )) as ComponentType<Props>
}
