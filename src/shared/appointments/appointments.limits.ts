/** Open requests are counted no further: a district would be counted through at every visit of a doctor. */
export const openRequestsCountedTo = 100
