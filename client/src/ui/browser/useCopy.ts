import { useToast } from '../Toast.tsx'

/** What is said once a text is on the clipboard, and where it could not be: there is one on secure origins only. */
export interface CopyWords {
  done: string
  failed: string
}

/** Copies a text and says so. */
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
