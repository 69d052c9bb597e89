export { OrganizationData, StructuredData, type Thing } from './OrganizationData.tsx'
