import { useQuery } from '@tanstack/react-query'
import { addressOf } from '#src/booking/appointment/address.ts'
import { referenceOf } from '#src/booking/appointment/reference.ts'
import { categoryOf, categoryTitle, serviceTitle } from '#src/booking/appointment/service-texts.ts'
import { serviceFields } from '#src/booking/appointment/stored-fields.ts'
import { fieldName } from '#src/booking/request/flat-fields.ts'
import { fill } from '#src/catalog/words/fill.ts'
import { plainText } from '#src/contract/prose.ts'
import type { Appointment, Day } from '#src/contract/generated/types.ts'
import { Remarks } from '../../ui/remarks.tsx'
import { useApi } from '../data/api-context.ts'
import { useContent } from '../data/content/admin-content.ts'
import { detailQuery } from '../data/requests/request-queries.ts'
import { FieldList } from '../request/field-list.tsx'
import { personName } from '../request/request-texts.ts'
import { LoadFailed, Loading } from '../ui/loading.tsx'
import { ScreenTitle } from '../ui/screen-title.tsx'
import { CopyLinks } from './copy-links.tsx'
import { copyOf, isReceipt } from './customer-copy.ts'
import { Logo } from './logo.tsx'
import { PrintFrame } from './print-frame.tsx'
import { visitText } from './visit-text.ts'

/** A request on paper for its customer: an estimate, and a receipt once it is completed. */
export function CustomerPaper({ id, today }: { id: string; today: Day }) {
  const { data, isLoading, refetch } = useQuery(detailQuery(useApi(), id))
  return (
    <PrintFrame isReady={data !== undefined} choices={data && <CopyLinks request={data.appointment} today={today} />}>
      {isLoading && <Loading />}
      {data === undefined && !isLoading && (
        <LoadFailed onRetry={() => void refetch()}>
          <p>The request could not be loaded.</p>
        </LoadFailed>
      )}
      {data !== undefined && <Paper request={data.appointment} today={today} />}
    </PrintFrame>
  )
}

function Paper({ request, today }: { request: Appointment; today: Day }) {
  const content = useContent()
  const { business, messages, dates } = content
  const { title, wording, rows, total, remarks } = copyOf(request, content)
  const category = categoryOf(request, content)
  const addons = category === undefined ? '' : fieldName(category, 'addons')
  const visit = visitText(request, dates)
  return (
    <article className="customer-paper">
      <header className="letterhead">
        <Logo />
        <address>
          <b>{business.name}</b>
          <span>{business.phone}</span>
          <span>{business.email}</span>
        </address>
      </header>
      <ScreenTitle>{title}</ScreenTitle>
      <div className="paper-facts">
        <address>
          <b>{personName(request)}</b>
          {[addressOf(request, content), request.phone, request.email].map(line => line && <span key={line}>{line}</span>)}
        </address>
        <div>
          <p>{fill(messages.success.reference, { reference: referenceOf(request) })}</p>
          <FieldList
            fields={[
              { name: 'date', label: wording.date, text: dates.day(today) },
              ...(visit === null ? [] : [{ name: 'visit', label: wording.visit, text: visit }]),
            ]}
          />
        </div>
      </div>
      <section aria-labelledby="paper-service">
        <h2 id="paper-service">
          {serviceTitle(request, content)} <small>{categoryTitle(request, content)}</small>
        </h2>
        <FieldList fields={serviceFields(request, content).filter(({ name }) => name !== addons)} />
      </section>
      <table className="ruled-table price-lines">
        <tbody>
          {rows.map(({ title, text }) => (
            <tr key={title}>
              <th scope="row">{title}</th>
              <td>{text}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{total.title}</th>
            <td>{total.text}</td>
          </tr>
        </tfoot>
      </table>
      <Remarks title={messages.estimate.reasons} texts={remarks.reasons} />
      <Remarks title={messages.estimate.notices} texts={remarks.notes} />
      <Terms request={request} />
    </article>
  )
}

/** What holds for the work: the warranty of the package and the guarantee, and until it is done the policies. */
function Terms({ request }: { request: Appointment }) {
  const content = useContent()
  const { guarantee } = content.business
  const policies = isReceipt(request) ? [] : (content.business.policies ?? [])
  const chosen = categoryOf(request, content)?.packages.find(({ id }) => id === request.service_type)
  const texts = [chosen?.warranty, chosen?.aftercare].filter(text => text !== undefined)
  return (
    <section className="terms">
      {texts.map(text => (
        <p key={text}>{text}</p>
      ))}
      {[...(guarantee === undefined ? [] : [guarantee]), ...policies].map(({ title, text }) => (
        <p key={title}>
          <b>{title}</b> {plainText(text)}
        </p>
      ))}
    </section>
  )
}
