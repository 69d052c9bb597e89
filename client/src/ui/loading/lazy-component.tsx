import { type ComponentType, createContext, type ReactElement, useContext, useEffect, useState } from 'react'
import { loadPage } from './page-load.ts'

/** A component whose code is a file of its own. */
export interface LazyComponent<Props extends object> {
  (props: Props): ReactElement
  /** Loads the code, once: what is rendered from then on is there at once. */
  load: () => Promise<unknown>
}

/** Told of each file, by its path below client/src, that a page drawn on the server has something of. */
export const DrawnPartsContext = createContext<(file: string) => void>(() => undefined)

const loads = new Map<string, LazyComponent<object>['load']>()

/** Code that is no component, in a file of its own. */
export interface LazyModule<Module> {
  /** Its path below client/src, where a page that the server draws may need it. */
  file: string
  load: () => Promise<Module>
  /** Undefined until it was loaded. */
  loaded: () => Module | undefined
}

/** @param file its path below client/src */
export function lazyModule<Module>(importModule: () => Promise<Module>, file: string): LazyModule<Module> {
  let loaded: Module | undefined
  const load = async () => {
    loaded ??= await importModule()
    return loaded
  }
  loads.set(file, load)
  return { file, load, loaded: () => loaded }
}

/**
 * Code that is no component, once it is loaded.
 * @param isInPage what the server draws is made with it, and what is hydrated as it stands
 * @param isNeeded it is to be loaded
 */
export function useLazyModule<Module>(
  code: LazyModule<Module>,
  { isInPage, isNeeded }: { isInPage: boolean; isNeeded: boolean },
): Module | undefined {
  const drawn = useContext(DrawnPartsContext)
  const [, setCode] = useState(() => code.loaded())
  const isWanted = isInPage || isNeeded
  useEffect(() => {
    if (isWanted && !code.loaded())
      code.load().then(
        (came) => setCode(() => came),
        () => undefined,
      )
  }, [code, isWanted])
  if (isInPage) drawn(code.file)
  return code.loaded()
}

/** Loads the code of what the server rendered, before hydration: an outer part first, which may make known inner ones. */
export async function loadParts(files: readonly string[]): Promise<void> {
  for (const file of files) await loads.get(file)?.()
}

/** Loads everything, for who draws pages without a browser. */
export async function loadAllParts(): Promise<void> {
  const loaded = new Set<string>()
  while (loaded.size < loads.size) {
    const files = [...loads.keys()].filter((file) => !loaded.has(file))
    await loadParts(files)
    for (const file of files) loaded.add(file)
  }
}

/**
 * Makes components of files. React's `lazy` is not used: where a fallback was just shown, it holds back for 300 ms what has come.
 * @param Arriving stands for one while its code is on the way
 */
export function lazyComponents(Arriving: ComponentType) {
  /** @param file its path below client/src, where the server draws it too */
  function lazyComponent<Props extends object>(
    importModule: () => Promise<{ default: ComponentType<Props> }>,
    file?: string,
  ): LazyComponent<Props> {
    let loaded: ComponentType<Props> | undefined

    async function load(): Promise<ComponentType<Props>> {
      loaded ??= (await loadPage(importModule)).default
      return loaded
    }

    function Component(props: Props) {
      const [Loaded, setLoaded] = useState(() => loaded)
      const [failure, setFailure] = useState<unknown>()
      const drawn = useContext(DrawnPartsContext)
      useEffect(() => {
        if (!Loaded) load().then((came) => setLoaded(() => came), setFailure)
      }, [Loaded])
      if (failure) throw failure
      if (file) drawn(file)
      return Loaded ? <Loaded {...props} /> : <Arriving />
    }
    if (file) loads.set(file, load)
    return Object.assign(Component, { load })
  }
  return { lazyComponent }
}
