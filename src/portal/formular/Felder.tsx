import {
  type ComponentType,
  createElement,
  Fragment,
  lazy,
  type ReactNode,
  Suspense,
  useState,
} from 'react';
import type { Fragefeld, Fragelage, Frageseite, Vermerk } from '#machines/formular/frage.ts';
import { Disclosure } from '#widgets/disclosure/Disclosure.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { SkeletonText } from '#widgets/skeleton/SkeletonText.tsx';
import { texte } from '../texte.ts';
import { type Feldeingabe, type Feldeingaben, namenVon } from './antwort.ts';
import { bereiteFelder } from './bereiteFelder.ts';
import styles from './Felder.module.css';

/** What a field of a kind is drawn from. */
export interface EingabeProps<Art extends Fragefeld['art'] = Fragefeld['art']> {
  feld: Fragefeld & { readonly art: Art };
  eingaben: Feldeingaben;
  setze: (name: string, wert: Feldeingabe) => void;
  fehlerZu: (name: string) => string | undefined;
  lage: Fragelage;
  /** The heading of the page asks already. */
  gefragt: boolean;
  /** The field is full and nothing is left to do: the form can be sent with it. */
  fertig?: (eingaben: Feldeingaben) => void;
  fehlt?: Auswege['fehlt'];
}

/** The ways on where nothing goes on here. */
export interface Auswege {
  /** What she looks for is in no list. */
  fehlt?: () => void;
  /** Stands where a person can be asked. */
  ausweg?: ReactNode;
}

/** Widgets by kind of field. */
export type Feldbilder = {
  readonly [Art in Fragefeld['art']]?: ComponentType<EingabeProps<Art>>;
};

interface Props extends Omit<EingabeProps, 'feld' | 'gefragt'> {
  seite: Pick<Frageseite, 'titel'>;
  sichtbar: readonly Fragefeld[];
  vermerke?: readonly (Vermerk & { nach: string })[];
  ausweg?: Auswege['ausweg'];
  /** Widgets a page brings along; those of all other kinds are loaded when they are needed. */
  sofort?: Feldbilder;
  /** What else stands behind a field, by its name. */
  danach?: Readonly<Record<string, ReactNode>>;
}

/** The fields of a page, each with what is to be said about it. */
export function Felder({ seite, sichtbar, vermerke, ausweg, danach, ...bild }: Props) {
  return sichtbar.map((feld) => {
    const gefragt = feld.art !== 'adresse' && feld.label === seite.titel;
    const widget = <Feldbild {...bild} feld={feld} gefragt={gefragt} />;
    const [name = ''] = namenVon(feld);
    const gesagt = (
      <div className={styles.feld}>
        {widget}
        {feld.art !== 'adresse' && feld.warum !== undefined && <Warum text={feld.warum} />}
        {vermerke
          ?.filter(({ nach }) => namenVon(feld).includes(nach))
          .map((vermerk) => (
            <Vermerkbox key={vermerk.text} {...vermerk} action={vermerk.anfragen && ausweg} />
          ))}
      </div>
    );
    return (
      <Fragment key={name}>
        {/* Nobody sees an empty field, so it takes no room. */}
        {feld.art === 'leerfeld' ? widget : gesagt}
        {danach?.[name]}
      </Fragment>
    );
  });
}

/** What is drawn at once waits for nothing, also not while it is taken over from the page drawn ahead. */
function Feldbild({ sofort, ...props }: EingabeProps & Pick<Props, 'sofort'>) {
  const [bereit] = useState(() => bildVon(bereiteFelder(), props.feld));
  const eigenes = (sofort && bildVon(sofort, props.feld)) ?? bereit;
  if (eigenes) return createElement(eigenes, props);
  return (
    <Suspense fallback={<SkeletonText lines={2} />}>
      <Wartend {...props} />
    </Suspense>
  );
}

/** The widget that reads a field: a table has each under the kind it is made for. */
export function bildVon(
  bilder: Feldbilder,
  { art }: Fragefeld,
): ComponentType<EingabeProps> | undefined {
  return bilder[art] as ComponentType<EingabeProps> | undefined;
}

/** Why it is asked, for who wants to know. */
export function Warum({ text }: { text: string }) {
  return (
    <Disclosure summary={t('warum')} quiet>
      <p>{text}</p>
    </Disclosure>
  );
}

const t = texte('formular', { warum: 'Warum diese Frage?' });

/** A word beside the questions. */
export function Vermerkbox({ art, titel, text, mehr, action }: Vermerk & { action?: ReactNode }) {
  return (
    <InfoBox type={art} headline={titel} action={action}>
      <p>{text}</p>
      {mehr && (
        <Disclosure summary={mehr.titel}>
          <p>{mehr.text}</p>
        </Disclosure>
      )}
    </InfoBox>
  );
}

/** The widgets of all kinds. */
export const ladeEingabefeld = () => import('./Eingabefeld.tsx');
const Wartend = lazy(ladeEingabefeld);
