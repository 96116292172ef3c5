/** Longest question in characters; the longest in the library is far shorter. */
export const QUESTION_MAX = 300
