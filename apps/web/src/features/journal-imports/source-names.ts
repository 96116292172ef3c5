import type { JournalSource } from '@soundings/contract/journal-imports'

/** The names of the programs, as people know them. */
export const SOURCE_NAMES: Readonly<Record<JournalSource, string>> = {
  day_one: 'Day One',
  day_one_text: 'Day One',
  daylio: 'Daylio',
  daylio_csv: 'Daylio',
  journey: 'Journey',
  apple_journal: 'Apple Journal',
  diarium: 'Diarium',
  diaro: 'Diaro',
  journiv: 'Journiv',
  standard_notes: 'Standard Notes',
  joplin: 'Joplin',
  memos: 'Memos',
  jrnl: 'jrnl',
  mini_diary: 'Mini Diary',
  pixels: 'Pixels',
  daybook: 'Daybook',
  daily_you: 'Daily You',
  my_brain: 'My Brain',
  one_shot: 'OneShot',
  markdown: 'Markdown',
  csv: 'CSV',
}

/** The place of the export in each program. */
export const WHERE: readonly { name: string; how: string }[] = [
  { name: 'Day One', how: 'Export, JSON. A ZIP with entries and photos. The plain text export works too.' },
  { name: 'Daylio', how: 'More, Export entries, CSV. The backup (.daylio) includes your photos, too.' },
  { name: 'Journey', how: 'Export, ZIP. One file for each entry.' },
  { name: 'Apple Journal', how: 'Export all entries. A ZIP of pages.' },
  { name: 'Diarium', how: 'Export, JSON or HTML. The backup (.diary) works too.' },
  { name: 'Markdown or Obsidian', how: 'A folder, zipped. Dates come from file names or front matter.' },
  { name: 'CSV', how: 'Any table with a date and a text. You choose the columns.' },
  {
    name: 'Another app',
    how: 'Daybook, Diaro, Joplin, Journiv, jrnl, Memos, Mini Diary, Pixels and Standard Notes: upload the app’s own export as it is.',
  },
  {
    name: 'PDF, Word or text',
    how: 'Entries are found by the dates in the text. You review them before they’re imported.',
  },
  { name: 'A Soundings archive', how: 'The ZIP you downloaded here, up to 1 GB.' },
]

/** The names of sources as a list, such as "Daylio, Day One and CSV". */
export function sourcesText(sources: readonly JournalSource[]): string {
  const names = [...new Set(sources.map((source) => SOURCE_NAMES[source]))]
  return new Intl.ListFormat('en-US', { type: 'conjunction' }).format(names)
}
