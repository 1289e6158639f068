/** The states of a screen besides "full". The sign-in pages takes its two from loading.tsx, to leave the third out. */
export { EmptyState } from './empty-state.tsx'
export { ErrorState, Skeleton } from './loading.tsx'
