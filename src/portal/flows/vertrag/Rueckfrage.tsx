import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import { allgemeinerFehler } from '#contract/constants.ts';
import type { rueckfrage } from '#machines/vertrag/parts/rueckfrage/rueckfrage.ts';
import * as select from '#machines/vertrag/parts/rueckfrage/selectors.ts';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { ConfirmDialog } from '#widgets/modal/ConfirmDialog.tsx';
import { useFehlersatz } from '../../shell/useFehlersatz.ts';
import { useOffline } from '../../shell/useOffline.ts';
import { texte } from '../../texte.ts';
import { Auftragsfeld, useAuftrag } from './Auftragsfeld.tsx';

const t = texte('vertrag.rueckfrage', {
  fehler: allgemeinerFehler,
  keineVerbindung: 'Keine Verbindung. Es wurde nichts gesendet.',
});

export type RueckfrageActor = ActorRefFrom<ReturnType<typeof rueckfrage>>;

interface Props {
  actor: RueckfrageActor;
  titel: string;
  /** What happens when it is confirmed. */
  folge: string;
  /** The button that asks, which is given what it does. */
  children: (fragen: () => void) => ReactNode;
}

/** An act with a button: asked for once more, with what a broker has to declare, and why it could not be done. */
export function Rueckfrage({ actor, titel, folge, children }: Props) {
  const offen = useSelector(actor, select.istOffen);
  const auftrag = useAuftrag(useSelector(actor, select.imAuftrag));
  const fragen = () => {
    // Said for each act anew.
    auftrag.vergessen();
    actor.send({ type: 'FRAGEN' });
  };
  return (
    <>
      {useSelector(actor, select.istFehler) && <Grund actor={actor} />}
      {children(fragen)}
      <ConfirmDialog
        open={offen}
        title={titel}
        busy={useSelector(actor, select.laedt)}
        onConfirm={() =>
          auftrag.erklaeren((antwort) => actor.send({ type: 'BESTAETIGEN', antwort }))
        }
        onCancel={() => actor.send({ type: 'ABBRECHEN' })}
      >
        <p>{folge}</p>
        {offen && <Auftragsfeld formular={auftrag.formular} />}
      </ConfirmDialog>
    </>
  );
}

/** The sentence of the rule, or that it did not work. */
function Grund({ actor }: Pick<Props, 'actor'>) {
  const ablehnung = useSelector(actor, select.ablehnung);
  const offline = useOffline();
  const satz = useFehlersatz(t('fehler'));
  return <InfoBox type="error" headline={ablehnung ?? (offline ? t('keineVerbindung') : satz)} />;
}
