import { useSourceWords } from '../sync/index.ts'
import { fileOwnerWords, ownerWords } from './owner.words.ts'

/** Whose word counts for a field, said of Notion or of files, whichever the catalogue comes from. */
export function useOwnerWords(): typeof ownerWords {
  return useSourceWords(ownerWords, fileOwnerWords)
}
