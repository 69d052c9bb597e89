import { fileSyncWords } from '../words/file-source.words.ts'
import { syncWords } from './sync.words.ts'
import { useOfFiles } from './useSyncState.ts'

/** Returns a dictionary with its overrides for files, if the catalogue comes from files. */
export function useSourceWords<Words extends object>(words: Words, ofFiles: Partial<Words>): Words {
  return useOfFiles() ? { ...words, ...ofFiles } : words
}

export function useSyncWords(): typeof syncWords {
  return useSourceWords(syncWords, fileSyncWords)
}
