import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { Kuendigungsergebnis, Kuendigungsvorschau } from '#contract/entities/beendigung.ts';
import { kuendigung } from '#machines/vertrag/kuendigung/machine.ts';
import type { BerechnungsAuftrag, KuendigungsAuftrag } from '#machines/vertrag/kuendigung/setup.ts';

const wunsch = { grund: 'ZU_TEUER', kuendigungsdatum: '2026-12-31' } as const;
const iban = 'DE02120300000000202051';

test('the account a customer names with the binding click goes with her cancellation', async () => {
  expect(await gesendetMit({ iban })).toMatchObject({ iban });
});

test('a customer who names no account cancels all the same', async () => {
  expect(await gesendetMit({})).toMatchObject({ iban: null });
});

/** What is sent by a customer who pays by bill. */
async function gesendetMit(angabe: { iban?: string }): Promise<KuendigungsAuftrag | undefined> {
  const gesendet: KuendigungsAuftrag[] = [];
  const vorschau: Kuendigungsvorschau = {
    ...wunsch,
    status: 'WIRKSAM',
    erstattung: 4851,
    nochFaellig: null,
    konto: 'GESUCHT',
    hinweise: [],
  };
  const chart = kuendigung.provide({
    actors: {
      berechnen: fromPromise<Kuendigungsvorschau, BerechnungsAuftrag>(() =>
        Promise.resolve(vorschau),
      ),
      kuendigen: fromPromise<Kuendigungsergebnis, KuendigungsAuftrag>(({ input }) => {
        gesendet.push(input);
        return new Promise(() => undefined);
      }),
    },
  });
  const actor = createActor(chart, {
    input: {
      versicherungsNummer: 'HR260000301',
      mitFeedback: false,
      antworten: {
        uebersicht: { gelesen: true },
        grund: { grund: wunsch.grund },
        datum: { kuendigungsdatum: wunsch.kuendigungsdatum },
      },
    },
  }).start();
  actor.send({ type: 'WEITER', antwort: { gelesen: true } });
  actor.send({ type: 'WEITER', antwort: { grund: wunsch.grund } });
  actor.send({ type: 'WEITER', antwort: { kuendigungsdatum: wunsch.kuendigungsdatum } });
  await waitFor(actor, (snapshot) => snapshot.matches('pruefen'));
  actor.send({ type: 'KUENDIGEN', ...angabe });
  actor.stop();
  return gesendet[0];
}
