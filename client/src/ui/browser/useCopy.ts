import { useToast } from '../Toast.tsx'

/** Messages after copying; it fails on origins that are not secure, which have no clipboard. */
export interface CopyWords {
  done: string
  failed: string
}

export function useCopy(): (text: string, words: CopyWords) => Promise<void> {
  const toast = useToast()
  return async (text, { done, failed }) => {
    try {
      await navigator.clipboard.writeText(text)
      toast(done)
    } catch {
      toast(failed, 'failure')
    }
  }
}
