export type { To } from './location.ts'
export {
  Redirect,
  type Routing,
  RoutingContext,
  useComing,
  useLink,
  useLocation,
  useNavigate,
  useSearchParams,
} from './routing.ts'
export { BrowserRouter, StaticRouter } from './SiteRouter.tsx'
