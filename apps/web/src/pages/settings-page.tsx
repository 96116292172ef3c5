import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Link } from 'react-router'
import { paths } from '#web/lib/paths.ts'
import { AccountSummary } from '#web/features/auth/account-summary.tsx'
import { authStatusQuery } from '#web/features/auth/auth.queries.ts'
import { PasskeyList } from '#web/features/auth/passkey-list.tsx'
import { SessionList } from '#web/features/auth/session-list.tsx'
import { BillingSummary } from '#web/features/billing/billing-summary.tsx'
import { DataExportSection } from '#web/features/exports/data-export-section.tsx'
import { ArchiveButton } from '#web/features/exports/download-button.tsx'
import { PrivacySection } from '#web/features/account-deletion/privacy-section.tsx'
import { LetterMail } from '#web/features/letters/letter-mail.tsx'
import { PreferencesForm } from '#web/features/onboarding/preferences-form.tsx'
import { ReminderSettingsPart } from '#web/features/reminders/reminder-settings-part.tsx'
import { useApi } from '#web/lib/api-context.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Group } from '#web/ui/group.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { SectionIndex } from '#web/ui/section-index.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { ThemePicker } from '#web/ui/theme/theme-picker.tsx'
import pageStyles from '#web/ui/page.module.css'
import styles from './settings-page.module.css'
import textStyles from '#web/ui/text.module.css'

/** These settings are below the first screen, so they are fetched later. */
const WritingSettings = lazyPart(() =>
  import('#web/features/writing/writing-settings.tsx').then((module) => module.WritingSettings),
)

const OwnPrompts = lazyPart(() => import('#web/features/prompts/own-prompts.tsx').then((module) => module.OwnPrompts))

/** The sections, in the specified order. */
const SECTIONS = {
  account: 'Account',
  display: 'Display',
  reminders: 'Reminders',
  'data-export': 'Data Export',
  privacy: 'Privacy & Trust',
  integrations: 'Integrations',
  billing: 'Billing',
} as const

const INDEX = Object.entries(SECTIONS).map(([id, title]) => ({ id, title }))

export function Page() {
  const { data: status } = useQuery(authStatusQuery(useApi()))
  return (
    <div className="wrap">
      <div className={pageStyles.pageHead}>
        <div>
          <h1>Settings</h1>
        </div>
      </div>
      <div className={styles.settings}>
        <SectionIndex label="Settings sections" sections={INDEX} />
        <div>
          <Group id="account" title={SECTIONS.account}>
            <AccountSummary />
            <SessionList />
            <PasskeyList />
          </Group>
          <Group id="display" title={SECTIONS.display}>
            <ThemePicker name="theme" />
            <h3>Your Echo</h3>
            <PreferencesForm />
            <h3>Your letters</h3>
            <LetterMail />
            <h3>Your writing</h3>
            <Suspense fallback={<Spinner />}>
              <WritingSettings prompts={<OwnPrompts />} />
            </Suspense>
          </Group>
          <Group id="reminders" title={SECTIONS.reminders}>
            <ReminderSettingsPart />
          </Group>
          <DataExportSection
            journals={
              <Link className={buttonClass()} to={paths.exportJournals}>
                Export Journals
              </Link>
            }
            echos={
              <Link className={buttonClass()} to={paths.exportEchos}>
                Export Echos
              </Link>
            }
            bring={
              <Link className={buttonClass()} to={paths.importJournal}>
                Import a journal
              </Link>
            }
          />
          <PrivacySection
            accountId={status?.user?.id ?? ''}
            deleted={
              <Link className={buttonClass()} to={paths.deletedEntries}>
                See deleted entries
              </Link>
            }
            learn={
              <Link className={buttonClass({ look: 'ghost' })} to={paths.about}>
                Learn about Echos
              </Link>
            }
            offer={<ArchiveButton />}
            loginPath={paths.login}
          />
          <Group id="integrations" title={SECTIONS.integrations}>
            <p className={textStyles.meta}>Spotify, Location, Photos (coming soon)</p>
          </Group>
          <Group id="billing" title={SECTIONS.billing}>
            <BillingSummary />
          </Group>
        </div>
      </div>
    </div>
  )
}
