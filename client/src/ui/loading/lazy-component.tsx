import { type ComponentType, createContext, type ReactElement, use, useContext, useEffect, useState } from 'react'
import { nextPress } from '../browser/first-use.ts'
import { loadPage } from './page-load.ts'

/** A component whose code is a file of its own. */
export interface LazyComponent<Props extends object> {
  (props: Props): ReactElement
  /** Loads the code, once: what is drawn from then on is there at once; one that the server draws, too, as soon as all of the page is. */
  load: () => Promise<unknown>
}

/** Told of each file, by its path below client/src, that a page drawn on the server has something of. */
export const DrawnPartsContext = createContext<(file: string) => void>(() => undefined)

const loads = new Map<string, LazyComponent<object>['load']>()

const later = new Set<LazyModule<unknown>>()

/** Notes code that a page which is taken over begins without (later-component.tsx), and one that is drawn here comes with. */
export function comesLater(code: LazyModule<unknown>): void {
  later.add(code)
}

/** Loads what the pages that were loaded so far begin without, as far as it can be had. */
export async function loadLaterParts(): Promise<void> {
  await Promise.allSettled([...later].map((code) => code.load()))
}

/** Whether the own code of a page that the server drew is still to come. */
let isComing = false

/** What each file of that code comes with. */
const awaited = new Map<string, Promise<unknown>>()

/** Whether nothing that the page began without is still to come. */
export function isPageWhole(): boolean {
  return !isComing && [...later].every((code) => code.loaded())
}

/** Whether a component that is loaded can be shown: what takes over a page, always; else with all that comes later. */
function isWhole(): boolean {
  const isTakenOver = typeof document === 'undefined' || document.documentElement.dataset.hydrated === undefined
  return isTakenOver || isPageWhole()
}

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
 * @param isInPage what the server draws is made with it, and what is taken over as it stands
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

/** Loads what a page has of the server, for it to be taken over as it stands: an outer part first, which may make known inner ones. */
export async function loadParts(files: readonly string[]): Promise<void> {
  for (const file of files) await loads.get(file)?.()
}

/**
 * The same once it is wanted: until then what surrounds the page is taken over alone. Where it can't be had, the page can be read on, and
 * says so, as it does after a move, when somebody presses something.
 */
export function loadPartsOnce(wanted: Promise<void>, files: readonly string[]): void {
  const code: Promise<unknown> = wanted
    .then(() => loadParts(files))
    .catch(nextPress) // a browser does not ask for the same code again: only a reload helps, which the page then offers
    .finally(() => {
      isComing = false
    })
  isComing = true
  for (const file of files) awaited.set(file, code)
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

    async function loadWhole(): Promise<ComponentType<Props>> {
      const came = await load()
      if (file) await loadLaterParts()
      return came
    }

    function Component(props: Props) {
      const code = file ? awaited.get(file) : undefined
      if (code) use(code) // also once it is there: what has waited must wait for the same as React goes on with it
      const [Loaded, setLoaded] = useState(() => (!file || isWhole() ? loaded : undefined))
      const [failure, setFailure] = useState<unknown>()
      const drawn = useContext(DrawnPartsContext)
      useEffect(() => {
        if (!Loaded) loadWhole().then((came) => setLoaded(() => came), setFailure)
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
