import { useSourceWords } from '../sync/index.ts'
import { fileOwnerWords, ownerWords } from './owner.words.ts'

export function useOwnerWords(): typeof ownerWords {
  return useSourceWords(ownerWords, fileOwnerWords)
}
