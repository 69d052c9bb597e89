/** Widths of served pictures in pixels, up to the original's. */
const pictureWidths = [320, 480, 640, 960, 1280, 1920] as const

/** Returns the widths for a picture; none is larger than the original. */
export function widthsOf(width: number): number[] {
  const most = pictureWidths.at(-1) ?? width
  return [...pictureWidths.filter((one) => one < width), Math.min(width, most)].filter(
    (one, index, all) => one >= 10 && all.indexOf(one) === index,
  )
}
