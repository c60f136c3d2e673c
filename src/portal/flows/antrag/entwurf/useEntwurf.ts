import { useSelector } from '@xstate/react';
import { useEffect, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { schrittVon, weiterMit } from '#machines/walk.ts';
import * as z from 'zod/mini';
import { ohne } from '../../../aufruf.ts';
import { useSession } from '../../../ports.ts';
import { type FlowActor, replay } from '../../replay.ts';
import { schrittAus } from '../../flowAddress.ts';
import type { Bekannt } from '../bekannt.ts';
import type { AntragProduktSeite } from '../produkt.ts';
import { type AntragActor, useKontext } from '../steps/step.ts';
import type { Entwurfsablage } from './ablage.ts';
import { frueherBeitrag } from './frueherBeitrag.ts';
import { useAblage } from './useAblage.ts';

interface Teile {
  actor: AntragActor;
  /** The same, as answers are given to it again. */
  lauf: FlowActor;
  seite: AntragProduktSeite;
  ablage: Entwurfsablage;
}

/**
 * What a saved application asks of the running one: the address names it no longer once it is open,
 * it goes on where it was left, and a broker's saves itself.
 */
export function useEntwurf({ actor, lauf, seite, ablage }: Teile) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const schritt = useSelector(actor, schrittVon);
  const verkauft = useKontext(actor, ({ umfeld }) => umfeld?.durchVermittler === true);
  // Signed out, nothing would be his any more.
  const selbst = useSession().status === 'angemeldet' && verkauft;
  const { geoeffnet } = useAblage(ablage);
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
    if (vergisst) void navigate(pathname + ohne('savedDraftId', search), { replace: true });
  }, [vergisst, navigate, pathname, search]);

  useEffect(() => {
    if (!gehtWeiter) return;
    const { antworten } = actor.getSnapshot().context;
    const antwort = weiterMit(Object.fromEntries(Object.entries(antworten)));
    // Nobody is led past a price that is another than the one that was saved.
    const istAnders = () =>
      frueherBeitrag(seite, actor.getSnapshot().context, ablage.stand().geoeffnet) !== null;
    const weiter = (name: string) => (name === 'tarif' && istAnders() ? null : antwort(name));
    void replay(lauf, ziel, weiter).then(ablage.angekommen, ablage.angekommen);
  }, [gehtWeiter, ziel, actor, lauf, seite, ablage]);

  useEffect(() => {
    if (schritt === 'bestaetigung') ablage.vergessen();
  }, [schritt, ablage]);

  useEffect(
    () => (selbst ? selbstGespeichert({ actor, seite, ablage }) : undefined),
    [selbst, actor, seite, ablage],
  );

  return {
    /** Not shown yet: an answer given before the address follows would be taken back by it. */
    unterwegs: hatBegonnen ? ziel !== null || vergisst : oeffnet && schritt === 'anfang',
    /** What is known, and what was answered to questions that are asked otherwise today. */
    vorbelegt: (bekannt: Bekannt): Bekannt =>
      geoeffnet ? { ...bekannt, ...lose.parse(geoeffnet.vorbelegung) } : bekannt,
  };
}

/** Fetched for brokers only; what could not be is fetched with the next page. */
function selbstGespeichert(teile: Omit<Teile, 'lauf'>): () => void {
  const gang: { vorbei: boolean; ende?: () => void } = { vorbei: false };
  const beginne = async () => {
    const { speichereSelbst } = await import('./selbst.ts');
    if (!gang.vorbei) gang.ende = speichereSelbst({ ...teile, fenster: globalThis });
  };
  void beginne().catch(() => undefined);
  return () => {
    gang.vorbei = true;
    gang.ende?.();
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
