declare const __ANSWER_SHAPES__: string | undefined

/** Changes with src/shared, where the shapes of all answers are made: the build defines it, see vite.config.ts. */
export const shapes = typeof __ANSWER_SHAPES__ === 'undefined' ? 'not built' : __ANSWER_SHAPES__
