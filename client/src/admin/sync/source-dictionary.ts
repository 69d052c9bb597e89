import { fileScreenName, fileSyncWords } from '../words/file-source.words.ts'
import { screenWords } from '../words/frame.words.ts'
import { syncWords } from './sync.words.ts'
import { useIsFileSource } from './useSyncState.ts'

/** Returns a dictionary with its overrides for files, if the catalogue comes from files. */
export function useSourceWords<Words extends object>(words: Words, ofFiles: Partial<Words>): Words {
  return useIsFileSource() ? { ...words, ...ofFiles } : words
}

export function useSyncWords(): typeof syncWords {
  return useSourceWords(syncWords, fileSyncWords)
}

/** Returns the screens' names; the sync's name depends on the catalogue's source. */
export function useScreenNames(): typeof screenWords {
  return useSourceWords(screenWords, { notion: fileScreenName })
}
