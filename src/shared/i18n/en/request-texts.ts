/** Push messages to doctors, written by the server: no complaint and no name, because phones lie open on tables. */
export const requestTexts = {
  push: {
    title: 'Nabz: a request is waiting for your answer',
    open: 'Press here to open it.',
  },
}
