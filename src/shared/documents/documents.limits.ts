/** Of one file, as sent and as stored. */
export const maxFileBytes = 5 * 1024 * 1024
/** Of all documents of a patient, with uploads in progress. A photo takes about a tenth of a megabyte. */
export const maxPatientBytes = 50 * 1024 * 1024
/** Of everything that one account has sent, for whomever it acts. */
export const maxAccountBytes = 200 * 1024 * 1024

/** Of the encrypted file of a SMART Health Link of another server, in bytes. It is compressed. */
export const largestSharedFile = 3 * 1024 * 1024

/** The longer side of a stored picture, and of its thumbnail, in pixels. */
export const pictureSide = 1600
export const thumbnailSide = 320

/** An upload that has not grown for this many days is deleted; the phone begins it again. */
export const partialKeptForDays = 1
/** As long as a write may wait on a phone: the one that makes a document of it may still come. */
export const wholeKeptForDays = 30

export const documentsListed = 200
/** With their thumbnails. */
export const documentsShownToDoctor = 40
