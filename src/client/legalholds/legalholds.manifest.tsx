export { LegalHoldsPlace } from './components/legal-holds-place.tsx'
