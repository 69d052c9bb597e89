import { setImmediate } from 'node:timers/promises'
import { inSimplified } from './asking.rules.ts'
import { inChinese, type ReadRun, type Sounds, soundsOf } from './readings.rules.ts'

/** Searches that were typed by the sounds of Chinese words. */
export interface Readings {
  /** The search in Chinese, the likeliest first; none where it does not sound like it. */
  inChinese: (search: string) => Promise<string[]>
  /** What words there are has changed. */
  forget: () => void
}

interface Words {
  /** That things are called by. */
  words: string[]
  /** Chinese of names. */
  runs: string[]
}

type Say = (text: string) => string[]
/** In Mandarin and in Cantonese: texts with the sound of each of their characters. */
type Heard = [Map<string, string[]>, Map<string, string[]>]
const heardMost = 10_000

/** So many are read between two turns of everything else. */
const atOnce = 50

/**
 * Pinyin (pinyin-pro) and Jyutping (to-jyutping) of the words that a search can find. They are read when a search first sounds like
 * something, and kept until `forget`; the two dictionaries are loaded then, not with the server.
 * @param isFresh whether news of changes reach this process: while they do not, words are read each time
 */
export function createReadings(read: () => Promise<Words>, isFresh: () => boolean): Readings {
  let reading: Promise<Sounds[]> | undefined
  /** What sounds how never changes: only what is new is read. */
  const heard: Heard = [new Map(), new Map()]

  function current(): Promise<Sounds[]> {
    if (reading && isFresh()) return reading
    const begun = readAloud(read, heard)
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

/** By Mandarin and by Cantonese, each for itself: nobody mixes them. */
async function readAloud(read: () => Promise<Words>, heard: Heard): Promise<Sounds[]> {
  const [{ pinyin }, { getJyutpingList }, { words, runs }] = await Promise.all([
    import('pinyin-pro'),
    import('to-jyutping'),
    read(),
  ])
  // The dictionary of Mandarin knows words in simplified characters: 车 is "che" in 停车, and 車 alone is "ju".
  const mandarin = (text: string) => pinyin(inSimplified(text), { toneType: 'none', type: 'array', v: true })
  const cantonese = (text: string) => getJyutpingList(text).map(([, sound]) => (sound ?? '').replace(/\d/g, ''))
  const saying = [remembered(mandarin, heard[0]), remembered(cantonese, heard[1])]
  return Promise.all(saying.map(async (say) => soundsOf(await all(words, say), await all(runs, say))))
}

function remembered(say: Say, known: Map<string, string[]>): Say {
  if (known.size > heardMost) known.clear()
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
