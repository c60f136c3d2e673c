import { schrittVon } from '#machines/schritt.ts';
import { Button } from '#widgets/button/Button.tsx';
import { type Auswege } from '../../../formular/Felder.tsx';
import { texte } from '../../../texte.ts';
import type { AntragActor, AntragSnapshot } from '../steps/step.ts';
import type { Formular } from './useFrage.ts';

/** Asks a person with what stands on the page of a step, whole or not (`domain/verkauf.md §4`). */
export function auswegeMit(actor: AntragActor, schritt: string) {
  return ({ gelesen, lage }: Pick<Formular, 'gelesen' | 'lage'>): Auswege => {
    const frage = (type: 'ANFRAGEN' | 'TAETIGKEIT_FEHLT') =>
      sobald(actor, schritt, () =>
        actor.send({ type, antwort: gelesen.antwort, heute: lage.heute }),
      );
    return {
      fehlt: () => frage('TAETIGKEIT_FEHLT'),
      ausweg: (
        <Button variant="secondary" onClick={() => frage('ANFRAGEN')}>
          {t('anfragen')}
        </Button>
      ),
    };
  };
}

/** Who is quicker than the start of the application waits for it. */
function sobald(actor: AntragActor, schritt: string, dann: () => void): void {
  if (schrittVon(actor.getSnapshot()) === schritt) return dann();
  const subscription = actor.subscribe((snapshot: AntragSnapshot) => {
    if (schrittVon(snapshot) !== schritt) return;
    subscription.unsubscribe();
    // After this event: what is sent meanwhile would be answered before it is told of.
    queueMicrotask(dann);
  });
}

export const t = texte('antrag.anfrage', { anfragen: 'Persönlich anfragen' });
