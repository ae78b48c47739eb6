import { type PreviewProps, useFormValue } from 'sanity'
import { toldPolicy } from '../../studio-model/policies/told-policy.ts'
import { usePriceFormat } from './price-format.ts'

type PolicyPreviewProps = PreviewProps & { item?: unknown }

/** A deposit in its document's form, with the sentences that visitors will read. */
export function DepositPreview(props: PolicyPreviewProps) {
  return <Told type="Deposit" {...props} />
}

/** The same of a cancellation. */
export function CancellationPreview(props: PolicyPreviewProps) {
  return <Told type="Cancellation" {...props} />
}

function Told({ type, ...props }: PolicyPreviewProps & { type: 'Deposit' | 'Cancellation' }) {
  const document = useFormValue([])
  const format = usePriceFormat()
  const said = format === null ? '' : toldPolicy(type, props.item, document, format)
  return props.renderDefault(said === '' ? props : { ...props, subtitle: said })
}
