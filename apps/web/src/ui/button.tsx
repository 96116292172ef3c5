import type { ButtonHTMLAttributes } from 'react'

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  look?: 'primary' | 'ghost' | 'danger' | 'plain'
  size?: 'normal' | 'large'
  block?: boolean
  busy?: boolean
}

/** While busy it keeps its width, shows two rings leaving a dot, and ignores further presses. */
export function Button({
  look = 'plain',
  size = 'normal',
  block = false,
  busy = false,
  className = '',
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ look, size, block }, className)}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy && <span className="ping" aria-hidden="true" />}
      {children}
    </button>
  )
}

/** The classes of a button, for links that look like one. */
export function buttonClass(
  { look = 'plain', size = 'normal', block = false }: Pick<ButtonProps, 'look' | 'size' | 'block'> = {},
  extra = '',
): string {
  return ['btn', look === 'plain' ? '' : look, size === 'large' ? 'lg' : '', block ? 'block' : '', extra]
    .filter(Boolean)
    .join(' ')
}
