import { type ReactNode, useId } from 'react'
import type { Appointment, AppointmentList } from '#src/contract/generated/types.ts'
import { useContent } from '../data/content/admin-content.ts'
import type { RequestActions } from '../request/request-actions.ts'
import { BusinessData } from './business-data.tsx'
import { type Beginnings, type FirstStep, firstSteps } from './first-steps.ts'
import { useIsShown } from './use-beginnings.ts'
import { focusTitle } from '../ui/focus-title.ts'
import { ForTheServer } from '../ui/for-the-server.tsx'
import { MAIL_REFUSED, NO_MAIL } from '../ui/notices.ts'

const TITLES: Readonly<Record<FirstStep, string>> = {
  account: 'Make your account',
  business: 'Check what visitors read about you',
  mail: 'Be told by mail',
  request: 'Send yourself a test request',
  'clean-up': 'Delete the test',
}

interface GetStartedProps {
  beginnings: Beginnings
  /** The requests that the view shows; null until loaded. */
  list: AppointmentList | null
  actions: RequestActions
}

/** Leads a new owner to the first request: steps that tick themselves, until all are done or the owner hides them. */
export function GetStarted({ beginnings, list, actions }: GetStartedProps) {
  const id = useId()
  const [, setIsShown] = useIsShown()
  const hide = () => {
    setIsShown(false)
    focusTitle()
  }
  const steps = Object.entries(firstSteps(beginnings)) as [FirstStep, boolean][]
  const done = steps.filter(([, isDone]) => isDone).length
  if (done === steps.length) return null
  const [only] = beginnings.requests === 1 ? (list?.appointments ?? []) : []
  return (
    <section className="get-started" aria-labelledby={id}>
      <header>
        <h2 id={id}>Get started</h2>
        <span className="count">
          {done} of {steps.length}
        </span>
        <button type="button" className="quiet-button" aria-label="Hide the first steps" onClick={hide}>
          Hide
        </button>
      </header>
      <ol>
        {steps.map(([step, isDone]) => (
          <li key={step} data-done={isDone || undefined}>
            <h3>
              {TITLES[step]}
              {isDone && <span className="unseen">, done</span>}
            </h3>
            {!isDone && <StepBody step={step} beginnings={beginnings} only={only ?? null} actions={actions} />}
          </li>
        ))}
      </ol>
    </section>
  )
}

interface StepBodyProps {
  step: FirstStep
  beginnings: Beginnings
  /** The only request; null where there is none, or several. */
  only: Appointment | null
  actions: RequestActions
}

function StepBody({ step, beginnings, only, actions }: StepBodyProps): ReactNode {
  switch (step) {
    case 'account':
      return null
    case 'business':
      return (
        <>
          <BusinessData />
          <SiteLink href="/">Look at your site</SiteLink>
        </>
      )
    case 'mail':
      return <MailStep mail={beginnings.mail} />
    case 'request':
      return <RequestStep />
    case 'clean-up':
      if (beginnings.requests === 0) return <p className="soft">Once it has arrived, and you have looked at it.</p>
      if (only === null)
        return <p className="soft">Open it in the list of requests, and press Delete: it stays in the trash, where nobody counts it.</p>
      return (
        <p className="step-buttons">
          <button type="button" className="plain-button" onClick={() => actions.open(only)}>
            Look at it
          </button>
          <button type="button" className="plain-button" onClick={() => actions.askDelete(only)}>
            Move it to the trash
          </button>
        </p>
      )
  }
}

function MailStep({ mail }: Pick<Beginnings, 'mail'>) {
  const isSetUp = mail?.is_set_up === true
  const { who, server } = isSetUp ? MAIL_REFUSED : NO_MAIL
  return (
    <>
      <p className="soft">{isSetUp ? `The mail server has refused mails. ${who}` : `${who} Then your test request comes by mail too.`}</p>
      <ForTheServer text={server} />
    </>
  )
}

/** The form as visitors see it, with the service that most ask for. */
function RequestStep() {
  const { categories } = useContent()
  const [first] = categories
  const chosen = first?.packages.find(({ popular }) => popular === true) ?? first?.packages[0]
  const choice = new URLSearchParams({ mode: 'appointment', ...(chosen !== undefined && { package: chosen.id }) })
  return (
    <>
      <p className="soft">Ask for a visit as a visitor would, with your own name. It appears here by itself.</p>
      <SiteLink href={`/?${choice}#booking-form`}>Open the form</SiteLink>
    </>
  )
}

/** Opens the site beside the admin. */
function SiteLink({ href, children }: { href: string; children: string }) {
  return (
    <a className="plain-button" href={href} target="_blank" rel="noopener">
      {children}
      <span className="unseen"> (opens a new tab)</span>
    </a>
  )
}
