import { useEffect, useSyncExternalStore } from 'react';
import * as select from '#machines/draft/selectors.ts';
import { schrittVon } from '#machines/walk.ts';
import * as z from 'zod/mini';
import { ohne } from '../../../aufruf.ts';
import { useSession } from '../../../ports.ts';
import { schrittAus } from '../../flowAddress.ts';
import { useSelector } from '../../useSelector.ts';
import type { Bekannt } from '../bekannt.ts';
import type { GangActor } from '../onward.ts';
import type { AntragProduktSeite } from '../produkt.ts';
import type { AntragActor } from '../steps/step.ts';
import { berichte } from './berichte.ts';
import type { EntwurfActor } from './effekte.ts';
import { gehe, useOrt } from '../../../ort.tsx';

interface Teile {
  actor: AntragActor;
  entwurf: EntwurfActor;
  gang: GangActor;
  seite: AntragProduktSeite;
  /** She goes on with what this device kept. */
  nimmtAuf: boolean;
}

/**
 * Holds an application and its draft together: the address names it no longer once it is open, it goes
 * on where it was left, and the draft is told of what the application does.
 */
export function useEntwurf({ actor, entwurf, gang, seite, nimmtAuf }: Teile) {
  const { pathname, search } = useOrt();
  const schritt = useSelector(actor, schrittVon);
  const angemeldet = useSession().status === 'angemeldet';
  const geoeffnet = useSelector(entwurf, select.geoeffnet);
  const ziel = geoeffnet?.ziel ?? null;
  const hatBegonnen = schritt !== null && schritt !== 'anfang' && schritt !== 'entwurf';
  const genannt = new URLSearchParams(search).has('savedDraftId');
  // A step whose address is still on the way would lose it again.
  const istDa = schritt === schrittAus(pathname, { ...seite, ausgang: '/' });
  const vergisst = hatBegonnen && genannt && istDa;
  const gehtWeiter = hatBegonnen && !genannt && ziel !== null;

  // The page built ahead knows no link; whoever comes by one does not begin anew.
  const oeffnet = useSyncExternalStore(nie, () => genannt, wederNoch);

  useEffect(() => {
    if (vergisst) gehe(pathname + ohne('savedDraftId', search), { replace: true });
  }, [vergisst, pathname, search]);

  useEffect(() => {
    if (gehtWeiter) gang.send({ type: 'FORTSETZEN', ziel });
  }, [gehtWeiter, ziel, gang]);

  useEffect(() => {
    if (schritt === 'bestaetigung') entwurf.send({ type: 'ABGESCHLOSSEN' });
  }, [schritt, entwurf]);

  useEffect(
    // Signed out, nothing would be a broker's any more.
    () => (angemeldet ? berichte({ actor, entwurf, seite, fenster: globalThis }) : undefined),
    [angemeldet, actor, entwurf, seite],
  );

  return {
    /** Not shown yet: an answer given before the address follows would be taken back by it. */
    unterwegs: hatBegonnen
      ? ziel !== null || vergisst
      : (oeffnet || nimmtAuf) && schritt === 'anfang',
    /** What is known, and what was answered to questions that are asked otherwise today. */
    vorbelegt: (bekannt: Bekannt): Bekannt =>
      geoeffnet ? { ...bekannt, ...lose.parse(geoeffnet.vorbelegung) } : bekannt,
  };
}

const lose = z.record(z.string(), z.record(z.string(), z.unknown()));

/** An address that changes is followed as it is. */
function nie() {
  return () => undefined;
}

function wederNoch() {
  return false;
}
