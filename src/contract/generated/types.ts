// Generated from schemas/ by `npm run generate`; do not edit.
/**
 * What a visitor asks for.
 */
export type RequestMode = 'appointment' | 'quote'
/**
 * The value of a field that content defines.
 */
export type FieldValue = string | number | string[] | null
export type Status = 'Pending' | 'Confirmed' | 'Completed' | 'Cancelled'
/**
 * A time of day, HH:MM, 24 hours.
 */
export type TimeOfDay = string
/**
 * In the currency's unit, or the words for a price that only a consultation can name.
 */
export type StoredPrice = number | 'Consultation Required'
/**
 * A status, or what owners look for among several. Open: pending or confirmed. Price sent: pending quotes whose customers were told the price that they have now, and whose answer is awaited. Waiting: everything else that is pending, and waits for the owner.
 */
export type StatusFilter = 'Pending' | 'Confirmed' | 'Completed' | 'Cancelled' | 'Open' | 'Waiting' | 'Price sent'
/**
 * Tell the visitor by mail, in the same transaction; refused with 422 where that cannot be.
 */
export type Tell = boolean
/**
 * What the owner says in the mail that tells of the change, beside `tell` alone: plain text, in a paragraph of its own. It stands in the history, and in that mail where it is sent again.
 */
export type ToldWord = string
/**
 * In the currency's unit; null: it is not known.
 */
export type ActualValue = number | null
/**
 * Which of the content's mails to visitors.
 */
export type MailKind = 'appointment' | 'quote' | 'priced' | 'confirmed' | 'moved' | 'cancelled' | 'restored'
/**
 * Reserve its time again although a closure takes it.
 */
export type DespiteClosures = boolean
/**
 * ISO 8601, UTC, such as 2026-05-20T15:00:00.000Z; or none.
 */
export type Moment = string | null
/**
 * A calendar day, YYYY-MM-DD.
 */
export type Day = string
/**
 * A name that other content refers to: a letter, then letters, digits and dashes.
 */
export type Id = string
/**
 * Whom a closure concerns: `all` crews, the crew of a number, from 1, or any `one` of them, whichever that is.
 */
export type Crews = string
export type DocumentId = string
/**
 * The two layouts of the site.
 */
export type Layout = 'desktop' | 'mobile'
/**
 * The estimate, as a visitor reads it.
 */
export type ExamplePrice = ExactExample | FromExample | RangeExample | ConsultationExample
/**
 * Minor units of the currency (cents), one or more.
 */
export type Amount = number
/**
 * In this order: when visits can be booked; what visits of several items ask and cost; what the form asks; what else holds for the business; how something of a category is asked or offered; what cancelling costs and what is paid ahead.
 */
export type DifferingPart = 'times' | 'visit' | 'form' | 'business' | 'categories' | 'policies'
export type ChangeKind = 'added' | 'removed' | 'changed'
/**
 * What happens to what a selection costs. Impossible: refused, or forbidden.
 */
export type PriceChange = 'raised' | 'lowered' | 'gains_number' | 'loses_number' | 'possible' | 'impossible'
export type Weekday = 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday'
/**
 * The id of a service.
 */
export type ServiceId = string
/**
 * The id of one of its packages.
 */
export type PackageId = string
/**
 * Ids of add-ons, each as often as it is taken.
 */
export type AddonIds = string[]
/**
 * What the owner says beside the price of a quote: plain text, in a paragraph of its own. Left out without another `actual_value`: what was said when the price that still holds was told last; empty: nothing.
 */
export type PriceWord = string
/**
 * Minutes, as digits: at most 14400, the longest that content may give an item.
 */
export type DurationQuery = string
/**
 * A request that is being moved: its own time counts as free.
 */
export type ExceptQuery = string
/**
 * Whether this crew, from 1, is free; left out, any.
 */
export type CrewQuery = string
/**
 * A line of text.
 */
export type Line = string
/**
 * The part after # in links to this place, such as prices.
 */
export type Anchor = string
/**
 * A field of the form.
 */
export type Field =
  | TextField
  | EmailField
  | PhoneField
  | NumberField
  | ParagraphField
  | ChoiceField
  | CategoryField
  | PackageField
  | InputsField
  | AddonsField
  | DateField
  | TimeField
/**
 * What answers are kept under; it stays when the label changes. Use small letters, digits and _, and begin with a letter, such as gate_code.
 */
export type FieldName = string
/**
 * What the visitor's browser may fill in by itself, where it knows it.
 */
export type Autocomplete =
  | 'off'
  | 'name'
  | 'given-name'
  | 'family-name'
  | 'organization'
  | 'street-address'
  | 'address-line1'
  | 'address-line2'
  | 'address-level2'
  | 'postal-code'
  | 'country-name'
/**
 * A text with placeholders in braces, which it must have or may have where it stands.
 */
export type Template = string
/**
 * A paragraph of plain text.
 */
export type Paragraph = string
/**
 * A paragraph in which words may be bold or a link: plain text, else parts of it that differ in that.
 *
 *
 */
export type Prose = string | ProsePart[]
/**
 * Where a link or button leads.
 */
export type Target = SectionTarget | ViewTarget | PageTarget | BookTarget | CallTarget | TextTarget | EmailTarget | WebTarget
/**
 * A path of the site.
 */
export type Path = string
/**
 * An address on the web, such as https://example.com.
 */
export type WebAddress = string
/**
 * What an item costs.
 */
export type Price =
  ExactPrice | FromPrice | RangePrice | IncludedPrice | QuotePrice | ByPrice | BandsPrice | PerPrice | SumPrice | LimitPrice | ScalePrice
/**
 * Minor units of the currency (cents); 0 where a list says zero.
 */
export type AmountOrNone = number
/**
 * The id of one of the category's inputs, or $package: a table over the chosen package.
 */
export type InputRef = string
/**
 * The id of one of the category's number inputs; in rules also $start (minutes of the day at which the visit begins) or $notice (hours from the request to that).
 */
export type NumberRef = string
/**
 * A quantity of a number input, in its unit.
 */
export type Quantity = number
/**
 * A factor in hundredths of a percent: 10000 is once.
 */
export type Factor = number
/**
 * In hundredths of a percent.
 */
export type TaxRate = number
/**
 * A day of every year, MM-DD.
 */
export type YearDay = string
/**
 * A drawing of the folder illustrations/.
 */
export type Illustration = string
/**
 * How long an item takes, in minutes.
 */
export type Duration = ExactDuration | RangeDuration | ByDuration | BandsDuration | PerDuration | SumDuration | LimitDuration | ScaleDuration
export type Minutes = number
/**
 * A question whose answer the price depends on.
 */
export type Input = ChoiceInput | NumberInput | ProductInput | CodeInput | LookupInput
/**
 * Always, or only when the chosen price uses it.
 */
export type Show = 'always' | 'used'
export type Ids = Id[]
/**
 * A line of a page.
 */
export type PageLine = string
export type Effect = AddEffect | PercentEffect | AmountEffect | QuoteEffect | AdviseEffect | NoticeEffect | ForbidEffect
/**
 * In hundredths of a percent; negative for a discount.
 */
export type Percent = number
/**
 * Minor units of the currency (cents) to add; negative to take off.
 */
export type Difference = number
/**
 * A link, or the menu of all categories.
 */
export type NavigationItem = NavigationLink | NavigationMenu
/**
 * A part of a page.
 */
export type Section =
  | HeroSection
  | AboutSection
  | ContactSection
  | CategoryCardsSection
  | ServicesSection
  | BookingSection
  | ActionsSection
  | StepsSection
  | QuestionsSection
  | GallerySection
  | BeforeAfterSection
  | ReviewsSection
  | ArticleSection
/**
 * A paragraph of a page.
 */
export type PageParagraph = string
/**
 * A file of the folder videos/.
 */
export type VideoName = string
/**
 * How long data is kept, and for how long unconfirmed times are held, stand in it as the business says.
 */
export type ArticleText = string
export type ArticleBlock = ArticleHeading | ArticleParagraph | ArticleList
/**
 * A line of a mail.
 */
export type MailLine = string
export type MailBlock = HeadingBlock | ParagraphBlock | VisitBlock | PriceBlock | StepsBlock | PoliciesBlock | ContactBlock
/**
 * A text of a mail. One with a placeholder that this request has nothing for is not shown: {until} is the end of a hold that expires, {visitor} a name of letters alone, {oldDay} and {oldTime} when the visit was before it was moved.
 */
export type MailParagraph = string
/**
 * Estimate: while the price is one. Agreed: once the customer of a quote was told a price that is fixed. Moved: in a mail that tells of another day or time than before. First: in every other. Left out: always.
 */
export type BlockState = 'estimate' | 'agreed' | 'first' | 'moved'
export type MailSentence = string
/**
 * #rrggbb
 */
export type Color = string
/**
 * Fonts by their names, with commas between them, the one to be tried first first; in single quotes where a name holds more than letters, dashes and blanks.
 */
export type FontStack = string
/**
 * A choice or a number: codes, and what follows from answers, are asked with an item.
 */
export type VisitInput = ChoiceInput | NumberInput
export type ShareFee = AmountFee | EachFee | PercentFee | RestFee
/**
 * In hundredths of a percent.
 */
export type PartOfPrice = number
export type Fee = AmountFee | EachFee | PercentFee

/**
 * What a visitor sends; further fields are those of the chosen category and of the form. `items` and `inputs` may stand in the place of the category and its fields (ItemsRequest).
 */
export interface AppointmentRequest {
  /**
   * The items of a visit beside the one that the category's fields say; content says how many there may be.
   */
  further_items?: RequestItem[]
  name: string
  email: string
  phone?: string
  message?: string
  vehicle_category: string
  service_type?: string
  request_type?: RequestMode
  appointment_date?: string
  appointment_time?: string
  /**
   * Stays empty or away: a field that only programs see.
   */
  homepage?: string | null
  /**
   * What the visitor was shown; compared with the server's own price, never stored as the price.
   */
  calculated_price?: string | number | null
  /**
   * Of a saved estimate, whose price the request gets where prices have risen since. One that does not hold is told in the notes of the estimate.
   */
  estimate_token?: string
  [k: string]: FieldValue | RequestItem[] | string | RequestMode | null | number | undefined
}
/**
 * One of a visit's items: its package, the answers to its category's questions, and its add-ons, each as often as it is taken.
 */
export interface RequestItem {
  category: string
  package: string
  inputs?: Answers
  addons?: string[]
}
/**
 * Answers by the id of the question: the id of an option, or a number in the unit that the catalog names.
 */
export interface Answers {
  [k: string]: string | number
}
/**
 * All items of a visit in one list, with the answers to the visit's own questions: they stand for the category and the fields of the first, and the further items.
 */
export interface ItemsRequest {
  items: RequestItem[]
  inputs?: Answers
  [k: string]: unknown
}
/**
 * One line of an estimate, in minor units: the package, an add-on, a rule, a limit, a tax that is added, or what a saved estimate takes off. Low is null for a line that is priced after a consultation; high is null when it may be more than low.
 */
export interface EstimateLine {
  id: string
  kind: 'package' | 'addon' | 'rule' | 'limit' | 'saved' | 'tax'
  title: string
  low: number | null
  high: number | null
  quantity?: number
  /**
   * Which item of a visit of several it is a line of, from 0 on; absent of the visit's own.
   */
  item?: number
}
/**
 * The price of a request when it was made, by the content of that time; later price changes never alter it.
 */
export interface EstimateSnapshot {
  revision: string
  lines: EstimateLine[]
  /**
   * Minor units; null for a consultation.
   */
  low: number | null
  high: number | null
  reasons: string[]
  notes: string[]
  /**
   * The saved estimate whose price this is, since prices had risen; its revision, when it was saved, and what the request would have cost.
   */
  honoured?: {
    revision: string
    saved_at: string
    low: number
  }
  policies?: PolicyTerms
}
/**
 * What was promised of deposits and cancelling, in words and in amounts. Several of a list: those for new customers come first, since nobody is told who is known.
 */
export interface PolicyTerms {
  /**
   * As visitors read it.
   */
  said: string[]
  deposits: DepositTerms[]
  cancellations: CancellationTerms[]
}
export interface DepositTerms {
  id: string
  /**
   * Of new customers alone; absent: of all.
   */
  customers?: 'new'
  shares: ShareTerms[]
}
export interface ShareTerms {
  /**
   * Minor units; null while the price is not known.
   */
  low: number | null
  /**
   * Null also where it may be more.
   */
  high: number | null
  /**
   * What it is at most however high the price is, where that is its high end.
   */
  max?: number
  due: 'booking' | 'before' | 'start' | 'done'
  /**
   * Within so many hours of booking.
   */
  hours?: number
}
export interface CancellationTerms {
  id: string
  /**
   * Of new customers alone; absent: of all.
   */
  customers?: 'new'
  rows: FeeTerms[]
  smaller: FeeTerms[]
  noShow?: PolicyAmount
  calledOff?: PolicyAmount
  inVain?: PolicyAmount
}
/**
 * A fee from a moment before the visit on; the last row whose moment has passed holds.
 */
export interface FeeTerms {
  within?: Within
  low: number | null
  high: number | null
  /**
   * What it is at most however high the price is, where that is its high end.
   */
  max?: number
}
/**
 * How shortly before the visit: hours, or days with a time.
 */
export interface Within {
  /**
   * Exactly as many do not count.
   */
  hours?: number
  /**
   * In place of hours. 0 is the day of the visit; it begins at midnight, or at the time below.
   */
  days?: number
  /**
   * Only days on which the business is open count.
   */
  working?: boolean
  at?: TimeOfDay
}
/**
 * Minor units; low is null while the price is not known, high also where it may be more.
 */
export interface PolicyAmount {
  low: number | null
  high: number | null
  /**
   * What it is at most however high the price is, where that is its high end.
   */
  max?: number
}
/**
 * A stored request. Further fields are those of its category and of the form.
 */
export interface Appointment {
  id: string
  /**
   * 1 at first; every change raises it by one. If-Match names it.
   */
  version: number
  name: string
  email: string
  phone: string
  message: string
  vehicle_category: string
  service_type: string
  request_type: RequestMode
  appointment_date: string | null
  appointment_time: string | null
  /**
   * Minutes that the visit holds.
   */
  duration?: number
  /**
   * The items of a visit beside the one that its own fields say; absent where there is none.
   */
  further_items?: RequestItem[]
  calculated_price: StoredPrice
  /**
   * The server's price as a number; null for a consultation.
   */
  estimated_value: number | null
  actual_value: number | null
  status: Status
  /**
   * ISO 8601, UTC.
   */
  created_at: string
  /**
   * When it went to the trash (ISO 8601, UTC); absent while it is not there.
   */
  deleted_at?: string
  /**
   * When its person was erased (ISO 8601, UTC); absent while it names one.
   */
  erased_at?: string
  /**
   * Until when its time is held at least (ISO 8601, UTC), unless it is confirmed before; absent where the time is held until the status changes. Whoever requests a visit is always told it, so that nobody learns which address is a customer's.
   */
  held_until?: string
  /**
   * When its time became free although it is still Pending (ISO 8601, UTC); confirming it reserves the time again. Absent while it holds its time.
   */
  released_at?: string
  /**
   * When the business set out for the visit (ISO 8601, UTC); absent before. Moving, cancelling or reopening the visit takes it away.
   */
  on_way_at?: string
  /**
   * When the work of the visit began (ISO 8601, UTC); absent before. Moving, cancelling or reopening the visit takes it away.
   */
  started_at?: string
  /**
   * When the customer of a quote was last told its price, by mail or by hand (ISO 8601, UTC); absent before, and once it has another price.
   */
  price_told_at?: string
  /**
   * Which crew's time the visit holds, from 1. Only the admin sees it; absent where all is one crew's, and where the visit holds no time, as when it is cancelled.
   */
  crew?: number
  /**
   * The same for all requests that came from one network: a keyed hash, from which nobody learns the address. Only the admin sees it; absent where the admin entered the request.
   */
  sender?: string
  estimate: EstimateSnapshot
  /**
   * What the client said it showed.
   */
  shown_price: string | null
  /**
   * The visit as an iCalendar file (RFC 5545). Only in the answer to a visitor's request, also to a repeated one; absent without a time.
   */
  calendar_file?: string
  [k: string]: FieldValue | string | number | RequestMode | null | RequestItem[] | StoredPrice | Status | EstimateSnapshot | undefined
}
/**
 * Why a change was not made; with the appointment as it is now when the change names another version.
 */
export interface ChangeRefusal {
  error: string
  appointment?: Appointment
}
/**
 * A page of requests; when more follow, it says where. How many there are on all of its pages is counted by itself.
 */
export interface AppointmentList {
  appointments: Appointment[]
  /**
   * The page that follows, to be asked for with the same query; absent on the last.
   */
  next?: string
  /**
   * How many there are in all; only of a list that was asked for without a page and a limit.
   */
  total?: number
}
/**
 * How many requests a list has for each status that it can be asked for.
 */
export interface StatusCounts {
  Pending: number
  Confirmed: number
  Completed: number
  Cancelled: number
  Open: number
  Waiting: number
  'Price sent': number
}
/**
 * Which requests to list; without anything the newest 500.
 */
export interface AppointmentQuery {
  status?: StatusFilter
  request_type?: RequestMode
  category?: string
  /**
   * Stands in the name, e-mail address, phone number, message or reference.
   */
  search?: string
  /**
   * Visits that begin on this day or later, or that began earlier and still last then.
   */
  from?: string
  /**
   * Visits that begin on this day or earlier.
   */
  until?: string
  /**
   * Requests of one sender, as its requests name it.
   */
  sender?: string
  /**
   * Visits that hold the time of one crew, from 1.
   */
  crew?: string
  /**
   * Lists the trash instead.
   */
  deleted?: 'true' | 'false'
  sort?: 'created_at' | 'appointment_date' | 'name' | 'estimated_value' | 'deleted_at'
  order?: 'asc' | 'desc'
  page?: string
  limit?: string
}
/**
 * What the admin changes of a request: any of its fields, those of its category and of the form too; an empty text or null empties one. A quote that gets a day and a time becomes an appointment, and as a quote it loses them.
 */
export interface AppointmentChange {
  name?: string
  email?: string
  phone?: string
  message?: string
  appointment_date?: string
  appointment_time?: string
  request_type?: RequestMode
  vehicle_category?: string
  further_items?: RequestItem[]
  status?: Status
  /**
   * Which crew's time the visit holds from now on; refused where that crew has another visit then. Left out, a visit keeps its crew; moved to where that crew is not free, it gets the first that is.
   */
  crew?: number
  /**
   * Minutes that the visit holds from now on. Left out, it keeps them; another service brings its own.
   */
  duration?: number
  /**
   * Whether the price stays as it was promised, or is the new one. Asked for where the service changes; where it stays, its price does too unless this says otherwise, as for a visit on a day with other prices.
   */
  price?: 'keep' | 'new'
  /**
   * Store it although it breaks opening hours, stands in a closure or leaves out what visitors must give.
   */
  despite_warnings?: boolean
  tell?: Tell
  told_word?: ToldWord
  [k: string]: FieldValue | string | RequestMode | RequestItem[] | Status | number | 'keep' | 'new' | boolean | undefined
}
/**
 * What the admin enters for somebody who called: everything beside these is a visitor's request, in which name and e-mail address may be left out; with a phone number, the address without a warning.
 */
export interface ManualRequest {
  vehicle_category: string
  further_items?: RequestItem[]
  status?: Status
  /**
   * Which crew's time the visit holds; refused where that crew has another visit then. Left out, it gets the first crew that is free.
   */
  crew?: number
  /**
   * Store it although it breaks opening hours, stands in a closure or leaves out what visitors must give.
   */
  despite_warnings?: boolean
  actual_value?: ActualValue
  tell?: Tell
  [k: string]: FieldValue | string | RequestItem[] | Status | number | boolean | ActualValue | undefined
}
/**
 * Something that happened to a request.
 */
export interface AppointmentEvent {
  /**
   * ISO 8601, UTC.
   */
  at: string
  kind: 'requested' | 'entered' | 'changed' | 'released' | 'deleted' | 'restored' | 'mailed'
  /**
   * The account that did it; "visitor" for a visitor's request; null where nobody did, or it is not known.
   */
  by: string | null
  /**
   * By field of the request, what it was and what it became.
   */
  changes: {
    [k: string]: FieldValue[]
  }
  mail?: Delivery
}
/**
 * A mail to a visitor, and what became of it.
 */
export interface Delivery {
  kind: MailKind
  /**
   * The address as it was then.
   */
  to: string
  /**
   * Sent: the mail server has taken it. Refused: it never will. Dropped: visitors cause too many mails.
   */
  state: 'waiting' | 'sent' | 'refused' | 'dropped'
  /**
   * Since when it waits no longer (ISO 8601, UTC); absent while it does.
   */
  settled_at?: string
}
export interface AppointmentDetail {
  appointment: Appointment
  events: AppointmentEvent[]
  deleted: boolean
}
/**
 * Whose pending requests are cancelled.
 */
export interface CancelRequest {
  sender: string
}
/**
 * How many were cancelled, and how many are still pending: those of the next call.
 */
export interface CancelOutcome {
  cancelled: number
  left: number
}
/**
 * Changes of some requests, each by itself: one that is refused stops no other.
 */
export interface AppointmentChanges {
  changes: ListedChange[]
}
/**
 * A request's new status, or that it goes into the trash (deleted) or comes out of it; made on this version alone.
 */
export interface ListedChange {
  id: string
  version: number
  status?: Status
  deleted?: boolean
  tell?: Tell
}
/**
 * What became of each change, in their order.
 */
export interface ListedOutcomes {
  outcomes: ListedOutcome[]
}
/**
 * What a call for this change alone would answer.
 */
export interface ListedOutcome {
  id: string
  /**
   * Of HTTP: 200, or 404, 409 or 422 with an error.
   */
  status: number
  error?: string
  appointment?: Appointment
}
/**
 * What is restored: everything that was deleted at this moment.
 */
export interface RestoreRequest {
  deleted_at: string
}
/**
 * How many are back, and those that stay in the trash because their time was taken.
 */
export interface RestoreOutcome {
  restored: number
  taken: TakenAppointment[]
}
export interface TakenAppointment {
  id: string
  name: string
  appointment_date: string | null
  appointment_time: string | null
}
/**
 * The new status; with it, what the visit has really brought, or that this is taken back.
 */
export interface StatusChange {
  status: Status
  actual_value?: ActualValue
  /**
   * The actual value becomes what it was before the visit was completed, where it came with that and was not changed since.
   */
  take_back_value?: boolean
  despite_warnings?: DespiteClosures
  tell?: Tell
  told_word?: ToldWord
}
/**
 * How one deletion is taken back.
 */
export interface Restoring {
  despite_warnings?: DespiteClosures
  tell?: Tell
  told_word?: ToldWord
}
/**
 * How far a request is: when the customer of a quote was told its price by hand, when the business set out for a visit, and when its work began; null takes a moment back. A moment to come is taken as now.
 */
export interface ProgressChange {
  on_way_at?: Moment
  started_at?: Moment
  price_told_at?: Moment
  /**
   * What the owner said beside the price, for the history; with a moment in `price_told_at` alone.
   */
  price_word?: string
}
export interface ValueChange {
  actual_value: ActualValue
}
export interface Summary {
  total_scheduled: number
  pending_appointments: number
  confirmed_appointments: number
  total_completed: number
  scheduled_value: number
  completed_value: number
}
/**
 * From which day to which.
 */
export interface ValuesQuery {
  from: Day
  until: Day
}
/**
 * What the visits of a day are worth, counted as the summary counts.
 */
export interface DayValue {
  date: string
  scheduled_value: number
  completed_value: number
}
export interface ValuesAnswer {
  /**
   * Days with a value, in order.
   */
  days: DayValue[]
  /**
   * Of completed requests that never had a day, whenever they were made.
   */
  undated_completed_value: number
}
/**
 * The completed requests of one service whose visits were in one month: how many, their value as the summary counts it, and the parts of it. The rest is the packages' prices.
 */
export interface ReportGroup {
  /**
   * Of the visits, such as 2026-05.
   */
  month: string
  vehicle_category: string
  service_type: string
  total_completed: number
  completed_value: number
  /**
   * The part of the estimates that is the add-ons' prices.
   */
  addons_value: number
  /**
   * The part of the estimates that is surcharges, discounts and limits; below 0 where discounts are larger.
   */
  rules_value: number
  /**
   * The part of the estimates that is taxes added to prices; absent where there are none.
   */
  taxes_value?: number
  /**
   * By how much actual values differ from the estimates; all of it where there was none.
   */
  adjusted_value: number
}
export interface ReportAnswer {
  /**
   * By month, category and service, in order.
   */
  groups: ReportGroup[]
}
/**
 * How often discount codes are used, by requests that are neither cancelled nor deleted.
 */
export interface CouponUses {
  /**
   * Those that are limited or used, the most used first.
   */
  coupons: CouponUse[]
}
export interface CouponUse {
  /**
   * Those that have the code, with this limit; uses in all categories count together.
   */
  categories: Id[]
  code: string
  used: number
  /**
   * How often it may be used; null where that is not limited.
   */
  uses: number | null
  once_per_customer: boolean
}
/**
 * Work on many requests, done in chunks: clearing all, or taking back what was deleted at one moment.
 */
export interface BulkJob {
  id: string
  kind: 'clear' | 'restore'
  /**
   * The moment of the deletion (ISO 8601, UTC).
   */
  deleted_at: string
  /**
   * How many requests there are to do; null until they are counted.
   */
  total: number | null
  done: number
  /**
   * How many stay in the trash, because their time is taken.
   */
  taken: number
  finished: boolean
  /**
   * ISO 8601, UTC.
   */
  started_at: string
}
/**
 * What has just happened to requests, or to closures, without anything of what they say.
 */
export interface RequestNews {
  kind: 'requested' | 'entered' | 'changed' | 'released' | 'deleted' | 'restored' | 'erased' | 'closures'
  /**
   * Which, and the version that each has now; none when they are too many to be named, or when closures changed.
   */
  requests: {
    id: string
    version: number
  }[]
}
/**
 * Who is meant: everybody with this e-mail address, or whoever sent this request (and with it all of its e-mail address).
 */
export interface PersonRequest {
  email?: string
  id?: string
}
/**
 * Everything that is stored about a person. What was counted against abuse stands under keyed hashes that end within a day.
 */
export interface PersonExport {
  /**
   * ISO 8601, UTC.
   */
  exported_at: string
  requests: AppointmentDetail[]
  /**
   * Histories of requests that had the e-mail address once and have another one now. They may name somebody else too.
   */
  timelines: Timeline[]
  /**
   * Mails about the requests that have not been sent yet.
   */
  waiting_mails: WaitingMail[]
  /**
   * What the admin has written down about the requests.
   */
  notes: Note[]
  /**
   * The photos of the notes.
   */
  photos: Photo[]
  /**
   * Other requests that the admin says are the same person's.
   */
  merges: Merge[]
  /**
   * Answers kept for 48 hours, for requests that are sent again.
   */
  repeatable: Appointment[]
}
export interface Timeline {
  id: string
  events: AppointmentEvent[]
}
export interface WaitingMail {
  subject: string
  text: string
  [k: string]: unknown
}
/**
 * What the admin has written down about a request or its customer; visitors never see it.
 */
export interface Note {
  id: string
  appointment_id: string
  /**
   * May be empty where there are photos.
   */
  text: string
  /**
   * Ids, in the order in which they were added.
   */
  photos: string[]
  /**
   * ISO 8601, UTC.
   */
  at: string
  /**
   * The account that wrote it.
   */
  by: string
}
/**
 * A photo of a note.
 */
export interface Photo {
  id: string
  note_id: string
  type: 'image/webp'
  base64: string
}
/**
 * Two requests of the same person, although neither address nor number says so.
 */
export interface Merge {
  id: string
  appointment_id: string
  other_id: string
  /**
   * The names of the two requests.
   */
  people: string[]
  /**
   * ISO 8601, UTC.
   */
  at: string
  by: string
}
/**
 * How many requests are gone, how many completed ones are kept as a day, a service and an amount without the person, from how many histories of requests with another e-mail address now the personal values are gone, and how many copies of the database were deleted, since they held the person.
 */
export interface ErasedPerson {
  erased: number
  kept: number
  timelines: number
  copies: number
}
export interface SummaryAnswer {
  summary: Summary
  /**
   * How many of the pending requests wait for the owner.
   */
  waiting: number
}
export interface CsrfToken {
  csrf_token: string
}
export interface Credentials {
  username: string
  password: string
}
export interface Session {
  token: string
  /**
   * For X-Device-Token: proves that this browser has signed in before. Given to pages of another origin; a cookie serves all others.
   */
  device?: string
}
/**
 * A session of the admin account; browser is null for a program.
 */
export interface SessionInfo {
  id: string
  browser: string | null
  opened_at: string
  last_used_at: string
  is_current: boolean
}
export interface SessionList {
  username: string
  sessions: SessionInfo[]
}
/**
 * All sessions are over; device as in Session.
 */
export interface SignedOut {
  device?: string
}
export interface PasswordChange {
  current_password: string
  new_password: string
}
/**
 * Sets the admin account by a one-time link, which the first start or npm run account prints.
 */
export interface AccountSetup {
  code: string
  username: string
  password: string
}
export interface Validity {
  valid: true
  /**
   * Whose session it is.
   */
  username: string
}
/**
 * Nothing is expected; an empty object is accepted.
 */
export interface NoPayload {}
/**
 * What went wrong, in plain words; fields names the places of a refused request.
 */
export interface Failure {
  error: string
  fields?: {
    [k: string]: string
  }
  /**
   * Free starts of the same day, when the wanted one is taken.
   */
  nearest_times?: string[]
  challenge?: Challenge
}
/**
 * Unusually many times are held unconfirmed: the same request is granted with proof of work. For each puzzle p from 0, find a whole number n so that SHA-256("{seed} {p} {n}") begins with so many zero bits; the seed is the first 4 words of SHA-256("{token} {Idempotency-Key}"), each in hexadecimal without leading zeros. Send it again within 10 minutes with that Idempotency-Key and X-Proof-Of-Work: {token} {n},{n},…
 */
export interface Challenge {
  token: string
  puzzles: number
  bits: number
}
export interface Closure {
  id: string
  first_day: string
  /**
   * Included.
   */
  last_day: string
  /**
   * Null: whole days.
   */
  from_time: string | null
  /**
   * Null: whole days.
   */
  until_time: string | null
  crews: Crews
  /**
   * Visitors read it; empty without one.
   */
  reason: string
  /**
   * When it was last changed; ISO 8601, UTC.
   */
  at: string
  /**
   * The account that last changed it.
   */
  by: string
}
/**
 * Whole days, or from a time to another on one day.
 */
export interface NewClosure {
  first_day: Day
  last_day: Day
  from_time?: TimeOfDay
  until_time?: TimeOfDay
  crews: Crews
  reason?: string
}
/**
 * From which day to which, both included.
 */
export interface ClosureQuery {
  from: Day
  until: Day
}
/**
 * The time of a closure, stored or not, and its crews; left out, all.
 */
export interface ClosedTimeQuery {
  first_day: Day
  last_day: Day
  from_time?: TimeOfDay
  until_time?: TimeOfDay
  crews?: Crews
}
export interface ClosureList {
  /**
   * By their beginning.
   */
  closures: Closure[]
}
/**
 * The visits that hold a time in a closure; they stay until somebody moves or cancels them.
 */
export interface ClosedVisits {
  /**
   * By their beginning; the first of them when they are many.
   */
  visits: Appointment[]
  total: number
}
export interface StoredClosure {
  closure: Closure
  /**
   * The visits that stand in it, as in `ClosedVisits`.
   */
  visits: Appointment[]
  total: number
}
export interface ContentState {
  /**
   * Where visitors and the admin find the site, such as https://www.example.com.
   */
  site: string
  logo?: LogoFile
  revision: string
  from: 'folder' | 'dataset' | 'kept copy'
  since: string
  /**
   * What is wrong with the newest content, one line each.
   */
  problems: string[]
  /**
   * Prices that may be mistakes in what is live, one line each.
   */
  warnings: string[]
  refused_at: string | null
}
export interface LogoFile {
  src: string
  width: number
  height: number
  /**
   * Drawn in the page's colours, as a part of a file of drawings.
   */
  is_drawing: boolean
}
export interface ContentRevision {
  /**
   * What is live until the change is read.
   */
  revision: string
}
/**
 * Anything: only its signature counts.
 */
export interface SignedPayload {}
/**
 * Documents as they would be published, over those that are live.
 */
export interface ContentDraft {
  documents: DraftDocument[]
  /**
   * Ids of documents that would be deleted.
   */
  deleted?: DocumentId[]
}
/**
 * A document as a dataset keeps it, published or as a draft.
 */
export interface DraftDocument {
  _id: DocumentId
  _type: string
  [k: string]: unknown
}
/**
 * Documents as they would be published, and the page that is looked at.
 */
export interface PageDraft {
  documents: DraftDocument[]
  /**
   * Ids of documents that would be deleted.
   */
  deleted?: DocumentId[]
  /**
   * Of any page of the site, such as /.
   */
  path: string
  layout: Layout
}
/**
 * A page as the site would serve it after publishing; where it would refuse that, as it goes on serving it.
 */
export interface PagePreview {
  /**
   * Where visitors find the site, and pages their files, such as https://www.example.com.
   */
  site: string
  /**
   * Why it could not go live; empty when it could.
   */
  problems: DraftProblem[]
  /**
   * All pages that there would be.
   */
  pages: SitePage[]
  /**
   * Byte for byte.
   */
  html: string
  /**
   * Which elements show which texts.
   */
  places: PagePlace[]
}
export interface DraftProblem {
  /**
   * Its id; empty when it is no single document's.
   */
  document: string
  /**
   * A JSON pointer into the document.
   */
  pointer: string
  message: string
}
export interface SitePage {
  path: string
  title: string
  /**
   * The id of the document that it is about; empty where it is about several.
   */
  document: string
}
export interface PagePlace {
  /**
   * Its position among all elements of the page, from 0, scripts being run.
   */
  element: number
  /**
   * Its id.
   */
  document: string
  /**
   * A JSON pointer into the document.
   */
  pointer: string
}
/**
 * Edits to be shown by a link, and the page that it opens.
 */
export interface DraftLinkRequest {
  /**
   * Where the edits are kept: drafts, or the name of a release.
   */
  layer: string
  /**
   * Ids of the documents whose edits are shown; absent: all of the layer.
   */
  documents?: DocumentId[]
  /**
   * Of any page of the site, such as /.
   */
  path: string
}
/**
 * An address at which anybody sees a draft as it is then, also what is edited later.
 */
export interface DraftLink {
  url: string
  /**
   * When it ends (ISO 8601).
   */
  until: string
}
/**
 * What publishing would do: its problems, or the difference and what stored requests would cost.
 */
export interface ContentPreview {
  /**
   * Where visitors and the admin find the site, such as https://www.example.com.
   */
  site: string
  /**
   * The revision that is live: the draft is compared with it.
   */
  revision: string
  /**
   * Why it could not go live; empty when it could.
   */
  problems: DraftProblem[]
  /**
   * Price examples whose price would change. They are among the problems too; where all problems are of examples, the difference is given all the same.
   */
  examples: FailedExample[]
  difference: ContentDifference | null
  requests: RequestDifference | null
  /**
   * Where requests are not compared: the open ones of which something that they ask for goes. Absent where there are none.
   */
  lost?: RequestPriceChange[]
}
/**
 * An example whose selection has another price than it asks for, or lacks answers for one.
 */
export interface FailedExample {
  /**
   * In the list of examples.
   */
  position: number
  title: string
  /**
   * In the site's words.
   */
  expected: string
  actual: string
  price: ExamplePrice
  mended?: MendedAnswers
}
export interface ExactExample {
  kind: 'exact'
  amount: Amount
}
export interface FromExample {
  kind: 'from'
  amount: Amount
}
/**
 * From low to high.
 */
export interface RangeExample {
  kind: 'range'
  low: Amount
  high: Amount
}
/**
 * No price.
 */
export interface ConsultationExample {
  kind: 'consultation'
}
/**
 * All answers of an example, of each question that was open the first option, or the least number.
 */
export interface MendedAnswers {
  answers: ExampleAnswer[]
  /**
   * The answers that were added or changed, each with its question, such as Length: 20 feet.
   */
  text: string
}
/**
 * An option of a choice, a number, or a code or name.
 */
export interface ExampleAnswer {
  input: Id
  option?: Id
  number?: number
  /**
   * As it is typed, such as a ZIP code.
   */
  text?: string
}
export interface ContentDifference {
  /**
   * What would differ in more than words and looks, whether or not it is told here what it comes to; categories only those that are not told.
   */
  differing: DifferingPart[]
  /**
   * Changes of the questions, rules and limits of a whole visit: at today's prices, and at those of each day to come on which a price changes; absent where there are none.
   */
  visit?: VisitDifference[]
  times?: TimesDifference
  policies?: PolicyDifference
  /**
   * Addresses of pages at which there would be no page any more; absent where all stay.
   */
  addresses?: AddressDifference[]
  /**
   * Every document that would say something else.
   */
  documents: DocumentDifference[]
  /**
   * Those whose prices, choices or times would change.
   */
  categories: CategoryDifference[]
  /**
   * Prices that may be mistakes: those that come, change or go.
   */
  warnings: WarningDifference[]
}
export interface VisitDifference {
  /**
   * Of visits from this day on; absent where it is so today.
   */
  from?: string
  items: ItemDifference[]
  /**
   * A few visits that cost something else, of one or several alike items.
   */
  examples: SelectionExample[]
}
/**
 * What changes at one thing that the site shows; a rule without lines changes in when it applies or what it does.
 */
export interface ItemDifference {
  /**
   * A rule for whoever types a discount code is a `coupon`.
   */
  kind: 'category' | 'package' | 'addon' | 'input' | 'option' | 'rule' | 'coupon' | 'tax' | 'visit'
  /**
   * An option's stands behind its input's: `size/mid`.
   */
  id: string
  title: string
  change: ChangeKind
  lines: LineDifference[]
}
export interface LineDifference {
  of: 'title' | 'price' | 'duration' | 'minimum' | 'maximum' | 'items'
  /**
   * The choices that lead to it; empty when it needs none.
   */
  label: string
  /**
   * In the site's words; null when there is none.
   */
  before: string | null
  after: string | null
  /**
   * Of the least that is paid in all, which rules make another than the price; there only where it is.
   */
  is_in_all?: true
  /**
   * The questions, as visitors read them, that are asked only after the change: until they are answered a price that was exact is told as the least; there only where it is.
   */
  asked?: string[]
}
export interface SelectionExample {
  change: PriceChange
  title: string
  /**
   * Null when it is impossible, or not known.
   */
  before: string | null
  after: string | null
}
/**
 * What changes of when visits can be booked, from today on.
 */
export interface TimesDifference {
  weekdays: WeekdayDifference[]
  /**
   * Days off that come or go.
   */
  days: DayDifference[]
  settings: TimeSetting[]
  /**
   * Stored requests at a start that would be offered no more. Nothing moves them.
   */
  requests: StandingRequest[]
}
export interface WeekdayDifference {
  weekday: Weekday
  /**
   * Null while it is closed.
   */
  before: HoursOfDay | null
  after: HoursOfDay | null
  /**
   * How many stand at one of its times that would be closed.
   */
  requests: number
}
export interface HoursOfDay {
  open: TimeOfDay
  close: TimeOfDay
  lastStart: TimeOfDay
}
export interface DayDifference {
  day: string
  change: 'closes' | 'opens'
  requests: number
}
export interface TimeSetting {
  of: 'crews' | 'slotMinutes' | 'leadDaysOnDesktop' | 'leadDaysOnMobile' | 'horizonDays' | 'holdHours' | 'usualOnDay' | 'usualInAll' | 'timeZone'
  /**
   * The value of the setting before the change; null where content does not set it.
   */
  before: number | string | null
  after: number | string | null
}
export interface StandingRequest {
  id: string
  name: string
  day: string
  time: string
}
/**
 * Sentences about deposits and cancelling that are removed or added; absent where none is. Stored requests keep the terms that they were sent with.
 */
export interface PolicyDifference {
  before: string[]
  after: string[]
}
export interface AddressDifference {
  /**
   * Of a page that is live, or a former one that leads to one.
   */
  address: string
  /**
   * The address of the page that it would lead to; null where it would lead nowhere.
   */
  leads_to: string | null
}
export interface DocumentDifference {
  document: string
  change: ChangeKind
}
export interface CategoryDifference {
  category: string
  title: string
  change: ChangeKind
  /**
   * Of visits from this day on; absent where it is so today.
   */
  from?: string
  /**
   * The first day on which pages tell the prices of `from`; absent where they do not before it.
   */
  announced?: string
  items: ItemDifference[]
  selections: SelectionDifference
}
/**
 * How many of a category's selections change, numbers and days counted by the intervals in which they cost the same; where they are too many, at least how many.
 */
export interface SelectionDifference {
  compared: number
  /**
   * Whether all selections were counted; there are more where not.
   */
  is_whole: boolean
  counts: PriceChangeCounts
  /**
   * Of those whose visit would take longer.
   */
  longer: number
  shorter: number
  /**
   * A few of each change.
   */
  examples: SelectionExample[]
}
export interface PriceChangeCounts {
  raised: number
  lowered: number
  gains_number: number
  loses_number: number
  possible: number
  impossible: number
}
export interface WarningDifference {
  /**
   * The title of the category.
   */
  category: string
  change: ChangeKind
  /**
   * In the site's words; what was said before, where it goes.
   */
  message: string
  /**
   * From which day on prices are such; today when left out.
   */
  from?: string
}
/**
 * The newest stored requests, priced as they were asked for by what is live and by the draft.
 */
export interface RequestDifference {
  compared: number
  /**
   * Of the compared that would cost the same, how many name no day.
   */
  undated: number
  /**
   * Requests beside the compared that have a price neither by what is live nor by the draft.
   */
  unpriced: number
  unanswered: UnansweredRequests
  /**
   * Of those that would change and are neither completed nor cancelled, how many would then cost more than they were promised, and how many less; and how many would lose their price, or something that they ask for, whether or not they have a price by what is live. They keep their prices.
   */
  open: {
    raised: number
    lowered: number
    lost: number
  }
  counts: PriceChangeCounts
  /**
   * By how much those that rise do; null where none does, or by an amount that is not known.
   */
  raised: AmountSpan | null
  lowered: AmountSpan | null
  /**
   * How many requests with a price before and after change by how much, from the largest fall to the largest rise.
   */
  spread: RequestBar[]
  /**
   * What those that rise bring more, in the site's words.
   */
  won: string
  /**
   * What those that fall bring less.
   */
  lost: string
  /**
   * Those of `open.lost` first, then the others; each from the newest on.
   */
  changes: RequestPriceChange[]
}
/**
 * Requests beside the compared whose change depends on what they do not answer, as where a question is new.
 */
export interface UnansweredRequests {
  count: number
  /**
   * The labels of these questions.
   */
  questions: string[]
  /**
   * The least and the most that any answer makes of any of their prices; null where not every answer is known to have a price.
   */
  span: {
    least: PriceMove
    most: PriceMove
  } | null
}
export interface PriceMove {
  change: 'raised' | 'lowered' | 'same'
  /**
   * In the site's words.
   */
  amount: string
}
/**
 * Amounts in the site's words; both are the same where there is one.
 */
export interface AmountSpan {
  least: string
  most: string
}
/**
 * Changes between two percentages, of which the one nearer 0 does not count; both are 0 for no change.
 */
export interface RequestBar {
  from: number | null
  to: number | null
  count: number
}
export interface RequestPriceChange {
  id: string
  name: string
  /**
   * The titles of its packages.
   */
  service: string
  /**
   * Of the visit; null where it has none.
   */
  day: string | null
  change: PriceChange
  /**
   * Null when it is impossible, or not known.
   */
  before: string | null
  after: string | null
  /**
   * Why it is impossible with the draft; null when it is not.
   */
  reason: string | null
}
/**
 * What the requests of one customer come to. Contact data is that of the newest request that has any.
 */
export interface Customer {
  /**
   * The id of the first request.
   */
  id: string
  name: string
  /**
   * Other names in their requests, as of a household that shares a number, the newest first.
   */
  other_names: string[]
  email: string
  phone: string
  /**
   * Visits that were not cancelled, those to come too.
   */
  visits: number
  /**
   * Of completed requests and confirmed visits the actual values, else the estimates.
   */
  value: number
  /**
   * Completed requests.
   */
  completed: number
  /**
   * The part of `value` that they have brought.
   */
  completed_value: number
  /**
   * Visits that are neither cancelled nor completed.
   */
  open_visits: number
  /**
   * A day, today at the latest.
   */
  last_visit: string | null
  next_visit: string | null
}
/**
 * Which customers to list, by who asked last. A search lists first whose name, or a word of it, begins with each of its words.
 */
export interface CustomerQuery {
  /**
   * Stands in one of the requests, as in the search of requests.
   */
  search?: string
  /**
   * The `next` of the page before.
   */
  after?: string
  limit?: string
}
export interface CustomerList {
  customers: Customer[]
  /**
   * Where the next page begins; absent on the last.
   */
  next?: string
}
/**
 * From which day to which, and the days that they are compared with.
 */
export interface BestCustomersQuery {
  from: Day
  until: Day
  before_from: Day
  before_until: Day
}
/**
 * What the completed requests of one customer have brought in a period, by the day of the visit, counted as the report counts.
 */
export interface BestCustomer {
  /**
   * The id of the first request.
   */
  id: string
  name: string
  email: string
  phone: string
  /**
   * Completed requests of the period.
   */
  completed: number
  /**
   * What they have brought.
   */
  completed_value: number
  /**
   * What those of the days that it is compared with brought.
   */
  value_before: number
}
export interface BestCustomers {
  /**
   * Ten at most, who has brought most first; who has brought the same by name.
   */
  customers: BestCustomer[]
}
export interface CustomerDetail {
  customer: Customer
  /**
   * Visits latest first, then what has none.
   */
  requests: Appointment[]
  /**
   * The notes on all of the requests, newest first.
   */
  notes: Note[]
  /**
   * Whom the admin has merged with this customer.
   */
  merges: Merge[]
}
export interface NoteList {
  /**
   * Newest first.
   */
  notes: Note[]
}
export interface DayNotesQuery {
  day: Day
}
export interface DayNotes {
  /**
   * The visits of the day about which, or about whose customer, something is written down.
   */
  visits: VisitNotes[]
}
export interface VisitNotes {
  /**
   * The visit.
   */
  appointment_id: string
  /**
   * Newest first.
   */
  notes: Note[]
}
export interface NewNote {
  text: string
  /**
   * Files in base64 that are pictures: JPEG, PNG, WebP or AVIF. They are stored smaller, and without what the camera noted.
   */
  photos?: string[]
}
/**
 * Says that this customer and another are the same person.
 */
export interface NewMerge {
  /**
   * The id of any request of the other customer.
   */
  with: string
}
/**
 * What a list is searched and filtered for, and its order, as the address of the admin's list says it; what is absent is not limited, and the newest come first.
 */
export interface ListFilters {
  search?: string
  status?: StatusFilter
  request_type?: RequestMode
  /**
   * The visits of the present week, or those of days before the present one.
   */
  when?: 'week' | 'past'
  /**
   * Requests of one sender, as its requests name it.
   */
  sender?: string
  crew?: string
  sort?: string
}
export interface OwnList {
  id: string
  name: string
  shows: ListFilters
}
export interface NewOwnList {
  /**
   * No other list of the owner's has it, in upper or lower case.
   */
  name: string
  shows: ListFilters
}
export interface OwnLists {
  /**
   * At most 20, in the order in which they were made.
   */
  lists: OwnList[]
}
/**
 * What somebody wants: a service and, as far as they are known, its package, the answers to its questions, add-ons, and when. All ids are those of the catalog.
 */
export interface ServiceSelection {
  service: ServiceId
  package?: PackageId
  answers?: Answers
  addons?: AddonIds
  date?: Day
  time?: TimeOfDay
}
/**
 * The same, and whether an appointment or a quote is asked for.
 */
export interface RequestSelection {
  service: ServiceId
  package?: PackageId
  answers?: Answers
  addons?: AddonIds
  date?: Day
  time?: TimeOfDay
  mode?: RequestMode
}
/**
 * Which services to tell of.
 */
export interface ServiceQuery {
  service?: ServiceId
}
/**
 * What a selection costs by the prices of today, in words and in numbers; amounts in minor units of the currency.
 */
export interface SelectionEstimate {
  /**
   * As requests carry it: with the currency's decimals, or Consultation Required; null while answers are missing.
   */
  calculated_price: string | null
  /**
   * The same in words, such as $125.00; null while answers are missing, and where the selection cannot be booked.
   */
  price: string | null
  lines: EstimateLine[]
  low: number | null
  /**
   * Null when it may be more than low.
   */
  high: number | null
  /**
   * Why only a consultation can name a price, or why this cannot be booked.
   */
  reasons: string[]
  notes: string[]
  /**
   * What still has to be answered before there is a price: ids of questions, or package.
   */
  missing: string[]
  /**
   * The longest that the visit takes; null while answers are missing.
   */
  minutes: number | null
  currency: string
  /**
   * The content that was in force.
   */
  revision: string
}
/**
 * An estimate, and the token that keeps its price; both nulls where only a consultation names one, or answers are missing.
 */
export interface SavedEstimate {
  estimate: SelectionEstimate
  valid_until: string | null
  /**
   * A JSON Web Signature (EdDSA); its key is in /.well-known/jwks.json.
   */
  token: string | null
  /**
   * Opens the form, filled in.
   */
  url: string | null
}
/**
 * What a token promises, or why it does not.
 */
export interface EstimateProof {
  valid: boolean
  problem?: 'expired' | 'unknown'
  message?: string
  selection?: ServiceSelection
  low?: number
  high?: number | null
  currency?: string
  revision?: string
  saved_at?: string
  valid_until?: string
  now?: PriceSpan
}
export interface PriceSpan {
  low: number
  high: number | null
}
/**
 * Everything that can be asked for, with its prices in words and as data.
 */
export interface ServiceCatalog {
  revision: string
  /**
   * The day that the least prices hold for.
   */
  day: string
  business: ToldBusiness
  services: ToldService[]
}
export interface ToldBusiness {
  name: string
  url: string
  phone: string
  email: string
  currency: string
  locale: string
  time_zone: string
  places: string[]
  hours: ToldHours[]
}
export interface ToldHours {
  day: string
  open: string
  close: string
  last_start: string
}
export interface ToldService {
  /**
   * What a request calls vehicle_category.
   */
  id: string
  title: string
  url: string
  packages: ToldPackage[]
  questions: ToldQuestion[]
  /**
   * Numbers that prices count and nobody is asked.
   */
  counted: ToldProduct[]
  addons: ToldAddon[]
  rules: ToldRule[]
  /**
   * What is due when, and what cancelling costs, in words; absent where nothing is said of it.
   */
  policies?: string[]
  /**
   * What its prices say of tax, in words: that it comes to them, or which they include.
   */
  tax?: string
}
export interface ToldPackage {
  id: string
  title: string
  description: string
  features: string[]
  /**
   * How long it takes, in words; null where that depends on a number.
   */
  duration: string | null
  /**
   * Of today, in words.
   */
  starting_at: string
  /**
   * The least that any selection costs without a day, or on days on which no rule's dates hold, in minor units; null for a consultation.
   */
  least: number | null
  /**
   * Days on which the least is another.
   */
  on_days?: ToldOnDays[]
  prices: ToldPriceRow[]
  /**
   * As data, in the price language.
   */
  price: {}
}
export interface ToldOnDays {
  /**
   * The first day; null where they have begun.
   */
  from: string | null
  /**
   * The last day; null where there is none.
   */
  until: string | null
  /**
   * In minor units.
   */
  least: number
  text: string
}
export interface ToldPriceRow {
  /**
   * What leads to it, in words.
   */
  choices: string[]
  text: string
}
export interface ToldQuestion {
  id: string
  /**
   * Its field in a request.
   */
  field: string
  label: string
  kind: string
  options?: ToldOption[]
  unit?: string
  min?: number
  max?: number
  decimals?: number
  /**
   * What a code looks like: 9 for a digit, A for a letter, X for either.
   */
  pictures?: string[]
  /**
   * Set where no answer is needed, as for a discount code.
   */
  optional?: true
  /**
   * What may be answered; something else may be, too.
   */
  suggestions?: string[]
  /**
   * The question from whose answer it is looked up; to be answered only where that finds nothing.
   */
  follows?: string
}
export interface ToldOption {
  id: string
  label: string
}
/**
 * Answers times one another, times a factor.
 */
export interface ToldProduct {
  id: string
  label: string
  unit: string
  /**
   * The questions whose answers are multiplied.
   */
  of: string[]
  factor: number
  /**
   * To how many it is rounded, half up.
   */
  decimals: number
  min?: number
  max?: number
}
export interface ToldAddon {
  id: string
  title: string
  group: string
  /**
   * Set where only one of its group can be taken.
   */
  excludes_group?: boolean
  /**
   * How often it can be taken.
   */
  max: number
  /**
   * The packages that it goes with; all when left out.
   */
  only_with?: string[]
  /**
   * The packages that contain it.
   */
  included_in?: string[]
  prices: ToldPriceRow[]
  price: {}
}
/**
 * What else can change a price.
 */
export interface ToldRule {
  title: string
  /**
   * When it applies, in words; all of them must hold.
   */
  conditions: string[]
  prices: ToldPriceRow[]
  text?: string
}
/**
 * When a visit can begin.
 */
export interface FreeTimes {
  /**
   * How long the visit is taken to be.
   */
  minutes: number
  /**
   * The day that was asked for.
   */
  date?: string
  /**
   * The free starts of that day.
   */
  times?: string[]
  /**
   * Why the day has none.
   */
  closed?: string
  /**
   * The next days with a free start.
   */
  days: FreeDay[]
}
export interface FreeDay {
  date: string
  /**
   * How many of the day's starts are free.
   */
  starts: number
}
/**
 * A link to the form, with what was chosen filled in: a person reads it, says who they are, and sends it.
 */
export interface PreparedRequest {
  url: string
  estimate: SelectionEstimate
}
/**
 * Which mail is sent; it has to fit how the request stands. `actual_value`, beside kind "priced" alone, becomes the price of the quote in the same transaction; `price_word` stands in that mail and in the history.
 */
export interface MailRequest {
  kind: MailKind
  actual_value?: ActualValue
  price_word?: PriceWord
}
/**
 * A mail by its kind, as the request stands (kind "priced" also with another `actual_value` and `price_word`); or the one that tells of a change: of a restoring, or of what an AppointmentChange says.
 */
export interface MailPreviewRequest {
  kind?: MailKind
  actual_value?: ActualValue
  price_word?: PriceWord
  status?: Status
  restored?: boolean
  told_word?: ToldWord
  further_items?: RequestItem[]
  [k: string]: FieldValue | MailKind | ActualValue | PriceWord | Status | boolean | RequestItem[] | undefined
}
/**
 * What a visitor would be told, word for word.
 */
export interface MailPreview {
  kind?: MailKind
  mail?: MailWords
  /**
   * The short text; absent: content has none.
   */
  sms?: string
}
export interface MailWords {
  to: string
  subject: string
  text: string
}
export interface MailState {
  /**
   * The mails to visitors that content has.
   */
  kinds: MailKind[]
  /**
   * The sentences of the text message that the business is on the way, with their placeholders; absent: content has none.
   */
  on_way_sms?: string[]
  /**
   * Whether the server's settings name a mail server.
   */
  is_set_up: boolean
  /**
   * Mails that were tried and are tried again.
   */
  waiting: number
  /**
   * Mails that were given up; the next start tries them again.
   */
  failed: number
}
export interface ServiceType {
  /**
   * A package's id.
   */
  value: string
  category: string
  /**
   * Minutes.
   */
  duration: number
}
export interface ServiceTypes {
  service_types: ServiceType[]
}
export interface TimeslotQuery {
  date: Day
  time: TimeOfDay
  duration: DurationQuery
}
export interface SlotsQuery {
  date: Day
  duration: DurationQuery
}
export interface AdminTimeslotQuery {
  date: Day
  time: TimeOfDay
  duration: DurationQuery
  except?: ExceptQuery
  crew?: CrewQuery
}
export interface AdminSlotsQuery {
  date: Day
  duration: DurationQuery
  except?: ExceptQuery
  crew?: CrewQuery
}
export interface LookupQuery {
  category: string
  input: string
  /**
   * A code or a name, as it was typed.
   */
  text: string
  /**
   * That of the page: an answer of the current one may be kept.
   */
  revision?: string
}
export interface AdminLookupQuery {
  category: string
  input: string
  /**
   * A code or a name, as it was typed.
   */
  text: string
  /**
   * That of the page.
   */
  revision?: string
  /**
   * A request that is changed: its own use of a code does not count.
   */
  except?: string
}
export interface LookupAnswer {
  /**
   * The id of the option that follows, or `$else` where there is a reason; absent where visitors choose.
   */
  answer?: string
  /**
   * Of a discount code that has been used up, to the owner alone: the option that follows where it counts all the same.
   */
  despite?: string
}
export interface SlotsAnswer {
  /**
   * The day's free starts, in order.
   */
  slots: string[]
  /**
   * What visitors read at the starts that closures alone take, by start, with `{time}` for its time; absent without reasons.
   */
  blocked?: {
    [k: string]: string
  }
  /**
   * Why closures leave the day no start, as visitors read it; absent when they leave one.
   */
  closed?: string
  /**
   * The next day on which closures leave a start; beside `closed`, unless there is none.
   */
  next?: string
}
export interface DaysAnswer {
  /**
   * The next days with a free start, in order.
   */
  days: FreeDay[]
}
export interface TimeslotAnswer {
  available: boolean
}
export interface AdminTimeslotAnswer {
  available: boolean
  /**
   * Which crew the visit would get; absent where no time is free, and where all is one crew's.
   */
  crew?: number
  /**
   * The first 20 visits that hold some of the time, in order; absent while it is free, or does not exist. Visitors are never told it.
   */
  held_by?: Appointment[]
}
export interface SiteState {
  content: ContentState
  mails: MailState
  /**
   * Work on many requests that is under way and what ended within a day, the latest first.
   */
  jobs: BulkJob[]
}
/**
 * The request form: its fields in order, and the texts around them.
 */
export interface BookingForm {
  modes: ModeLabels
  groups: FieldGroup[]
  steps?: StepTexts
  optional: Line
  submit: SubmitLabels
  call?: Template
  sending: Line
  another: Line
}
export interface ModeLabels {
  legend: Line
  ownerLegend?: Line
  appointment: Line
  quote: Line
}
/**
 * Fields under one heading.
 */
export interface FieldGroup {
  id: Anchor
  title: Line
  ownerTitle?: Line
  hint?: Line
  /**
   * Where the form has steps: this group and those after it, up to the next that begins one, are a step of this title.
   */
  beginsStep?: boolean
  /**
   * For fields that may stay empty: only the title is shown until it is opened.
   */
  isFolded?: boolean
  fields: Field[]
}
/**
 * A line of text.
 */
export interface TextField {
  kind: 'text'
  name: FieldName
  label: Line
  hint?: Line
  placeholder?: Line
  autocomplete?: Autocomplete
  inputMode?: 'text' | 'numeric' | 'tel'
  shown?: Circumstances
  required?: Requirement
  minLength?: number
  maxLength: number
  /**
   * Offered while somebody types; any other answer is taken too.
   */
  suggestions?: Line[]
  tooShort?: Line
}
/**
 * For which requests, in which layouts and with which categories; what is left empty stands for all of them.
 */
export interface Circumstances {
  modes?: RequestMode[]
  layouts?: Layout[]
  categories?: Id[]
}
/**
 * While nothing stands here, the field is optional. With a message it has to be filled in: for all requests and in both layouts, or those that are chosen.
 */
export interface Requirement {
  message: Line
  modes?: RequestMode[]
  layouts?: Layout[]
  /**
   * On by default. When off, only the site says that it is empty, after the visitor has sent the form.
   */
  markup?: boolean
}
/**
 * An e-mail address.
 */
export interface EmailField {
  kind: 'email'
  name: FieldName
  label: Line
  hint?: Line
  placeholder?: Line
  shown?: Circumstances
  required?: Requirement
  invalid: Line
}
/**
 * A 10-digit phone number, however it is written; stored as 123-456-7890.
 */
export interface PhoneField {
  kind: 'phone'
  name: FieldName
  label: Line
  hint?: Line
  placeholder?: Line
  shown?: Circumstances
  required?: Requirement
  invalid: Line
}
/**
 * A whole number within limits, such as a year.
 */
export interface NumberField {
  kind: 'number'
  name: FieldName
  label: Line
  hint?: Line
  placeholder?: Line
  shown?: Circumstances
  required?: Requirement
  min: number
  max: number
  invalid: Template
}
/**
 * A longer text.
 */
export interface ParagraphField {
  kind: 'paragraph'
  name: FieldName
  label: Line
  hint?: Line
  placeholder?: Line
  shown?: Circumstances
  required?: Requirement
  maxLength: number
}
/**
 * One of a few answers that no price depends on.
 */
export interface ChoiceField {
  kind: 'choice'
  name: FieldName
  label: Line
  hint?: Line
  placeholder?: Line
  shown?: Circumstances
  required?: Requirement
  options: Option[]
}
export interface Option {
  id: Id
  label: Line
}
/**
 * The choice of the category.
 */
export interface CategoryField {
  kind: 'category'
  label: Line
  hint?: Line
  placeholder: Line
  required: Requirement
}
/**
 * The choice of the category's package; label and message stand with the category.
 */
export interface PackageField {
  kind: 'package'
  placeholder: Line
}
/**
 * The category's inputs; labels and messages stand with them.
 */
export interface InputsField {
  kind: 'inputs'
  placeholder: Line
  outOfRange: Template
}
/**
 * The category's add-ons.
 */
export interface AddonsField {
  kind: 'addons'
  label: Line
  quantity: Template
}
/**
 * The day of the visit.
 */
export interface DateField {
  kind: 'date'
  label: Line
  hint?: Line
  required: Requirement
  past: Line
  closed: Line
  closedBecause?: Template
  over?: Line
  full?: Line
  soonest?: FreeDayTexts
  next?: Template
}
/**
 * Offers the next days with free starts, once a package is chosen.
 */
export interface FreeDayTexts {
  label: Line
  starts: Template
}
/**
 * The start of the visit.
 */
export interface TimeField {
  kind: 'time'
  taken: Template
  blocked?: Template
  nearest: Line
  label: Line
  hint?: Line
  placeholder: Line
  required: Requirement
  invalid: Line
}
/**
 * Shows the groups in steps; without these texts they stand on one page.
 */
export interface StepTexts {
  label: Line
  progress: Template
  next: Line
  back: Line
}
export interface SubmitLabels {
  appointment: Line
  quote: Line
}
/**
 * Who the business is, when and where it works, and the reasons its prices refer to.
 */
export interface Business {
  /**
   * What the content leaves out is said in the words of this language; without it, nothing is added.
   */
  language?: 'en'
  name: Line
  place?: Line
  /**
   * As visitors read it; links dial its digits.
   */
  phone: string
  /**
   * As visitors read it; links write to it. The mail about a new request goes elsewhere: whoever runs the site for you sets to whom.
   */
  email: string
  /**
   * The region and the city whose clocks are yours, such as America/Boise, America/New_York or America/Los_Angeles: all dates and times are in it.
   */
  timeZone: string
  /**
   * How numbers and dates are written: en-US as in the United States, en-CA as in Canada.
   */
  locale: string
  /**
   * In three letters: USD for US dollars, CAD for Canadian dollars.
   */
  currency: string
  /**
   * The days the business works; a weekday left out is closed.
   */
  hours: OpeningHours[]
  /**
   * The step between selectable starts.
   */
  slotMinutes: 15 | 30 | 45 | 60 | 90 | 120
  closedDates?: Day[]
  /**
   * How many visits can take place at the same time.
   */
  crews: number
  leadDays: LeadDays
  /**
   * Visitors can choose a day up to so many days from today.
   */
  horizonDays?: number
  /**
   * Visitors can save an estimate: for so many days a request that follows gets that price, even if prices have risen. Without it none can be saved.
   */
  estimateDays?: number
  /**
   * Prices may change on a day: for so many days before, pages and estimates say what they will be. As soon as they are known when left out; 0 for never.
   */
  announceDays?: number
  unconfirmedHolds?: UnconfirmedHolds
  retention?: Retention
  serviceArea: ServiceArea
  guarantee?: Guarantee
  policies?: Policy[]
  /**
   * Why a price is not a number, or what is said with it.
   */
  reasons: Reason[]
  /**
   * Prices that several others name, of any category.
   */
  prices?: SharedPrice[]
  taxes?: Taxes
  schemaOrg: SchemaOrg
}
export interface OpeningHours {
  day: Weekday
  open: TimeOfDay
  close: TimeOfDay
  lastStart: TimeOfDay
}
/**
 * The first selectable day, counted from today, for each layout.
 */
export interface LeadDays {
  desktop: number
  mobile: number
}
/**
 * What holds for requests of customers without a confirmed visit; when left out, times are held until somebody decides.
 */
export interface UnconfirmedHolds {
  /**
   * After so many hours without a confirmation, and of a visit that begins soon after half the time until then (an hour at least), the time can be booked by others; the request stays in the list.
   */
  hours: number
  usual?: UsualHolds
}
/**
 * While more times of new customers are held unconfirmed, the device of whoever requests another one has to compute for some seconds; when left out, never.
 */
export interface UsualHolds {
  onDay: number
  inAll: number
}
/**
 * When customers' data is erased by itself; what is left out is kept as if nothing stood here.
 */
export interface Retention {
  /**
   * So many days after the visit, or after the request when it has none, its person is erased; of completed visits the day, the service and the amount stay.
   */
  requestDays?: number
  trashDays?: number
  /**
   * Copies that the program makes itself at an update and a restore.
   */
  copyDays?: number
}
export interface ServiceArea {
  title: Line
  text: Paragraph
  places: Line[]
}
export interface Guarantee {
  title: Line
  text: Paragraph
}
export interface Policy {
  id: Id
  title: Line
  text: Prose
}
export interface ProsePart {
  text: Paragraph
  bold?: true
  to?: Target
}
/**
 * A section of the desktop page.
 */
export interface SectionTarget {
  kind: 'section'
  section: Anchor
}
/**
 * A view of the mobile layout.
 */
export interface ViewTarget {
  kind: 'view'
  view: Anchor
}
/**
 * One of the further pages.
 */
export interface PageTarget {
  kind: 'page'
  path: Path
}
/**
 * The form, in a mode, with a category when one is named.
 */
export interface BookTarget {
  kind: 'book'
  mode: RequestMode
  category?: Id
}
export interface CallTarget {
  kind: 'call'
}
export interface TextTarget {
  kind: 'text'
}
export interface EmailTarget {
  kind: 'email'
}
export interface WebTarget {
  kind: 'web'
  address: WebAddress
}
export interface Reason {
  id: Id
  text: Line
}
/**
 * A price that several others name.
 */
export interface SharedPrice {
  id: Id
  title: Line
  price: Price
}
/**
 * This price.
 */
export interface ExactPrice {
  kind: 'exact'
  amount: Amount
}
/**
 * This price or more.
 */
export interface FromPrice {
  kind: 'from'
  amount: Amount
}
/**
 * From low to high, or more than high when open; the low end is the estimate.
 */
export interface RangePrice {
  kind: 'range'
  low: AmountOrNone
  high: Amount
  open?: boolean
}
/**
 * Free with this selection.
 */
export interface IncludedPrice {
  kind: 'included'
}
/**
 * No number: a consultation, and why.
 */
export interface QuotePrice {
  kind: 'quote'
  reason: Id
}
/**
 * A table over a choice input; rows nest. Else covers options without a row, never a missing answer.
 */
export interface ByPrice {
  kind: 'by'
  input: InputRef
  rows: PriceRow[]
  else?: Price
}
export interface PriceRow {
  option: Id
  price: Price
}
/**
 * Steps over a number input; upTo is inclusive, the last band may leave it out.
 */
export interface BandsPrice {
  kind: 'bands'
  input: NumberRef
  bands: PriceBand[]
}
export interface PriceBand {
  upTo?: Quantity
  price: Price
}
/**
 * A rate times a number input; either one rate or graduated tiers.
 */
export interface PerPrice {
  kind: 'per'
  input: Id
  rate?: Amount
  highRate?: Amount
  tiers?: PriceTier[]
  each?: Quantity
  roundUp?: Quantity
  open?: boolean
}
/**
 * The rate for the part of the quantity above the tier before, up to and with upTo.
 */
export interface PriceTier {
  upTo?: Quantity
  rate: AmountOrNone
  highRate?: Amount
}
/**
 * All of these together.
 */
export interface SumPrice {
  kind: 'sum'
  of: Price[]
}
/**
 * A minimum charge, a cap, or both.
 */
export interface LimitPrice {
  kind: 'limit'
  min?: Amount
  max?: Amount
  price: Price
}
/**
 * The price inside times a factor, the same for all or by a choice; the factors of prices inside one another multiply.
 */
export interface ScalePrice {
  kind: 'scale'
  price: Price
  bps?: Factor
  input?: InputRef
  factors?: OptionFactor[]
}
export interface OptionFactor {
  option: Id
  bps: Factor
}
/**
 * Taxes on the prices of all categories, but for those that have their own.
 */
export interface Taxes {
  /**
   * Each is on the whole price. A tax on part of it, such as all but one add-on, is filled in at its category, under Rules.
   */
  list: SharedTax[]
  /**
   * Whether the tax of each line is rounded by itself, or once that of all of them together.
   */
  rounding: 'total' | 'line'
  words: TaxWords
}
/**
 * A tax of all categories that have none of their own.
 */
export interface SharedTax {
  id: Id
  title: Line
  bps: TaxRate
  /**
   * Otherwise it is added to them.
   */
  included: boolean
  when?: WhenOfVisit
}
/**
 * All that is said must hold.
 */
export interface WhenOfVisit {
  weekdays?: Weekday[]
  date?: DateRange
  season?: Season
}
/**
 * Days of the visit, both ends included.
 */
export interface DateRange {
  from?: Day
  until?: Day
}
/**
 * The same days of every year, both ends included; it may pass New Year.
 */
export interface Season {
  from: YearDay
  until: YearDay
}
/**
 * What is said of taxes.
 */
export interface TaxWords {
  /**
   * As estimates name it.
   */
  taxName: string
  plusTax: Line
  taxAdded: Line
  taxIncluded: Line
  /**
   * Below the prices of a category.
   */
  allInclude: string
  /**
   * Its amount follows.
   */
  includesTax: string
}
/**
 * What search engines are told.
 */
export interface SchemaOrg {
  /**
   * A schema.org type.
   */
  type: string
  unitCodes: UnitCode[]
}
/**
 * The UN/CEFACT code of a number input's unit.
 */
export interface UnitCode {
  unit: Line
  code: string
}
/**
 * One category of services.
 */
export interface Category {
  id: Id
  /**
   * Begins the names of what is stored of this category, such as boat in boat_package; visitors never see it. It follows from the name: nothing has to be written here.
   */
  fieldPrefix: string
  /**
   * Its place among the categories, lowest first.
   */
  order: number
  title: Line
  formTitle: Line
  navTitle: Line
  sectionId: Anchor
  path: Path
  /**
   * Whoever opens one, by an old link or a printed card, is led to this page. Also the address of a page that is gone.
   */
  formerPaths?: Path[]
  icon: Illustration
  picture?: Image
  heading: Line
  intro: Paragraph
  packageLabel: Line
  packageRequired: Line
  duration: Duration
  inputs: Input[]
  packages: Package[]
  /**
   * In groups.
   */
  addonGroups: AddonGroup[]
  rules?: Rule[]
  couponWords?: CouponWords
  times?: Id
  limit?: CategoryLimit
  /**
   * Of this category alone; those of the business may be named too.
   */
  reasons?: Reason[]
  /**
   * Prices that several others of this category name; those of the business may be named too.
   */
  prices?: SharedPrice[]
  /**
   * In place of those of the business, such as on all except an add-on; an empty list for prices without tax.
   */
  taxes?: Tax[]
  callsToAction: CategoryAction[]
  notes?: Paragraph[]
  seo: PageMeta
}
/**
 * A picture served from our own origin.
 */
export interface Image {
  /**
   * A file in images/.
   */
  src: string
  alt: Line
  /**
   * Only a drawing (SVG) needs it.
   */
  width?: number
  /**
   * Only a drawing (SVG) needs it.
   */
  height?: number
  focus?: Focus
  crop?: Crop
}
/**
 * A point of the whole picture, in percent.
 */
export interface Focus {
  x: number
  y: number
}
/**
 * How much of each side is never shown, in percent of the whole picture.
 */
export interface Crop {
  left: number
  top: number
  right: number
  bottom: number
}
export interface ExactDuration {
  kind: 'exact'
  amount: Minutes
}
/**
 * From low to high minutes; the high end is held in the calendar.
 */
export interface RangeDuration {
  kind: 'range'
  low: Minutes
  high: Minutes
}
/**
 * A table over a choice input.
 */
export interface ByDuration {
  kind: 'by'
  input: InputRef
  rows: DurationRow[]
  else?: Duration
}
export interface DurationRow {
  option: Id
  price: Duration
}
/**
 * Steps over a number input; upTo is inclusive, the last band may leave it out.
 */
export interface BandsDuration {
  kind: 'bands'
  input: Id
  bands: DurationBand[]
}
export interface DurationBand {
  upTo?: Quantity
  price: Duration
}
/**
 * Minutes per step of a number input.
 */
export interface PerDuration {
  kind: 'per'
  input: Id
  rate: Minutes
  highRate?: Minutes
  each?: Quantity
  roundUp?: Quantity
}
export interface SumDuration {
  kind: 'sum'
  of: Duration[]
}
/**
 * A least duration, a longest, or both.
 */
export interface LimitDuration {
  kind: 'limit'
  min?: Minutes
  max?: Minutes
  price: Duration
}
/**
 * The duration inside times a factor, the same for all or by a choice.
 */
export interface ScaleDuration {
  kind: 'scale'
  price: Duration
  bps?: Factor
  input?: InputRef
  factors?: OptionFactor[]
}
/**
 * One of a few options.
 */
export interface ChoiceInput {
  id: Id
  kind: 'choice'
  label: Line
  hint?: Line
  show: Show
  required: Line
  /**
   * Each option is larger than the one before, so that you are warned where it costs less.
   */
  ordered?: boolean
  options: Option[]
}
/**
 * A quantity in a unit.
 */
export interface NumberInput {
  id: Id
  kind: 'number'
  label: Line
  hint?: Line
  placeholder?: Line
  unit: Line
  units?: Line
  show: Show
  /**
   * How many decimals an answer may have; 0 when left out.
   */
  scale?: number
  min: number
  max: Quantity
  overMax?: Id
  required: Line
  invalid?: Line
}
/**
 * A quantity that is not asked, but counted: numbers times one another, times a factor, such as roof = length x width x 1.35.
 */
export interface ProductInput {
  id: Id
  kind: 'product'
  label: Line
  unit: Line
  units?: Line
  /**
   * The questions whose answers are multiplied.
   */
  of: Id[]
  /**
   * A factor with at most four decimals; 1 when left out.
   */
  factor?: number
  /**
   * To how many decimals it is rounded, half up; 0 when left out.
   */
  scale?: number
  /**
   * Where less comes out, so much is counted all the same.
   */
  min?: number
  max?: Quantity
  overMax?: Id
}
/**
 * A short text of which other things follow, such as a ZIP code or a model.
 */
export interface CodeInput {
  id: Id
  kind: 'code'
  label: Line
  hint?: Line
  placeholder?: Line
  show: Show
  required: Line
  invalid?: Line
  fills?: FieldName
  /**
   * 9 stands for a digit, A for a letter, X for either, such as 99999 or A9A 9A9. Blanks and hyphens may be typed or left out.
   */
  pictures?: string[]
  /**
   * What may be typed, such as the models that are known. Something else may be typed too.
   */
  suggestions?: string[]
}
/**
 * A choice that follows from a code or a name, such as the travel zone of a ZIP code.
 */
export interface LookupInput {
  id: Id
  kind: 'lookup'
  label: Line
  hint?: Line
  show: Show
  required: Line
  from: Id
  options: Option[]
  rows?: LookupRow[]
  else: LookupElse
  /**
   * Whether visitors may choose another option than the one that was found.
   */
  correctable?: boolean
}
/**
 * The codes that lead to an option.
 */
export interface LookupRow {
  option: Id
  /**
   * Whole codes or names, such as 90210.
   */
  values?: string[]
  /**
   * What codes begin with, such as 902; the longest counts, and a whole code before any.
   */
  beginnings?: string[]
}
/**
 * One of them: an option, the reason for a consultation, or that visitors choose.
 */
export interface LookupElse {
  option?: Id
  reason?: Id
  ask?: boolean
}
/**
 * What a visitor books.
 */
export interface Package {
  id: Id
  title: Line
  description: Paragraph
  focus?: Line
  features: Line[]
  includes?: Ids
  /**
   * How many years its protection lasts.
   */
  protectionYears?: number
  warranty?: Paragraph
  aftercare?: Paragraph
  /**
   * Certificates of those who do the work, or that the customer receives.
   */
  certificates?: Line[]
  /**
   * Frequent questions about this package, with their answers.
   */
  questions?: Question[]
  logo?: Illustration
  picture?: Image
  popular?: boolean
  price: Price
  duration?: Duration
  unitLabel?: Line
  advice?: Ids
  /**
   * This package's own names for options.
   */
  labels?: OptionLabel[]
}
export interface Question {
  question: PageLine
  answer: Prose
}
export interface OptionLabel {
  input: Id
  option: Id
  label: Line
}
/**
 * Extras that go with a package.
 */
export interface AddonGroup {
  id: Id
  title: Line
  intro?: Paragraph
  /**
   * Any number of them, or at most one.
   */
  choose: 'any' | 'one'
  onlyWith?: Ids
  includedIn?: Ids
  items: Addon[]
}
export interface Addon {
  id: Id
  title: Line
  description?: Line
  price: Price
  duration?: Duration
  unitLabel?: Line
  advice?: Ids
  onlyWith?: Ids
  includedIn?: Ids
  /**
   * How many of it can be taken; 1 when left out.
   */
  max?: number
}
/**
 * What else changes a price, or is said about it.
 */
export interface Rule {
  id: Id
  title: Line
  when?: When
  /**
   * The rule does not apply where one of these holds.
   */
  unless?: When[]
  effect: Effect
  /**
   * For a discount that not everybody has, such as that of members: cards, tables and search engines then promise what it costs without, and the discount is still said below the prices.
   */
  unadvertised?: boolean
  /**
   * For a discount from a day on: before that day pages, search engines and programs say nothing of it. Whoever books a visit on its days sees it and gets it right away.
   */
  unannounced?: boolean
}
/**
 * All that is said must hold; a list of values holds with any of them, a list of add-ons with all of them.
 */
export interface When {
  package?: Ids
  /**
   * Codes that not everybody has, such as SPRING20; any of them will do. The form then asks for a code, which need not be filled in. No code stands in the title of the rule, which visitors read.
   */
  coupons?: string[]
  couponLimit?: CouponLimit
  inputs?: InputCondition[]
  addons?: Ids
  addonCounts?: AddonCount[]
  weekdays?: Weekday[]
  date?: DateRange
  season?: Season
  start?: StartTimes
  notice?: HoursAhead
}
export interface CouponLimit {
  /**
   * How many requests may have the same code, such as 1 for a gift.
   */
  uses?: number
  /**
   * Customers are recognized by their e-mail address or phone number.
   */
  oncePerCustomer?: boolean
}
/**
 * Options of a choice, or a part of a number's range (both ends count).
 */
export interface InputCondition {
  input: Id
  options?: Ids
  min?: number
  max?: number
}
/**
 * How many of some add-ons are chosen, such as any two of these five, or three of one; both ends count.
 */
export interface AddonCount {
  addons?: Ids
  min?: number
  /**
   * 0 for none of them.
   */
  max?: number
  /**
   * An add-on that is taken several times counts once.
   */
  different?: boolean
}
/**
 * When the visit begins; it may pass midnight, such as from 19:00 to before 08:00.
 */
export interface StartTimes {
  from?: TimeOfDay
  before?: TimeOfDay
}
/**
 * How many hours lie between the request and the visit's start.
 */
export interface HoursAhead {
  min?: number
  /**
   * Exactly as many hours do not count.
   */
  below?: number
}
/**
 * Adds a line with this price.
 */
export interface AddEffect {
  kind: 'add'
  price: Price
}
/**
 * Adds a part of the package's line, of the whole base or of some add-ons, in hundredths of a percent; negative for a discount.
 */
export interface PercentEffect {
  kind: 'percent'
  bps: Percent
  highBps?: Percent
  /**
   * Of a surcharge: this percentage or more.
   */
  open?: boolean
  min?: Amount
  max?: Amount
  of: 'package' | 'base' | 'addons'
  addons?: Ids
}
/**
 * Adds a fixed amount in minor units; negative for a discount.
 */
export interface AmountEffect {
  kind: 'amount'
  amount: Difference
}
/**
 * Makes the selection a consultation.
 */
export interface QuoteEffect {
  kind: 'quote'
  reason: Id
}
/**
 * Says something; the price stays.
 */
export interface AdviseEffect {
  kind: 'advise'
  reason: Id
}
/**
 * A possible extra, shown with its price or reason and not counted.
 */
export interface NoticeEffect {
  kind: 'notice'
  reason?: Id
  price?: Price
}
/**
 * The combination cannot be booked, and why.
 */
export interface ForbidEffect {
  kind: 'forbid'
  reason: Id
}
/**
 * What visitors read where rules look at discount codes.
 */
export interface CouponWords {
  label: Line
  hint?: Line
  placeholder?: Line
  offer: Line
  unknown: Line
  unused: Line
  usedUp?: Line
  usedBefore?: Line
}
/**
 * Bounds of the whole price, applied last.
 */
export interface CategoryLimit {
  title: Line
  min?: Amount
  max?: Amount
}
/**
 * A tax of one category.
 */
export interface Tax {
  id: Id
  title: Line
  bps: TaxRate
  /**
   * Otherwise it is added to them.
   */
  included: boolean
  on?: TaxedLines
  except?: ExceptedLines
  when?: When
  /**
   * The tax does not apply where one of these holds.
   */
  unless?: When[]
}
/**
 * Some lines of the estimate.
 */
export interface TaxedLines {
  packages?: boolean
  addons?: Ids
  rules?: Ids
}
/**
 * Lines of the estimate that are not taxed.
 */
export interface ExceptedLines {
  packages?: Ids
  addons?: Ids
  rules?: Ids
}
/**
 * A button at the section's end that opens the form with this category.
 */
export interface CategoryAction {
  label: Line
  mode: RequestMode
  text?: Paragraph
}
/**
 * What search results and shared links show.
 */
export interface PageMeta {
  title: PageLine
  description: PageLine
}
/**
 * Everything that a business would change: all of its content documents.
 */
export interface Content {
  business: Business
  site: Site
  bookingForm: BookingForm
  messages: Messages
  theme: Theme
  visit?: Visit
  policies?: Policies
  examples?: Examples
  categories: Category[]
}
/**
 * The pages: what stands where, and every text outside the form.
 */
export interface Site {
  meta: PageMeta
  logo?: Logo
  wording: Wording
  navigation: NavigationItem[]
  desktop: DesktopLayout
  mobile: MobileLayout
  chooser: Chooser
  footer: Footer
  /**
   * Such as privacy; each is linked in the footer.
   */
  pages?: FurtherPage[]
  notices: Notices
  sharing?: Image
  app?: App
  mails?: Mails
}
/**
 * Beside the name at the top and in the footer: a drawing or a picture.
 */
export interface Logo {
  illustration?: Illustration
  /**
   * How wide the drawing is if it is 48 high; 48, a square, when left out.
   */
  width?: number
  picture?: Image
  /**
   * For a logo that has the name in it; it is read out as the name.
   */
  standsAlone?: boolean
}
/**
 * Small texts that repeat on the pages.
 */
export interface Wording {
  skipLink: Line
  menu: Line
  navigation: Line
  whatsIncluded: Line
  price: Line
  duration: Line
  popular: Line
  option?: Line
  addons: Line
  includedWith: Line
  onlyWith: Line
  bookPackage: Line
  backToTop: Line
  switchToMobile: Line
  switchToDesktop: Line
  goodToKnow: Line
  everythingIn?: Template
  protection?: Line
  warranty?: Line
  aftercare?: Line
  certificates?: Line
  comparison?: ComparisonWording
  priceList: PriceListWording
}
/**
 * The table of what each package includes; without its texts there is none.
 */
export interface ComparisonWording {
  title: Line
  included: Line
  notIncluded: Line
}
/**
 * What is said beside prices, and of rules: when they apply, and what they change.
 */
export interface PriceListWording {
  least: Template
  otherwise: Line
  ofPackage: Template
  ofBase: Template
  ofAddons: Template
  percentRange: Template
  percentUpTo: Template
  percentOrMore: Template
  added?: Template
  above?: Template
  atLeast: Template
  atMost: Template
  except: Template
  addons: Template
  between: Template
  orMore: Template
  addonsOrMore: Template
  addonsAtMost: Template
  addonsBetween: Template
  addonsExactly: Template
  withoutAddons: Template
  anyAddons: Line
  differentAddons: Template
  weekdays: Template
  weekdaysWithin?: Template
  dates: Template
  from: Template
  until: Template
  season: Template
  seasonDay: Template
  startsBetween: Template
  startsFrom: Template
  startsBefore: Template
  noticeBelow: Template
  noticeFrom: Template
  noticeBetween: Template
  notice: Line
  hour: Line
  hours: Line
}
export interface NavigationLink {
  kind: 'link'
  label: PageLine
  to: Target
}
export interface NavigationMenu {
  kind: 'categories'
  label: PageLine
}
/**
 * One page of sections.
 */
export interface DesktopLayout {
  sections: Section[]
}
/**
 * The welcome at the top.
 */
export interface HeroSection {
  kind: 'hero'
  id: Anchor
  eyebrow?: PageLine
  title: PageLine
  text: PageParagraph
  illustration?: Illustration
  picture?: Image
  video?: Video
  facts?: PageLine[]
  actions: Action[]
}
/**
 * A video without sound that repeats itself, with a button that pauses it. Visitors who ask for less motion or less data see the photograph alone.
 */
export interface Video {
  /**
   * The same video as MP4 or WebM or both: browsers take the first that they can play.
   */
  files: VideoFile[]
  pause: Line
  play: Line
}
export interface VideoFile {
  src: VideoName
}
/**
 * A button or link with its text.
 */
export interface Action {
  label: PageLine
  to: Target
  icon?: Illustration
}
/**
 * Who we are: a blurb, tiles and the service area.
 */
export interface AboutSection {
  kind: 'about'
  id: Anchor
  title: PageLine
  blurb: Prose[]
  tiles: Tile[]
  picture?: Image
}
export interface Tile {
  icon?: Illustration
  picture?: Image
  title: PageLine
  text: PageParagraph
}
/**
 * Phone, text and e-mail, and the hours.
 */
export interface ContactSection {
  kind: 'contact'
  id: Anchor
  title: PageLine
  text: PageParagraph
  call: PageLine
  sms: PageLine
  email: PageLine
  hours?: PageLine
  lastStart?: Template
}
/**
 * A card for every category.
 */
export interface CategoryCardsSection {
  kind: 'category-cards'
  id: Anchor
  title: PageLine
  text?: PageParagraph
  startingAt?: Template
}
/**
 * Every category's own section with its packages, prices and add-ons, in order.
 */
export interface ServicesSection {
  kind: 'services'
}
/**
 * The request form.
 */
export interface BookingSection {
  kind: 'booking'
  id: Anchor
  title: PageLine
  text: PageParagraph
  privacy?: PrivacyNote
}
/**
 * A line below the form that leads to the page about privacy.
 */
export interface PrivacyNote {
  text: Template
  path: Path
}
/**
 * A row of quick actions.
 */
export interface ActionsSection {
  kind: 'actions'
  id: Anchor
  title?: PageLine
  actions: Action[]
}
/**
 * How it works, step by step.
 */
export interface StepsSection {
  kind: 'steps'
  id: Anchor
  title: PageLine
  steps: Tile[]
}
/**
 * Frequent questions and their answers.
 */
export interface QuestionsSection {
  kind: 'questions'
  id: Anchor
  title: PageLine
  questions: Question[]
}
/**
 * Pictures of the work; not shown while it has none.
 */
export interface GallerySection {
  kind: 'gallery'
  id: Anchor
  title: PageLine
  images: GalleryImage[]
  filter?: GalleryFilter
  viewer?: GalleryViewer
}
/**
 * A picture of the work.
 */
export interface GalleryImage {
  /**
   * A file in images/.
   */
  src: string
  alt: Line
  /**
   * Only a drawing (SVG) needs it.
   */
  width?: number
  /**
   * Only a drawing (SVG) needs it.
   */
  height?: number
  focus?: Focus
  crop?: Crop
  caption?: PageLine
  category?: Id
  package?: Id
}
/**
 * Shows the pictures of one category at a time; without it all are shown.
 */
export interface GalleryFilter {
  label: Line
  all: Line
}
/**
 * The buttons of an enlarged picture; without them the browser shows it alone.
 */
export interface GalleryViewer {
  previous: Line
  next: Line
  close: Line
}
/**
 * Pairs of pictures, of which a slider shows more of the one or the other.
 */
export interface BeforeAfterSection {
  kind: 'before-after'
  id: Anchor
  title: PageLine
  text?: PageParagraph
  labels: ComparisonLabels
  pairs: ComparisonPair[]
}
export interface ComparisonLabels {
  before: Line
  after: Line
  slider: Line
}
/**
 * The same view twice; both pictures have the same shape.
 */
export interface ComparisonPair {
  before: Image
  after: Image
  caption?: PageLine
}
/**
 * What customers say; not shown while it has none.
 */
export interface ReviewsSection {
  kind: 'reviews'
  id: Anchor
  title: PageLine
  aggregate?: AggregateRating
  reviews: Review[]
}
/**
 * What all reviews of one source come to, as it says there.
 */
export interface AggregateRating {
  /**
   * The mean, of 5.
   */
  rating: number
  count: number
  source: ReviewSource
  text: Template
}
/**
 * Where it was written.
 */
export interface ReviewSource {
  name: Line
  link?: WebAddress
}
export interface Review {
  text: PageParagraph
  author: Line
  stars?: number
  date?: Day
  source?: ReviewSource
}
/**
 * A text with headings, paragraphs and lists.
 */
export interface ArticleSection {
  kind: 'article'
  id: Anchor
  title: PageLine
  text?: ArticleText
  /**
   * How long data is kept, and for how long unconfirmed times are held, stand in it as the business says ({requestsKept}, {trashKept}, {copiesKept}, {timesHeld}).
   */
  blocks: ArticleBlock[]
}
export interface ArticleHeading {
  kind: 'heading'
  text: Prose
}
export interface ArticleParagraph {
  kind: 'paragraph'
  text: Prose
}
export interface ArticleList {
  kind: 'list'
  entries: Prose[]
}
/**
 * Views with a bottom navigation; the first view is home.
 */
export interface MobileLayout {
  views: View[]
  back: Line
}
export interface View {
  id: Anchor
  title: PageLine
  tab?: Tab
  sections: Section[]
}
export interface Tab {
  label: Line
  icon: Illustration
}
/**
 * The choice of layout that a phone is offered at its first visit.
 */
export interface Chooser {
  title: Line
  text: Paragraph
  mobile: Line
  desktop: Line
}
export interface Footer {
  copyright: PageParagraph
  text?: PageParagraph
  contact?: PageLine
  hours?: PageLine
  area?: PageLine
  social?: SocialLink[]
  licence?: PageLine
}
export interface SocialLink {
  label: Line
  link: WebAddress
}
/**
 * A page with sections of its own, the same in both layouts.
 */
export interface FurtherPage {
  path: Path
  /**
   * Whoever opens one, by an old link or a printed card, is led to this page. Also the address of a page that is gone.
   */
  formerPaths?: Path[]
  title: Line
  meta: PageMeta
  sections: Section[]
}
/**
 * Pages that stand in for another; they say how to reach the business.
 */
export interface Notices {
  offline: Notice
  notFound: Notice
  limited?: Notice
  home: Line
}
export interface Notice {
  title: Line
  text: Paragraph
}
/**
 * How the site looks on the home screen of a phone.
 */
export interface App {
  shortName: string
  icons: AppIcon[]
}
/**
 * A square PNG; what matters stands in its inner four fifths, since phones cut its corners.
 */
export interface AppIcon {
  /**
   * A file in images/.
   */
  src: string
  /**
   * How wide and how high the picture is.
   */
  size: number
}
/**
 * The first two are sent at once to whoever asked and gave an address; the price of a quote when the owner sends it; the others beside a change in the admin, where it is ticked. One that is left out is neither sent nor offered.
 */
export interface Mails {
  appointment?: MailText
  quote?: MailText
  priced?: MailText
  confirmed?: MailText
  moved?: MailText
  cancelled?: MailText
  restored?: MailText
  onWay?: TextMessage
}
export interface MailText {
  subject: MailLine
  movedSubject?: MailLine
  preheader: MailLine
  blocks: MailBlock[]
  footnote: MailLine
  /**
   * Sentences of a short text that the admin offers to send from a phone; one with a placeholder that this request has nothing for is left out.
   */
  sms?: MailSentence[]
}
export interface HeadingBlock {
  kind: 'heading'
  text: MailParagraph
  when?: BlockState
}
export interface ParagraphBlock {
  kind: 'paragraph'
  text: MailParagraph
  when?: BlockState
}
/**
 * The service, the day and the time on the business's clock, and the reference, each after its label; what a request does not have is not shown. What the visitor wrote, such as the address, stands only in mails that the owner reads before they go out.
 */
export interface VisitBlock {
  kind: 'visit'
  serviceLabel: Line
  dayLabel: Line
  timeLabel: Line
  referenceLabel: Line
  categoryLabel?: Line
  addonsLabel?: Line
  addressLabel?: Line
}
export interface PriceBlock {
  kind: 'price'
  totalLabel: Line
  agreedLabel?: Line
}
/**
 * Such as what happens next.
 */
export interface StepsBlock {
  kind: 'steps'
  steps: MailParagraph[]
  when?: BlockState
}
/**
 * Those of the business with these ids.
 */
export interface PoliciesBlock {
  kind: 'policies'
  policies: Id[]
}
/**
 * What the links to call, to write and to open the site read; one that is left out is not shown.
 */
export interface ContactBlock {
  kind: 'contact'
  callLabel?: MailLine
  writeLabel?: MailLine
  siteLabel?: MailLine
}
export interface TextMessage {
  /**
   * Sentences of a short text that the admin offers to send from a phone; one with a placeholder that this request has nothing for is left out.
   */
  sms: MailSentence[]
}
/**
 * What the site says: outcomes, errors, confirmations, and how prices and durations are worded.
 */
export interface Messages {
  form: FormMessages
  success: SuccessMessages
  failure: FailureMessages
  slot: SlotMessages
  estimate: EstimateMessages
  savedEstimate?: SavedEstimateMessages
  price: PriceWording
  duration: DurationWording
  paper?: PaperWording
  admin: AdminMessages
}
export interface FormMessages {
  summary: Line
  requiredFields: Line
  notLoaded: Template
  noToken: Line
  proving?: Line
  tooLong: Template
  unknownChoice: Line
  noScript: Template
}
export interface SuccessMessages {
  title: Line
  appointment: Line
  quote: Line
  mobileQuote: Line
  held?: Template
  reference: Template
  calendar?: Line
  next?: NextSteps
  change?: ChangeHint
  print?: Line
  priceChanged: Template
}
export interface NextSteps {
  title: Line
  appointment: Line[]
  quote: Line[]
}
export interface ChangeHint {
  title: Line
  text: Paragraph
  call: Template
  write: Template
}
export interface FailureMessages {
  desktopAppointment: Template
  desktopQuote: Template
  unproved?: Template
  limited?: Template
  tryLater: Line
  busy?: Line
  replaced?: Line
  expired?: Line
  tooSoon?: Line
  unexpected?: Line
  full?: Line
  exception: Template
  mobile: Line
  mobileFallback: Line
  request: Template
}
export interface SlotMessages {
  checking: Line
  available: Line
  booked: Line
  unavailable: Line
}
export interface EstimateMessages {
  title: Line
  none: Line
  consultation: Line
  note: Paragraph
  details: Line
  reasons: Line
  raises: Line
  notices: Line
  changed?: Template
  nearer?: Template
  gone?: Line
  missing: Template
  incomplete: Line
  print: Line
}
/**
 * Around an estimate that a visitor saves. Needed where business.estimateDays says how long one holds.
 */
export interface SavedEstimateMessages {
  save: Line
  saved: Template
  promised: Template
  line: Template
  expired: Template
  changed: Line
  unknown: Line
}
/**
 * How prices read.
 */
export interface PriceWording {
  from: Template
  lowest: Template
  fromDay: Template
  range: Template
  most: Template
  openRange: Template
  per: Template
  openPer: Template
  perEach: Template
  openPerEach: Template
  upTo: Template
  above: Template
  next: Template
  included: Line
  quote: Line
  minimum: Template
  maximum: Template
  perUnit: Template
  quantity: Template
  and: Template
  roundUp: Template
  beyond: Template
  answer: Template
}
/**
 * How durations read.
 */
export interface DurationWording {
  hour: Template
  hours: Template
  minutes: Template
  hoursMinutes: Template
  hoursRange: Template
  range: Template
}
/**
 * On an estimate or a receipt that the owner prints for a customer; in English when left out.
 */
export interface PaperWording {
  estimate: Line
  agreed?: Line
  receipt: Line
  date: Line
  visit: Line
  adjustment: Line
  total: Line
  paid?: Line
}
export interface AdminMessages {
  loginFailed: Line
  loginFailedWith: Template
  fetchFailed: Template
  valueFailed: Template
  statusFailed: Template
  deleteFailed: Template
  deleteAllFailed: Template
  confirmDelete: Line
  confirmDeleteAll: Line
}
/**
 * Brand colors and type. Text colors on them are derived and their contrast is checked.
 */
export interface Theme {
  light: Palette
  dark: Palette
  fonts: Fonts
  /**
   * Corner radius in pixels.
   */
  radius: number
  headings?: HeadingStyle
  /**
   * Where its photograph stands: beside the words, or behind them across the screen.
   */
  hero?: 'beside' | 'behind'
  /**
   * How packages, categories and reviews are set apart: in boxes, raised from the background, or under a line.
   */
  cards?: 'boxed' | 'raised' | 'ruled'
  /**
   * Their corners; a little less round than all others when left out.
   */
  buttons?: 'square' | 'pill'
  rhythm?: 'close' | 'usual' | 'wide'
}
export interface Palette {
  brand: Color
  accent: Color
  surface: Color
  ink: Color
}
export interface Fonts {
  heading: FontStack
  body: FontStack
  /**
   * Fonts of our own that the families name; without them, those of the visitor's system serve.
   */
  files?: FontFile[]
}
export interface FontFile {
  family: string
  /**
   * A file in fonts/.
   */
  src: string
  /**
   * How wide its text runs beside that of Arial, in percent: the substitute is scaled, so that nothing moves when the font arrives.
   */
  scale?: number
  /**
   * The weight, or the lightest and the heaviest of a variable font.
   */
  weight: string
}
export interface HeadingStyle {
  /**
   * How bold, from 300 to 900, as far as the font goes; 650 when left out.
   */
  weight?: number
  /**
   * Tight when left out.
   */
  letters?: 'tight' | 'usual' | 'wide'
  capitals?: boolean
}
/**
 * What holds for a visit as a whole, however many items it has.
 */
export interface Visit {
  /**
   * How many a visitor may ask for at once, such as 5 vehicles.
   */
  mostItems: number
  /**
   * Asked once for the whole visit, such as whether there is water.
   */
  inputs?: VisitInput[]
  /**
   * What the visit costs beside its items: a trip fee, a discount from three items on, or off the second.
   */
  rules?: VisitRule[]
  limit?: CategoryLimit
  duration?: Duration
  /**
   * How many items are worked on at the same time; 1 when left out: one after the other.
   */
  atOnce?: number
  words: VisitWords
}
/**
 * What else changes the price of a visit, or is said about it.
 */
export interface VisitRule {
  id: Id
  title: Line
  when?: VisitWhen
  /**
   * The rule does not apply where one of these holds.
   */
  unless?: VisitWhen[]
  effect: Effect
  /**
   * For a discount that not everybody has, such as that of members: cards, tables and search engines then promise what it costs without, and the discount is still said below the prices.
   */
  unadvertised?: boolean
  /**
   * For a discount from a day on: before that day pages, search engines and programs say nothing of it. Whoever books a visit on its days sees it and gets it right away.
   */
  unannounced?: boolean
}
/**
 * All that is said must hold; a list of values holds with any of them.
 */
export interface VisitWhen {
  items?: ItemCount
  inputs?: InputCondition[]
  weekdays?: Weekday[]
  date?: DateRange
  season?: Season
  start?: StartTimes
  notice?: HoursAhead
}
/**
 * How many of the visit's items are of these categories and packages; both ends count. A percentage is of these items alone.
 */
export interface ItemCount {
  /**
   * 1 when left out, or one more than stay at the full price.
   */
  min?: number
  max?: number
  /**
   * Of a percentage: the dearest stay, the others change. 1 is for the second and each further one, such as 10 % off or, with -100 percent, free; 2 from the third on. For one item alone, however many there are, make a rule for each number: for 2 items, of which 1 stays, for 3, of which 2 stay.
   */
  full?: number
  /**
   * Of all categories when left out.
   */
  category?: Id[]
  package?: Ids
}
/**
 * What the form says of a visit of several items.
 */
export interface VisitWords {
  title: Line
  add: Line
  edit: Line
  remove: Line
  most: string
  incomplete: Line
  /**
   * Under the prices, such as From 3 vehicles on.
   */
  itemsOrMore: string
  itemsAtMost: string
  itemsBetween: string
  itemsExactly: string
  /**
   * Under the prices, where a discount is on the further items alone.
   */
  atFullPrice: string
  together: Line
}
/**
 * What is paid when, and what a visit costs that does not take place. Of each list, the first that applies to a request counts.
 */
export interface Policies {
  deposits?: Deposit[]
  cancellations?: Cancellation[]
  words: PolicyWords
}
/**
 * What is paid when; the price of a request decides which row holds.
 */
export interface Deposit {
  id: Id
  when?: PolicyWhen
  /**
   * The same for any price, or a line for each price from which it is another; below the first there is no deposit.
   */
  rows: DepositRow[]
  note?: Line
}
/**
 * All that is filled in must hold; a visit of several items is meant where one of them is.
 */
export interface PolicyWhen {
  /**
   * Of any category when left out.
   */
  category?: Id[]
  package?: Ids
  /**
   * New ones alone. Visitors are told it in words: the site never shows whom it knows.
   */
  customers?: 'new'
}
/**
 * What is paid of a price, in one payment or several.
 */
export interface DepositRow {
  from?: Amount
  shares: DepositShare[]
}
/**
 * A part of the price or an amount, and when it is paid. None is more than what is left of the price.
 */
export interface DepositShare {
  fee: ShareFee
  due: 'booking' | 'before' | 'start' | 'done'
  /**
   * Where it is due when booking and need not be paid at once.
   */
  hours?: number
}
/**
 * This amount.
 */
export interface AmountFee {
  kind: 'amount'
  amount: Amount
}
/**
 * This amount for each item of the visit, or for each of a number that is asked.
 */
export interface EachFee {
  kind: 'each'
  amount: Amount
  input?: Id
}
/**
 * A part of the price, in hundredths of a percent; never more than the price, but where a least amount is.
 */
export interface PercentFee {
  kind: 'percent'
  bps: PartOfPrice
  /**
   * The whole price when left out.
   */
  of?: 'total' | 'base'
  min?: Amount
  max?: Amount
}
/**
 * What the payments before it leave of the price.
 */
export interface RestFee {
  kind: 'rest'
}
/**
 * What it costs to cancel, not to be there, or to choose less.
 */
export interface Cancellation {
  id: Id
  when?: PolicyWhen
  /**
   * From early to late: each holds once its moment has passed.
   */
  rows?: FeeRow[]
  /**
   * Likewise, where a service is made smaller.
   */
  smaller?: FeeRow[]
  noShow?: Fee
  calledOff?: Fee
  inVain?: Fee
  note?: Line
}
/**
 * What it costs from a moment before the visit on.
 */
export interface FeeRow {
  within?: Within
  fee: Fee
}
/**
 * What is said of deposits and cancelling.
 */
export interface PolicyWords {
  title: Line
  /**
   * Such as $50 for each pet.
   */
  eachItem: string
  /**
   * Such as $40 for each cleaner.
   */
  eachUnit: string
  percent: string
  percentOfBase: string
  whole: Line
  rest: Line
  atLeast: string
  atMost: string
  /**
   * Once the price is known, such as 50% of the price ($70).
   */
  figure: string
  booking: string
  /**
   * {time} is the number of hours, such as 24 hours.
   */
  bookingWithin: string
  before: string
  start: string
  done: string
  deposit: string
  /**
   * Where the shares come to the whole price.
   */
  payment: string
  from: string
  newCustomers: string
  otherCustomers: string
  services: string
  /**
   * {time} is the number of hours, such as 24 hours.
   */
  hoursBefore: string
  /**
   * {days} is such as 2 days or 2 working days.
   */
  daysBefore: string
  /**
   * Such as after 9:00 AM 3 working days before.
   */
  daysBeforeAt: string
  onDay: Line
  onDayAt: string
  workingDay: Line
  workingDays: string
  cancelling: string
  cancellingAlways: string
  earlier: Line
  smaller: string
  smallerAlways: string
  noShow: string
  calledOff: string
  inVain: string
  /**
   * Once a day and a time are chosen.
   */
  freeUntil: string
  /**
   * Where it is not free any more.
   */
  costsNow: string
}
/**
 * Selections and what each costs. Visitors never see them; content in which one costs something else does not go live.
 */
export interface Examples {
  examples: Example[]
  /**
   * Warnings of prices that the owner has dismissed, since the prices are meant. A warning whose text changes, such as by another price in it, is shown again.
   */
  dismissed?: DismissedWarning[]
}
/**
 * A selection, and what it costs.
 */
export interface Example {
  title: Line
  category: Id
  package: Id
  answers?: ExampleAnswer[]
  addons?: ExampleAddon[]
  visit?: ExampleVisit
  price: ExamplePrice
}
export interface ExampleAddon {
  addon: Id
  /**
   * 1 when left out.
   */
  count?: number
}
/**
 * A day, and a time of it.
 */
export interface ExampleVisit {
  date: Day
  start?: TimeOfDay
  /**
   * From the request to the start; plenty when left out.
   */
  notice?: number
}
/**
 * A warning, and why its prices are meant.
 */
export interface DismissedWarning {
  /**
   * Word by word, with its category before it, as the admin shows it.
   */
  warning: string
  reason: Line
}
/**
 * The price of this name, of the category or of the business.
 */
export interface NamedPrice {
  kind: 'named'
  name: Id
}
/**
 * The price until then, and those that follow.
 */
export interface DatedPrice {
  kind: 'dated'
  price: Price
  /**
   * In the order of their days.
   */
  changes: DatedChange[]
}
/**
 * The price of visits from a day on.
 */
export interface DatedChange {
  from: Day
  price: Price
}
