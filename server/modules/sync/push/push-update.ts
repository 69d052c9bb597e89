import { createMirrorRepo, type MirrorProduct } from '../import/import.repo.ts'
import type { PageState } from '../import/import-read.ts'
import { retire } from '../import/import-retire.ts'
import { isAsPlanned } from '../import/import-write.ts'
import type { Change } from '../plan/plan.rules.ts'
import type { PageChange, SourcePage } from '../source/source.ts'
import { SourceError } from '../source/source-error.ts'
import { type Push, pushableOf, pushChanges, pushOf, refusalOf, says } from './push.rules.ts'
import { mergeFresh } from './push-merge.ts'
import type { PushRecord } from './push-settle.ts'
import type { PushCounts, PushOptions } from './push-write.ts'

interface Step {
  kind: 'restore' | 'update' | 'retire'
  product: MirrorProduct
  push: Push
}

/**
 * Updates the page of a product. Edits in the page are merged first. Only an edit between reading the page and writing
 * it immediately after can be overwritten, as Notion has no conditional writes.
 */
export function createUpdate(options: PushOptions, record: PushRecord, counts: PushCounts) {
  const { notion, columns, writer, runId, signal, stop, now } = options

  /** Restores the page, writes its values and trashes it, as needed and in this order. @throws SourceError */
  async function update(productId: string, pageId: string): Promise<void> {
    const done = new Set<Step['kind']>()
    for (;;) {
      const step = await takeStep(productId, pageId, done)
      const isLast = !step || step.kind === 'retire' || (step.kind === 'update' && step.push.trash !== true)
      if (isLast) return
      done.add(step.kind)
    }
  }

  async function takeStep(productId: string, pageId: string, done: Set<Step['kind']>): Promise<Step | undefined> {
    const look = createLook(productId, done)
    try {
      const answer = await notion.rewritePage(pageId, look.decide, signal, stop)
      const { step, carriedOut } = look.found()
      const page = answer ?? carriedOut
      if (!step || !page) return undefined
      await save(step, page)
      return step
    } catch (error) {
      if (await isTakenAsGone(productId, error)) return undefined
      throw error
    }
  }

  function createLook(productId: string, done: Set<Step['kind']>) {
    let step: Step | undefined
    let carriedOut: SourcePage | undefined

    async function decide(page: SourcePage): Promise<PageChange | 'again' | undefined> {
      carriedOut = step && (await isCarriedOut(step, page)) ? page : undefined
      if (carriedOut) return undefined // by an earlier attempt whose answer was lost
      step = undefined
      const [product, state] = [await find(productId), (await options.read([page])).get(page.id)]
      if (!product || !state) return undefined
      if (state !== 'trashed' && (await isMerged(state, product))) return 'again'
      const next = await stepOf(product, page, state === 'trashed')
      if (!next || done.has(next.kind)) return undefined
      step = next
      return changeOf(step)
    }

    return { decide, found: () => ({ step, carriedOut }) }
  }

  async function isMerged(page: PageState, product: MirrorProduct): Promise<boolean> {
    const merged = await mergeFresh(page, product, options)
    if (!merged) return false
    counts.updated += merged.updated
    counts.conflicts += merged.conflicts
    return merged.updated > 0 || (await find(product.id))?.version !== product.version
  }

  async function find(productId: string): Promise<MirrorProduct | undefined> {
    const [product] = await createMirrorRepo(options.database.prisma).products([productId])
    return product
  }

  /** Returns the next step; records refusals, which need no request. */
  async function stepOf(product: MirrorProduct, page: SourcePage, isTrashed: boolean): Promise<Step | undefined> {
    const push = isAsPlanned(product, options) ? pushOf(pushableOf(product), columns, page) : undefined
    if (!push) return undefined
    if (isTrashed && push.trash === false) return { kind: 'restore', product, push }
    if (isTrashed && isAgreedGone(product)) {
      await takeAsGone(product)
      return undefined
    }
    if (push.fields.length > 0) return { kind: 'update', product, push } // Notion itself refuses values for a page in the trash
    await record.noteRefusal(product, refusalOf(push), changeIn({ kind: 'update', product, push }))
    return push.trash === true ? { kind: 'retire', product, push } : undefined
  }

  async function isCarriedOut({ kind, push }: Step, page: SourcePage): Promise<boolean> {
    const state = (await options.read([page])).get(page.id)
    if (kind === 'retire') return state === 'trashed'
    return (
      state !== undefined && state !== 'trashed' && (kind === 'restore' || says(state.record, push.writing.readBack))
    )
  }

  async function save(step: Step, page: SourcePage): Promise<void> {
    const { kind, product, push } = step
    const change = changeIn(step)
    if (kind === 'retire') await record.settleTrash(product, change)
    else {
      const readBack = kind === 'update' ? push.writing.readBack : {}
      await record.settle(product, { readBack, page, change, refusal: refusalOf(push) })
    }
    counts[kind === 'update' ? 'pushedUpdated' : 'pushedRetired'] += 1
  }

  /** Returns whether a page in the trash retires its product, or the product is retired already. */
  function isAgreedGone({ retiredAt }: MirrorProduct): boolean {
    return options.takes || retiredAt !== null
  }

  async function takeAsGone({ id, version, name, notionPageId, retiredAt, pending }: MirrorProduct): Promise<void> {
    const gone = { id, version, name, pageId: notionPageId ?? '', isRetired: retiredAt !== null, pending }
    counts.retired += await retire([gone], { writer, runId, source: options.source, deletesSamples: false, now })
  }

  /** Handles a page that was trashed or erased since it was read. @returns false for other errors */
  async function isTakenAsGone(productId: string, error: unknown): Promise<boolean> {
    if (!(error instanceof SourceError) || (error.status !== 400 && error.status !== 404)) return false
    const product = await find(productId)
    const push = product && pushOf(pushableOf(product), columns)
    if (!product?.notionPageId || !push) return false
    if (error.status === 404) {
      if (push.trash !== true) return false
      await record.settleTrash(product, changeIn({ kind: 'retire', product, push }))
      counts.pushedRetired += 1
      return true
    }
    if (!isAgreedGone(product)) return false
    const page = await notion.page(product.notionPageId, signal, stop).catch(() => undefined)
    stop.throwIfAborted()
    if (!page?.isTrashed) return false
    await takeAsGone(product)
    return true
  }

  return update
}

function changeOf({ kind, push }: Step): PageChange {
  return kind === 'update' ? { properties: push.writing.properties } : { trashed: kind === 'retire' }
}

function changeIn({ kind, product, push }: Step): Change | undefined {
  return pushChanges(pushableOf(product), push).find((change) => change.kind === kind)
}
