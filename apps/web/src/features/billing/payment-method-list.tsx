import type { PaymentMethod } from '@soundings/contract/billing'
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Message } from '#web/ui/message.tsx'
import { reasonOf, sentenceOf } from '#web/lib/api-error.ts'
import { Modal } from '#web/ui/modal.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { useDeletePaymentMethod, useMakeDefault } from './billing.queries.ts'
import { CardBrand, cardTitle } from './card-brand.tsx'
import actionStyles from '#web/ui/actions.module.css'
import { classes } from '#web/lib/classes.ts'
import emptyStyles from '#web/ui/empty.module.css'
import modalStyles from '#web/ui/modal.module.css'
import styles from './billing.module.css'
import textStyles from '#web/ui/text.module.css'

const DELETE_FAILED = 'Failed to delete payment method. Please try again.'

/** The cards with their details. A sample has no buttons. */
export function PaymentMethodList({
  methods,
  isSample = false,
}: {
  methods: readonly PaymentMethod[]
  isSample?: boolean
}) {
  if (methods.length === 0)
    return <p className={classes(emptyStyles.empty, textStyles.water)}>No payment method yet.</p>
  return (
    <ul className={styles.cards} aria-label={isSample ? 'Sample payment methods' : 'Payment methods'}>
      {methods.map((method) => (
        <li key={method.id}>
          <CardBrand brand={method.brand} />
          <div className={styles.cardText}>
            <b>{cardTitle(method)}</b>
            <span className={textStyles.meta}>
              {detailsOf(method)}
              {method.isDefault && ' Default.'}
            </span>
          </div>
          {!isSample && <MethodActions method={method} />}
        </li>
      ))}
    </ul>
  )
}

function MethodActions({ method }: { method: PaymentMethod }) {
  const remove = useDeletePaymentMethod()
  const makeDefault = useMakeDefault()
  const toast = useToast()
  const title = cardTitle(method)
  const [asking, setAsking] = useState(false)
  const onDelete = () => {
    setAsking(false)
    remove.mutate(method.id, {
      onSuccess: () => {
        toast('Payment method deleted.')
        // The focused button disappears with its card.
        document.getElementById('main')?.focus({ preventScroll: true })
      },
    })
  }
  return (
    <>
      <div className={classes(actionStyles.actions, styles.actions)}>
        {!method.isDefault && (
          <Button
            look="ghost"
            aria-label={`Make ${title} the default`}
            busy={makeDefault.isPending}
            onClick={() => makeDefault.mutate(method.id)}
          >
            Make default
          </Button>
        )}
        <Button look="danger" aria-label={`Delete ${title}`} busy={remove.isPending} onClick={() => setAsking(true)}>
          Delete
        </Button>
      </div>
      {asking && (
        <Modal title={`Delete ${title}?`} onClose={() => setAsking(false)}>
          <div className={classes(modalStyles.body, modalStyles.stack)}>
            <p>You can add it again at any time.</p>
            <div className={classes(actionStyles.actions, styles.actions)}>
              <Button look="danger" onClick={onDelete}>
                Delete
              </Button>
              <Button look="ghost" onClick={() => setAsking(false)}>
                Keep it
              </Button>
            </div>
          </div>
        </Modal>
      )}
      {remove.isError && (
        <Message kind="err">
          {DELETE_FAILED} {reasonOf(remove.error)}
        </Message>
      )}
      {makeDefault.isError && (
        <Message kind="err">{sentenceOf(makeDefault.error, 'Couldn’t change the default card.')}</Message>
      )}
    </>
  )
}

function detailsOf({ expiryMonth, expiryYear, billingAddress }: PaymentMethod): string {
  if (!billingAddress) return 'Its stored details were damaged on the server.'
  const { name, line1, city, state, postalCode, country } = billingAddress
  const expiry = `Expires ${String(expiryMonth).padStart(2, '0')}/${expiryYear}.`
  return `${expiry} ${[name, line1, city, `${state} ${postalCode}`.trim(), country].filter(Boolean).join(', ')}.`
}
