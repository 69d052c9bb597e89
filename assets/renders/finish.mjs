// Makes of each .work/NAME.png what the site serves (content/renders/files/NAME/): AVIF and WebP in each width of content/renders/sizes.ts, and
// a JPEG for what knows neither, or wants one file: datasheets, links that are shared. Names them by their bytes in content/renders/hashes.ts.
// Makes of the widest file that is served what lacks a width, for no .work/NAME.png is kept.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { renderSize, renderWidths } from '../../content/renders/sizes.ts'

const work = new URL('.work/', import.meta.url)
const content = new URL('../../content/renders/', import.meta.url)
const screens = ['air', 'dashboard', 'meter', 'platform']
const encoders = {
  avif: (image) => image.avif({ quality: 54, effort: 6 }),
  // all of the transparency is kept, though it is half of the file: with less of it, soft shadows are steps
  webp: (image) => image.webp({ quality: 80, effort: 6 }),
}
const sizedFiles = renderWidths.flatMap((width) => Object.keys(encoders).map((kind) => ({ width, kind })))
const fade = 0.16
/** Alpha from which on a pixel is the device, not its shadow. */
const solid = 250

const names = readdirSync(work)
  .filter((file) => file.endsWith('.png'))
  .map((file) => file.slice(0, -4))
  .filter((name) => !screens.includes(name))

/** Where a shadow reaches the edge of its picture, it ends there softly. */
async function softened(file) {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const soft = (part) => Math.sin((Math.min(1, part / fade) * Math.PI) / 2) ** 2
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const inside = soft(Math.min(x, width - 1 - x) / width) * soft(Math.min(y, height - 1 - y) / height)
      const at = (y * width + x) * 4 + 3
      const alpha = data[at] ?? 0
      if (alpha < solid) data[at] = Math.round(alpha * inside)
    }
  }
  return sharp(data, { raw: info }).png().toBuffer()
}

const folderOf = (name) => new URL(`files/${name}/`, content)

async function finish(name) {
  const file = new URL(`${name}.png`, work).pathname
  const { isOpaque } = await sharp(file).stats()
  const master = isOpaque ? await sharp(file).removeAlpha().png().toBuffer() : await softened(file)
  mkdirSync(folderOf(name), { recursive: true })
  for (const file of sizedFiles) await writeSized(name, file, master)
  writeFileSync(
    new URL('picture.jpg', folderOf(name)),
    await sharp(master).flatten({ background: '#ffffff' }).jpeg({ quality: 84, mozjpeg: true }).toBuffer(),
  )
}

const sizedUrl = (name, { width, kind }) => new URL(`${width}.${kind}`, folderOf(name))

async function writeSized(name, file, picture) {
  writeFileSync(sizedUrl(name, file), await encoders[file.kind](sharp(picture).resize(file.width)).toBuffer())
}

/** Writes what has come to `renderWidths` since it was finished; of its files, the widest AVIF is nearest to what was rendered. */
async function complete(name) {
  const widest = readFileSync(sizedUrl(name, { width: renderSize.width, kind: 'avif' }))
  const missing = sizedFiles.filter((file) => !existsSync(sizedUrl(name, file)))
  for (const file of missing) await writeSized(name, file, widest)
}

/** Whether it was rendered since it was last finished. */
function isNewer(name) {
  const { mtimeMs } = statSync(new URL('picture.jpg', folderOf(name)), { throwIfNoEntry: false }) ?? {
    mtimeMs: 0,
  }
  return statSync(new URL(`${name}.png`, work)).mtimeMs > mtimeMs
}

for (const name of names.filter(isNewer)) await finish(name)

const known = readdirSync(new URL('files/', content)).sort()
for (const name of known) await complete(name)

const lines = known.map((name) => {
  const hash = createHash('sha256')
    .update(readFileSync(new URL('picture.jpg', folderOf(name))))
    .digest('hex')
  return `export const ${name.replace(/-(\w)/g, (_dash, letter) => letter.toUpperCase())} = '${hash}'\n`
})
writeFileSync(
  new URL('hashes.ts', content),
  `/** SHA-256 of each render's JPEG; written by assets/renders/finish.mjs. */\n\n${lines.join('')}`,
)
