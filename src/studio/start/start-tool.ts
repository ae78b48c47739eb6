import { HomeIcon } from '@sanity/icons/Home'
import type { Tool } from 'sanity'
import { StartPage } from './start-page.tsx'

/** The first tool, which the Studio opens with. */
export const START_TOOL: Tool = { name: 'start', title: 'Start', icon: HomeIcon, component: StartPage }
