import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import type { Plugin } from 'vite'

/** The mark of client/public/icon.svg in the sizes that home screens and older browsers ask for. */
export function icons(): Plugin {
  return {
    name: 'icons',
    apply: 'build',
    generateBundle() {
      const mark = readFileSync(path.resolve('client/public/icon.svg'), 'utf8')
      // A home screen cuts its own corners.
      const square = mark.replace(' rx="7"', '')
      const files = {
        'apple-touch-icon.png': pngOf(square, 180),
        'icon-192.png': pngOf(mark, 192),
        'icon-512.png': pngOf(mark, 512),
        'icon-maskable.png': pngOf(padded(square), 512),
        'favicon.ico': icoOf(pngOf(mark, 32), 32),
      }
      for (const [fileName, source] of Object.entries(files)) this.emitFile({ type: 'asset', fileName, source })
    },
  }
}

function pngOf(svg: string, width: number): Uint8Array {
  const font = { loadSystemFonts: false } // the mark has no letters
  return new Resvg(svg, { fitTo: { mode: 'width', value: width }, font }).render().asPng()
}

/** A mask may leave a circle of four fifths: the mark keeps within. */
function padded(square: string): string {
  return square
    .replace('viewBox="0 0 32 32"', 'viewBox="-4 -4 40 40"')
    .replace('<rect width="32" height="32"', '<rect x="-4" y="-4" width="40" height="40"')
}

/** A directory of one picture, and the picture. */
function icoOf(png: Uint8Array, size: number): Uint8Array {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}
