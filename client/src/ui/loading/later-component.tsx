import { type ComponentType, memo, Suspense, use } from 'react'
import { savesData } from '../browser/idle.ts'
import { useIsHydrated } from '../browser/useIsHydrated.ts'
import { lazyModule } from './lazy-component.tsx'

/**
 * Makes a component of a file that a page begins without: what the server drew of it stands until somebody uses the page, and is then
 * taken over as its code comes. For what can only be looked at, and has its styles elsewhere: until then nothing in it works. Where nothing
 * was drawn, it comes at once.
 * @param file its path below client/src
 */
export function laterComponent<Props extends object>(
  importModule: () => Promise<{ default: ComponentType<Props> }>,
  file: string,
): ComponentType<Props> {
  const code = lazyModule(importModule, file)
  let coming: Promise<{ default: ComponentType<Props> }> | undefined
  let wanted: typeof coming
  /** Without it, what stands there stays: it can be looked at. */
  const load = () => {
    coming ??= code.load().catch(() => new Promise(() => {}))
    return coming
  }
  const loadOnceUsed = () => {
    wanted ??= firstUse().then(load)
    return wanted
  }

  function Part(props: Props) {
    const isHydrated = useIsHydrated()
    const { default: Loaded } = code.loaded() ?? use(isHydrated ? load() : loadOnceUsed())
    return <Loaded {...props} />
  }
  // Rendered anew with other properties alone: a part that is still to be taken over would be drawn anew, too.
  return memo((props: Props) => (
    <Suspense fallback={null}>
      <Part {...props} />
    </Suspense>
  )) as ComponentType<Props>
}

const uses = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'scroll']

/** Somebody moves on the page; never where little is to be loaded. */
function firstUse(): Promise<void> {
  return new Promise((resolve) => {
    if (savesData()) return
    const ending = new AbortController()
    const begin = () => {
      ending.abort()
      resolve()
    }
    for (const event of uses) addEventListener(event, begin, { passive: true, signal: ending.signal })
  })
}
