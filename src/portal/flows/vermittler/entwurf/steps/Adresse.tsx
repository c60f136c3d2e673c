import { useSelector } from '@xstate/react';
import type * as z from 'zod/mini';
import type { Frageseite } from '#machines/formular/frage.ts';
import { antworten } from '#machines/vermittler/entwurf/answers.ts';
import * as select from '#machines/vermittler/entwurf/selectors.ts';
import { Button } from '#widgets/button/Button.tsx';
import { Modal } from '#widgets/modal/Modal.tsx';
import { Formular } from '../../../../formular/Formular.tsx';
import { grundfelder } from '../../../../formular/Grundfelder.tsx';
import { useFormular } from '../../../../formular/useFormular.ts';
import { Abschnitt } from '../../../../shell/Abschnitt.tsx';
import { Aktionen } from '../../../../shell/Aktionen.tsx';
import { t } from '../texte.ts';
import { Grund } from './Grund.tsx';
import type { StepProps } from './step.ts';

/** Asks where the link goes, and says what opens it. */
export function Adresse({ actor }: StepProps) {
  const formular = useFormular(seite, antworten.adresse);
  const laedt = useSelector(actor, select.laedt);
  const abbrechen = () => actor.send({ type: 'ABBRECHEN' });
  const senden = () => {
    const antwort = formular.pruefe();
    if (antwort) actor.send({ type: 'WEITER', antwort });
  };
  return (
    <Modal open title={t('adresseTitel')} onClose={abbrechen} busy={laedt}>
      <Abschnitt>
        <p>{`${t('adresseText')} ${t('ohneBank')}`}</p>
        <Formular formular={formular} sofort={grundfelder} ohneUebersicht onSenden={senden}>
          <Grund actor={actor} />
          <Aktionen>
            <Button type="submit" loading={laedt}>
              {t('linkSenden')}
            </Button>
            <Button variant="secondary" onClick={abbrechen}>
              {t('abbrechen')}
            </Button>
          </Aktionen>
        </Formular>
      </Abschnitt>
    </Modal>
  );
}

const seite: Frageseite<z.infer<typeof antworten.adresse>> = {
  titel: t('adresseTitel'),
  felder: [{ name: 'email', art: 'email', label: t('email') }],
};
