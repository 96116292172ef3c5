import { METRICS, type Metric } from '@soundings/core/entries'

/** A search of My Entries; empty parts match everything. Ratings are like `4` or `1-2`, dates like `2026-11-21`. */
export type EntryFilter = Record<'q' | 'tag' | 'person' | 'from' | 'to' | Metric, string> & {
  untagged: boolean
  withPhotographs: boolean
}

export const NO_FILTER: EntryFilter = {
  q: '',
  tag: '',
  person: '',
  from: '',
  to: '',
  mood: '',
  energy: '',
  focus: '',
  untagged: false,
  withPhotographs: false,
}

const TEXTS = ['q', 'tag', 'person', 'from', 'to', ...METRICS] as const
const UNTAGGED = 'untagged'
const WITH_PHOTOGRAPHS = 'photographs'
/** The form of each part; anything else in a URL is ignored. */
const DATE = /^\d{4}-\d{2}-\d{2}$/
const RATING = /^[1-5](-[1-5])?$/
const SHAPES: Partial<Record<keyof EntryFilter, RegExp>> = {
  from: DATE,
  to: DATE,
  mood: RATING,
  energy: RATING,
  focus: RATING,
}

/**
 * A search as a URL’s fragment, or an empty text for none. Search words are private, and no request or log contains a
 * fragment.
 */
export function hashOf(filter: Partial<EntryFilter>): string {
  const parameters = new URLSearchParams()
  for (const name of TEXTS) {
    const value = filter[name] ?? ''
    if (value.trim() !== '') parameters.set(name, value)
  }
  if (filter.untagged) parameters.set(UNTAGGED, '1')
  if (filter.withPhotographs) parameters.set(WITH_PHOTOGRAPHS, '1')
  const hash = parameters.toString()
  return hash === '' ? '' : `#${hash}`
}

/** The search in a URL’s fragment. */
export function filterOf(hash: string): EntryFilter {
  const parameters = new URLSearchParams(hash.replace(/^#/, ''))
  const texts = TEXTS.map((name) => {
    const value = parameters.get(name) ?? ''
    return [name, SHAPES[name]?.test(value) === false ? '' : value]
  })
  const [untagged, withPhotographs] = [UNTAGGED, WITH_PHOTOGRAPHS].map((name) => parameters.get(name) === '1')
  return {
    ...NO_FILTER,
    ...Object.fromEntries(texts),
    untagged: untagged === true,
    withPhotographs: withPhotographs === true,
  }
}
