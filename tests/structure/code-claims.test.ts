import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Claims of SECURITY.md that the whole of the source has to bear out, and no single call could show. */

/** All that is ever served or built: the gallery is for development only. */
const SOURCE = globSync('src/**/*.{ts,tsx}', { exclude: ['**/node_modules/**', '**/generated/**', 'src/gallery/**'] }).map(file => ({
  file,
  lines: readFileSync(file, 'utf8').split('\n'),
}))

interface Claim {
  title: string
  /** What must not stand in a line of the source. */
  forbidden: RegExp
  /** A line that the pattern has to find: a check that finds nothing checks nothing. */
  example: string
  /** Only these folders; all of `src` when left out. */
  under?: RegExp
  /** Places that were read. */
  except?: RegExp
}

const SERVER = /^src\/(server|cms|threads|catalog|booking|contract)\//

const claims: readonly Claim[] = [
  {
    title: 'the server starts no program but its own',
    forbidden: /child_process|\bexecFile\b|\bspawn\(/,
    example: "import { spawn } from 'node:child_process'",
    // Forks a script of its own, whose name nobody sends.
    except: /^src\/threads\/job-process\.ts$/,
  },
  { title: 'no text is run as code', forbidden: /\beval\(|new Function\(|node:vm|document\.write/, example: 'eval(text)' },
  {
    title: 'no pattern is made of what somebody sent',
    forbidden: /new RegExp\(|\bRegExp\(/,
    example: 'new RegExp(query)',
    under: SERVER,
    except: /layout-choice\.ts$/,
  },
  {
    title: 'markup is written as it is only where the page frame is made',
    forbidden: /dangerouslySetInnerHTML|\.innerHTML|insertAdjacentHTML/,
    example: '<p dangerouslySetInnerHTML={{ __html: text }} />',
    except: /^src\/web\/(site\/(document|notice-page)|renderer\/sections\/booking)\.tsx$/,
  },
  {
    title: 'no page listens to messages of other windows',
    // A page's own worker is no window, nor is a worker's scope: only the page that started it can send to it, and to the service worker only pages of its origin.
    forbidden: /(?<!\bworker\.)addEventListener\(['"]message['"]|\bonmessage\b/,
    example: "addEventListener('message', run)",
    except: /^src\/(web\/booking\/work-worker|server\/site-files\/service-worker)\.ts$/,
  },
  { title: 'no plugin is embedded', forbidden: /<(object|embed|applet|iframe)[\s/]/, example: '<object data={file} />' },
  {
    title: 'hashes and keys are of the kinds that are listed',
    // SHA-256, HMAC with it, argon2id; certificates of the local Studio are made on P-256.
    forbidden: /create(Hash|Hmac)\((?!'sha256')|\bhash\('(?!sha256)|createCipher|createSign|argon2\((?!'argon2id')|generateKeyPairSync\((?!'ec')/,
    example: "createHash('md5')",
    // Sanity names assets by SHA-1, and its Studio asks for them by it: nothing is kept safe by that.
    except: /^src\/lake\/server\/routes\/asset-routes\.ts$/,
  },
  {
    title: 'what must not be guessed is drawn by the system',
    forbidden: /Math\.random/,
    example: 'Math.random()',
    under: /^src\/(server|lake|studio-host)\//,
  },
  { title: 'no question stands in for a password', forbidden: /secret.?question|security.?question|password.?hint/i, example: 'passwordHint' },
]

test('the source is where it is looked for', () => {
  expect(SOURCE.length).toBeGreaterThan(400)
})

test.for(claims)('$title', ({ forbidden, example, under, except }) => {
  expect(example).toMatch(forbidden)
  const found = SOURCE.filter(({ file }) => (under?.test(file) ?? true) && !(except?.test(file) ?? false)).flatMap(({ file, lines }) =>
    lines.flatMap((line, index) => (forbidden.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [])),
  )
  expect(found).toEqual([])
})
