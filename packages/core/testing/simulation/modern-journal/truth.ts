import type { LinkKind } from './thread.ts'

/** Two passages that belong together, and where they stand. */
export type PlantedPair = {
  kind: LinkKind
  first: { entry: string; day: number; text: string }
  second: { entry: string; day: number; text: string }
}

/** What is known of a made-up journal because it was put there. */
export type Truth = {
  /** Points that entries about a thread add to the mood, with the entries. */
  effects: { thread: string; tag: string | null; points: number; entries: string[] }[]
  /** The entry that first names each person, place or thing drawn for this journal. */
  firstMentions: { name: string; entry: string; day: number }[]
  /** Promises and what came of them, questions and lines that touch them, one thing twice, one subject in two lights. */
  pairs: PlantedPair[]
  /** Threads that end, with the day of their last entry. */
  stops: { thread: string; day: number }[]
}
