import { ButtonLink } from '#widgets/button/ButtonLink.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { useQuery } from '@tanstack/react-query';
import { usePorts } from '../../ports.ts';
import { type Ordner, ordnerQuery } from '../../queries/postfach.ts';
import { Aktionen } from '../../shell/Aktionen.tsx';
import { useOrdnerauswahl } from './auswahl.ts';
import { Briefe } from './Briefe.tsx';
import styles from './Postfach.module.css';
import { Suche } from './Suche.tsx';
import { t } from './texte.ts';
import { usePostfachwege } from './wege.ts';

/** A folder of the mailbox, the newest first (`domain/konto.md §9`). */
export function Postfach({ ordner }: { ordner: Ordner }) {
  const [auswahl, waehle] = useOrdnerauswahl(ordner);
  const { client, bereich } = usePorts();
  const wege = usePostfachwege();
  const abfrage = useQuery(ordnerQuery(client, bereich, { ordner, ...auswahl }));
  // Agencies write at another place (`domain/konto.md §8`).
  const schreibbar = bereich === 'kunden';
  const hatNichts = auswahl.suche === '' && abfrage.data?.gesamt === 0;
  return (
    <Page title={t('titel')} documentTitle={`${t(ordner)} – ${t('titel')}`} width="list">
      {schreibbar && (
        <Aktionen>
          <ButtonLink href={wege.schreiben}>{t('schreiben')}</ButtonLink>
        </Aktionen>
      )}
      <nav className={styles.ordner} aria-label={t('ordner')}>
        {(['eingang', 'gesendet'] as const).map((name) => (
          <a
            key={name}
            href={wege.ordner(name)}
            aria-current={name === ordner ? 'page' : undefined}
          >
            {t(name)}
          </a>
        ))}
      </nav>
      {!hatNichts && (
        <Suche
          key={ordner}
          gesucht={auswahl.suche}
          onSuchen={(suche) => waehle({ suche, seite: 1 })}
        />
      )}
      <Briefe
        ordner={ordner}
        abfrage={abfrage}
        auswahl={auswahl}
        onSeite={(seite) => waehle({ seite })}
        onAlle={() => waehle({ suche: '', seite: 1 })}
      />
    </Page>
  );
}
