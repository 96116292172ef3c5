import { isoDateOf, MONTHS, WEEKDAYS, weekdayOf } from '../../src/time/index.ts'

/** One entry of a diary: its ordinal day and its text. */
export type Page = { day: number; text: string }
/** A document made of entries, with the offset and day of each heading. */
export type Document = { text: string; starts: number[]; days: number[] }
/** A layout for a diary. `heading` also receives the previous entry, to detect a new year or month. */
export type Layout = {
  name: string
  heading: (page: Page, before: Page | null) => string
  /** The text between heading and entry; "\n\n" by default. */
  joint?: string
  wrap?: number
  /** The text between entries; a blank line by default. */
  gap?: string
  isNewestFirst?: boolean
}

const MONTHS_DE = 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' ')
const MONTHS_FR = 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' ')
const WEEKDAYS_DE = 'Sonntag Montag Dienstag Mittwoch Donnerstag Freitag Samstag'.split(' ')

type Parts = { iso: string; year: number; month: number; date: number; weekday: number }

function partsOf({ day }: Page): Parts {
  const iso = isoDateOf(day)
  const [year = 0, month = 0, date = 0] = iso.split('-').map(Number)
  return { iso, year, month, date, weekday: weekdayOf(day) }
}

function ordinal(date: number): string {
  const isTeen = date % 100 > 10 && date % 100 < 14
  return `${date}${isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][date % 10] ?? 'th')}`
}

const two = (value: number) => String(value).padStart(2, '0')

/** A heading line, with the year and the month above it where they change. */
function beneath(write: (parts: Parts) => string, year: (year: number) => string, month: (month: number) => string) {
  return (page: Page, before: Page | null) => {
    const [now, then] = [partsOf(page), before && partsOf(before)]
    const isNewYear = now.year !== then?.year
    const isNewMonth = isNewYear || now.month !== then.month
    return (isNewYear ? year(now.year) : '') + (isNewMonth ? month(now.month) : '') + write(now)
  }
}

const name = (names: readonly string[], index: number) => names[index] ?? ''
const nothing = () => ''

/** The layouts for measuring: printed, typed by hand, and exported by programs. */
export const LAYOUTS: readonly Layout[] = [
  { name: '=== 2021-03-09', heading: (page) => `=== ${partsOf(page).iso}`, joint: '\n' },
  {
    name: 'Tuesday, 9 March 2021',
    heading: (page) => {
      const { year, month, date, weekday } = partsOf(page)
      return `${name(WEEKDAYS, weekday)}, ${date} ${name(MONTHS, month - 1)} ${year}`
    },
    wrap: 76,
  },
  {
    name: 'March 9th, 2021, newest first',
    heading: (page) => {
      const { year, month, date } = partsOf(page)
      return `${name(MONTHS, month - 1)} ${ordinal(date)}, ${year}`
    },
    joint: '\n',
    isNewestFirst: true,
  },
  {
    name: '09/03/2021',
    heading: (page) => {
      const { year, month, date } = partsOf(page)
      return `${two(date)}/${two(month)}/${year}`
    },
  },
  {
    name: '3/9/2021 - text',
    heading: (page) => {
      const { year, month, date } = partsOf(page)
      return `${month}/${date}/${year}`
    },
    joint: ' - ',
  },
  {
    name: 'printed, days beneath months: 9th. text',
    heading: beneath(
      ({ date }) => ordinal(date),
      (year) => `${year}\n\n`,
      (month) => `${name(MONTHS, month - 1).toUpperCase()}\n\n`,
    ),
    joint: '. ',
    wrap: 72,
  },
  {
    name: 'printed, years above: March 9.—text',
    heading: beneath(
      ({ month, date }) => `${name(MONTHS, month - 1)} ${date}`,
      (year) => `${year}\n\n`,
      nothing,
    ),
    joint: '.—',
    wrap: 72,
  },
  {
    name: 'year on the first only: Tue 9 March',
    heading: (page, before) => {
      const { year, month, date, weekday } = partsOf(page)
      const day = `${name(WEEKDAYS, weekday).slice(0, 3)} ${date} ${name(MONTHS, month - 1)}`
      return before ? day : `${day} ${year}`
    },
  },
  {
    name: 'Markdown: # 2021, ## March 9',
    heading: beneath(
      ({ month, date }) => `## ${name(MONTHS, month - 1)} ${date}`,
      (year) => `# ${year}\n\n`,
      nothing,
    ),
  },
  { name: 'jrnl: [2021-03-09 07:15] text', heading: (page) => `[${partsOf(page).iso} 07:15]`, joint: ' ' },
  {
    name: 'Day One blocks',
    heading: (page) => {
      const { year, month, date } = partsOf(page)
      return `\tDate:\t${name(MONTHS, month - 1)} ${date}, ${year} at 7:15:00 AM GMT\n\tWeather:\t5°C Clear`
    },
  },
  {
    name: 'Dienstag, 9. März 2021',
    heading: (page) => {
      const { year, month, date, weekday } = partsOf(page)
      return `${name(WEEKDAYS_DE, weekday)}, ${date}. ${name(MONTHS_DE, month - 1)} ${year}`
    },
    joint: '\n',
  },
  {
    name: '9 mars 2021, wrapped without blank lines',
    heading: (page) => {
      const { year, month, date } = partsOf(page)
      return `${date} ${name(MONTHS_FR, month - 1)} ${year}`
    },
    joint: '\n',
    wrap: 80,
    gap: '\n',
  },
  {
    name: 'Paris, 9 March 2021.',
    heading: (page) => {
      const { year, month, date } = partsOf(page)
      return `Paris, ${date} ${name(MONTHS, month - 1)} ${year}.`
    },
    wrap: 70,
  },
  {
    name: 'years above, no mark: March 9 text',
    heading: beneath(
      ({ month, date }) => `${name(MONTHS, month - 1)} ${date}`,
      (year) => `${year}\n\n`,
      nothing,
    ),
    joint: ' ',
    wrap: 70,
  },
  {
    name: 'Markdown: # 2021, ## March, ### 9',
    heading: beneath(
      ({ date }) => `### ${date}`,
      (year) => `# ${year}\n\n`,
      (month) => `## ${name(MONTHS, month - 1)}\n\n`,
    ),
  },
  {
    name: 'year on the first only: Tue 3/9',
    heading: (page, before) => {
      const { year, month, date, weekday } = partsOf(page)
      const day = `${name(WEEKDAYS, weekday).slice(0, 3)} ${month}/${date}`
      return before ? day : `${day}/${year}`
    },
    joint: '\n',
  },
  {
    name: 'weekdays after the Monday of each week',
    heading: (page, before) => {
      const { year, month, date, weekday } = partsOf(page)
      const isNear = before !== null && page.day > before.day && page.day - before.day <= 7 && weekday !== 1
      const day = name(WEEKDAYS, weekday)
      return isNear ? day : `${day}, ${date} ${name(MONTHS, month - 1)} ${year}`
    },
  },
  {
    name: '20210309',
    heading: (page) => partsOf(page).iso.replaceAll('-', ''),
    joint: '\n',
  },
]

export function written(pages: readonly Page[], layout: Layout): Document {
  const ordered = layout.isNewestFirst ? pages.toReversed() : pages
  const starts: number[] = []
  const parts: string[] = []
  let length = 0
  for (const [index, page] of ordered.entries()) {
    const body = `${layout.heading(page, ordered[index - 1] ?? null)}${layout.joint ?? '\n\n'}${page.text}`
    const block = `${layout.wrap ? wrapped(body, layout.wrap) : body}${layout.gap ?? '\n\n'}`
    starts.push(length)
    parts.push(block)
    length += block.length
  }
  return { text: parts.join(''), starts, days: ordered.map(({ day }) => day) }
}

function wrapped(text: string, width: number): string {
  return text
    .split('\n')
    .map((line) => {
      const lines: string[] = []
      let current = ''
      for (const word of line.split(' ')) {
        if (current !== '' && current.length + 1 + word.length > width) {
          lines.push(current)
          current = word
        } else current = current === '' ? word : `${current} ${word}`
      }
      return [...lines, current].join('\n')
    })
    .join('\n')
}
