import { useSourceWords } from '../../sync/index.ts'
import { conflictsWords } from './conflicts.words.ts'
import { fileConflictsWords } from './file-conflicts.words.ts'

export function useConflictWords(): typeof conflictsWords {
  return useSourceWords(conflictsWords, fileConflictsWords)
}
