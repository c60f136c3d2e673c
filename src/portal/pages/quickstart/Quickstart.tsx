import { Page } from '#widgets/page/Page.tsx';
import { Abschnitt } from '../../shell/Abschnitt.tsx';
import { Linkliste } from '../prosa/Linkliste.tsx';
import styles from './Quickstart.module.css';
import { t } from './texte.ts';

/** The first steps, for customers and for brokers (`domain/konto.md §10`). */
export default function Quickstart() {
  return (
    <Page title={t('titel')} lead={t('einleitung')} width="list">
      <p className={styles.skip}>
        <a href="/kunden/vertraege">{t('ueberspringen')}</a>
      </p>
      <Abschnitt titel={t('kunden')}>
        <Schritte schritte={kunden} />
      </Abschnitt>
      <Abschnitt titel={t('vermittler')}>
        <Schritte schritte={vermittler} />
      </Abschnitt>
      <Abschnitt titel={t('fragen')}>
        <p>{t('fragenText')}</p>
        <Linkliste
          links={[
            { href: '/haeufige-fragen/', text: t('fragenKunden') },
            { href: '/vermittler/haeufige-fragen/', text: t('fragenVermittler') },
            { href: '/kontakt/', text: t('kontakt') },
          ]}
        />
      </Abschnitt>
    </Page>
  );
}

const kunden = [
  { name: 'zugang', href: '/kunden/login/registrieren/' },
  { name: 'vertraege', href: '/kunden/vertraege' },
  { name: 'aendern', href: '/kunden/zahlungsweise' },
  { name: 'schaden', href: '/schaden-melden/' },
] as const;

const vermittler = [
  { name: 'anbinden', href: '/vermittler/vertriebspartner-werden/' },
  { name: 'anmelden', href: '/vermittler/login/' },
  { name: 'team', href: '/vermittler/untervermittler/anlegen' },
] as const;

type Schritt = (typeof kunden | typeof vermittler)[number];

function Schritte({ schritte }: { schritte: readonly Schritt[] }) {
  return (
    <ol className={styles.steps}>
      {schritte.map(({ name, href }) => (
        <li key={name} className={styles.step}>
          <h3 className={styles.name}>{t(name)}</h3>
          <p>{t(`${name}Text`)}</p>
          <a className={styles.way} href={href}>
            {t(`${name}Weg`)}
          </a>
        </li>
      ))}
    </ol>
  );
}
