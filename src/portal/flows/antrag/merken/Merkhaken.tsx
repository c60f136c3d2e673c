import { tarifantwort } from '#machines/antrag/selectors.ts';
import * as select from '#machines/merken/selectors.ts';
import { schrittVon } from '#machines/schritt.ts';
import { Checkbox } from '#widgets/checkbox/Checkbox.tsx';
import { useSelector } from '../../useSelector.ts';
import { type StepProps, useKontext } from '../steps/step.ts';
import { merkstandVon } from './effekte.ts';
import { t } from './texte.ts';

/** Her own wish, and never set for her (§ 25 (2) TDDDG): from the first price on her answers stay on this device. */
export function Merkhaken({ actor, entwurf, merken, seite }: Omit<StepProps, 'gang' | 'schritte'>) {
  const wirdGemerkt = useSelector(merken, select.wirdGemerkt);
  const istVerweigert = useSelector(merken, select.istVerweigert);
  const hatBeitrag = useSelector(actor, (stand) => Boolean(tarifantwort(stand)?.beitrag));
  // What a broker answers is about his customer.
  const vermittelt = useKontext(actor, ({ umfeld }) => umfeld?.durchVermittler === true);
  if (!hatBeitrag || vermittelt) return null;

  function waehle(soll: boolean): void {
    if (!soll) return merken.send({ type: 'VERGESSEN' });
    const schritt = schrittVon(actor.getSnapshot()) ?? '';
    const stand = merkstandVon({ actor, entwurf, seite }, schritt);
    if (stand) merken.send({ type: 'MERKEN', stand });
  }

  return (
    <Checkbox
      name="merken"
      optional
      label={t('merken')}
      hint={t('merkenHinweis')}
      checked={wirdGemerkt}
      onChange={waehle}
      error={istVerweigert ? t('verweigert') : undefined}
    />
  );
}
