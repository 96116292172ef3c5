import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { AN_ENTRY, aPhotograph, DAY } from '../../../testing/portable-entries.ts'
import { noteMarkdown, notePaths } from '../index.ts'

/** The properties of a note, and the text after them. */
function read(note: string): { properties: Record<string, unknown>; rest: string } {
  const [whole, front = ''] = /^---\n(.*?)\n---\n/s.exec(note) ?? ['']
  return { properties: parse(front), rest: note.slice(whole.length) }
}

test('a note has its facts as properties, then the text as written, then the photographs', () => {
  const photographs = [aPhotograph('a', 'White water [along]\nthe quay'), aPhotograph('b', '')]
  const note = noteMarkdown({ ...AN_ENTRY, title: 'The gutter', place: 'Key West', prompt: 'What held?', photographs })
  const { properties, rest } = read(note)
  expect(properties).toEqual({
    id: AN_ENTRY.id,
    date: '2026-11-23T21:14:00-05:00',
    time_zone: 'America/New_York',
    title: 'The gutter',
    tags: ['walks', 'home'],
    mood: 4,
    energy: 3,
    place: 'Key West',
    prompt: 'What held?',
  })
  expect(rest).toBe(
    `\n${AN_ENTRY.content}\n\n![White water \\[along\\] the quay](../photographs/a.jpg)\n\n![](../photographs/b.jpg)\n`,
  )
})

test('an entry without a date has none in its note, and an unrated one has no ratings', () => {
  const { properties } = read(noteMarkdown({ ...AN_ENTRY, undated: true, mood: null, energy: null, tags: [] }))
  expect(properties).toEqual({ id: AN_ENTRY.id, undated: true, time_zone: 'America/New_York' })
})

test('a damaged entry and a damaged photograph are said to be damaged', () => {
  const photographs = [{ ...aPhotograph('a', 'The quay'), image: null }]
  const { properties, rest } = read(noteMarkdown({ ...AN_ENTRY, damaged: true, photographs }))
  expect(properties).toMatchObject({ damaged: true })
  expect(rest).toContain('A photo is missing here.')
  expect(rest).not.toContain('![')
})

test('no title, tag, prompt or text breaks a note', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (line, content) => {
      const tags = [line, 'true', '12', '- a: [b']
      const { properties, rest } = read(noteMarkdown({ ...AN_ENTRY, title: line, prompt: line, tags, content }))
      expect(properties).toMatchObject({ title: line, prompt: line, tags, id: AN_ENTRY.id })
      expect(rest).toBe(`\n${content}\n`)
    }),
  )
})

const named = (name: string, undated = false, day = DAY) => ({ day, undated, name })

test('a note is named by its day and title, in a folder of its year', () => {
  const pathOf = notePaths()
  expect(pathOf(named('The gutter'))).toBe('Soundings/2026/2026-11-23 The gutter.md')
  expect(pathOf(named('Untitled'))).toBe('Soundings/2026/2026-11-23.md')
  expect(pathOf(named('The gutter', true))).toBe('Soundings/Undated/The gutter.md')
  expect(pathOf(named('Untitled', true))).toBe('Soundings/Undated/Entry.md')
})

test('notes of a day with the same title are numbered, and no two have the same path anywhere', () => {
  const pathOf = notePaths()
  const names = ['Walk', 'WALK', 'Walk 2', 'walk', 'Café', 'Cafe\u0301']
  expect(names.map((name) => pathOf(named(name)))).toEqual([
    'Soundings/2026/2026-11-23 Walk.md',
    'Soundings/2026/2026-11-23 WALK 2.md',
    'Soundings/2026/2026-11-23 Walk 2 2.md',
    'Soundings/2026/2026-11-23 walk 3.md',
    'Soundings/2026/2026-11-23 Café.md',
    'Soundings/2026/2026-11-23 Café 2.md',
  ])
})

test.each([
  ['a/b\\c: "d" <e>|f?*', '2026-11-23 a b c d e f'],
  ['#work [[link]] ^up', '2026-11-23 work link up'],
  ['  ...hidden. . ', '2026-11-23 hidden'],
  ['tab\tand\u0000nul\u202Eevil', '2026-11-23 tab and nulevil'],
  ['👩‍🚀 lift-off', '2026-11-23 👩‍🚀 lift-off'],
  ['???', '2026-11-23'],
])('the title %j is a safe file name', (title, name) => {
  expect(notePaths()(named(title))).toBe(`Soundings/2026/${name}.md`)
})

test.each(['con', 'NUL.txt', 'Com1'])('an undated note is never named like the device %s of Windows', (title) => {
  expect(notePaths()(named(title, true))).toBe(`Soundings/Undated/Entry ${title}.md`)
})

test('no title makes a path that a file system refuses', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: 'binary', maxLength: 200 }), { maxLength: 5 }),
      fc.boolean(),
      (titles, undated) => {
        const pathOf = notePaths()
        const paths = titles.map((title) => pathOf(named(title, undated)))
        for (const path of paths) {
          const name = path.split('/').at(-1) ?? ''
          expect(path).toMatch(/^Soundings\/(?:2026|Undated)\/[^\\/:*?"<>|\p{Cc}\p{Cs}]+\.md$/u)
          expect(Buffer.byteLength(name)).toBeLessThanOrEqual(255)
          expect(name).not.toMatch(/^[. ]|[. ]\.md$/)
        }
        expect(new Set(paths.map((path) => path.toLowerCase())).size).toBe(paths.length)
      },
    ),
  )
})
