import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { renderAsync } from '@resvg/resvg-js'
import { renderToStaticMarkup } from 'react-dom/server'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'
import '#contract/i18n/simplified.ts'
import { inLanguage, type Phrase } from '#contract/i18n/in-language.ts'
import { type Bilingual, type ReaderLanguage, readerLanguages } from '#contract/i18n/languages.ts'
import { sharedPicture } from '#contract/paths.ts'
import { fontsOfLanguage } from '#server/platform/documents/document-fonts.ts'
import { frameWords } from '../src/i18n/frame.words.ts'
import { sharePages } from '../src/shell/share-pages.ts'
import { type Card, cards, siteCard } from './share-cards.tsx'

const { width, height } = sharedPicture.size
/** The light theme of client/src/ui/tokens.css, in the sRGB that the renderer knows. */
const colours = {
  surface: '#f7f9fa',
  raised: '#ffffff',
  ink: '#152429',
  quiet: '#4f5f65',
  hairline: '#d8e0e1',
  signal: '#006165',
  line: '#26393e',
  lit: '#feffff',
  mid: '#eaeff0',
  shade: '#cbd7d9',
  water: '#c1d9da',
}

/** What client/src/ui/drawings/drawing.css says, for a drawing as large as this one. */
const drawingStyle = `
  .drawing * { fill: none; stroke: ${colours.line}; stroke-width: 0.9; stroke-linecap: round; stroke-linejoin: round }
  .drawing .fine, .drawing .fine * { stroke-width: 0.6 }
  .drawing .lit { fill: ${colours.lit} }
  .drawing .mid { fill: ${colours.mid} }
  .drawing .shade { fill: ${colours.shade} }
  .drawing .cable { stroke-width: 5.4 }
  .drawing .cable + .cable { stroke: ${colours.lit}; stroke-width: 3.4 }
  .drawing .radio * { stroke: ${colours.signal}; stroke-width: 1.1 }
  .drawing .signal { fill: ${colours.signal}; stroke: none }
  .drawing .water { fill: ${colours.water}; stroke: ${colours.signal} }
  .drawing text { fill: ${colours.line}; stroke: none }`

/** Writes share-zh-TW.png, share-lpwan-en.png and their likes: what a link to the site, or to a page, looks like where it is shared. */
export function shareImages(): Plugin {
  return {
    name: 'share-images',
    apply: 'build',
    async generateBundle() {
      const folder = await mkdtemp(path.join(tmpdir(), 'harbour-iot-share-images-'))
      const drawn = await Promise.all(readerLanguages.map((language) => imagesIn(language, folder))).finally(() =>
        rm(folder, { recursive: true }),
      )
      for (const { fileName, source } of drawn.flat()) this.emitFile({ type: 'asset', fileName, source })
    },
  }
}

/** @param folder for the fonts, until all is drawn */
async function imagesIn(language: ReaderLanguage, folder: string) {
  const sheets = [{ name: '', card: siteCard }, ...sharePages.map((page) => ({ name: `${page}-`, card: cards[page] }))]
  const images = sheets.map(({ name, card }) => ({
    fileName: `share-${name}${language}.png`,
    svg: sheetOf(card, language),
  }))
  const text = images.map(({ svg }) => svg).join('')
  const font = {
    loadSystemFonts: false,
    fontFiles: await smallFonts(language, text, folder),
    defaultFontFamily: fontsOfLanguage[language].family,
  }
  return Promise.all(
    images.map(async ({ fileName, svg }) => ({ fileName, source: (await renderAsync(svg, { font })).asPng() })),
  )
}

/** A card as SVG, in letters. */
export function sheetOf(card: Card, language: ReaderLanguage): string {
  return renderToStaticMarkup(<Sheet card={card} language={language} />)
}

/** Id of an OpenType font's family name, which its weights share. */
const familyNameId = 16

/** The renderer reads the whole file for each character that it draws: of the 6 to 9 MB it gets those characters alone. */
async function smallFonts(language: ReaderLanguage, text: string, folder: string): Promise<string[]> {
  const { regular, bold } = fontsOfLanguage[language]
  return Promise.all(
    [regular, bold].map(async (file) => {
      const small = path.join(folder, `${language}-${path.basename(file)}`)
      await writeFile(small, await subsetFont(await readFile(file), text, { preserveNameIds: [familyNameId] }))
      return small
    }),
  )
}

const sizes: Phrase<number> = { 'zh-TW': 65, en: 58 }
const separators: Bilingual = { 'zh-TW': ' · ', en: '  ·  ' }

/** A page of the catalogue: the company and what the page says beside two devices, on a sheet ruled with hairlines. */
function Sheet({ card: { heading, below, drawings }, language }: { card: Card; language: ReaderLanguage }) {
  const lines = linesOf(inLanguage(heading, language), language)
  const size = inLanguage(sizes, language)
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${width} ${height}`}>
      <title>{inLanguage(frameWords.siteName, language)}</title>
      <style>{drawingStyle}</style>
      <rect width={width} height={height} fill={colours.surface} />
      <Plate drawings={drawings} />
      <g transform="translate(72 64)">
        <Brand />
        <text x={76} y={41} fontSize={36} fontWeight={700} fill={colours.ink}>
          {inLanguage(frameWords.siteName, language)}
        </text>
      </g>
      <g fontSize={size} fontWeight={700} fill={colours.ink}>
        {lines.map((line, index) => (
          <text key={line} x={72} y={252 + index * size * 1.28}>
            {line}
          </text>
        ))}
      </g>
      <rect x={72} y={510} width={56} height={6} fill={colours.signal} />
      <text x={72} y={572} fontSize={26} fill={colours.quiet}>
        {below.map((area) => inLanguage(area, language)).join(inLanguage(separators, language))}
      </text>
    </svg>
  )
}

/** The same mark as public/icon.svg. */
function Brand() {
  return (
    <g transform="scale(1.75)">
      <rect width="32" height="32" rx="7" fill={colours.signal} />
      <g fill="none" stroke="#fff" strokeWidth="2.4" strokeLinecap="round">
        <path d="M7 22.5h18M10.5 17.5a5.5 5.5 0 0 1 11 0M6.5 17a9.5 9.5 0 0 1 19 0" />
      </g>
      <circle cx="16" cy="18" r="2" fill="#fff" />
    </g>
  )
}

/** Two devices over graph paper. */
function Plate({ drawings: [Upper, Lower] }: Pick<Card, 'drawings'>) {
  const x = 760
  const rules = Array.from({ length: 21 }, (_, index) => index * 32)
  return (
    <>
      <rect x={x} width={width - x} height={height} fill={colours.raised} />
      <g stroke={colours.hairline} strokeWidth={1}>
        {rules.map((rule) => (
          <path key={rule} d={`M${x} ${rule + 0.5}H${width}M${x + rule + 0.5} 0V${height}`} />
        ))}
      </g>
      <path d={`M${x} 0V${height}`} stroke={colours.line} strokeWidth={2} />
      <g className="drawing" transform={`translate(${x + 40} 4) scale(1.75)`}>
        <Upper />
      </g>
      <g className="drawing" transform={`translate(${x - 4} 306) scale(1.75)`}>
        <Lower />
      </g>
    </>
  )
}

const lettersMax = 22

/** Chinese breaks after a comma; English between words, into no more lines than it needs, as even as they can be. */
const breaks: Phrase<(text: string) => string[]> = {
  'zh-TW': (text) => text.match(/[^，]+，?/g) ?? [],
  en: (text) => {
    const lines = (letters: number) => text.match(new RegExp(`\\S.{0,${letters - 2}}\\S(?=\\s|$)`, 'g')) ?? []
    const longest = Math.max(...text.split(' ').map((word) => word.length))
    const least = lines(lettersMax).length
    let letters = Math.max(longest, 2)
    while (lines(letters).length > least) letters += 1
    return lines(letters)
  },
}

function linesOf(text: string, language: ReaderLanguage): string[] {
  return inLanguage(breaks, language)(text)
}
