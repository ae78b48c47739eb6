/** Checks that every locked package has an integrity hash and no install script, so that `npm ci` installs exactly the reviewed bytes. */
import { readFileSync } from 'node:fs'

interface LockedPackage {
  integrity?: string
  hasInstallScript?: boolean
}

const problems = ['package-lock.json', 'src/studio/package-lock.json'].flatMap(file => {
  const { packages } = JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, LockedPackage> }
  return Object.entries(packages).flatMap(([name, { integrity, hasInstallScript }]) => [
    // The empty name is the project itself.
    ...(name === '' || integrity?.startsWith('sha512-') ? [] : [`${file}#${name}: has no sha512 integrity; make the lock file anew`]),
    ...(hasInstallScript ? [`${file}#${name}: runs an install script; read it, then except it here`] : []),
  ])
})

for (const problem of problems) console.error(problem)
process.exitCode = problems.length === 0 ? 0 : 1
