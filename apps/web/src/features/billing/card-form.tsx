import { COUNTRIES, CVV_MAX, EXPIRY_YEARS, typedDigits, US_STATES, type Country } from '@soundings/core/account'
import { useState, type FormEvent } from 'react'
import { reasonOf } from '#web/lib/api-error.ts'
import { Button } from '#web/ui/button.tsx'
import { Message } from '#web/ui/message.tsx'
import { useAddPaymentMethod } from './billing.queries.ts'
import { CardNumberField } from './card-number-field.tsx'
import { ChoiceField, TextField } from './text-field.tsx'
import styles from './billing.module.css'

const ADD_FAILED = 'Failed to add payment method. Please try again.'

const NOW = new Date()
const THIS_YEAR = NOW.getFullYear()
const MONTHS = Array.from({ length: 12 }, (_, index) => ({
  value: String(index + 1),
  label: String(index + 1).padStart(2, '0'),
}))
const YEARS = Array.from({ length: EXPIRY_YEARS }, (_, index) => String(THIS_YEAR + index)).map((year) => ({
  value: year,
  label: year,
}))
const STATES = [{ value: '', label: 'Choose…' }, ...US_STATES.map((code) => ({ value: code, label: code }))]
const COUNTRY_OPTIONS = COUNTRIES.map(({ code, name }) => ({ value: code, label: name }))

const EMPTY = {
  cardNumber: '',
  // A card is valid through its month, so this month is the first that isn’t expired.
  expiryMonth: String(NOW.getMonth() + 1),
  expiryYear: String(THIS_YEAR),
  cvv: '',
  name: '',
  line1: '',
  city: '',
  state: '',
  postalCode: '',
  country: 'US' as Country,
}

/** The card form of the sandbox. Card details are kept only in this form's state. */
export function CardForm({ onAdded }: { onAdded: () => void }) {
  const [card, setCard] = useState(EMPTY)
  const add = useAddPaymentMethod()
  const set = (field: keyof typeof EMPTY) => (text: string) => setCard((before) => ({ ...before, [field]: text }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (add.isPending) return
    const expiry = { expiryMonth: Number(card.expiryMonth), expiryYear: Number(card.expiryYear) }
    add.mutate({ ...card, ...expiry }, { onSuccess: onAdded })
  }
  return (
    <form className={styles.cardForm} aria-label="Add payment method" onSubmit={submit}>
      <CardNumberField value={card.cardNumber} onChange={set('cardNumber')} />
      <div className={styles.row}>
        <ChoiceField
          label="Expiry month"
          name="expiryMonth"
          autoComplete="cc-exp-month"
          value={card.expiryMonth}
          options={MONTHS}
          onText={set('expiryMonth')}
        />
        <ChoiceField
          label="Expiry year"
          name="expiryYear"
          autoComplete="cc-exp-year"
          value={card.expiryYear}
          options={YEARS}
          onText={set('expiryYear')}
        />
        <TextField
          label="CVV"
          name="cvv"
          inputMode="numeric"
          autoComplete="cc-csc"
          maxLength={CVV_MAX}
          value={card.cvv}
          onText={(text) => set('cvv')(typedDigits(text, CVV_MAX))}
        />
      </div>
      <TextField label="Name on card" name="name" autoComplete="cc-name" value={card.name} onText={set('name')} />
      <TextField
        label="Address"
        name="line1"
        autoComplete="billing address-line1"
        value={card.line1}
        onText={set('line1')}
      />
      <div className={styles.row}>
        <TextField
          label="City"
          name="city"
          autoComplete="billing address-level2"
          value={card.city}
          onText={set('city')}
        />
        {card.country === 'US' ? (
          <ChoiceField
            label="State"
            name="state"
            autoComplete="billing address-level1"
            value={card.state}
            options={STATES}
            onText={set('state')}
          />
        ) : (
          <TextField
            label="State or region"
            name="state"
            autoComplete="billing address-level1"
            required={false}
            value={card.state}
            onText={set('state')}
          />
        )}
      </div>
      <div className={styles.row}>
        <TextField
          label="Postal code"
          name="postalCode"
          autoComplete="billing postal-code"
          maxLength={20}
          value={card.postalCode}
          onText={set('postalCode')}
        />
        <ChoiceField
          label="Country"
          name="country"
          autoComplete="billing country"
          value={card.country}
          options={COUNTRY_OPTIONS}
          onText={(country) => setCard((before) => ({ ...before, country: country as Country, state: '' }))}
        />
      </div>
      {add.isError && (
        <Message kind="err">
          {ADD_FAILED} {reasonOf(add.error)}
        </Message>
      )}
      <div>
        <Button type="submit" look="primary" busy={add.isPending}>
          Add card
        </Button>
      </div>
    </form>
  )
}
