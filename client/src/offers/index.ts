export { FormerPrice } from './FormerPrice.tsx'
export { OfferEnd } from './OfferEnd.tsx'
export { PromotionNote } from './PromotionNote.tsx'
export { promotionWords } from './promotion.words.ts'
