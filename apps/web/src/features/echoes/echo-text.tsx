import type { CurrentEcho } from '@soundings/contract/echoes'
import { Fragment } from 'react'
import textStyles from '#web/ui/text.module.css'
import { datedLines } from './dated-lines.ts'
import styles from './echo-text.module.css'

/** The person’s own words, in curly quotes. */
const QUOTES = /(“[^”]*”)/u

/**
 * An Echo with each dated line on a separate line. Lines from a journal in another language are marked as such, for the
 * voice that reads them aloud.
 */
export function EchoText({ text, language }: { text: string; language: CurrentEcho['language'] }) {
  const quoted = language === 'other' || language === 'several' ? undefined : (language ?? undefined)
  const [first = '', ...others] = datedLines(text)
  return (
    <blockquote dir="auto" className={textStyles.echoText}>
      {withLanguage(first, quoted)}
      {others.map((line, index) => (
        <Fragment key={index}>
          {' '}
          <span className={styles.line}>{withLanguage(line, quoted)}</span>
        </Fragment>
      ))}
    </blockquote>
  )
}

function withLanguage(text: string, language: string | undefined) {
  if (language === undefined) return text
  return text.split(QUOTES).map((part, index) =>
    part.startsWith('“') ? (
      <span key={index} lang={language} dir="auto">
        {part}
      </span>
    ) : (
      part
    ),
  )
}
