export { WithCompany } from './WithCompany.tsx'
