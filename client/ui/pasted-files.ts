/** Copied from a document, a text brings a picture of itself along: then it is the text that is meant. */
export const pastedFiles = ({ files, types }: DataTransfer): File[] => (types.includes('text/plain') ? [] : [...files])
