// One table of every defect and its message, read from top to bottom: nearly all of it is data.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadContentSnapshot } from '#src/cms/live/content-snapshot.ts'
import { copySample } from '#tests/support/content/content-copy.ts'
import type { FileEdit } from '#tests/support/content/file-edit.ts'

/** The problems of a folder, with the folder called "content". */
async function problemsOf(folder: string): Promise<string[]> {
  const loaded = await loadContentSnapshot(folder)
  return loaded.ok ? [] : loaded.problems.map(line => line.replace(folder, 'content'))
}

test('the sample content has no problems', async () => {
  expect(await problemsOf(copySample())).toEqual([])
})

const broken: { what: string; edits: FileEdit[]; lines: string[] }[] = [
  {
    what: 'times that expire without a word of it',
    edits: [{ file: 'messages.json', at: '/success/held', remove: true }],
    lines: [expect.stringMatching(/^content\/messages\.json#\/success\/held: is required, since business\.unconfirmedHolds lets times expire/)],
  },
  ...['a@b?bcc=thief%40example.com', 'a@b,c', 'a%2Cthief@example.com', 'a&cc=b@example.com', 'a@example.com;b', 'a@b#c'].map(address => ({
    what: `an e-mail address that a link would read as more than one address: ${address}`,
    edits: [{ file: 'business.json', at: '/email', set: address }],
    lines: [expect.stringMatching(/^content\/business\.json#\/email: ".*" must be one plain e-mail address/) as unknown as string],
  })),
  {
    what: 'a question that fills in a text which nobody is asked for',
    edits: [
      {
        file: 'categories/car.json',
        at: '/inputs/-',
        set: { id: 'zip', kind: 'code', label: 'ZIP', show: 'always', required: 'ZIP?', pictures: ['99999'], fills: 'service_zp' },
      },
    ],
    lines: ['content/categories/car.json#/inputs/1/fills: there is no line of text of the booking form "service_zp"; did you mean "service_zip"?'],
  },
  {
    what: 'a question that fills in what is no line of text',
    edits: [
      {
        file: 'categories/car.json',
        at: '/inputs/-',
        set: { id: 'zip', kind: 'code', label: 'ZIP', show: 'always', required: 'ZIP?', pictures: ['99999'], fills: 'email' },
      },
    ],
    lines: [expect.stringMatching(/^content\/categories\/car\.json#\/inputs\/1\/fills: there is no line of text of the booking form "email"/)],
  },
  {
    what: 'a logo whose drawing there is not',
    edits: [{ file: 'site.json', at: '/logo', set: { illustration: 'our-logo' } }],
    lines: [expect.stringMatching(/^content\/site\.json#\/logo\/illustration: there is no file illustrations\/our-logo\.svg/)],
  },
  {
    what: 'a logo without a drawing and a picture',
    edits: [{ file: 'site.json', at: '/logo', set: { standsAlone: true } }],
    lines: ['content/site.json#/logo: a logo is a drawing or a picture: name one of them as its illustration or picture'],
  },
  {
    what: 'an unknown field',
    edits: [{ file: 'business.json', at: '/motto', set: 'We shine' }],
    lines: [expect.stringMatching(/^content\/business\.json#\/motto: unknown field "motto"; known: language, name, place, /)],
  },
  {
    what: 'a field whose name is mistyped',
    edits: [{ file: 'categories/car.json', at: '/packages/0/pirce', set: { kind: 'exact', amount: 5000 } }],
    lines: [
      expect.stringMatching(
        /^content\/categories\/car\.json#\/packages\/0\/pirce: unknown field "pirce": did you mean "price"\? Known: id, title, [^:]*price, /,
      ),
    ],
  },
  {
    what: 'a mistyped field of a kind of price',
    edits: [{ file: 'categories/car.json', at: '/packages/1/price', set: { kind: 'exact', amount: 5000, amonut: 5000 } }],
    lines: ['content/categories/car.json#/packages/1/price/amonut: unknown field "amonut": did you mean "amount"? Known: kind, amount'],
  },
  {
    what: 'a price that is no number',
    edits: [{ file: 'categories/motorcycle.json', at: '/packages/0/price/amount', set: '75' }],
    lines: ['content/categories/motorcycle.json#/packages/0/price/amount: must be a number without quotes, in cents: 7500 for 75.00, 75 for 0.75'],
  },
  {
    what: 'problems of shape in several files, all at once',
    edits: [
      { file: 'site.json', at: '/chooser/title', remove: true },
      { file: 'theme.json', at: '/radius', set: -1 },
    ],
    lines: ['content/site.json#/chooser/title: is required', 'content/theme.json#/radius: must be >= 0'],
  },
  {
    what: 'a package that builds on one that there is not',
    edits: [{ file: 'categories/car.json', at: '/packages/1/includes/0', set: 'car-bronze-shine' }],
    lines: [
      expect.stringMatching(/^content\/categories\/car\.json#\/packages\/1\/includes\/0: there is no package of this category "car-bronze-shine"/),
    ],
  },
  {
    what: 'packages that build on one another',
    edits: [{ file: 'categories/semi.json', at: '/packages/0/includes', set: ['semi-gold-shine'] }],
    lines: [
      expect.stringMatching(/^content\/categories\/semi\.json#\/packages\/0\/includes: "semi-silver-shine" would contain itself/),
      expect.stringMatching(/^content\/categories\/semi\.json#\/packages\/1\/includes: "semi-gold-shine" would contain itself/),
    ],
  },
  {
    what: 'a warranty, and no word for it',
    edits: [{ file: 'site.json', at: '/wording/warranty', remove: true }],
    lines: ['content/site.json#/wording/warranty: is required, since the package "car-gloss-ceramic" has warranty'],
  },
  {
    what: 'a review whose source is a link that scripts could stand in',
    edits: [
      {
        file: 'site.json',
        at: '/desktop/sections/5/reviews/-',
        set: { text: 'Good.', author: 'Ann', source: { name: 'Here', link: 'javascript:alert(1)' } },
      },
    ],
    lines: [expect.stringMatching(/^content\/site\.json#\/desktop\/sections\/5\/reviews\/0\/source\/link: must match pattern/)],
  },
  {
    what: 'a review of a day that there is not',
    edits: [{ file: 'site.json', at: '/desktop/sections/5/reviews/-', set: { text: 'Good.', author: 'Ann', date: '2026-02-30' } }],
    lines: ['content/site.json#/desktop/sections/5/reviews/0/date: there is no day 2026-02-30'],
  },
  {
    what: 'a table without a row for an option',
    edits: [{ file: 'categories/car.json', at: '/packages/0/price/rows/2', remove: true }],
    lines: [expect.stringMatching(/^content\/categories\/car\.json#\/packages\/0\/price\/rows: /)],
  },
  {
    what: 'a field that is shown with a category that is not there',
    edits: [{ file: 'booking-form.json', at: '/groups/3/fields/0/shown', set: { categories: ['Car', 'Boat'] } }],
    lines: [
      'content/booking-form.json#/groups/3/fields/0/shown/categories/1: there is no category "Boat"; there are Car, RV, Semi, Tractor, Motorcycle',
    ],
  },
  {
    what: 'a number that no answer can be',
    edits: [
      {
        file: 'booking-form.json',
        at: '/groups/3/fields/-',
        set: { kind: 'number', name: 'built', label: 'Built in', min: 2030, max: 1900, invalid: 'No such year' },
      },
    ],
    lines: [expect.stringMatching(/^content\/booking-form\.json#\/groups\/3\/fields\/3\/min: 2030 is more than max, 1900/)],
  },
  {
    what: 'a reason that is not there',
    edits: [{ file: 'categories/rv.json', at: '/inputs/0/overMax', set: 'too-long' }],
    lines: [expect.stringMatching(/^content\/categories\/rv\.json#\/inputs\/0\/overMax: there is no reason "too-long"/)],
  },
  {
    what: 'a reason that nothing gives',
    edits: [{ file: 'business.json', at: '/reasons/6', set: { id: 'spare', text: 'Spare' } }],
    lines: ['content/business.json#/reasons/6: nothing gives the reason "spare": remove it, or name it, as in overMax'],
  },
  {
    what: 'a reason of a category that nothing of it gives, though another category does',
    edits: [
      { file: 'categories/rv.json', at: '/reasons', set: [{ id: 'rig', text: 'A rig like this is looked at first.' }] },
      { file: 'categories/tractor.json', at: '/reasons', set: [{ id: 'rig', text: 'A tractor like this is looked at first.' }] },
      { file: 'categories/tractor.json', at: '/rules/-', set: { id: 'rig', title: 'A rig', effect: { kind: 'notice', reason: 'rig' } } },
    ],
    lines: ['content/categories/rv.json#/reasons/0: nothing gives the reason "rig": remove it, or name it, as in overMax'],
  },
  {
    what: 'a reason that the business and a category have, and one that only another category has',
    edits: [
      { file: 'categories/rv.json', at: '/reasons', set: [{ id: 'over-size', text: 'Too long.' }] },
      { file: 'categories/rv.json', at: '/reasons/-', set: { id: 'rig', text: 'A rig like this is looked at first.' } },
      { file: 'categories/tractor.json', at: '/rules/-', set: { id: 'rig', title: 'A rig', effect: { kind: 'notice', reason: 'rig' } } },
    ],
    lines: [
      expect.stringMatching(/^content\/categories\/tractor\.json#\/rules\/2\/effect\/reason: there is no reason "rig"/),
      'content/categories/rv.json#/reasons/0/id: the business has a reason "over-size" too: ids must differ',
    ],
  },
  {
    what: 'a text that names the place of a business that says none',
    edits: [
      { file: 'business.json', at: '/serviceArea/places', set: [] },
      { file: 'site.json', at: '/footer/text', set: 'We come to you in {place}.' },
    ],
    lines: ['content/site.json#/footer/text: nothing takes the place of {place}: say where in business.place'],
  },
  {
    what: 'a link to a section that is not there',
    edits: [{ file: 'site.json', at: '/navigation/0/to/section', set: 'start' }],
    lines: [expect.stringMatching(/^content\/site\.json#\/navigation\/0\/to\/section: there is no section "start"; there are hero, /)],
  },
  {
    what: 'a button to a view that is not there',
    edits: [{ file: 'site.json', at: '/mobile/views/0/sections/5/actions/1/to/view', set: 'team' }],
    lines: ['content/site.json#/mobile/views/0/sections/5/actions/1/to/view: there is no view "team"; there are home, services, contact, about'],
  },
  {
    what: 'a section to scroll to on the mobile layout',
    edits: [{ file: 'site.json', at: '/mobile/views/0/sections/5/actions/1/to', set: { kind: 'section', section: 'about' } }],
    lines: [
      'content/site.json#/mobile/views/0/sections/5/actions/1/to/kind: the mobile layout has views, not sections to scroll to: use the kind "view"',
    ],
  },
  {
    what: 'a button that books an unknown category',
    edits: [{ file: 'site.json', at: '/desktop/sections/0/actions/0/to/category', set: 'Boat' }],
    lines: ['content/site.json#/desktop/sections/0/actions/0/to/category: there is no category "Boat"; there are Car, RV, Semi, Tractor, Motorcycle'],
  },
  {
    what: 'a section id that stands twice',
    edits: [{ file: 'site.json', at: '/desktop/sections/2/id', set: 'about' }],
    lines: ['content/site.json#/desktop/sections/6/id: "about" stands twice in the desktop layout: ids of sections and categories must differ'],
  },
  {
    what: 'a page without the form',
    edits: [{ file: 'site.json', at: '/desktop/sections/8', remove: true }],
    lines: [
      'content/site.json#/desktop: there must be exactly one section of the kind "booking", not 0',
      expect.stringMatching(/^content\/site\.json#\/navigation\/2\/to\/section: there is no section "appointments"/),
    ],
  },
  {
    what: 'a page at an address of the server',
    edits: [{ file: 'categories/rv.json', at: '/path', set: '/health' }],
    lines: ['content/categories/rv.json#/path: the server answers addresses that begin with /health itself: choose another'],
  },
  {
    what: 'names that every object of a program has',
    edits: [
      { file: 'booking-form.json', at: '/groups/3/fields/0/name', set: 'constructor' },
      { file: 'categories/rv.json', at: '/inputs/0/id', set: 'toString' },
      { file: 'categories/rv.json', at: '/packages/0/price/input', set: 'toString' },
    ],
    lines: [
      'content/booking-form.json#/groups/3/fields/0/name: "constructor" is a name that programs use: choose a different one',
      'content/categories/rv.json#/inputs/0/id: "toString" is a name that programs use: choose a different one',
    ],
  },
  {
    what: 'answers that nobody can tell apart',
    edits: [
      { file: 'categories/car.json', at: '/inputs/0/options/1/label', set: ' Small  Car' },
      { file: 'categories/car.json', at: '/inputs/0/options/0/label', set: 'Small Car' },
      {
        file: 'booking-form.json',
        at: '/groups/3/fields/-',
        set: {
          kind: 'choice',
          name: 'pets',
          label: 'Pets',
          options: [
            { id: 'a', label: 'Yes' },
            { id: 'b', label: 'Yes' },
          ],
        },
      },
    ],
    lines: [
      'content/booking-form.json#/groups/3/fields/3/options/1/label: a second answer "Yes": visitors could not tell them apart',
      'content/categories/car.json#/inputs/0/options/1/label: a second answer " Small  Car": visitors could not tell them apart',
    ],
  },
  {
    what: "a package's own name for an option that another option has",
    edits: [
      { file: 'categories/car.json', at: '/inputs/0/options/0/label', set: 'Small Car' },
      {
        file: 'categories/car.json',
        at: '/packages/0/labels',
        set: [{ input: 'size', option: 'mid', label: 'Small Car' }],
      },
    ],
    lines: ['content/categories/car.json#/packages/0/labels/0/label: a second answer "Small Car": visitors could not tell them apart'],
  },
  {
    what: 'a field whose least is more than its most',
    edits: [{ file: 'booking-form.json', at: '/groups/2/fields/0/minLength', set: 200 }],
    lines: ['content/booking-form.json#/groups/2/fields/0/minLength: 200 is more than maxLength, 100: no answer would be right'],
  },
  {
    what: 'a phone number that nobody can call',
    edits: [{ file: 'business.json', at: '/phone', set: '(---) ..1 ' }],
    lines: ['content/business.json#/phone: must hold 5 to 15 digits, as a number that can be called does'],
  },
  {
    what: 'a phone number that was cut short',
    edits: [{ file: 'business.json', at: '/phone', set: '+1 (208) 555-014' }],
    lines: ['content/business.json#/phone: holds 9 digits, where a number of this country has 10 with its area code'],
  },
  {
    what: 'pages at addresses that the server, phones and search engines take',
    edits: [
      { file: 'categories/rv.json', at: '/path', set: '/mobile' },
      { file: 'categories/car.json', at: '/path', set: '/robots' },
      { file: 'categories/semi.json', at: '/path', set: '/sitemap/semi' },
    ],
    lines: [
      'car.json#/path: the server answers addresses that begin with /robots',
      'rv.json#/path: the server answers addresses that begin with /mobile',
      'semi.json#/path: the server answers addresses that begin with /sitemap',
    ].map(line => expect.stringContaining(line)) as string[],
  },
  {
    what: 'a font that is no file',
    edits: [{ file: 'theme.json', at: '/fonts/files/0/src', set: 'gone.woff2' }],
    lines: ['content/theme.json#/fonts/files/0/src: there is no file fonts/gone.woff2'],
  },
  {
    what: 'illustrations and an image that are no files',
    edits: [
      { file: 'categories/rv.json', at: '/icon', set: 'yacht' },
      { file: 'categories/rv.json', at: '/packages/1/logo', set: 'sofa' },
      { file: 'site.json', at: '/desktop/sections/6/tiles/0/icon', set: 'wheel' },
      { file: 'site.json', at: '/desktop/sections/4/images/0', set: { src: 'rig.webp', alt: 'A rig', width: 800, height: 600 } },
    ],
    lines: [
      'content/categories/rv.json#/icon: there is no file illustrations/yacht.svg',
      'content/categories/rv.json#/packages/1/logo: there is no file illustrations/sofa.svg',
      'content/site.json#/desktop/sections/6/tiles/0/icon: there is no file illustrations/wheel.svg',
      'content/site.json#/desktop/sections/4/images/0/src: there is no file images/rig.webp',
    ],
  },
  {
    what: 'a form without a date and with two times',
    edits: [
      {
        file: 'booking-form.json',
        at: '/groups/1/fields/0',
        set: { kind: 'time', taken: '{time} (taken)', nearest: 'Free:', label: 'T', placeholder: 'T', required: { message: 'T' }, invalid: 'T' },
      },
    ],
    lines: [
      'content/booking-form.json#/groups: there is no field of the kind "date": the form needs exactly one',
      'content/booking-form.json#/groups/1/fields/1: a second field of the kind "time": the form needs exactly one',
    ],
  },
  {
    what: 'a group that is folded over what must be answered',
    edits: [
      { file: 'booking-form.json', at: '/groups/1/isFolded', set: true },
      { file: 'booking-form.json', at: '/groups/2/isFolded', set: true },
    ],
    lines: [
      'content/booking-form.json#/groups/1/isFolded: the group is folded, yet has "date", which must be answered: leave the group open',
      'content/booking-form.json#/groups/1/isFolded: the group is folded, yet has "time", which must be answered: leave the group open',
      'content/booking-form.json#/groups/2/isFolded: the group is folded, yet has "name", which must be answered: leave the group open',
      'content/booking-form.json#/groups/2/isFolded: the group is folded, yet has "email", which must be answered: leave the group open',
      'content/booking-form.json#/groups/2/isFolded: the group is folded, yet has "phone", which must be answered: leave the group open',
    ],
  },
  {
    what: 'a form that does not ask the name, and asks the e-mail as text',
    edits: [
      { file: 'booking-form.json', at: '/groups/2/fields/0/name', set: 'full_name' },
      { file: 'booking-form.json', at: '/groups/2/fields/1', set: { kind: 'text', name: 'email', label: 'Email', maxLength: 100 } },
    ],
    lines: [
      'content/booking-form.json#/groups: there is no field "name": every request has one, of the kind "text"',
      'content/booking-form.json#/groups/2/fields/1/kind: "email" must be of the kind "email"',
    ],
  },
  {
    what: 'names of fields that are taken',
    edits: [
      { file: 'booking-form.json', at: '/groups/3/fields/0/name', set: 'status' },
      { file: 'booking-form.json', at: '/groups/3/fields/1/name', set: 'car_color' },
      { file: 'booking-form.json', at: '/groups/3/fields/2/name', set: 'phone' },
    ],
    lines: [
      'content/booking-form.json#/groups/3/fields/0/name: "status" is what the site itself notes with every request: give the field "Street address and town" a different name, such as "asked_status"; visitors go on reading its label',
      'content/booking-form.json#/groups/3/fields/1/name: "car_color" begins like the fields of "Car" (car_): choose a different name',
      'content/booking-form.json#/groups/3/fields/2/name: a second field "phone": names must differ',
    ],
  },
  {
    what: 'a field of the form whose name an update has taken for itself',
    edits: [
      { file: 'booking-form.json', at: '/groups/3/fields/2/name', set: 'crew' },
      { file: 'booking-form.json', at: '/groups/3/fields/2/label', set: 'Who shall come?' },
    ],
    lines: [
      'content/booking-form.json#/groups/3/fields/2/name: "crew" is what the site itself notes with every request: give the field "Who shall come?" a different name, such as "asked_crew"; visitors go on reading its label',
    ],
  },
  {
    what: 'a prefix that makes a field every request has',
    edits: [
      { file: 'categories/rv.json', at: '/fieldPrefix', set: 'vehicle' },
      { file: 'categories/rv.json', at: '/inputs/0/id', set: 'category' },
      { file: 'categories/rv.json', at: '/packages/0/price/input', set: 'category' },
    ],
    lines: [
      'content/categories/rv.json#/fieldPrefix: "vehicle" makes a field "vehicle_category", a name that every request uses: choose a different one',
    ],
  },
  {
    what: 'hours that make no sense',
    edits: [
      { file: 'business.json', at: '/hours/0/close', set: '06:00' },
      { file: 'business.json', at: '/hours/1/lastStart', set: '19:00' },
      { file: 'business.json', at: '/hours/2/day', set: 'monday' },
      { file: 'business.json', at: '/hours/3/open', set: '07:10' },
      { file: 'business.json', at: '/closedDates', set: ['2027-02-29'] },
    ],
    lines: [
      'content/business.json#/hours/0/close: closes at 06:00, which must be after it opens at 07:00',
      'content/business.json#/hours/1/lastStart: 19:00 must lie from 07:00 to before 19:00',
      'content/business.json#/hours/2/day: monday stands here twice: each weekday has its hours once',
      'content/business.json#/hours/3/open: 07:10 must be a multiple of 15 minutes: visits hold their time in such steps',
      'content/business.json#/closedDates/0: there is no day 2027-02-29',
    ],
  },
  {
    what: 'a zone, a language and a currency that do not exist',
    edits: [
      { file: 'business.json', at: '/timeZone', set: 'America/Boisy' },
      { file: 'business.json', at: '/locale', set: 'xq' },
      { file: 'business.json', at: '/currency', set: 'ZZZ' },
    ],
    lines: [
      'content/business.json#/timeZone: "America/Boisy" is no time zone: use a name such as America/Boise',
      'content/business.json#/locale: "xq" is no known language: use a tag such as en-US',
      'content/business.json#/currency: "ZZZ" is no currency: use a code such as USD',
    ],
  },
  {
    what: 'a quotation mark in a font that would open a text in the page',
    edits: [{ file: 'theme.json', at: '/fonts/body', set: "Arial'" }],
    lines: [expect.stringMatching(/^content\/theme\.json#\/fonts\/body: must match pattern/)],
  },
  {
    what: 'text that cannot be read',
    edits: [{ file: 'theme.json', at: '/dark/ink', set: '#445555' }],
    lines: ['content/theme.json#/dark/ink: the contrast of ink on surface is 2.35: it must be at least 4.5'],
  },
]

test.for(broken)('content with $what is refused, with the file and the place', async ({ edits, lines }) => {
  expect(await problemsOf(copySample(edits))).toEqual(lines)
})

test('a file that is missing, one that is no JSON, and one that does not belong are named', async () => {
  const folder = copySample()
  rmSync(join(folder, 'messages.json'))
  writeFileSync(join(folder, 'theme.json'), '{ "light": ')
  writeFileSync(join(folder, 'categories/notes.txt'), 'later')
  writeFileSync(join(folder, 'categories/boat.json'), '[]')
  expect(await problemsOf(folder)).toEqual([
    'content/messages.json#: the file is missing',
    expect.stringMatching(/^content\/theme\.json#: is not JSON: /),
    'content/categories/notes.txt#: unknown file: a category is a file that ends in .json',
    'content/categories/boat.json#: must be object',
  ])
})

test.for([250, 10_000, 100_000])('content that is nested %i levels deep is a problem with its place', async levels => {
  const folder = copySample()
  const price = `${'{"kind":"sum","of":['.repeat(levels)}{"kind":"exact","amount":1}${']}'.repeat(levels)}`
  writeFileSync(join(folder, 'categories/motorcycle.json'), `{"id":"Motorcycle","packages":[{"price":${price}}]}`)
  expect(await problemsOf(folder)).toEqual([
    expect.stringMatching(/^content\/categories\/motorcycle\.json#\/packages\/0\/price(\/of\/0){98,99}(\/of)?: is nested too deeply$/),
  ])
})

test('a folder that does not exist is one problem', async () => {
  const folder = join(copySample(), 'nowhere')
  expect(await problemsOf(folder)).toEqual(['content: there is no such folder'])
})

test('content without a category is refused', async () => {
  const folder = copySample()
  rmSync(join(folder, 'categories'), { recursive: true })
  expect(await problemsOf(folder)).toEqual(['content/categories#: there is no category: at least one .json file is needed'])
  mkdirSync(join(folder, 'categories'))
  expect(await problemsOf(folder)).toEqual(['content/categories#: there is no category: at least one .json file is needed'])
})
