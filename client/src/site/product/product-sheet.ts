/** Layout shared by a product and its skeleton. */
export const sheetClass =
  "mt-2 grid gap-6 md:gap-8 md:[grid-template:'gallery_summary'_auto_'claims_claims'_auto/minmax(0,1fr)_minmax(0,1fr)] lg:gap-x-16 lg:[grid-template:'gallery_summary'_auto_'claims_summary'_1fr/minmax(0,7fr)_minmax(0,5fr)]"
export const summaryClass = 'grid content-start gap-5 wrap-anywhere md:[grid-area:summary]'
