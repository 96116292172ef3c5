import type { NoticedProblems } from '@soundings/contract/journal-imports'
import { useId } from 'react'
import { groupTitle, problemGroups, PROBLEM_WORDS, type ProblemGroup } from './problem-words.ts'
import groupStyles from '#web/ui/group.module.css'
import foundStyles from './found.module.css'

/** The number of places that are named without opening the list. */
const NAMED = 2

/** The problems of an import: each kind once, numbered, with its files and entries. */
export function ProblemList({ noticed, title }: { noticed: NoticedProblems; title: string }) {
  const id = useId()
  if (noticed.problem_count === 0) return null
  const groups = problemGroups(noticed)
  return (
    <section className={groupStyles.group} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ol className={foundStyles.problems}>
        {groups.map((group, index) => (
          <li key={group.kind}>
            <b aria-hidden="true">{index + 1}</b>
            <div>
              <span>{groupTitle(group)}</span>
              <small>{PROBLEM_WORDS[group.kind].why}</small>
              <Places group={group} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Places({ group: { many, places } }: { group: ProblemGroup }) {
  if (many <= NAMED) return <small>{places.join('; ')}</small>
  const unlisted = many - places.length
  return (
    <details className={foundStyles.places}>
      <summary>Where</summary>
      <ul>
        {places.map((place, index) => (
          <li key={`${index} ${place}`}>{place}</li>
        ))}
        {unlisted > 0 && <li>And {unlisted.toLocaleString('en-US')} more that aren’t listed.</li>}
      </ul>
    </details>
  )
}
