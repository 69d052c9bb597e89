import { type ComponentType, type ReactElement, useEffect, useState } from 'react'
import { loadPage } from './page-load.ts'

/** A component whose code is a file of its own. */
export interface LazyComponent<Props extends object> {
  (props: Props): ReactElement
  /** Loads the code, once: what is drawn from then on is there at once. */
  load: () => Promise<unknown>
}

/**
 * Makes components of files. React's `lazy` is not used: where a fallback was just shown, it holds back for 300 ms what has come.
 * @param Arriving stands for one while its code is on the way
 * @returns `lazyComponent`, and `loadAll` for who draws them at once: it loads the code of each made so far
 */
export function lazyComponents(Arriving: ComponentType) {
  const loads: LazyComponent<object>['load'][] = []

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
        if (!Loaded) load().then((came) => setLoaded(() => came), setFailure)
      }, [Loaded])
      if (failure) throw failure
      return Loaded ? <Loaded {...props} /> : <Arriving />
    }
    loads.push(load)
    return Object.assign(Component, { load })
  }
  return { lazyComponent, loadAll: () => Promise.all(loads.map((load) => load())) }
}
