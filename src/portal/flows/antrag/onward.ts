import { fromCallback, fromPromise, type ActorRefFrom } from 'xstate';
import { tarifantwort } from '#machines/antrag/selectors.ts';
import * as select from '#machines/draft/selectors.ts';
import { onward, type Streckenlage } from '#machines/onward/machine.ts';
import { schrittVon, weiterMit, type StoredAnswer } from '#machines/walk.ts';
import { replay } from '../replay.ts';
import type { EntwurfActor } from './entwurf/effekte.ts';
import { frueherBeitrag } from './entwurf/frueherBeitrag.ts';
import type { AntragProduktSeite } from './produkt.ts';
import type { AntragActor, AntragSnapshot } from './steps/step.ts';

/** What leads her forward again beside an application. */
export type GangActor = Pick<ActorRefFrom<typeof onward>, 'send'>;

interface Teile {
  actor: AntragActor;
  entwurf: Pick<EntwurfActor, 'getSnapshot' | 'send'>;
  seite: AntragProduktSeite;
}

/** The chart that leads forward again, with its effects. */
export function onwardMit({ actor, entwurf, seite }: Teile) {
  return onward.provide({
    actors: {
      fortsetzen: fromPromise(({ input: { ziel } }) => {
        const istAnders = () => {
          const geoeffnet = select.geoeffnet(entwurf.getSnapshot());
          return frueherBeitrag(seite, actor.getSnapshot().context, geoeffnet) !== null;
        };
        return replay(actor, ziel, antwortenBis(istAnders));
      }),
      weitergehen: fromPromise(async ({ input: { ziel, ...bisher } }) => {
        let { gesehen } = bisher;
        const istNeu = () => {
          const vorher = gesehen;
          gesehen = angebotVon(actor.getSnapshot());
          return gesehen !== vorher;
        };
        await replay(actor, ziel, antwortenBis(istNeu));
        return { ...lage(), gesehen };
      }),
      strecke: fromCallback(({ sendBack }) => {
        const subscription = actor.subscribe(() => sendBack({ type: 'BEWEGT', lage: lage() }));
        return () => subscription.unsubscribe();
      }),
    },
    actions: {
      springen: ({ self }, { schritt }) => {
        const gesehen = angebotVon(actor.getSnapshot());
        actor.send({ type: 'xstate.route', to: `#${schritt}` });
        const istDort = schrittVon(actor.getSnapshot()) === schritt;
        self.send(istDort ? { type: 'ANGENOMMEN', gesehen } : { type: 'ABGEWIESEN' });
      },
      angekommen: () => entwurf.send({ type: 'ANGEKOMMEN' }),
    },
  });

  function lage(): Streckenlage {
    const snapshot = actor.getSnapshot();
    return {
      schritt: schrittVon(snapshot),
      istZuEnde: snapshot.status !== 'active',
      weg: seite.weg(snapshot.context),
    };
  }

  /** The answers as they stand now; nobody is led past a price that is said to be another. */
  function antwortenBis(istAndererPreis: () => boolean): StoredAnswer {
    const { antworten } = actor.getSnapshot().context;
    const antwort = weiterMit(Object.fromEntries(Object.entries(antworten)));
    return (schritt) => (schritt === 'angebot' && istAndererPreis() ? null : antwort(schritt));
  }
}

/** What a price is and what it comes with, as one word to compare. */
function angebotVon(snapshot: AntragSnapshot): string {
  const { beitrag, hinweise = [] } = tarifantwort(snapshot) ?? {};
  return [
    beitrag?.versicherungsPraemie,
    beitrag?.zahlweise,
    ...hinweise.map(({ code }) => code),
  ].join();
}
