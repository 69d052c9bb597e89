import { type ComponentType, type ReactElement, useEffect, useState } from 'react'

/** The code of a page could not be loaded: the network is down, or a newer version of the site has replaced it. */
export class PageLoadError extends Error {
  override readonly name = 'PageLoadError'
}

/** Marks a failed load. */
export async function loadPage<Page>(load: () => Promise<Page>): Promise<Page> {
  try {
    return await load()
  } catch (cause) {
    throw new PageLoadError('This page could not be loaded', { cause })
  }
}

/** A component whose code is loaded separately. */
export interface LazyComponent<Props extends object> {
  (props: Props): ReactElement
  /** Loads the code once; renders after that do not wait. */
  load: () => Promise<unknown>
}

/**
 * Returns a function that makes lazy components. Unlike React's `lazy`, they show loaded code at once: React would keep a fallback for 300 ms.
 * @param Fallback shown while the code loads
 */
export function lazyComponents(Fallback: ComponentType) {
  function lazyComponent<Props extends object>(
    importModule: () => Promise<{ default: ComponentType<Props> }>,
  ): LazyComponent<Props> {
    let loaded: ComponentType<Props> | undefined

    async function load(): Promise<ComponentType<Props>> {
      loaded ??= (await loadPage(importModule)).default
      return loaded
    }

    function Component(props: Props) {
      const [Loaded, setLoaded] = useState(() => loaded)
      const [failure, setFailure] = useState<unknown>()
      useEffect(() => {
        if (!Loaded) load().then((component) => setLoaded(() => component), setFailure)
      }, [Loaded])
      if (failure) throw failure
      return Loaded ? <Loaded {...props} /> : <Fallback />
    }
    return Object.assign(Component, { load })
  }
  return { lazyComponent }
}
