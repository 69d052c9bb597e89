import { built } from './built.ts'
import type { AskedEvent } from './scope.ts'

const name = 'assets'
const anyVariant = { ignoreVary: true }

/** A file whose name has a hash never changes. */
export async function assetFor(event: AskedEvent): Promise<Response> {
  const { request } = event
  const kept = await findAsset(request.url).catch(() => undefined)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) {
    const copy = answer.clone()
    const keeping = caches.open(name).then((cache) => cache.put(request, copy))
    event.waitUntil(keeping.catch(() => undefined)) // where storage is full or off
  }
  return answer
}

export async function findAsset(address: string): Promise<Response | undefined> {
  return (await caches.open(name)).match(address, anyVariant)
}

/** Keeps a file, if it is not there. The browser has mostly just loaded it, and asks nobody. */
export async function keepAsset(address: string): Promise<void> {
  const cache = await caches.open(name)
  if (!(await cache.match(address, anyVariant))) await cache.add(address)
}

/** What every kept page needs. */
export async function keepNeeded(): Promise<void> {
  await (await caches.open(name)).addAll(built.needed)
}

/** Drops the files of former builds. */
export async function dropFormer(): Promise<void> {
  const cache = await caches.open(name)
  const isFormer = (url: string) => {
    const { pathname } = new URL(url)
    return pathname.startsWith('/assets/') && !built.hashes.some((hash) => pathname.includes(`-${hash}.`))
  }
  const former = (await cache.keys()).filter(({ url }) => isFormer(url))
  await Promise.all(former.map((request) => cache.delete(request, anyVariant)))
}
