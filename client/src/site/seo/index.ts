export { OrganizationData } from './OrganizationData.tsx'
export { StructuredData, type Thing } from './StructuredData.tsx'
