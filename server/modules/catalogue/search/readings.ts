import { setImmediate } from 'node:timers/promises'
import { inChinese, type ReadRun, type Sounds, soundsOf } from './readings.rules.ts'
import { toSimplified } from './search-query.rules.ts'

export interface Readings {
  /** Returns the search in Chinese, likeliest first; none where it is not phonetic. */
  inChinese: (search: string) => Promise<string[]>
  /** Call it when the available words have changed. */
  forget: () => void
}

interface Words {
  words: string[]
  runs: string[]
}

type Pronounce = (text: string) => string[]
type SoundCache = [Map<string, string[]>, Map<string, string[]>]
const cachedMax = 10_000

/** Texts processed before yielding to the event loop. */
const atOnce = 50

/**
 * Reads searches as Pinyin (pinyin-pro) or Jyutping (to-jyutping). Dictionaries and words are loaded on first use, and words cached until
 * `forget`.
 * @param isFresh whether change events reach this process; otherwise words are loaded each time
 */
export function createReadings(read: () => Promise<Words>, isFresh: () => boolean): Readings {
  let reading: Promise<Sounds[]> | undefined
  /** Sounds never change, so only new texts are processed. */
  const cachedSounds: SoundCache = [new Map(), new Map()]

  function current(): Promise<Sounds[]> {
    if (reading && isFresh()) return reading
    const begun = loadSounds(read, cachedSounds)
    reading = begun
    begun.catch(() => {
      if (reading === begun) reading = undefined
    })
    return begun
  }

  return {
    async inChinese(search) {
      if (!/[a-z]{2}/i.test(search.normalize('NFKC'))) return []
      const all = await current()
      return all.flatMap((sounds) => inChinese(search, sounds))
    },
    forget() {
      reading = undefined
    },
  }
}

/** Returns the sounds of each language separately, as nobody mixes them. */
async function loadSounds(read: () => Promise<Words>, heard: SoundCache): Promise<Sounds[]> {
  const [{ pinyin }, { getJyutpingList }, { words, runs }] = await Promise.all([
    import('pinyin-pro'),
    import('to-jyutping'),
    read(),
  ])
  // The Mandarin dictionary needs simplified characters: 车 is "che" in 停车, but 車 alone is "ju".
  const mandarin = (text: string) => pinyin(toSimplified(text), { toneType: 'none', type: 'array', v: true })
  const cantonese = (text: string) => getJyutpingList(text).map(([, sound]) => (sound ?? '').replace(/\d/g, ''))
  const saying = [memoized(mandarin, heard[0]), memoized(cantonese, heard[1])]
  return Promise.all(saying.map(async (say) => soundsOf(await all(words, say), await all(runs, say))))
}

function memoized(say: Pronounce, known: Map<string, string[]>): Pronounce {
  if (known.size > cachedMax) known.clear()
  return (text) => {
    const sounds = known.get(text) ?? say(text)
    known.set(text, sounds)
    return sounds
  }
}

async function all(texts: string[], say: (text: string) => string[]): Promise<ReadRun[]> {
  const runs: ReadRun[] = []
  for (const [place, text] of texts.entries()) {
    if (place % atOnce === 0) await setImmediate()
    runs.push({ text, sounds: say(text) })
  }
  return runs
}
