import { useEffect, useRef, useState } from 'react'
import { type Media, type UploadKind, uploadBytesMax } from '#contract/media.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { uploadMedia } from '../api/files/media.ts'
import { StaffFailure } from '../api/request.ts'
import { faultWordsOf, isKnownFault } from '../words/failure-words.ts'
import { staffProblemWords } from '../words/problems.words.ts'

interface Upload {
  id: number
  name: string
  sent: number
  error?: string
}

/** Parallel uploads, limited because they share a phone's connection. */
const atOnce = 2

/** Uploads files in order, a few at a time, with progress and error of each. */
export function useUploads(kind: UploadKind, onUploaded: (media: Media) => void) {
  const t = useTranslate()
  const [uploads, setUploads] = useState<Upload[]>([])
  const controllers = useRef(new Map<number, AbortController>())
  const next = useRef(0)
  const latest = useRef(onUploaded)
  latest.current = onUploaded
  useEffect(() => {
    const running = controllers.current
    return () => {
      for (const controller of running.values()) controller.abort()
    }
  }, [])

  const drop = (id: number) => setUploads((all) => all.filter((one) => one.id !== id))
  const set = (id: number, change: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...change } : one)))

  function reasonOf(error: unknown): string {
    if (!(error instanceof StaffFailure)) return t(staffProblemWords['server.error'])
    const field = error.fields.find(({ path }) => path === 'file')
    if (!field || !isKnownFault(field.code)) return t(staffProblemWords[error.code])
    const words = faultWordsOf(field.code)
    return t(typeof words === 'function' ? words(Object(field.params), undefined) : words)
  }

  async function send(id: number, file: File): Promise<void> {
    const controller = controllers.current.get(id)
    if (!controller || controller.signal.aborted) return
    if (file.size > uploadBytesMax) return set(id, { error: t(staffProblemWords['media.too_large']) })
    try {
      const media = await uploadMedia(kind, file, (sent) => set(id, { sent }), controller.signal)
      latest.current(media)
      drop(id)
    } catch (error) {
      if (!controller.signal.aborted) set(id, { error: reasonOf(error) })
    } finally {
      controllers.current.delete(id)
    }
  }

  return {
    uploads,
    dismiss(id: number) {
      controllers.current.get(id)?.abort()
      controllers.current.delete(id)
      drop(id)
    },
    add(files: File[]) {
      const added = files.map((file) => {
        next.current += 1
        controllers.current.set(next.current, new AbortController())
        return { id: next.current, file }
      })
      setUploads((all) => [...all, ...added.map(({ id, file }) => ({ id, name: file.name || kind, sent: 0 }))])
      const waiting = [...added]
      const work = async () => {
        for (let one = waiting.shift(); one; one = waiting.shift()) await send(one.id, one.file)
      }
      for (let worker = 0; worker < atOnce; worker += 1) void work()
    },
  }
}
