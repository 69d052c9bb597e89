import { fileScreenName } from '../words/file-source.words.ts'
import { screenWords } from '../words/frame.words.ts'
import { useSourceWords } from './useSourceWords.ts'

/** Returns the screens' names; the sync's name depends on the catalogue's source. */
export function useScreenNames(): typeof screenWords {
  return useSourceWords(screenWords, { notion: fileScreenName })
}
