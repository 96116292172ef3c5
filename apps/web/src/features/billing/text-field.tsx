import { useId, type InputHTMLAttributes } from 'react'
import fieldStyles from '#web/ui/fields.module.css'

type TextFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'id'> & {
  label: string
  name: string
  onText: (text: string) => void
}

export function TextField({ label, onText, required = true, ...rest }: TextFieldProps) {
  const id = useId()
  return (
    <div className={fieldStyles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        {...rest}
        className={fieldStyles.input}
        id={id}
        required={required}
        onChange={(event) => onText(event.target.value)}
      />
    </div>
  )
}

export function ChoiceField(props: {
  label: string
  name: string
  autoComplete: string
  value: string
  options: readonly { value: string; label: string }[]
  onText: (text: string) => void
}) {
  const { label, name, autoComplete, value, options, onText } = props
  const id = useId()
  return (
    <div className={fieldStyles.field}>
      <label htmlFor={id}>{label}</label>
      <select
        className={fieldStyles.input}
        id={id}
        name={name}
        autoComplete={autoComplete}
        required
        value={value}
        onChange={(event) => onText(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  )
}
