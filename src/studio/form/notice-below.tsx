import { Button, Card, Flex, Stack } from '@sanity/ui'
import { useRef } from 'react'
import { useStructureTool } from 'sanity/structure'
import { styled } from 'styled-components'
import { type Caution, CautionBox } from '../change/caution-box.tsx'

/** How high what stays in sight is: two lines of text. */
const LINE = '3.25rem'

/** What Sanity's bar with Publish takes of a phone. */
const PHONE_BAR = '49px'

/** What an owner should look at, below a form; while that is scrolled two lines of it stay at the lower edge, and lead there. */
export function NoticeBelow({ cautions }: { cautions: readonly (Caution | null)[] }) {
  const { features } = useStructureTool()
  const whole = useRef<HTMLDivElement>(null)
  const told = cautions.filter(caution => caution !== null)
  const [first] = told
  const show = () => {
    whole.current?.scrollIntoView({ block: 'center' })
    whole.current?.focus({ preventScroll: true })
  }
  return (
    <>
      <Whole ref={whole} tabIndex={-1}>
        <Stack gap={2} paddingTop={told.length === 0 ? 0 : 3}>
          {told.map(caution => (
            <CautionBox key={caution.label} {...caution} />
          ))}
        </Stack>
      </Whole>
      <Line as="output" $isPhone={!features.resizablePanes}>
        {first !== undefined && (
          <Card tone="caution" border radius={2} paddingLeft={3} height="fill">
            <Flex align="center" gap={2} height="fill">
              <InShort>
                <strong>{first.title}</strong> {first.inShort}
              </InShort>
              <Button mode="bleed" padding={2} fontSize={1} text={told.length === 1 ? 'Show' : `Show ${told.length} notices`} onClick={show} />
            </Flex>
          </Card>
        )}
      </Line>
    </>
  )
}

/** A form with a notice below: a field that is reached by keyboard, or led to, is not covered by its line. */
export const AboveNotice = styled.div`
  :focus {
    scroll-margin-bottom: calc(${LINE} + ${PHONE_BAR} + 1rem);
  }
`

/** Above the line, which it covers where both have come into sight. */
const Whole = styled.div`
  position: relative;
  z-index: 3;
  outline: none;
`

/** At the lower edge of what is in sight. */
const Line = styled.div<{ $isPhone: boolean }>`
  display: block;
  position: sticky;
  bottom: ${({ $isPhone }) => ($isPhone ? PHONE_BAR : 0)};
  z-index: 2;
  height: ${LINE};
  margin-top: -${LINE};
  &:empty {
    height: 0;
    margin: 0;
  }
`

const InShort = styled.span`
  flex: 1;
  min-width: 0;
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  font-size: 0.8125rem;
  line-height: 1.4;
`
