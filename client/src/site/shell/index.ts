export { PageBoundary, PageFailure, SiteLayout } from './SiteLayout.tsx'
