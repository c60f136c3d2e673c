import { type RefObject, useEffect, useRef, useState } from 'react';
import { Accordion } from '#widgets/accordion/Accordion.tsx';
import { Button } from '#widgets/button/Button.tsx';
import { ButtonLink } from '#widgets/button/ButtonLink.tsx';
import { EmptyState } from '#widgets/empty-state/EmptyState.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { TextField } from '#widgets/text-field/TextField.tsx';
import { useBrand } from '#widgets/theme/brandContext.ts';
import { Abschnitt } from '../../shell/Abschnitt.tsx';
import { Aktionen } from '../../shell/Aktionen.tsx';
import type { Eintrag, Gruppe } from './frage.ts';
import styles from './Fragenseite.module.css';
import { MitNummern } from './MitNummern.tsx';
import { gefiltert, sucheAb } from './suche.ts';
import { t } from './texte.ts';

interface Props {
  titel: string;
  einleitung: string;
  gruppen: readonly Gruppe[];
  /** Words this reader could look for. */
  beispiel: string;
}

/** Questions by topic, filtered while somebody types (`domain/konto.md §10`). */
export function Fragenseite({ titel, einleitung, gruppen, beispiel }: Props) {
  const [suche, setSuche] = useState('');
  const liste = useRef<HTMLDivElement>(null);
  const feld = useRef<HTMLDivElement>(null);
  useAdresse(liste);
  const gefundene = gefiltert(gruppen, suche);
  const anzahl = gefundene.reduce((summe, { eintraege }) => summe + eintraege.length, 0);
  const leeren = () => {
    setSuche('');
    // The button leaves with its message.
    feld.current?.querySelector('input')?.focus();
  };
  return (
    <Page title={titel} lead={einleitung}>
      <div ref={feld} className={styles.search}>
        <TextField
          label={t('suche')}
          name="suche"
          value={suche}
          onChange={setSuche}
          hint={beispiel}
          inputMode="search"
          autoComplete="off"
        />
        <output className={styles.count}>{ansage(suche, anzahl)}</output>
      </div>
      {suche.trim().length < sucheAb && <Themen gruppen={gruppen} />}
      <div ref={liste} className={styles.topics}>
        {anzahl === 0 ? (
          <KeineTreffer onLeeren={leeren} />
        ) : (
          gefundene.map((gruppe) => <Thema key={gruppe.id} gruppe={gruppe} />)
        )}
      </div>
      <NichtDabei />
    </Page>
  );
}

function ansage(suche: string, anzahl: number): string {
  if (suche.trim().length < sucheAb) return t('alle', { anzahl });
  if (anzahl === 0) return t('keine');
  return anzahl === 1 ? t('eine') : t('mehrere', { anzahl });
}

function Themen({ gruppen }: Pick<Props, 'gruppen'>) {
  return (
    <nav className={styles.jumps} aria-label={t('themen')}>
      <ul>
        {gruppen.map(({ id, titel }) => (
          <li key={id}>
            <a href={`#thema-${id}`}>{titel}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Thema({ gruppe: { id, titel, eintraege } }: { gruppe: Gruppe }) {
  return (
    <div id={`thema-${id}`} className={styles.topic}>
      <Abschnitt titel={titel}>
        <Accordion
          items={eintraege.map((eintrag) => ({
            id: eintrag.id,
            title: eintrag.frage,
            content: <Antwort eintrag={eintrag} />,
          }))}
        />
      </Abschnitt>
    </div>
  );
}

/** What was opened last stands in the address, so that it can be passed on. */
function useAdresse(liste: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = liste.current;
    // The event does not bubble; on its way down it passes here.
    element?.addEventListener('toggle', nachziehen, true);
    return () => element?.removeEventListener('toggle', nachziehen, true);
  }, [liste]);
}

function nachziehen({ target }: Event) {
  if (!(target instanceof HTMLDetailsElement) || !target.open) return;
  if (location.hash !== `#${target.id}`) history.replaceState(history.state, '', `#${target.id}`);
}

function Antwort({ eintrag: { antwort, weiter } }: { eintrag: Eintrag }) {
  return (
    <>
      {antwort.map((absatz) => (
        <p key={absatz}>
          <MitNummern text={absatz} />
        </p>
      ))}
      {weiter && (
        <p className={styles.way}>
          <a href={weiter.href}>{weiter.text}</a>
        </p>
      )}
    </>
  );
}

function KeineTreffer({ onLeeren }: { onLeeren: () => void }) {
  return (
    <EmptyState
      headline={t('keine')}
      action={
        <Aktionen>
          <Button onClick={onLeeren}>{t('sucheLeeren')}</Button>
          <ButtonLink variant="secondary" href="/kontakt/">
            {t('kontakt')}
          </ButtonLink>
        </Aktionen>
      }
    >
      {t('keineErklaerung')}
    </EmptyState>
  );
}

function NichtDabei() {
  const { service, phone: telefon, hours: zeiten } = useBrand().contact;
  return (
    <Abschnitt titel={t('nichtsGefunden')}>
      <p>
        <MitNummern text={t('service', { service, telefon, zeiten })} />
      </p>
      <p>
        <a href="/kontakt/">{t('kontakt')}</a>
      </p>
    </Abschnitt>
  );
}
