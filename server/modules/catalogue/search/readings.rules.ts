/** Chinese words by sound, without tones and spaces: "loushui" for 漏水, in Mandarin and Cantonese. */
export type Sounds = ReadonlyMap<string, readonly string[]>

/** Maximum number of words with the same sound that are tried. */
const alikeMax = 3
/** Maximum length of words taken from product names. */
const wordMost = 4
/** Maximum lengths of a phonetic search and of a sound. */
const [typedMost, soundMost] = [60, 40]

export interface ReadRun {
  text: string
  sounds: readonly string[]
}

/**
 * @param words known words, used whole
 * @param runs product names, of which any two to four adjacent characters may be a word
 */
export function soundsOf(words: readonly ReadRun[], runs: readonly ReadRun[]): Sounds {
  const known = new Map<string, string[]>()
  const add = (text: string, sounds: readonly string[]) => {
    const sound = sounds.join('')
    for (const one of new Set([sound, sound.replaceAll('v', 'u')])) {
      const alike = known.get(one) ?? []
      if (alike.length < alikeMax && !alike.includes(text)) known.set(one, [...alike, text])
    }
  }
  for (const { text, sounds } of words) add(text, sounds)
  for (const { text, sounds } of runs) {
    const characters = [...text]
    for (let length = 2; length <= wordMost; length += 1) {
      for (let start = 0; start + length <= characters.length; start += 1)
        add(characters.slice(start, start + length).join(''), sounds.slice(start, start + length))
    }
  }
  return known
}

/** Normalises sounds: letters only, without tones, "v" for "ü". */
export function plainSounds(typed: string): string {
  return typed
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/u\u0308/gu, 'v')
    .replace(/\p{M}/gu, '')
    .replace(/(?<=[a-z])[1-6](?![\da-z-])/g, '')
    .replace(/(?<=[a-z])['’](?=[a-z])/g, '')
}

/**
 * Replaces sounds by Chinese words: 「停車」 for "ting che", "tingche" and "ting ce". Other words stay.
 * @returns several where words sound alike, likeliest first; none where no sound is known
 */
export function inChinese(typed: string, sounds: Sounds): string[] {
  const words = plainSounds(typed).split(/\s+/).filter(Boolean)
  if (words.join('').length > typedMost) return []
  const parts: (string | readonly string[])[] = []
  let place = 0
  while (place < words.length) {
    const read = longest(words, place, sounds)
    parts.push(...(read?.parts ?? [words[place] ?? '']))
    place = read?.end ?? place + 1
  }
  if (parts.every((part) => typeof part === 'string')) return []
  const texts = Array.from({ length: alikeMax }, (_, choice) =>
    parts.map((part) => (typeof part === 'string' ? part : (part[choice] ?? part[0]))).join(' '),
  )
  return [...new Set(texts)]
}

function longest(words: readonly string[], start: number, sounds: Sounds) {
  for (let end = words.length; end > start; end -= 1) {
    const parts = split(words.slice(start, end).join(''), sounds)
    if (parts) return { parts, end }
  }
}

/** Splits a text into the fewest known sounds. */
function split(text: string, sounds: Sounds): (readonly string[])[] | undefined {
  const best: ((readonly string[])[] | undefined)[] = [[]]
  for (let end = 1; end <= text.length; end += 1) {
    for (let start = Math.max(0, end - soundMost); start < end; start += 1) {
      const before = best[start]
      const words = before && sounds.get(text.slice(start, end))
      if (words && before.length + 1 < (best[end]?.length ?? Number.POSITIVE_INFINITY)) best[end] = [...before, words]
    }
  }
  return best[text.length]
}
