import { withoutGap, type Passage, type WordPart } from '@soundings/core/versions'
import { INLINE_WORDS_MAX, wordsIn } from './earlier-version-summary.ts'
import styles from './earlier-versions.module.css'

/** The text of a version; words next to each difference say what changed. */
export function EarlierVersionText({ passages }: { passages: readonly Passage[] }) {
  return passages.map((passage, place) => <PassageText key={place} passage={passage} />)
}

function PassageText({ passage: { kind, was, now, words } }: { passage: Passage }) {
  if (kind === 'same') return <p>{withoutGap(was)}</p>
  if (kind === 'added') return <Since label="Added since">{withoutGap(now)}</Since>
  if (kind === 'removed') return <Since label="Removed since">{withoutGap(was)}</Since>
  if (words === null) {
    return (
      <>
        <Since label="Then">{withoutGap(was)}</Since>
        <Since label="Changed to">{withoutGap(now)}</Since>
      </>
    )
  }
  return (
    <p>
      {words.map((part, place) => (
        <Part key={place} part={part} />
      ))}
    </p>
  )
}

function Since({ label, children }: { label: string; children: string }) {
  return (
    <div className={styles.since}>
      <b>{label}</b>
      <p>{children}</p>
    </div>
  )
}

function Part({ part: { same, was, now } }: { part: WordPart }) {
  if (same) return was
  const isShort = Math.max(wordsIn(was), wordsIn(now)) <= INLINE_WORDS_MAX
  const struck = was !== '' && <del>{was}</del>
  if (!isShort) {
    return (
      <>
        {struck}
        <span className={styles.sinceInline}>
          <b>{was === '' ? 'Added since' : now === '' ? 'Removed since' : 'Changed to'}</b> {now}
        </span>
      </>
    )
  }
  return (
    <>
      {struck}
      <span className={styles.note}>{noteOf(was.trim(), now.trim())}</span>
    </>
  )
}

function noteOf(was: string, now: string): string {
  if (was === '') return now === '' ? 'space added since' : `added since: “${now}”`
  if (now === '') return `“${was}” removed since`
  return `then “${was}”, now “${now}”`
}
