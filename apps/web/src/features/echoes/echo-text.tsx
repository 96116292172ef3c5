import type { CurrentEcho } from '@soundings/contract/echoes'
import textStyles from '#web/ui/text.module.css'

/** The person’s own words, in curly quotes. */
const QUOTES = /(“[^”]*”)/u

/** An Echo. Lines from a journal in another language are marked as such, for the voice that reads them aloud. */
export function EchoText({ text, language }: { text: string; language: CurrentEcho['language'] }) {
  const quoted = language === 'other' || language === 'several' ? undefined : (language ?? undefined)
  return (
    <blockquote dir="auto" className={textStyles.echoText}>
      {quoted === undefined
        ? text
        : text.split(QUOTES).map((part, index) =>
            part.startsWith('“') ? (
              <span key={index} lang={quoted} dir="auto">
                {part}
              </span>
            ) : (
              part
            ),
          )}
    </blockquote>
  )
}
