/** Of the button that reads aloud: by themselves, because a guest's page needs no others of the features. */
export const readingPaths = {
  'volume-2':
    'M11 4.7a.7.7 0 0 0-1.2-.5L6.4 7.6a1.4 1.4 0 0 1-1 .41H3a1 1 0 0 0-1 1v6a1 1 0 0 0 1 1h2.42a1.4 1.4 0 0 1 1 .41L9.8 19.8a.7.7 0 0 0 1.2-.5zM16 9a5 5 0 0 1 0 6m3.36 3.36a9 9 0 0 0 0-12.72',
  square: 'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2z',
}
