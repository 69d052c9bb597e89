export { FormerPrice, OfferEnd, PromotionNote } from './PromotionNote.tsx'
export { promotionWords } from './promotion.words.ts'
