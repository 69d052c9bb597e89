export { ConnectivityNote, LineNote } from './ConnectivityNote.tsx'
export { CustomerInput } from './CustomerInput.tsx'
export {
  AmountCell,
  CustomerCell,
  CustomerNameCell,
  DateCell,
  DayCell,
  ItemsCell,
  MoneyCell,
  NamedCell,
  OptionalCell,
} from './cells.tsx'
export { DeviceStateBadge } from './DeviceStateBadge.tsx'
export { LineAvailability, PreviousPrice } from './LineChanges.tsx'
export { LinesTable } from './LinesTable.tsx'
export { LocationField, useDefaultLocations } from './LocationField.tsx'
export { ChargesFields } from './lines/ChargesFields.tsx'
export {
  blankCharges,
  type ChargeValues,
  chargeFields,
  chargeValuesOf,
  withCharges,
} from './lines/charge-values.ts'
export { DraftTotals } from './lines/DraftTotals.tsx'
export { chargeFieldWords, draftFieldWords, draftWords, paidWords } from './lines/draft.words.ts'
export {
  blankLine,
  type DraftValues,
  draftBodyOf,
  draftFields,
  draftOf,
  draftValuesOf,
  feeText,
  isBelowMinimum,
  isSameDraft,
  type LineValues,
  lineBodyOf,
  requestedLineValues,
} from './lines/draft-values.ts'
export { MarginText } from './lines/LineStock.tsx'
export { LinesField } from './lines/LinesField.tsx'
export { draftMargin } from './lines/line-stock.ts'
export { type LineProducts, useLineProducts } from './lines/useLineProducts.ts'
export { linesSubject } from './lines-subject.ts'
export { orderContact } from './order-contact.ts'
export { PrivateLinkPanel } from './PrivateLinkPanel.tsx'
export { ProductInput } from './ProductInput.tsx'
export { privateLinkWords } from './private-link.words.ts'
export { RepeatItem } from './RepeatItem.tsx'
export { CustomerLink, OrderLink } from './record-links.tsx'
export { SalesTotals, TotalRow } from './SalesTotals.tsx'
