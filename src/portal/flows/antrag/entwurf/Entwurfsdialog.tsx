import * as select from '#machines/draft/dialog.ts';
import { useSelector } from '../../useSelector.ts';
import type { Entwurfsprops } from './antragsbild.ts';
import { Abgeschlossen } from './Abgeschlossen.tsx';
import { Konflikt } from './Konflikt.tsx';
import { Loeschfrage } from './Loeschfrage.tsx';
import { Speicherdialog } from './Speicherdialog.tsx';

/** The dialog of the draft that is open. */
export default function Entwurfsdialog(props: Entwurfsprops) {
  const art = useSelector(props.entwurf, select.dialog);
  if (art === 'loeschen') return <Loeschfrage {...props} />;
  if (art === 'abgeschlossen') return <Abgeschlossen {...props} />;
  return art === 'geaendert' ? <Konflikt {...props} /> : <Speicherdialog {...props} />;
}
