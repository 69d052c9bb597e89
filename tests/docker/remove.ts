import { rm } from 'node:fs/promises'
import { removeStack } from './engine.ts'
import { folder } from './place.ts'

/** Removes the stack and the copy that it was made of. */
export async function removeAll(): Promise<void> {
  await removeStack()
  await rm(folder, { recursive: true, force: true })
}
