// Makes of each .work/NAME.png what the site serves (content/renders/files/NAME/): AVIF and WebP in three widths, and a JPEG for what knows
// neither, or wants one file: datasheets, links that are shared. Names them by their bytes in content/renders/hashes.ts.
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'

const work = new URL('.work/', import.meta.url)
const content = new URL('../../content/renders/', import.meta.url)
const screens = ['air', 'dashboard', 'meter', 'platform']
const widths = [480, 960, 1280]
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

async function finish(name) {
  const file = new URL(`${name}.png`, work).pathname
  const { isOpaque } = await sharp(file).stats()
  const master = isOpaque ? await sharp(file).removeAlpha().png().toBuffer() : await softened(file)
  const folder = new URL(`files/${name}/`, content)
  mkdirSync(folder, { recursive: true })
  const write = (file, bytes) => writeFileSync(new URL(file, folder), bytes)
  for (const width of widths) {
    const sized = () => sharp(master).resize(width)
    write(`${width}.avif`, await sized().avif({ quality: 58, effort: 4 }).toBuffer())
    write(`${width}.webp`, await sized().webp({ quality: 80, effort: 4 }).toBuffer())
  }
  write(
    'picture.jpg',
    await sharp(master).flatten({ background: '#ffffff' }).jpeg({ quality: 84, mozjpeg: true }).toBuffer(),
  )
}

/** Whether it was rendered since it was last finished. */
function isNewer(name) {
  const { mtimeMs } = statSync(new URL(`files/${name}/picture.jpg`, content), { throwIfNoEntry: false }) ?? {
    mtimeMs: 0,
  }
  return statSync(new URL(`${name}.png`, work)).mtimeMs > mtimeMs
}

for (const name of names.filter(isNewer)) await finish(name)

const known = readdirSync(new URL('files/', content)).sort()
const lines = known.map((name) => {
  const hash = createHash('sha256')
    .update(readFileSync(new URL(`files/${name}/picture.jpg`, content)))
    .digest('hex')
  return `export const ${name.replace(/-(\w)/g, (_dash, letter) => letter.toUpperCase())} = '${hash}'\n`
})
writeFileSync(
  new URL('hashes.ts', content),
  `/** SHA-256 of each render's JPEG; written by assets/renders/finish.mjs. */\n\n${lines.join('')}`,
)
