import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import * as React from 'react'
import { defineConfig, type Plugin } from 'vite'
import { hashOfSources } from './scripts/build/build-stamp.ts'

/** Browsers that know light-dark(): compiled for older ones, it would no longer follow a change of the colour scheme. */
const CURRENT_BROWSERS = ['chrome125', 'edge125', 'firefox128', 'safari18']

/**
 * The form and all it is made of are one file, which compresses best; the admin takes what it shares from there. The entry stays apart, since
 * whoever loads it starts the form.
 */
const FORM = /src\/web\/booking\/start-form/

/** What the admin shares with its late parts, and visitors never load: one file, where by itself it would be several. */
const QUERIES = /@tanstack|named-react|admin-answers|admin\/data\/query-client/

/** What the site's script shares with the others: in the form's file, it would make every page load the form. */
const SHARED = /vite\/preload-helper|src\/web\/admin-hash/

/** What is imported on demand has no styles and no chunks of its own that were worth a list: it is imported, and that is all. */
const BARE_IMPORTS: Plugin = {
  name: 'bare-imports',
  enforce: 'pre',
  load: id => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = load => load()' : null),
}

/**
 * React by names: a namespace of a CommonJS module (`import * as React`) needs a helper, which would become a chunk of its own that visitors load too.
 */
const NAMED_REACT: Plugin = {
  name: 'named-react',
  enforce: 'pre',
  resolveId: (id, importer) => (id === 'react' && importer?.includes('@tanstack/react-query/') === true ? '\0named-react' : null),
  load: id => (id === '\0named-react' ? `export { ${REACT_NAMES.join(', ')} } from 'react'` : null),
}

/** What checks would say of content, and of answers, is never read in a browser, which is sent checked content and has words of its own. */
const NO_COMPLAINTS: Plugin = {
  name: 'no-complaints',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: (code, id) =>
    CONTENT_CHECKS.test(id)
      ? code
          .replaceAll(CHECK, '')
          .replaceAll(PROOF, '')
          .replaceAll(WATCH, 'null')
          .replaceAll(COMPLAINT, '.report()')
          .replaceAll(SAYING, "''")
          .replaceAll(PLACE, '')
          .replaceAll(INSIDE, '$1')
          .replaceAll(NAME, '$1)')
      : null,
}

/** Modules that others take the place of in browsers: places are left out below, and what remains of them is silent; kinds that few businesses use come late. */
const IN_BROWSERS: Plugin = {
  name: 'in-browsers',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId(id, importer = '') {
    if (id.endsWith('/content-pointer.ts')) return resolve('src/catalog/compile/silent-pointer.ts')
    if (id === './further-kinds.ts' && importer.endsWith('/registry.ts')) return resolve(importer, '../late-kinds.ts')
    return null
  },
}

const COMPLAINT = /\.report\((?:`[^`]*`|'[^']*')\)/g

/** A further part of a place, which has a key of its own. */
const PLACE = /\.at\([^()']*'[^()]*\)/g

/** The surroundings of a price inside another differ from those of that one in their place alone. */
const INSIDE = /\binside\((\w+), [^()]*\)/g

/** What something that is looked up is called, where it is not there. */
const NAME = /(\.find\([\w.]+, [\w.]+), (?:`[^`]*`|'[^']*')\)/g

/** A line that only complains. */
const CHECK = new RegExp(`^ *if \\(.*\\) [\\w.]+(?:\\.at\\(.*\\))?${COMPLAINT.source}\\n(?! *else )`, 'gm')

/** Nobody watches there what of a price is reached. */
const WATCH = /\bscope\.watch\b/g

/** What only the publish check needs: where answers make a difference, how large an amount can grow, and what is reached. */
const PROOF = /^ *(?:for \(.*\) input\.breakpoints\.add\(.*\)|breakpoints: .*,|most: .*,|reached: .*,|(?:if \(.*\) )?[\w.]*reached\?\.\(\))\n/gm

/** What only programs read of a refusal. */
const SAYING = /(?<!function )\bsaying\((?:`[^`]*`|'[^']*')\)/g

const CONTENT_CHECKS = /src\/catalog\/(compile|inputs|prices|estimate)\//

const REACT_NAMES = Object.keys(React).filter(name => /^[a-zA-Z]+$/.test(name) && name !== 'default')

const SHORT_NAMES = {
  entryFileNames: 'assets/[name]-[hash:6].js',
  chunkFileNames: 'assets/[name]-[hash:6].js',
  assetFileNames: 'assets/[name]-[hash:6][extname]',
}

/** Has browsers compile a script in the background while it loads: otherwise they compile each function when it is first called (explicit compile hints). */
const COMPILED_AHEAD = '//# allFunctionsCalledOnLoad'

/** Two builds: what browsers load; and the server with the page renderer, in a few files, since finding and reading hundreds would be most of a start. */
export default defineConfig({
  plugins: [react(), BARE_IMPORTS, NAMED_REACT, NO_COMPLAINTS, IN_BROWSERS],
  // Without it, React's hooks for its developer tools fall away, which visitors would load in vain.
  define: { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined', SITE_BUILD: JSON.stringify(hashOfSources()) },
  publicDir: false,
  build: { target: CURRENT_BROWSERS, cssTarget: CURRENT_BROWSERS, minify: true, cssMinify: true, modulePreload: false },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        rolldownOptions: {
          // No getter here does more than read, so that what nobody uses of a read falls away.
          treeshake: { propertyReadSideEffects: false },
          input: {
            desktop: 'src/web/site/styles/desktop.css',
            mobile: 'src/web/site/styles/mobile.css',
            site: 'src/web/site/main.ts',
            booking: 'src/web/booking/main.ts',
            admin: 'src/web/admin/main.tsx',
          },
          // Each character of a hash costs a page, since no compression shortens it.
          output: {
            ...SHORT_NAMES,
            postBanner: ({ name }) => (name === 'admin' || name === 'queries' ? COMPILED_AHEAD : ''),
            codeSplitting: {
              groups: [
                { name: 'shared', test: SHARED, priority: 1 },
                { name: 'form', test: FORM },
                { name: 'queries', test: QUERIES },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // React is bundled, so that pages are rendered by its production build whatever NODE_ENV says.
      // Packages with native code stay where they are installed.
      resolve: { noExternal: true, external: ['sharp'] },
      build: {
        outDir: 'dist/server',
        ssr: true,
        // Scripts that pages carry are functions of this build, and weigh what they are here. NODE_OPTIONS=--enable-source-maps gives the log its names back.
        sourcemap: true,
        rolldownOptions: {
          input: {
            main: 'src/server/main.ts',
            'content-worker': 'src/cms/live/content-worker.ts',
            'picture-worker': 'src/cms/pictures/picture-worker.ts',
            'page-worker': 'src/server/pages/page-worker.ts',
            'password-worker': 'src/server/auth/password-worker.ts',
            'render-page': 'src/web/render-page.tsx',
            'render-mail': 'src/web/render-mail.tsx',
          },
          output: { chunkFileNames: '[name]-[hash].js' },
        },
      },
    },
  },
  builder: {},
})
