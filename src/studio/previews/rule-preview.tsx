import type { ComponentType } from 'react'
import type { PreviewProps } from 'sanity'
import { answerWords, conditionWords } from '../../studio-model/prices/condition-words.ts'
import { ruleSubtitle } from '../../studio-model/prices/rule-words.ts'
import { useNamedThings } from '../content/use-named-things.ts'
import { usePriceFormat } from './price-format.ts'

type ItemPreview = ComponentType<PreviewProps & { item?: unknown }>

/** A rule with what it does and when, by the titles of what it names. */
export function rulePreview(type: 'Rule' | 'VisitRule'): ItemPreview {
  return function RulePreview(props) {
    const things = useNamedThings()
    const format = usePriceFormat()
    return props.renderDefault({ ...props, subtitle: ruleSubtitle(type, props.item, { things, format }) })
  }
}

/** What an exception says, likewise. */
export function conditionPreview(type: 'When' | 'VisitWhen'): ItemPreview {
  return function ConditionPreview(props) {
    const words = conditionWords(type, props.item, useNamedThings())
    return props.renderDefault(words === '' ? props : { ...props, title: words })
  }
}

/** What a condition asks of an answer. */
export function AnswerPreview(props: PreviewProps & { item?: unknown }) {
  const words = answerWords(props.item, useNamedThings())
  return props.renderDefault(words === '' ? props : { ...props, title: words })
}
