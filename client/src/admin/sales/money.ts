export { salesMoney } from '../../site/quote/sales-money.ts'
