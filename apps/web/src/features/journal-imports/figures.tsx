import foundStyles from './found.module.css'

type Figure = { value: string; name: string; note?: string }

export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className={foundStyles.figures}>
      {figures.map(({ value, name, note }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
          {note !== undefined && <dd className={foundStyles.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  )
}
