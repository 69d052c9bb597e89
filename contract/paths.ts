export const apiRoot = '/api/v1'

/** Paths of files that pages link to. */
export const filePaths = {
  image: '/images/:hash',
  document: '/documents/:document',
  datasheet: '/products/:slug/datasheet.pdf',
  systemPdf: '/builder/system.pdf',
  quotationPdf: '/quote-requests/:token/quotation.pdf',
  joinFile: '/order-links/:orderToken/devices.csv',
  buyerDocument: '/order-links/:orderToken/documents/:issued/file.pdf',
} as const

/** File below a picture's path for social networks and messengers: a JPEG of the size that they expect. */
export const sharedPicture = { file: 'share.jpg', size: { width: 1200, height: 630 } } as const

/** Response header of the catalogue: when it was last completely compared with its source, ISO 8601 in UTC. */
export const asOfHeader = 'catalogue-as-of'

/** Widths of served pictures in pixels, up to the original's. */
const pictureWidths = [320, 480, 640, 960, 1280, 1920] as const

/** Returns the widths for a picture; none is larger than the original. */
export function widthsOf(width: number): number[] {
  const most = pictureWidths.at(-1) ?? width
  return [...pictureWidths.filter((one) => one < width), Math.min(width, most)].filter(
    (one, index, all) => one >= 10 && all.indexOf(one) === index,
  )
}
