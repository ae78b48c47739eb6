import config from './sanity.config.ts'
import { startStudio } from './start-studio.tsx'

startStudio(config)
