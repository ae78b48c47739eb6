/** Names, words and places as people really type them. */

export const NAMES = [
  'Ann Ash',
  'Bo Li',
  'Jonathan Abernathy-Featherstonehaugh',
  'María José Álvarez de la Fuente y Castellanos',
  'Nguyễn Thị Minh Khai',
  'Łukasz Żółkiewski',
  'Søren Ærøskøbing',
  'Þórður Guðmundsson',
  'Ελένη Παπαδοπούλου',
  'Наталия Щербакова',
  'محمد عبد الرحمن',
  'יעל כהן-לוי',
  '山田 太郎',
  '김 서연',
  "Siobhán O’Brien-D'Arcy",
  'Bob "Bobby" Stone',
  '<b>Bold</b> & Sons',
  'Kim 🚗✨',
  'W'.repeat(100),
  'van der Berg, J.',
  'Zoë Quist',
  'R2-D2',
  'Dr. Anneliese Baumgartner-Schmidt, Ph.D.',
  'MIA MIAMI',
  'tom nguyen',
  'Priya Raman',
  'Aisha Bello',
  'Ng Xi',
  'Ravi "null" O\\Neil',
  'Joy; DROP TABLE appointments',
] as const

export const MESSAGES = [
  '',
  '',
  '',
  'Two dogs in the yard.',
  'Please call before you come: the drive is steep.',
  'Semaphore code 12 🔑',
  'First line\nsecond line\n\n\tand one that is indented',
  'يرجى الاتصال قبل الوصول، البوابة مغلقة.',
  'נא לחנות מאחורי הבית',
  '“Curly”, "straight" and ‘single’ quotes – 50% off?',
  'See https://example.com/pictures?of=my&car=1#front and call +1 (208) 555-0100',
  `It is a long story. ${'The car stood under a tree all summer. '.repeat(60)}`.slice(0, 2000),
  'W'.repeat(400),
  'Stain: =cmd|"/c calc"!A1',
] as const

export const ADDRESSES = [
  '12 Elm Street, Boise',
  '1450 East Parkcenter Boulevard, Building C, Suite 210, Boise',
  '7 Ó Briain Lane, Meridian',
  '900 N. 4th Ave #3, Eagle',
  'Farm road 17, third gate on the left after the silo, Kuna',
  '3 Oak Lane, Nampa',
  '',
] as const

export const NOTES = ['', '', 'Gate code 1234#', 'Park behind the barn; no water, outlet by the door 🔌', 'N'.repeat(300)] as const
