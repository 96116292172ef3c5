import { beforeEach, expect, test } from 'vitest'
import { ACCOUNT_ID } from '#web/testing/builders.ts'
import { renderOver } from '#web/testing/render-app.tsx'
import { BLANK_PAGE } from './draft-session.ts'
import { EntryNamesLine } from './entry-names-line.tsx'
import { useDraft } from './use-draft.ts'

beforeEach(() => localStorage.clear())

function Line() {
  return <EntryNamesLine session={useDraft(ACCOUNT_ID, BLANK_PAGE)} />
}

test('the focus moves from the pressed button to the title that replaces it', async () => {
  const screen = await renderOver({}, <Line />).screen
  await screen.getByRole('button', { name: 'Set them yourself' }).click()
  await expect.element(screen.getByLabelText('Title')).toHaveFocus()
})
