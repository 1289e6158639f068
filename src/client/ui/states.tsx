/**
 * The states of a screen without content. The sign-in pages import their two from loading.tsx, to keep the third out of
 * the bundle.
 */
export { EmptyState } from './empty-state.tsx'
export { ErrorState, Skeleton } from './loading.tsx'
