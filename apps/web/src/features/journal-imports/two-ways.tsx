import { useId } from 'react'
import fieldStyles from '#web/ui/fields.module.css'
import groupStyles from '#web/ui/group.module.css'
import foundStyles from './found.module.css'

type Way<Value> = { value: Value; label: string; note?: string; isRecommended?: true }

/** A choice between a few options, one of them recommended. */
export function TwoWays<Value extends string | boolean>({
  title,
  name,
  value,
  ways,
  onChoose,
}: {
  title: string
  name: string
  value: Value
  ways: readonly Way<Value>[]
  onChoose: (value: Value) => void
}) {
  const id = useId()
  return (
    <section className={groupStyles.group}>
      <h2 id={id}>{title}</h2>
      <div role="radiogroup" aria-labelledby={id}>
        {ways.map((way) => (
          <label key={String(way.value)} className={fieldStyles.choice}>
            <input type="radio" name={name} checked={value === way.value} onChange={() => onChoose(way.value)} />
            <span>{way.label}</span>
            {way.isRecommended && <span className={foundStyles.recommended}>Recommended</span>}
            {way.note !== undefined && <small>{way.note}</small>}
          </label>
        ))}
      </div>
    </section>
  )
}
