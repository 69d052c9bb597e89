import { type Mounting, mountingLabels, mountings } from './mountings.ts'

/** Further names used by sources. */
const otherWords: Record<Mounting, readonly string[]> = {
  wall: ['掛墻', '牆身', '墻身', '牆面', '牆壁', '壁掛', '挂墙', '墙面', '壁挂'],
  ceiling: ['天花板', '吊頂', '吊顶'],
  pipe: ['水管', '管道', 'Pipework'],
  'din-rail': ['DIN', '導軌', '导轨', '35 mm DIN rail', '35 mm 導軌'],
  pole: ['燈柱', '支柱', '柱', '灯柱', 'Mast', 'Lamp post'],
  floor: ['落地', '貼地', '贴地', '地板', 'Surface'],
  'in-ground': ['埋地', '嵌地', '地下', 'Flush', 'Underground', 'Embedded'],
  desk: ['座枱', '枱面', '桌上', '台面', 'Desktop', 'Table'],
  rack: ['機架', '机柜', '机架', '19-inch rack', 'Cabinet'],
}

/** Normalizes a name: case, width, spaces, punctuation and words such as "mounted" are ignored. */
function plain(word: string): string {
  return word
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/(?:mount(?:ed|ing)?|安裝|安装)$/u, '')
}

const byWord = new Map(
  mountings.flatMap((code) =>
    [code, ...Object.values(mountingLabels[code]), ...otherWords[code]].map((word) => [plain(word), code] as const),
  ),
)

/** Returns the mounting of a code, label or other name. */
export function mountingOf(word: string): Mounting | undefined {
  return byWord.get(plain(word))
}
