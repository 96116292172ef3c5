import { CARD_NUMBER_MAX, groupedCardNumber } from '@soundings/core/account'
import creditCardType from 'credit-card-type'
import { useId, useLayoutEffect, useRef } from 'react'
import { brandName, CardBrand } from './card-brand.tsx'
import { classes } from '#web/lib/classes.ts'
import fieldStyles from '#web/ui/fields.module.css'
import styles from './billing.module.css'

const USUAL_GAPS = [4, 8, 12]

/** A card number, grouped while it is typed as its brand prints it. The caret stays at the same digit. */
export function CardNumberField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const digitsBefore = useRef<number | null>(null)
  useLayoutEffect(() => {
    if (digitsBefore.current === null) return
    const at = placeAfter(value, digitsBefore.current)
    input.current?.setSelectionRange(at, at)
    digitsBefore.current = null
  }, [value])
  const brand = brandOf(value)
  return (
    <div className={fieldStyles.field}>
      <label htmlFor={id}>Card number</label>
      <div className={styles.number}>
        <input
          ref={input}
          className={classes(fieldStyles.input, styles.input)}
          id={id}
          name="cardNumber"
          inputMode="numeric"
          autoComplete="cc-number"
          maxLength={CARD_NUMBER_MAX}
          required
          aria-describedby={`${id}-brand`}
          value={value}
          onChange={({ target }) => {
            digitsBefore.current = digitsIn(target.value.slice(0, target.selectionStart ?? target.value.length))
            onChange(grouped(target.value))
          }}
        />
        <CardBrand brand={brand} />
      </div>
      <p className="sr" id={`${id}-brand`} aria-live="polite">
        {brand && brandName(brand)}
      </p>
    </div>
  )
}

function grouped(typed: string): string {
  const [only, ...others] = typesOf(typed)
  return groupedCardNumber(typed, only && others.length === 0 ? only.gaps : USUAL_GAPS)
}

/** The only brand a number can have, or null while there are several. */
function brandOf(typed: string): string | null {
  const [only, ...others] = typesOf(typed)
  return only && others.length === 0 ? only.type : null
}

function typesOf(typed: string) {
  const digits = typed.replace(/\D/g, '')
  return digits === '' ? [] : creditCardType(digits)
}

function digitsIn(text: string): number {
  return text.replace(/\D/g, '').length
}

/** The position in `text` after its first `digits` digits. */
function placeAfter(text: string, digits: number): number {
  let at = 0
  for (let seen = 0; seen < digits && at < text.length; at++) if (/\d/.test(text.charAt(at))) seen++
  return at
}
