import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { deviceKinds } from '#contract/catalogue/device-kinds.ts'
import { DeviceDrawing } from '../../client/src/ui/drawings/DeviceDrawing.tsx'
import { testSite } from './site.ts'

const { visit } = testSite()

/** A datasheet's drawings are the site's, flattened: `npm test -- --project ui tests/ui/datasheet-drawings.test.ts -u` makes them anew. */
it.each(deviceKinds)('the %s of datasheets is the one that the site draws', async (kind) => {
  const page = await visit('/lpwan', { colorScheme: 'light' })
  await page.locator('.drawing').first().waitFor()
  const shapes = await page.evaluate(flatten, renderToStaticMarkup(createElement(DeviceDrawing, { kind })))
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 180">\n<title>${kind}</title>\n${shapes.join('\n')}\n</svg>\n`
  const file = path.resolve('server/modules/catalogue/datasheets/drawings', `${kind}.svg`)
  if (!isAlike(svg, await readFile(file, 'utf8').catch(() => ''))) await expect(svg).toMatchFileSnapshot(file)
})

/** Browsers may differ in the last decimal of a length. */
function isAlike(svg: string, other: string): boolean {
  const number = /-?\d+(?:\.\d+)?/g
  const [lengths, others] = [svg, other].map((text) => (text.match(number) ?? []).map(Number))
  const isSameShape = svg.replace(number, '#') === other.replace(number, '#')
  return isSameShape && (lengths ?? []).every((length, index) => Math.abs(length - (others?.[index] ?? 0)) < 0.3)
}

/** Runs in the browser: every shape as a path in the drawing's own coordinates, with the colours that the page gives it. */
function flatten(markup: string): string[] {
  const host = document.createElement('div')
  host.style.width = '240px'
  host.innerHTML = markup
  document.body.append(host)
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  const probe = document.createElementNS('http://www.w3.org/2000/svg', 'path')
  const round = (value: number) => String(Number(value.toFixed(1)))

  function colour(paint: string): string {
    if (!canvas || paint === 'none') return 'none'
    canvas.fillStyle = paint
    canvas.fillRect(0, 0, 1, 1)
    const channels = [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3)
    return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
  }

  /** Rounded rectangles, circles and ellipses as what they are made of. */
  function outline(shape: Element): string {
    const [x, y, w, h, r, rx, ry, cx, cy] = ['x', 'y', 'width', 'height', 'r', 'rx', 'ry', 'cx', 'cy'].map((name) =>
      Number(shape.getAttribute(name) ?? 0),
    ) as [number, number, number, number, number, number, number, number, number]
    if (shape.tagName === 'path') return shape.getAttribute('d') ?? ''
    if (shape.tagName === 'rect') {
      const arc = rx > 0 ? (dx: number, dy: number) => `a${rx} ${rx} 0 0 1 ${dx} ${dy}` : () => ''
      return `M${x + rx} ${y}h${w - 2 * rx}${arc(rx, rx)}v${h - 2 * rx}${arc(-rx, rx)}h${2 * rx - w}${arc(-rx, -rx)}v${2 * rx - h}${arc(rx, -rx)}Z`
    }
    const [a, b] = [rx || r, ry || r]
    return `M${cx - a} ${cy}a${a} ${b} 0 0 1 ${2 * a} 0a${a} ${b} 0 0 1 ${-2 * a} 0Z`
  }

  /** Absolute lines and curves, each point moved by the matrix; an arc is a fan of short lines. */
  function baked(d: string, matrix: DOMMatrix): string {
    let [x, y, startX, startY] = [0, 0, 0, 0]
    let control: [number, number] | undefined
    const put = (command: string, points: number[]) => {
      const moved = points.flatMap((_, index) => {
        if (index % 2 > 0) return []
        const point = new DOMPoint(points[index], points[index + 1]).matrixTransform(matrix)
        return [round(point.x), round(point.y)]
      })
      return command + moved.join(' ')
    }
    const parts: string[] = []
    for (const [, letter = '', values = ''] of d.matchAll(/([a-z])([^a-z]*)/gi)) {
      const numbers = (values.match(/-?(?:\d*\.\d+|\d+)/g) ?? []).map(Number)
      const command = letter.toUpperCase()
      const isRelative = letter !== command
      const size = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, A: 7, Z: 0 }[command]
      if (size === undefined) throw new Error(`No drawing has used ${letter} yet`)
      for (let from = 0; from === 0 || from < numbers.length; from += size) {
        const given = numbers.slice(from, from + size)
        const [x0, y0] = [isRelative ? x : 0, isRelative ? y : 0]
        if (command === 'Z') {
          ;[x, y] = [startX, startY]
          parts.push('Z')
          break
        }
        if (command === 'H') given.push(isRelative ? 0 : y)
        if (command === 'V') given.unshift(isRelative ? 0 : x)
        const ends = command === 'A' ? given.slice(5) : given
        const points = ends.map((value, index) => value + (index % 2 ? y0 : x0))
        const [endX = 0, endY = 0] = points.slice(-2)
        if (command === 'S') points.unshift(2 * x - (control?.[0] ?? x), 2 * y - (control?.[1] ?? y))
        control = points.length === 6 ? [points[2] ?? x, points[3] ?? y] : undefined
        if (command === 'A') {
          probe.setAttribute('d', `M${x} ${y}A${given.slice(0, 5).join(' ')} ${endX} ${endY}`)
          const length = probe.getTotalLength()
          const steps = Math.max(4, Math.ceil(length / 1.5))
          for (let step = 1; step <= steps; step += 1) {
            const point = probe.getPointAtLength((length * step) / steps)
            parts.push(put('L', [point.x, point.y]))
          }
        } else {
          const first = command === 'M' && from === 0
          parts.push(put(first ? 'M' : points.length === 6 ? 'C' : 'L', points))
          if (first) [startX, startY] = [endX, endY]
        }
        ;[x, y] = [endX, endY]
      }
    }
    return parts.join('')
  }

  const shapes = [...host.querySelectorAll<SVGGraphicsElement>('path, rect, circle, ellipse, text')]
  const flat = shapes.flatMap((shape) => {
    const matrix = DOMMatrix.fromMatrix(shape.getCTM() ?? new DOMMatrix())
    const { fill, stroke, strokeWidth, fontSize, textAnchor } = getComputedStyle(shape)
    if (shape instanceof SVGTextElement) {
      const placed = matrix.translate(Number(shape.getAttribute('x')), Number(shape.getAttribute('y')))
      const values = [placed.a, placed.b, placed.c, placed.d].map((value) => value.toFixed(3))
      const place = [...values, round(placed.e), round(placed.f)].join(' ')
      return [
        `<text transform="matrix(${place})" font-size="${Number.parseFloat(fontSize)}" text-anchor="${textAnchor}" fill="${colour(fill)}">${shape.textContent?.trim()}</text>`,
      ]
    }
    if (fill === 'none' && stroke === 'none') return []
    const line = stroke === 'none' ? '' : ` stroke-width="${round(Number.parseFloat(strokeWidth))}"`
    return [`<path d="${baked(outline(shape), matrix)}" fill="${colour(fill)}" stroke="${colour(stroke)}"${line}/>`]
  })
  host.remove()
  return flat
}
