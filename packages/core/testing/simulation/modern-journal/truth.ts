import type { LinkKind } from './thread.ts'

/** Two passages that belong together, and the entries that contain them. */
export type PlantedPair = {
  kind: LinkKind
  first: { entry: string; day: number; text: string }
  second: { entry: string; day: number; text: string }
}

/** The facts that were put into a made-up journal. */
export type Truth = {
  /** Points that entries about a thread add to the mood, with the entries. */
  effects: { thread: string; tag: string | null; points: number; entries: string[] }[]
  /** The entry that first names each person, place or thing drawn for this journal. */
  firstMentions: { name: string; entry: string; day: number }[]
  /** A promise and its outcome, a question and a line about it, one thing twice, or two views of one subject. */
  pairs: PlantedPair[]
  /** Threads that end, with the day of their last entry. */
  stops: { thread: string; day: number }[]
}
