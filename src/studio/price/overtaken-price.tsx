import { Button, Flex, Stack, Text } from '@sanity/ui'
import type { Money } from '../../catalog/words/money.ts'
import { type OvertakenPrice, overtakenWords, raiseWords } from '../../studio-model/prices/overtaken-prices.ts'
import type { DocumentEdit } from '../../studio-model/publish/without-places.ts'

interface OvertakenPriceProps {
  overtaken: OvertakenPrice
  money: Money
  onFix: (edit: DocumentEdit) => void
}

/** A price of a day to come that is now less than today's, with a press that raises it too and one that takes it out. */
export function OvertakenPriceNote({ overtaken, money, onFix }: OvertakenPriceProps) {
  return (
    <Stack gap={3}>
      <Text size={1}>{overtakenWords(overtaken, money)}</Text>
      <Flex gap={2} wrap="wrap">
        <Button mode="ghost" fontSize={1} padding={2} text={raiseWords(overtaken, money)} onClick={() => onFix(overtaken.raise)} />
        <Button mode="ghost" fontSize={1} padding={2} text="Remove the later price" onClick={() => onFix(overtaken.remove)} />
      </Flex>
    </Stack>
  )
}
