import { useEffect, useRef, useState } from 'react'
import { useTranslate } from '../../i18n/language.tsx'
import { StaffFailure } from '../api/request.ts'
import { faultWordsOf, isKnownFault } from '../words/failure-words.ts'
import { staffProblemWords } from '../words/problems.words.ts'

export interface Upload {
  id: number
  name: string
  bytes: number
  /** Share that is sent, from 0 to 1. */
  sent: number
  error?: string | undefined
}

interface UploadsOptions<Result> {
  upload: (file: File, onSent: (share: number) => void, signal: AbortSignal) => Promise<Result>
  onUploaded: (result: Result) => void
  /** Returns why a file is not sent at all. @param waiting uploads that are not finished */
  refusalOf: (file: File, waiting: readonly Upload[]) => string | undefined
}

/** Parallel uploads, limited because they share a phone's connection. */
const atOnce = 2

/** Uploads files in order, a few at a time, with progress and error of each. */
export function useUploads<Result>(options: UploadsOptions<Result>) {
  const t = useTranslate()
  const [uploads, setUploads] = useState<Upload[]>([])
  const controllers = useRef(new Map<number, AbortController>())
  const next = useRef(0)
  const latest = useRef(options)
  latest.current = options
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
    try {
      const result = await latest.current.upload(file, (sent) => set(id, { sent }), controller.signal)
      latest.current.onUploaded(result)
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
      const waiting = uploads.filter(({ error }) => error === undefined)
      const accepted: { id: number; file: File }[] = []
      const added = files.map((file) => {
        next.current += 1
        const id = next.current
        const error = options.refusalOf(file, waiting)
        const upload: Upload = { id, name: file.name, bytes: file.size, sent: 0, error }
        if (error === undefined) {
          waiting.push(upload)
          accepted.push({ id, file })
          controllers.current.set(id, new AbortController())
        }
        return upload
      })
      setUploads((all) => [...all, ...added])
      const work = async () => {
        for (let one = accepted.shift(); one; one = accepted.shift()) await send(one.id, one.file)
      }
      for (let worker = 0; worker < atOnce; worker += 1) void work()
    },
  }
}
