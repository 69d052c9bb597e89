export const apiRoot = '/api/v1'

/** Paths of files that pages link to. */
export const filePaths = {
  image: '/images/:hash',
  document: '/documents/:document',
  datasheet: '/products/:slug/datasheet.pdf',
  systemPdf: '/builder/system.pdf',
  quotationPdf: '/quote-requests/:token/quotation.pdf',
} as const

/** File below a picture's path for social networks and messengers: a JPEG of the size that they expect. */
export const sharedPicture = { file: 'share.jpg', size: { width: 1200, height: 630 } } as const
