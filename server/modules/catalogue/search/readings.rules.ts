/** Chinese words by how they sound, without tones and in one word: "loushui" for 漏水, in Mandarin and in Cantonese. */
export type Sounds = ReadonlyMap<string, readonly string[]>

/** More words of one sound than these are not tried. */
const alikeMax = 3
/** A word of names is taken to have as many characters as this at most. */
const wordMost = 4
/** The longest search that is read by its sounds, and the longest sound. */
const [typedMost, soundMost] = [60, 40]

/** A run of Chinese, with how each of its characters sounds in a language. */
export interface ReadRun {
  text: string
  sounds: readonly string[]
}

/**
 * @param words that things are called by, read whole
 * @param runs of names: any two to four characters of one that stand together may be a word
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

/** As sounds are kept: letters alone, without tones, "v" for "ü". */
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
 * What was typed, with Chinese words in place of their sounds: 「停車」 for "ting che", "tingche" and "ting ce". Words that are none stay.
 * @returns several where words sound alike, the likeliest first; none where nothing in it sounds like a word that is known
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

/** As many words from here on as are sounds together. */
function longest(words: readonly string[], start: number, sounds: Sounds) {
  for (let end = words.length; end > start; end -= 1) {
    const parts = split(words.slice(start, end).join(''), sounds)
    if (parts) return { parts, end }
  }
}

/** A text as few known sounds, one after another. */
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
