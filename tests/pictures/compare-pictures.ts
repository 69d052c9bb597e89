import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'

const isPicture = (file: string) => file.endsWith('.png') && !file.endsWith('.diff.png')

/**
 * Prints which pictures of two folders differ, and by how much of their area; beside each that does, a `.diff.png` shows where.
 * @returns whether all are alike
 */
export async function comparePictures(before: string, after: string): Promise<boolean> {
  const [old, now] = await Promise.all([before, after].map(async (folder) => (await readdir(folder)).filter(isPicture)))
  const all = [...new Set([...(old ?? []), ...(now ?? [])])].sort()
  let unlike = 0
  for (const file of all) {
    const difference = await differenceOf(path.join(before, file), path.join(after, file))
    if (!difference) continue
    unlike++
    console.log(`${file}: ${difference}`)
  }
  console.log(`${unlike} of ${all.length} pictures differ.`)
  return unlike === 0
}

/** @returns how one differs from the other, in a few words; nothing where they are alike */
async function differenceOf(before: string, after: string): Promise<string | undefined> {
  const [old, now] = await Promise.all([before, after].map((file) => readFile(file).catch(() => undefined)))
  if (!old) return 'is new'
  if (!now) return 'is gone'
  if (old.equals(now)) return undefined
  const [one, other] = [PNG.sync.read(old), PNG.sync.read(now)]
  const { width, height } = one
  if (width !== other.width || height !== other.height) {
    return `was ${width} × ${height}, is ${other.width} × ${other.height} px`
  }
  const diff = new PNG({ width, height })
  const count = pixelmatch(one.data, other.data, diff.data, width, height, { threshold: 0.05 })
  if (count === 0) return undefined
  await writeFile(after.replace(/\.png$/, '.diff.png'), PNG.sync.write(diff))
  return `${((count / (width * height)) * 100).toFixed(2)} %`
}
