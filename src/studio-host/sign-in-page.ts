import { createHash } from 'node:crypto'

/** A failed attempt, shown on the page. */
interface Attempt {
  readonly username: string
  readonly error: string
}

const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: light-dark(#f4f5f7, #14161a); color: light-dark(#1b1f27, #e9ecf1) }
main { box-sizing: border-box; width: min(24rem, calc(100vw - 2rem)); padding: 2rem; border-radius: .75rem; background: light-dark(#fff, #1e2229); box-shadow: 0 1px 3px #0003 }
h1 { margin: 0 0 .25rem; font-size: 1.375rem }
p { margin: 0 0 1rem }
label { display: block; margin: 1rem 0 .25rem; font-weight: 600 }
input { box-sizing: border-box; width: 100%; min-height: 2.75rem; padding: .5rem .75rem; font: inherit; color: inherit; background: light-dark(#fff, #14161a); border: 1px solid light-dark(#6b7280, #8b93a1); border-radius: .375rem }
button { width: 100%; min-height: 2.75rem; margin-top: 1.5rem; font: inherit; font-weight: 600; color: #fff; background: #1d4ed8; border: 0; border-radius: .375rem; cursor: pointer }
button:hover { background: #1e40af }
:focus-visible { outline: 3px solid light-dark(#1d4ed8, #93b4ff); outline-offset: 2px }
[role=alert] { padding: .75rem; border-radius: .375rem; color: light-dark(#8a1212, #ffc9c9); background: light-dark(#fde8e8, #4a1d1d) }
small { display: block; margin-top: 1.25rem; color: light-dark(#4b5563, #aab2c0) }
`

/** Content security policy of the sign-in page: its own style, nothing else. */
export const SIGN_IN_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** Renders the sign-in page; `next` is the path to go to afterwards. */
export function signInPage(next: string, attempt: Attempt | null): string {
  const alert = attempt === null ? '' : `<p role="alert" id="error">${escapeHtml(attempt.error)}</p>`
  const described = attempt === null ? '' : ' aria-describedby="error"'
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">

<title>${attempt === null ? '' : 'Error: '}Sign in to the Studio</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Sign in to the Studio</h1>
<p>Here you edit what your site says and charges.</p>
${alert}
<form method="post" action="/sign-in?next=${escapeHtml(encodeURIComponent(next))}">
<label for="username">User name</label>
<input id="username" name="username" autocomplete="username" autocapitalize="none" spellcheck="false" required maxlength="200" value="${escapeHtml(attempt?.username ?? '')}"${attempt === null ? ' autofocus' : ''}>
<label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="current-password" required maxlength="1000"${described}${attempt === null ? '' : ' autofocus'}>
<button>Sign in</button>
</form>
<small>It is the account of the site's admin. Without one, open the link that was printed when the site started.</small>
</main>
</body>
</html>
`
}

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, sign => `&#${sign.charCodeAt(0)};`)
}
