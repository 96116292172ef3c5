import { isoTimeOf } from '../../time/index.ts'
import { plainDay } from '../dates.ts'
import { whenOf } from '../entry-blocks.ts'
import { MISSING_PHOTOGRAPH_NOTE, type PortableEntry, type PortablePhotograph } from '../portable-entry.ts'
import { languageOf } from './book-language.ts'
import { bookText } from './book-text.ts'
import { xhtmlText } from './xhtml.ts'

/** The path of a photograph in the book, relative to the pages. */
export function bookPhotographPath(id: string): string {
  return `photographs/${id}.jpg`
}

/** An entry in a book: its date, title, prompt or question, text and photographs, in small pieces. */
export function* bookEntry(entry: PortableEntry): Generator<string> {
  const { id, undated, time, utcOffset, title, question, prompt, content, damaged } = entry
  const when = xhtmlText(whenOf(entry))
  yield `<article aria-labelledby="when-${id}">
<h2 class="when" id="when-${id}">${undated ? when : `<time datetime="${isoTimeOf(time, utcOffset)}">${when}</time>`}</h2>
`
  if (title !== undefined) yield `<h3 class="name">${xhtmlText(title)}</h3>\n`
  if (question !== undefined) yield `<p class="asked">Asked by an Echo: ${xhtmlText(question)}</p>\n`
  if (prompt !== undefined) yield `<p class="asked">Prompt: ${xhtmlText(prompt)}</p>\n`
  yield damaged ? '<div class="text note">\n' : `<div class="text"${languageOf(content)}>\n`
  yield* bookText(content)
  yield '</div>\n'
  for (const photograph of entry.photographs) yield figureOf(photograph, entry)
  yield '</article>\n'
}

function figureOf({ id, description, image }: PortablePhotograph, { undated, day }: PortableEntry): string {
  if (!image) return `<p class="note">${MISSING_PHOTOGRAPH_NOTE}</p>\n`
  const caption = xhtmlText(description.replaceAll(/\s+/g, ' '))
  const alternative = caption === '' ? `Photo${undated ? '' : ` from ${plainDay(day)}`}` : caption
  // The caption repeats the alternative text, so that it is read aloud once.
  return `<figure>
<img src="${bookPhotographPath(id)}" alt="${alternative}" width="${image.width}" height="${image.height}"/>
${caption === '' ? '' : `<figcaption aria-hidden="true">${caption}</figcaption>\n`}</figure>
`
}
