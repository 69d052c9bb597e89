import { askedTopics } from './company.words.ts'
import { facts } from './facts.words.ts'
import type { Figure } from './figures.rules.ts'
import { connectives, forEach, monthly, runningFees, surroundings, wholeYears, yearly } from './mentions.words.ts'
import { orders, requests } from './requests.words.ts'
import { references } from './talk.words.ts'

/** Things that a question names, with the quantity that stands by them. */
export interface Mention {
  /** The whole, then its parts where connectives part it: "temperature and humidity sensor". */
  text: string
  parts: MentionPart[]
  quantity: number | undefined
}

export interface MentionPart {
  text: string
  quantity: number | undefined
  /** Within words that ask for something: "outdoor". May tell products apart, but names none. */
  soft: string
}

const mark = '\u0001'
const soft = '\u0002'

const asking = [
  ...Object.values(requests),
  ...Object.values(facts),
  ...Object.values(orders),
  ...Object.values(askedTopics),
  ...[references.other, references.first, references.third, references.cheaper],
  ...[...Object.values(wholeYears), monthly, yearly, runningFees],
].flatMap((patterns) => Object.values(patterns).map((pattern: RegExp) => new RegExp(pattern.source, 'gu')))

/** What is not there, or not needed: "without my own gateway". */
const spared = [
  /(?<![a-z])(?:without|no|not) (?:a |an |any |the |my |our |having )?(?:own )?(?:gateways?|sims?|platform|hub)(?![a-z])/u,
  /(?:冇|沒有|唔使|不用|毋須|無需|唔租|不租|唔買)(?:裝|買|自己)?(?:嘅|的|個|部)?(?:網關|平台|閘道)/u,
]

/**
 * Returns what a question names: its text without figures, question words and what surrounds them, parted where another quantity begins.
 * @param names patterns of countries and currencies, which are no products
 */
export function mentionsIn(text: string, figures: readonly Figure[], names: readonly RegExp[]): Mention[] {
  const quantities = figures.filter(({ role }) => role === 'quantity')
  const open = withoutNames(withoutFigures(text, figures), [...names, ...spared])
  const softened = soften(open)
  const pieces = piecesOf(softened, quantities)
  const isEach = forEach['zh-TW'].test(text) || forEach.en.test(text)
  const mentions = joined(pieces, text).map(({ parts, quantity }): Mention => {
    const kept = parts.filter((part) => part.text !== '' || part.soft !== '')
    const shared = isEach && quantities.length === 1 ? quantities[0]?.value : undefined
    return {
      text: kept
        .map((part) => part.text)
        .filter(Boolean)
        .join(' '),
      parts: shared === undefined ? kept : kept.map((part) => ({ ...part, quantity: shared })),
      quantity: shared ?? quantity,
    }
  })
  return mentions.filter((mention) => mention.text !== '' || mention.parts.length > 0)
}

function withoutFigures(text: string, figures: readonly Figure[]): string {
  let open = text
  for (const { start, end, role } of figures) {
    if (role === 'other') continue
    const filler = role === 'quantity' ? mark.padEnd(end - start) : ' '.repeat(end - start)
    open = open.slice(0, start) + filler + open.slice(end)
  }
  return open
}

function withoutNames(text: string, names: readonly RegExp[]): string {
  return names.reduce(
    (open, pattern) => open.replace(new RegExp(pattern.source, 'gu'), (found) => ' '.repeat(found.length)),
    text,
  )
}

/** Encloses what is asked in marks. */
function soften(text: string): string[] {
  const isSoft = new Array<boolean>(text.length).fill(false)
  for (const pattern of asking)
    for (const match of text.matchAll(pattern)) {
      const end = match.index + match[0].length
      // "install" within "installation"
      const more = /[a-z]$/.test(match[0]) ? (/^[a-z]+/.exec(text.slice(end))?.[0].length ?? 0) : 0
      isSoft.fill(true, match.index, end + more)
    }
  return [...text].length === text.length
    ? [...text].map((sign, place) => (isSoft[place] && sign !== mark ? soft + sign : sign))
    : [...text]
}

interface Piece {
  hard: string
  soft: string
  quantity: number | undefined
  /** Whether the quantity comes before the name. */
  isFirst: boolean
}

/** Matches the beginning of what is left out of a list: "5 door contacts, no gateway". */
const left = /^\s*(?:but |and )?(?:no|without|excluding|except)\s|^\s*(?:但)?(?:唔要|不要|唔使|不用|冇|無)/u

/** Parts a text at connectives; what asks stands between things too. */
function piecesOf(signs: string[], quantities: readonly Figure[]): Piece[] {
  const values = quantities.map(({ value }) => value)
  const hard = signs.map((sign) => (sign.startsWith(soft) ? '\n' : sign)).join('')
  const softText = signs.map((sign) => (sign.startsWith(soft) ? sign.slice(1) : ' ')).join('')
  const cut = [connectives['zh-TW'], connectives.en].reduce(
    (text, pattern) => text.replace(pattern, (found) => '\n'.repeat(found.length)),
    hard,
  )
  const pieces: Piece[] = []
  const words = softText.replace(/\s+/g, ' ').trim()
  for (const line of cut.split(/\n+/)) {
    const places = [...line.matchAll(new RegExp(mark, 'g'))]
    const lines = places.length > 1 ? line.split(new RegExp(`(?=${mark})`)) : [line]
    for (const one of lines) {
      const hasQuantity = one.includes(mark)
      const before = clean(one.split(mark)[0] ?? '')
      const name = clean(one.replaceAll(mark, ' '))
      const quantity = hasQuantity ? values.shift() : undefined
      if (!hasQuantity && values.length < quantities.length && left.test(one)) continue
      if (name === '' && !hasQuantity) continue
      pieces.push({ hard: name, soft: words, quantity, isFirst: hasQuantity && before === '' })
    }
  }
  return pieces
}

/** Joins pieces, each list with one quantity at most: the one before its name, or after it. */
function joined(pieces: Piece[], _text: string): { parts: MentionPart[]; quantity: number | undefined }[] {
  const counted = pieces.find(({ quantity }) => quantity !== undefined)
  const isLast = counted !== undefined && !counted.isFirst
  const lists: { pieces: Piece[]; quantity: number | undefined }[] = []
  for (const piece of pieces) {
    const list = lists.at(-1)
    const isFull = list?.quantity !== undefined
    const begins =
      !list ||
      (isLast
        ? isFull && piece.hard !== ''
        : piece.quantity !== undefined &&
          (isFull || (list.pieces.some(({ hard }) => hard !== '') && !isLoneName(list, piece))))
    if (begins) lists.push({ pieces: [piece], quantity: piece.quantity })
    else {
      list.pieces.push(piece)
      list.quantity ??= piece.quantity
    }
  }
  return lists.map(({ pieces: own, quantity }) => ({
    quantity,
    parts: own.map((piece) => ({ text: piece.hard, soft: piece.soft, quantity: piece.quantity })),
  }))
}

/** A quantity alone, after the name that it counts: "leak sensors, 25 pieces". */
function isLoneName(list: { pieces: Piece[] }, piece: Piece): boolean {
  return piece.hard === '' && list.pieces.some(({ hard }) => hard !== '')
}

const around = [new RegExp(surroundings.en.source, 'gu'), new RegExp(surroundings['zh-TW'].source, 'gu')]

/** Removes words around a name, as long as there are any. */
function clean(text: string): string {
  let left = text
    .replace(/[?？!！.。:：()（）「」"“”'’…~～\\/<>[\]{}|*_#=]+(?![a-z\d])/gu, ' ')
    .replace(/(?<![a-z\d])[()"'<[{/*_#.]+/gu, ' ')
  for (let before = ''; before !== left; ) {
    before = left
    for (const pattern of around) left = left.replace(pattern, ' ')
    left = left
      .split(/\s+/)
      .map((word) => (/^\p{Script=Han}+$/u.test(word) ? word.replace(around[1] ?? /^$/, '') : word))
      .join(' ')
      .trim()
  }
  return left
}
