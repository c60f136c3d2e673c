import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import type * as z from 'zod/mini';
import type { Frageseite } from '#machines/formular/frage.ts';
import { antworten } from '#machines/konto/anmeldung/answers.ts';
import * as select from '#machines/konto/anmeldung/selectors.ts';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { Formular } from '../../../../formular/Formular.tsx';
import { usePlainForm } from '../../../../formular/formularMit.ts';
import { zugangsfelder } from '../../../../formular/Zugangsfelder.tsx';
import { t } from '../texte.ts';
import { Hinweis } from './Hinweis.tsx';
import styles from './steps.module.css';
import { neuerTab, type StepProps, useFlowState } from './step.ts';
import { useSession } from '../../../../ports.ts';

export function Zugangsdaten({ actor, bereich, zugang, Rahmen, ueberSeite = false }: StepProps) {
  const laedt = useSelector(actor, select.laedt);
  const vergiss = useEffectEvent(() => zugang.leere('passwort'));
  useEffect(() => () => vergiss(), []);

  function senden() {
    const antwort = zugang.pruefe();
    if (antwort) actor.send({ type: 'ANMELDEN', ...antwort });
  }

  return (
    <Rahmen
      title={seite.titel}
      lead={t(bereich === 'kunden' ? 'einleitungKunden' : 'einleitungVermittler')}
      flowState={useFlowState(actor)}
      width="text"
      erster
    >
      <NurHier />
      <Hinweis actor={actor} />
      <Formular
        formular={zugang}
        sofort={zugangsfelder}
        onSenden={senden}
        knopf={t('anmelden')}
        laedt={laedt}
      />
      <div className={styles.nebenwege}>
        <p>
          <a href={`/${bereich}/login/passwort-vergessen/`} {...(ueberSeite && neuerTab)}>
            {ueberSeite ? `${t('passwortVergessen')} ${t('neuerTab')}` : t('passwortVergessen')}
          </a>
        </p>
        {bereich === 'kunden' && !ueberSeite && (
          <p>
            {t('nochKeinZugang')} <a href="/kunden/login/registrieren/">{t('registrieren')}</a>
          </p>
        )}
      </div>
    </Rahmen>
  );
}

/** E-mail address and password; kept above the steps, so that nothing typed is lost on the way. */
export function useZugang(email: string) {
  return usePlainForm(seite, antworten.zugangsdaten, { bekannt: { email } });
}

const seite: Frageseite<z.infer<typeof antworten.zugangsdaten>> = {
  titel: t('titel'),
  felder: [
    {
      name: 'email',
      art: 'text',
      label: t('email'),
      autoComplete: 'username',
      tastatur: 'email',
      rechtschreibung: false,
    },
    { name: 'passwort', art: 'passwort', label: t('passwort'), autoComplete: 'current-password' },
  ],
};

/** Who signed out learns that the other devices are still signed in. */
function NurHier() {
  const zustand = useSession();
  if (zustand.status !== 'abgemeldet' || !zustand.nurHier) return null;
  return <InfoBox type="warning">{t('NUR_HIER')}</InfoBox>;
}
