import { useSelector } from '@xstate/react';
import * as z from 'zod/mini';
import type { Frageseite } from '#machines/formular/frage.ts';
import * as select from '#machines/vertrag/schutz/selectors.ts';
import { Button } from '#widgets/button/Button.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { Formular } from '../../../../formular/Formular.tsx';
import { textfelder } from '../../../../formular/Textfelder.tsx';
import { useFormular } from '../../../../formular/useFormular.ts';
import { t as einzeln } from '../../aenderung/texte.ts';
import { auftragserklaerung, auftragsfrage } from '../../Auftragsfeld.tsx';
import { t } from '../texte.ts';
import type { PruefProps } from './Pruefen.tsx';
import { Stoerung } from './Stoerung.tsx';

/** What must be agreed to, and the binding act; after a failure only the act. */
export function Speichern(props: PruefProps) {
  const { actor, vertrag } = props;
  const istFehler = useSelector(actor, select.istNichtGespeichert);
  if (istFehler) return <Stoerung actor={actor} nochmal="nochmalSpeichern" />;
  // Whoever lacks the right may look at the price all the same (`domain/vertrag.md §2`).
  if (vertrag.vertretung?.aendern === false) {
    return (
      <InfoBox type="neutral" headline={einzeln('nurBerechnen')}>
        {einzeln('rechtFehlt')}
      </InfoBox>
    );
  }
  return <Zustimmung {...props} />;
}

/** None of it is ticked beforehand. */
function Zustimmung({ actor }: PruefProps) {
  const teurer = useSelector(actor, select.istTeurer);
  const mehrere = useSelector(actor, select.wuensche).length > 1;
  const verbindlich = mehrere ? t('speichern') : einzeln('verbindlichSpeichern');
  const gefragt = {
    entfallendesBestaetigt: useSelector(actor, select.ohneVorgemerktes),
    imAuftragDesKunden: useSelector(actor, select.imAuftrag),
  };
  const formular = useFormular(seiteMit(gefragt), formMit(gefragt));
  return (
    <Formular
      formular={formular}
      sofort={textfelder}
      onSenden={() => {
        const antwort = formular.pruefe();
        if (antwort) actor.send({ type: 'SPEICHERN', antwort });
      }}
    >
      <Button type="submit">{teurer ? einzeln('kostenpflichtig') : verbindlich}</Button>
    </Formular>
  );
}

type Gefragt = Record<'entfallendesBestaetigt' | 'imAuftragDesKunden', boolean>;

function seiteMit(gefragt: Gefragt): Frageseite<Gefragt> {
  return {
    titel: '',
    felder: [
      {
        name: 'entfallendesBestaetigt',
        art: 'haken',
        label: einzeln('ohneVorgemerktes'),
        sonst: false,
        wenn: () => gefragt.entfallendesBestaetigt,
      },
      { ...auftragsfrage, sonst: false, wenn: () => gefragt.imAuftragDesKunden },
    ],
  };
}

function formMit(gefragt: Gefragt) {
  return z.object({
    entfallendesBestaetigt: gefragt.entfallendesBestaetigt
      ? z.literal(true, einzeln('ohneVorgemerktesFehlt'))
      : nicht,
    imAuftragDesKunden: gefragt.imAuftragDesKunden ? auftragserklaerung : nicht,
  });
}

const nicht = z.literal(false);
