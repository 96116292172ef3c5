import type { NewCard } from '@soundings/contract/billing'
import type { NewEntry } from '@soundings/contract/entries'

/** A valid new entry; name only the fields that the test is about. */
export function anEntry(overrides: Partial<NewEntry> = {}): NewEntry {
  return { content: 'Walked to the lamp and back.', mood: 4, energy: 3, focus: 3, ...overrides }
}

/** A card that every sandbox accepts; name only the fields that the test is about. */
export function aCard(overrides: Partial<NewCard> = {}): NewCard {
  return {
    cardNumber: '4242 4242 4242 4242',
    expiryMonth: 12,
    expiryYear: 2031,
    cvv: '123',
    name: 'Mara Lind',
    line1: '12 Harbour Street',
    city: 'Key West',
    state: 'FL',
    postalCode: '33040',
    country: 'US',
    ...overrides,
  }
}

export async function collected<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = []
  for await (const item of items) all.push(item)
  return all
}

export function idsOf(rows: readonly { id: string }[]): string[] {
  return rows.map(({ id }) => id)
}
