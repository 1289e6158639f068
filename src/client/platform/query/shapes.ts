declare const __ANSWER_SHAPES__: string | undefined

/** A hash of src/shared, which defines all answer schemas; set by the build, see vite.config.ts. */
export const shapes = typeof __ANSWER_SHAPES__ === 'undefined' ? 'not built' : __ANSWER_SHAPES__
