import { fileSyncWords } from '../words/file-source.words.ts'
import { syncWords } from './sync.words.ts'
import { useOfFiles } from './useSyncState.ts'

/** What a dictionary says, of Notion or of files, whichever the catalogue comes from. */
export function useSourceWords<Words extends object>(words: Words, ofFiles: Partial<Words>): Words {
  return useOfFiles() ? { ...words, ...ofFiles } : words
}

export function useSyncWords(): typeof syncWords {
  return useSourceWords(syncWords, fileSyncWords)
}
