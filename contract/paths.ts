/** What every endpoint's path stands below. */
export const apiRoot = '/api/v1'

/** Of files that pages lead to: without schemas, which an address needs none of. */
export const filePaths = {
  image: '/images/:hash',
  document: '/documents/:document',
  datasheet: '/products/:slug/datasheet.pdf',
  systemPdf: '/builder/system.pdf',
  quotationPdf: '/quote-requests/:token/quotation.pdf',
} as const

/** What stands behind a picture's path where it is shown with a shared link: a JPEG of the size that messengers and social networks ask for. */
export const sharedPicture = { file: 'share.jpg', size: { width: 1200, height: 630 } } as const
