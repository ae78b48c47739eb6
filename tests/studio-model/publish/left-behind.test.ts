import { expect, test } from 'vitest'
import { leftBehind } from '#src/studio-model/publish/left-behind.ts'
import { textsApart } from '#src/studio-model/publish/texts-apart.ts'

const site = (desk: string, phone: string) => ({
  desktop: { sections: [{ _key: 'a', kind: 'hero', title: desk }] },
  mobile: { views: [{ _key: 'b', title: phone }] },
})
const SAME = site('We come to you', 'We come to you')

test('a text that is changed on the desk alone is told where phones still say it, and the other way', () => {
  expect(leftBehind(SAME, site('We drive to you', 'We come to you'))).toEqual([
    { pointer: '/mobile/views/0/title', text: 'We come to you', layout: 'Mobile', instead: 'We drive to you' },
  ])
  expect(leftBehind(SAME, site('We come to you', 'We drive to you'))).toEqual([
    { pointer: '/desktop/sections/0/title', text: 'We come to you', layout: 'Desktop', instead: 'We drive to you' },
  ])
})

test('nothing is told of texts that change together, that differed before, or where phones have none of their own', () => {
  expect(leftBehind(SAME, site('We drive to you', 'We drive to you'))).toEqual([])
  expect(leftBehind(site('Here we come', 'We come to you'), site('Here we are', 'We come to you'))).toEqual([])
  expect(leftBehind({ desktop: SAME.desktop }, { desktop: site('We drive to you', '').desktop })).toEqual([])
  expect(leftBehind(undefined, SAME)).toEqual([])
})

test('what is said in its place is looked for in the same section, wherever that stands now; what is gone there has none', () => {
  const hero = (title: string) => ({ _key: 'hero', kind: 'hero', title })
  const before = { desktop: { sections: [hero('We come to you')] }, mobile: SAME.mobile }
  const moved = { ...before, desktop: { sections: [{ _key: 'new', kind: 'hero', title: 'A new section' }, hero('We drive to you')] } }
  expect(leftBehind(before, moved)).toMatchObject([{ text: 'We come to you', instead: 'We drive to you' }])
  expect(leftBehind(before, { ...before, desktop: { sections: [] } })).toMatchObject([{ text: 'We come to you', instead: null }])
})

/** A site with a welcome on both layouts, which say it in words of their own. */
const welcomes = (desk: string, phone: string, ...more: object[]) => ({
  desktop: { sections: [{ _key: 'a', kind: 'steps', title: 'How' }, { _key: 'b', kind: 'hero', text: desk }, ...more] },
  mobile: {
    views: [
      { _key: 'v', sections: [] },
      { _key: 'w', sections: [{ _key: 'c', kind: 'hero', text: phone }] },
    ],
  },
})

test('a text that is changed where the other layout has words of its own is told with these, and only then', () => {
  const before = welcomes('We come to you and wash', 'We come and wash')
  expect(textsApart(before, welcomes('We drive to you and wash', 'We come and wash'))).toEqual([
    { pointer: '/mobile/views/1/sections/0/text', text: 'We come and wash', layout: 'Mobile', instead: 'We drive to you and wash' },
  ])
  expect(textsApart(before, welcomes('We come to you and wash', 'We drive'))).toEqual([
    { pointer: '/desktop/sections/1/text', text: 'We come to you and wash', layout: 'Desktop', instead: 'We drive' },
  ])
  expect(textsApart(before, before)).toEqual([])
  expect(textsApart(before, welcomes('We drive to you', 'We drive')), 'both were changed').toEqual([])
  expect(textsApart(welcomes('Same', 'Same'), welcomes('Other', 'Same')), 'it was the same: told as left behind').toEqual([])
  const two = { _key: 'd', kind: 'hero', text: 'Another' }
  expect(textsApart(before, welcomes('We drive to you', 'We come and wash', two)), 'which of two is none').toEqual([])
})
