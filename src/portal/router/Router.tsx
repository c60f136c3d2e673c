import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react';
import { type Parameter, parameterVon } from '../addresses.ts';
import { here, navigate, onPlace, type Place } from './history.ts';

/** Tells everything below where the tab is. */
export function Router({ start = here, children }: { start?: () => Place; children: ReactNode }) {
  const [place, setPlace] = useState(start);
  // What an answer changes on the page comes first, its address a little later.
  useLayoutEffect(() => onPlace((next) => startTransition(() => setPlace(next))), []);
  return <PlaceContext value={place}>{children}</PlaceContext>;
}

/** Where the tab is. */
export function useLocation(): Place {
  const place = useContext(PlaceContext);
  if (place === null) throw new Error('There is no router here.');
  return place;
}

/** What the address names, `:name` by `name`. */
export function useParams(): Parameter {
  return parameterVon(useLocation().pathname);
}

/** Leads on as soon as it stands on the page, and leaves nothing to come back to. */
export function Redirect({ to, state }: { to: string; state?: unknown }) {
  const [told] = useState(() => state);
  useEffect(() => navigate(to, { replace: true, state: told }), [to, told]);
  return null;
}

const PlaceContext = createContext<Place | null>(null);
