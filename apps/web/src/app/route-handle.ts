import { type UIMatch, useMatches } from 'react-router-dom';

/** What a route tells the layout. `desk` fills the window and scrolls inside, for a document beside its report. */
export interface RouteHandle {
  readonly frame?: 'page' | 'desk';
}

export const useFrame = (): 'page' | 'desk' =>
  (useMatches() as UIMatch<unknown, RouteHandle | undefined>[]).findLast(({ handle }) => handle?.frame)?.handle
    ?.frame ?? 'page';
