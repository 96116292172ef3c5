import { useId, type InputHTMLAttributes } from 'react'

type TextFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'id'> & {
  label: string
  name: string
  onText: (text: string) => void
}

/** A labelled line of text. */
export function TextField({ label, onText, required = true, ...rest }: TextFieldProps) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input {...rest} className="input" id={id} required={required} onChange={(event) => onText(event.target.value)} />
    </div>
  )
}

/** A labelled choice of one from a list. */
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
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        className="input"
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
