import { fromPromise } from 'xstate';
import type { Berechnung } from '#contract/entities/aenderung.ts';
import { zahlweiseBerechnen, zahlweiseSpeichern } from '#contract/endpoints/vertrag.ts';
import type { Auswahl } from '#machines/vertrag/aenderung/answers.ts';
import { aenderung } from '#machines/vertrag/aenderung/machine.ts';
import type { SpeicherAuftrag } from '#machines/vertrag/aenderung/machine.ts';
import { showToast } from '#widgets/toast/toast.ts';
import type { Ports } from '../../../ports.ts';
import { vertragsListen } from '../../../queries/findByPartnerNummer.ts';
import { vertragQuery } from '../../../queries/vertragLesen.ts';
import { ergebnis } from './failure.ts';
import { t } from './texte.ts';

interface BerechnungsAuftrag {
  versicherungsNummer: string;
  auswahl: Auswahl;
}

/** The chart with its two calls (`domain/vertrag.md §5`). */
export function aenderungMit({ client, queries }: Pick<Ports, 'client' | 'queries'>) {
  return aenderung.provide({
    actors: {
      berechnen: fromPromise<Berechnung, BerechnungsAuftrag>(async ({ input, signal }) => {
        const { versicherungsNummer, auswahl } = input;
        const { wirksamkeitsdatum, wunsch } = auswahl;
        return ergebnis(
          await client.call(zahlweiseBerechnen, {
            params: { versicherungsNummer },
            body: { wirksamkeitsdatum, zahlweise: wunsch.wert },
            signal,
          }),
        );
      }),
      // Without the signal of the actor: what is being saved is not called back.
      speichern: fromPromise<void, SpeicherAuftrag>(async ({ input }) => {
        const { versicherungsNummer, auswahl, berechnung } = input;
        const { berechnungId } = berechnung;
        const vertrag = ergebnis(
          await client.call(zahlweiseSpeichern, {
            params: { versicherungsNummer },
            body: {
              versicherungsNummer,
              wirksamkeitsdatum: auswahl.wirksamkeitsdatum,
              zahlweise: auswahl.wunsch.wert,
              berechnungId,
              beitragErwartet: berechnung.beitragNeu.versicherungsPraemie,
            },
            idempotencyKey: berechnungId,
          }),
        );
        queries.setQueryData(vertragQuery(client, versicherungsNummer).queryKey, vertrag);
        void queries.invalidateQueries({ queryKey: vertragsListen });
        showToast({ title: t('gespeichertToast'), state: 'positive' });
      }),
    },
  });
}
