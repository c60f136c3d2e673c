import type { ReactNode } from 'react';
import type { PageProps } from '#widgets/page/Page.tsx';
import { Formular } from '../../../../formular/Formular.tsx';
import type { Formularbild } from '../../../../formular/formularMit.ts';
import { passwortfeld } from '../../../../formular/Passwortfeld.tsx';
import { textfelder } from '../../../../formular/Textfelder.tsx';
import styles from './nebenwege.module.css';
import { t } from './texte.ts';
import { zugangsseite } from './zugangsseite.ts';

/** A step on a page of its own, or in a dialog. */
export type Rahmenprops = Pick<
  PageProps,
  'title' | 'lead' | 'back' | 'flowState' | 'width' | 'children'
> & {
  /** The form for e-mail address and password. */
  erster?: boolean;
};

interface ZugangsbildProps {
  bereich: 'kunden' | 'vermittler';
  /** E-mail address and password. */
  zugang: Formularbild;
  /** What stands around the step. */
  Rahmen: (props: Rahmenprops) => ReactNode;
  /** Over a page that must not be left: what leads elsewhere opens a tab of its own. */
  ueberSeite?: boolean;
  flowState: string;
  /** Above the form. */
  hinweise?: ReactNode;
  laedt: boolean;
  onSenden: () => void;
}

/** E-mail address and password, with and without the chart behind it. */
export function Zugangsbild(props: ZugangsbildProps) {
  const { bereich, zugang, Rahmen, ueberSeite = false, flowState } = props;
  return (
    <Rahmen
      title={zugangsseite.titel}
      lead={t(bereich === 'kunden' ? 'einleitungKunden' : 'einleitungVermittler')}
      flowState={flowState}
      width="text"
      erster
    >
      {props.hinweise}
      <Formular
        formular={zugang}
        sofort={felder}
        onSenden={props.onSenden}
        knopf={t('anmelden')}
        laedt={props.laedt}
      />
      <div className={styles.nebenwege}>
        <p>
          <a href={`/${bereich}/login/passwort-vergessen/`} {...(ueberSeite && neuerTab)}>
            {ueberSeite ? `${t('passwortVergessen')} ${t('neuerTab')}` : t('passwortVergessen')}
          </a>
        </p>
        {!ueberSeite && (
          <p>
            {t('nochKeinZugang')} <a href={einrichten[bereich]}>{t(bereich)}</a>
          </p>
        )}
      </div>
    </Rahmen>
  );
}

const felder = { ...textfelder, passwort: passwortfeld };

/** Where somebody goes who has no access. */
const einrichten = {
  kunden: '/kunden/login/registrieren/',
  vermittler: '/vermittler/vertriebspartner-werden/',
} as const;

/** Where a link leads that would leave the page beneath. */
export const neuerTab = { target: '_blank', rel: 'noopener' } as const;
