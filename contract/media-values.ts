/** Widths that a picture is served in, in pixels, as far as it has them. */
const pictureWidths = [320, 480, 640, 960, 1280, 1920] as const

/** The widths of a picture that is so wide itself: none is larger than it is. */
export function widthsOf(width: number): number[] {
  const most = pictureWidths.at(-1) ?? width
  return [...pictureWidths.filter((one) => one < width), Math.min(width, most)].filter(
    (one, index, all) => one >= 10 && all.indexOf(one) === index,
  )
}
