import { expect, test } from 'vitest'
import { useNavigate } from 'react-router'
import { renderOver } from '#web/testing/render-app.tsx'
import { Shell } from './shell.tsx'

function Shown() {
  const navigate = useNavigate()
  return (
    <>
      <Shell />
      <button type="button" onClick={() => void navigate('/nowhere')}>
        Elsewhere
      </button>
    </>
  )
}

const shell = (address: string) => renderOver({}, <Shown />, address).screen

const current = (screen: Awaited<ReturnType<typeof shell>>) =>
  screen
    .getByRole('navigation', { name: 'Main', includeHidden: true })
    .getByRole('link', { includeHidden: true })
    .elements()
    .filter((link) => link.getAttribute('aria-current') === 'page')
    .map(({ textContent }) => textContent)

test.each([
  ['/journal', ['Journal']],
  ['/settings', ['Settings']],
  ['/settings/privacy', ['Settings']],
  ['/settings/payment-method', ['Settings']],
  ['/settings/export/journals', ['Settings']],
  ['/profile', ['Settings']],
  ['/about', []],
])('at %s the navigation marks %j', async (address, marked) => {
  expect(current(await shell(address))).toEqual(marked)
})

test.each([
  ['/journal', true],
  ['/echos', true],
  ['/nowhere', true],
  ['/terms', true],
  ['/settings', false],
  ['/settings/export/journals', false],
  ['/profile', false],
  ['/privacy', false],
])('at %s the carousel is shown: %s', async (address, isShown) => {
  const screen = await shell(address)
  expect(screen.getByRole('group', { name: 'Carousel controls' }).query() !== null).toBe(isShown)
})

test('every page links to help', async () => {
  const screen = await shell('/insights')
  await expect.element(screen.getByRole('link', { name: 'If things are hard' })).toHaveAttribute('href', '/support')
})
