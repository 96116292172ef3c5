import type { ColumnRole, FoundJournal, FoundTable } from '@soundings/contract/journal-imports'
import { useId, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { useReread } from './journal-imports.queries.ts'
import { readingOf } from './reading.ts'
import fieldStyles from '#web/ui/fields.module.css'
import groupStyles from '#web/ui/group.module.css'
import foundStyles from './found.module.css'
import styles from './journal-imports.module.css'

const ROLES: readonly { role: ColumnRole; label: string }[] = [
  { role: 'ignore', label: 'Skip' },
  { role: 'date', label: 'Date' },
  { role: 'time', label: 'Time' },
  { role: 'text', label: 'Text' },
  { role: 'title', label: 'Title' },
  { role: 'mood', label: 'Mood' },
  { role: 'energy', label: 'Energy' },
  { role: 'focus', label: 'Focus' },
  { role: 'tags', label: 'Tags' },
  { role: 'folder', label: 'Journal or folder' },
]

/** Assigns a meaning to each column of a table. The files are read again only when the person presses the button. */
export function TableColumns({ id, found, table }: { id: string; found: FoundJournal; table: FoundTable }) {
  const heading = useId()
  const reread = useReread(id)
  const [roles, setRoles] = useState(table.roles)
  const isChanged = roles.some((role, index) => role !== table.roles[index])
  return (
    <section className={groupStyles.group} aria-labelledby={heading}>
      <h2 id={heading}>Columns of {table.path}</h2>
      <p className={styles.meta}>We matched the columns by their names and contents. Change any that are wrong.</p>
      <table className={foundStyles.columns}>
        <thead>
          <tr>
            <th scope="col">Column</th>
            <th scope="col">First row</th>
            <th scope="col">Use as</th>
          </tr>
        </thead>
        <tbody>
          {table.header.map((name, index) => (
            <tr key={`${index} ${name}`}>
              <th scope="row">{name || `Column ${index + 1}`}</th>
              <td>{table.example[index]}</td>
              <td>
                <select
                  className={fieldStyles.input}
                  aria-label={`Use ${name || `column ${index + 1}`} as`}
                  value={roles[index]}
                  onChange={({ target }) =>
                    setRoles(roles.map((role, at) => (at === index ? (target.value as ColumnRole) : role)))
                  }
                >
                  {ROLES.map(({ role, label }) => (
                    <option key={role} value={role}>
                      {label}
                    </option>
                  ))}
                </select>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {isChanged && (
        <Button
          busy={reread.isPending}
          onClick={() => reread.mutate(readingOf(found, { table: { path: table.path, roles } }))}
        >
          Read the file again
        </Button>
      )}
    </section>
  )
}
