import { useRef, type ButtonHTMLAttributes, type Ref } from 'react'
import { afterPaint } from '#web/lib/after-paint.ts'
import { classes } from '#web/lib/classes.ts'
import styles from './button.module.css'

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  look?: 'primary' | 'ghost' | 'danger' | 'plain'
  size?: 'normal' | 'large'
  block?: boolean
  busy?: boolean
  ref?: Ref<HTMLButtonElement>
}

/**
 * While busy, it keeps its width, shows two rings around a dot, and ignores presses. The second click of a mouse’s
 * double click is ignored if it arrives before the first has been drawn.
 */
export function Button({
  look = 'plain',
  size = 'normal',
  block = false,
  busy = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const unpainted = useRef(false)
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ look, size, block }, className)}
      aria-busy={busy || undefined}
      onClick={(event) => {
        if (busy || (unpainted.current && event.detail > 1)) return event.preventDefault()
        unpainted.current = true
        afterPaint(() => (unpainted.current = false))
        onClick?.(event)
      }}
    >
      {busy && <span className="ping" aria-hidden="true" />}
      {children}
    </button>
  )
}

/** The classes of a button, for links that look like one. */
export function buttonClass(
  { look = 'plain', size = 'normal', block = false }: Pick<ButtonProps, 'look' | 'size' | 'block'> = {},
  extra?: string,
): string {
  return classes(
    styles.button,
    look !== 'plain' && styles[look],
    size === 'large' && styles.large,
    block && styles.block,
    extra,
  )
}
