import { type ComponentType, lazy, Suspense, useState } from 'react';
import { Disclosure } from '#widgets/disclosure/Disclosure.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { SkeletonText } from '#widgets/skeleton/SkeletonText.tsx';
import { t } from '../flows/antrag/texte.ts';
import { AdressFeld } from './AdressFeld.tsx';
import { namenVon } from './antwort.ts';
import { bereitesFeld } from './bereitesFeld.ts';
import type { EingabeProps } from './Eingabefeld.tsx';
import styles from './Felder.module.css';
import type { Feld, Frageseite, Vermerk } from '#machines/formular/frage.ts';

interface Props extends Pick<EingabeProps, 'eingaben' | 'setze' | 'fehlerZu' | 'lage'> {
  seite: Frageseite;
  sichtbar: readonly Feld[];
  vermerke: readonly (Vermerk & { nach: string })[];
}

/** The fields of a page, each with what is to be said about it. */
export function Felder(props: Props) {
  const [bereit] = useState(bereitesFeld);
  // The first question waits for nothing, also not while it is taken over from the page drawn ahead.
  if (bereit || props.sichtbar.every(({ art }) => art === 'adresse')) {
    return <Feldliste {...props} Eingabefeld={bereit ?? Wartend} />;
  }
  return (
    <Suspense fallback={<SkeletonText />}>
      <Feldliste {...props} Eingabefeld={Wartend} />
    </Suspense>
  );
}

interface ListeProps extends Props {
  Eingabefeld: ComponentType<EingabeProps>;
}

function Feldliste({ seite, sichtbar, vermerke, Eingabefeld, ...eingabe }: ListeProps) {
  return (
    <>
      {sichtbar.map((feld) => (
        <div key={namenVon(feld)[0]} className={styles.feld}>
          {feld.art === 'adresse' ? (
            <AdressFeld {...eingabe} />
          ) : (
            <Eingabefeld
              {...eingabe}
              feld={feld}
              gesperrt={eingabe.lage.sperren[feld.name] ?? keine}
              gefragt={feld.label === seite.titel}
            />
          )}
          {feld.art !== 'adresse' && feld.warum !== undefined && <Warum text={feld.warum} />}
          {vermerke
            .filter(({ nach }) => namenVon(feld).includes(nach))
            .map((vermerk) => (
              <Vermerkbox key={vermerk.text} {...vermerk} />
            ))}
        </div>
      ))}
    </>
  );
}

/** Why it is asked, for who wants to know. */
export function Warum({ text }: { text: string }) {
  return (
    <Disclosure summary={t('warum')} quiet>
      <p>{text}</p>
    </Disclosure>
  );
}

/** A word beside the questions. */
export function Vermerkbox({ art, titel, text, mehr }: Vermerk) {
  return (
    <InfoBox type={art} headline={titel}>
      <p>{text}</p>
      {mehr && (
        <Disclosure summary={mehr.titel}>
          <p>{mehr.text}</p>
        </Disclosure>
      )}
    </InfoBox>
  );
}

/** Every other widget comes after an address, which needs none of them. */
export const ladeEingabefeld = () => import('./Eingabefeld.tsx');
const Wartend = lazy(ladeEingabefeld);

const keine = {};
