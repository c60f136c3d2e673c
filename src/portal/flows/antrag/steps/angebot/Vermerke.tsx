import { Vermerkbox } from '../../../../formular/Felder.tsx';
import { useAngebotsstand } from './angebotslage.ts';

/** What is to be said about a choice, right below it. */
export function Vermerke({ nach }: { nach: string }) {
  return useAngebotsstand()
    .vermerke.filter((vermerk) => vermerk.nach === nach)
    .map((vermerk) => <Vermerkbox key={vermerk.text} {...vermerk} />);
}
