/** An entry that a letter quotes or counts; no words are marked in it. */
export type LetterEntry = { id: string; marks: { start: number; end: number }[] }
