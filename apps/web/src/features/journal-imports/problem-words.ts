import type {
  JournalProblem,
  JournalProblemKind,
  LeftBehind,
  NoticedProblems,
} from '@soundings/contract/journal-imports'
import {
  CONTENT_MAX_BYTES,
  DESCRIPTION_MAX,
  PHOTOGRAPHS_PER_ENTRY,
  PLACE_MAX,
  sizeText,
  TAG_LENGTH_MAX,
  TAGS_GIVEN_MAX,
} from '@soundings/core/entries'
import { OWN_PROMPT_LENGTH_MAX } from '@soundings/core/writing'

const DESCRIPTION = DESCRIPTION_MAX.toLocaleString('en-US')
const LONGEST_TEXT = sizeText(CONTENT_MAX_BYTES)

type Words = { one: string; many: string; why: string }

/** The name of each kind of problem, and what happens because of it. */
export const PROBLEM_WORDS: Readonly<Record<JournalProblemKind, Words>> = {
  unreadable_record: {
    one: 'entry is damaged',
    many: 'entries are damaged',
    why: 'Skipped. The other entries are imported.',
  },
  unreadable_file: { one: 'file is damaged', many: 'files are damaged', why: 'The readable parts are imported.' },
  unknown_file: { one: 'file wasn’t recognized', many: 'files weren’t recognized', why: 'Skipped.' },
  encrypted: {
    one: 'entry is encrypted',
    many: 'entries are encrypted',
    why: 'Skipped. Soundings can read it if you export it without a password.',
  },
  bad_date: {
    one: 'date doesn’t exist',
    many: 'dates don’t exist',
    why: 'Imported without a date. You can add one later.',
  },
  future_date: {
    one: 'date is in the future',
    many: 'dates are in the future',
    why: 'Imported without a date. You can add one later.',
  },
  missing_photograph: {
    one: 'photo isn’t in the export',
    many: 'photos aren’t in the export',
    why: 'The text is imported without the photo.',
  },
  unreadable_photograph: {
    one: 'photo can’t be read',
    many: 'photos can’t be read',
    why: 'The text is imported without the photo.',
  },
  no_room_for_photograph: {
    one: 'photo doesn’t fit',
    many: 'photos don’t fit',
    why: 'Your journal has no more room for photos. The text is imported without the photo.',
  },
  too_many_photographs: {
    one: `entry has more than ${PHOTOGRAPHS_PER_ENTRY} photos`,
    many: `entries have more than ${PHOTOGRAPHS_PER_ENTRY} photos`,
    why: `Only the first ${PHOTOGRAPHS_PER_ENTRY} are imported.`,
  },
  too_many_tags: {
    one: `entry has more than ${TAGS_GIVEN_MAX} tags`,
    many: `entries have more than ${TAGS_GIVEN_MAX} tags`,
    why: `Only the first ${TAGS_GIVEN_MAX} are imported.`,
  },
  long_tag: {
    one: `entry has a tag longer than ${TAG_LENGTH_MAX} characters`,
    many: `entries have tags longer than ${TAG_LENGTH_MAX} characters`,
    why: `Only the first ${TAG_LENGTH_MAX} characters of a tag are imported.`,
  },
  long_place: {
    one: `name of a place is longer than ${PLACE_MAX} characters`,
    many: `names of places are longer than ${PLACE_MAX} characters`,
    why: `Only the first ${PLACE_MAX} characters are imported.`,
  },
  long_prompt: {
    one: `prompt is longer than ${OWN_PROMPT_LENGTH_MAX} characters`,
    many: `prompts are longer than ${OWN_PROMPT_LENGTH_MAX} characters`,
    why: `Only the first ${OWN_PROMPT_LENGTH_MAX} characters are imported.`,
  },
  long_description: {
    one: `entry has a photo description longer than ${DESCRIPTION} characters`,
    many: `entries have photo descriptions longer than ${DESCRIPTION} characters`,
    why: `Only the first ${DESCRIPTION} characters of a description are imported.`,
  },
  empty: {
    one: 'entry is empty',
    many: 'entries are empty',
    why: 'Skipped. An entry needs words, a photo or a mood.',
  },
  too_long: {
    one: `entry is longer than ${LONGEST_TEXT}`,
    many: `entries are longer than ${LONGEST_TEXT}`,
    why: 'Skipped. To import an entry this long, split it in two.',
  },
  nested_zip: {
    one: 'ZIP is inside another ZIP',
    many: 'ZIPs are inside another ZIP',
    why: 'Too large to open inside another ZIP. Import it separately.',
  },
}

/** The names of what isn’t imported, as row headings. */
export const LEFT_WORDS: Readonly<Record<LeftBehind, string>> = {
  audio: 'Recordings',
  video: 'Videos',
  pdf: 'PDF files',
  attachment: 'Other files',
  weather: 'Weather',
  activity: 'Steps and activities',
  scale: 'Other scales',
  map: 'Maps',
  star: 'Stars and favorites',
  formatting: 'Colors and other formatting',
}

/** The number of problems of a kind, and the places of those that are listed. */
export type ProblemGroup = { kind: JournalProblemKind; many: number; places: string[] }

/** Problems by kind, the most frequent first. */
export function problemGroups({ problems, problem_kinds: kinds }: NoticedProblems): ProblemGroup[] {
  return kinds
    .map(({ problem: kind, many }) => ({
      kind,
      many,
      places: problems.filter(({ problem }) => problem === kind).map(placeOf),
    }))
    .toSorted((a, b) => b.many - a.many)
}

function placeOf({ file, number }: JournalProblem): string {
  return number === null ? file : `${file}, entry ${number}`
}

/** The title of a group, such as "2 dates are in the future". */
export function groupTitle({ kind, many }: ProblemGroup): string {
  const words = PROBLEM_WORDS[kind]
  return `${many.toLocaleString('en-US')} ${many === 1 ? words.one : words.many}`
}
