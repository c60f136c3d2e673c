import { useQuery } from '@tanstack/react-query';
import { Page } from '#widgets/page/Page.tsx';
import { MitarbeiterView } from '../../flows/konto/mitarbeiter/View.tsx';
import { useOrt } from '../../ort.tsx';
import { usePorts } from '../../ports.ts';
import { agenturQuery, mitarbeitendeQuery } from '../../queries/agentur.ts';
import type { Nutzer } from '../../session/identitaet.ts';
import { Abfrage } from '../../shell/zustand/Abfrage.tsx';
import { NichtGefunden } from '../../shell/zustand/NichtGefunden.tsx';
import { fehltRecht, OhneRecht } from '../kundenbestand/ablehnung.tsx';
import styles from './Agentur.module.css';
import { Dokumente } from './Dokumente.tsx';
import { Einsichten } from './Einsichten.tsx';
import { Links } from './Links.tsx';
import { Mitarbeitende } from './Mitarbeitende.tsx';
import { t } from './texte.ts';

/** The agency of whoever runs it: people, links, who looked at whom, papers (`domain/konto.md §7.3`). */
export default function Agentur({ nutzer }: { nutzer: Nutzer }) {
  const suche = new URLSearchParams(useOrt().search);
  const person = suche.get('person');
  const nummer = nutzer.vermittlernummer ?? '';
  if (person !== null) return <Person id={person} nummer={nummer} />;
  return <Bereiche nummer={nummer} teil={teilAus(suche.get('teil'))} />;
}

/** Somebody of the agency, over the list of all. */
function Person({ id, nummer }: { id: string; nummer: string }) {
  const abfrage = useQuery(mitarbeitendeQuery(usePorts().client, nummer));
  if (fehltRecht(abfrage.error))
    return <OhneRecht titel={t('titel')} grund={abfrage.error.message} />;
  return (
    <Abfrage abfrage={abfrage} title={t('titel')}>
      {(alle) => {
        const person = alle.find((eine) => eine.id === id);
        // Nobody changes the own access here, or the owner's.
        return person && !person.selbst && person.rolle !== 'INHABER' ? (
          // Locked, unlocked or come to own it by now: what can be done with it is another thing.
          <MitarbeiterView
            key={`${id} ${person.status}`}
            person={person}
            alle={alle}
            agentur={nummer}
          />
        ) : (
          <NichtGefunden />
        );
      }}
    </Abfrage>
  );
}

const bereiche = {
  mitarbeitende: Mitarbeitende,
  links: Links,
  einsichten: Einsichten,
  dokumente: Dokumente,
} as const;
type Teil = keyof typeof bereiche;

function teilAus(gewaehlt: string | null): Teil {
  const teile = Object.keys(bereiche) as Teil[];
  return teile.find((teil) => teil === gewaehlt) ?? 'mitarbeitende';
}

function Bereiche({ nummer, teil }: { nummer: string; teil: Teil }) {
  const { client } = usePorts();
  const stammdaten = useQuery(agenturQuery(client, nummer));
  const { error } = useQuery(mitarbeitendeQuery(client, nummer));
  if (fehltRecht(error)) return <OhneRecht titel={t('titel')} grund={error.message} />;
  const Teil = bereiche[teil];
  return (
    <Abfrage abfrage={stammdaten} title={t('titel')}>
      {({ name, vertriebsweg, ihkNummer }) => (
        <Page
          title={name}
          documentTitle={`${t(teil)} – ${t('titel')}`}
          width="list"
          lead={
            <>
              {t('kopf', { vertriebsweg: t(vertriebsweg), nummer })}
              {ihkNummer !== null && (
                <>
                  {', '}
                  <span className={styles.nummer}>{t('register', { nummer: ihkNummer })}</span>
                </>
              )}
            </>
          }
        >
          <p>
            <a href="/vermittler-nachricht/">{t('stammdatenAendern')}</a>
          </p>
          <nav className={styles.teile} aria-label={t('teile')}>
            {(Object.keys(bereiche) as Teil[]).map((eines) => (
              <a
                key={eines}
                href={`/vermittler/agentur?teil=${eines}`}
                aria-current={eines === teil ? 'page' : undefined}
              >
                {t(eines)}
              </a>
            ))}
          </nav>
          <Teil nummer={nummer} />
        </Page>
      )}
    </Abfrage>
  );
}
