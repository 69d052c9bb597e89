import { useSourceWords } from '../../sync/index.ts'
import { conflictsWords } from './conflicts.words.ts'
import { fileConflictsWords } from './file-conflicts.words.ts'

/** What the screen of conflicts says, of Notion or of files. */
export function useConflictWords(): typeof conflictsWords {
  return useSourceWords(conflictsWords, fileConflictsWords)
}
