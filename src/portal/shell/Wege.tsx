import { BottomBar } from '#widgets/app-shell/BottomBar.tsx';
import { Menu, type MenuProps } from '#widgets/app-shell/Menu.tsx';
import { useFeatures } from '../useFeatures.ts';
import { useOrt } from '../ort.tsx';
import { usePorts } from '../ports.ts';
import { abmelden, useAngemeldet } from './angemeldet.ts';
import { navigationVon } from './navigation.tsx';
import { useRahmenstand } from './shellContext.ts';

/** The ways of an area in its header. */
export function Menue() {
  return <Menu {...useWegeDesBereichs()} />;
}

/** The same below the page of a phone. */
export function Leiste() {
  return <BottomBar {...useWegeDesBereichs()} />;
}

function useWegeDesBereichs(): MenuProps {
  const { bereich } = useRahmenstand();
  const ports = usePorts();
  const nutzer = useAngemeldet();
  const istAn = useFeatures();
  const { pathname } = useOrt();
  const { oben, unten } = navigationVon(
    bereich === 'vermittler' ? 'vermittler' : 'kunden',
    pathname,
    istAn,
  );
  return {
    navigation: oben,
    secondary: unten,
    account: nutzer ? { name: nutzer.name, onSignOut: () => abmelden(ports) } : undefined,
  };
}
