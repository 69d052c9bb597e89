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
