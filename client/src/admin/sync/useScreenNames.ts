import { fileScreenName } from '../words/file-source.words.ts'
import { screenWords } from '../words/frame.words.ts'
import { useSourceWords } from './useSourceWords.ts'

/** What each screen is called; that of the sync, by what the catalogue comes from. */
export function useScreenNames(): typeof screenWords {
  return useSourceWords(screenWords, { notion: fileScreenName })
}
