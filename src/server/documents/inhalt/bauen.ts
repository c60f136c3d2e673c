import type { Absender } from '../daten.ts';
import type {
  Abschnitt,
  Block,
  Dokumentinhalt,
  Dokumenttyp,
  Fakt,
  Listenzeichen,
} from './inhalt.ts';

/** Version of the texts that stand here, written or changed in that month. */
const unsere = '2026-11';

interface Bau {
  typ: Dokumenttyp;
  titel: string;
  /** Where the law words what stands above it. */
  ueberschrift?: string;
  /** Of the legal texts it is made of, where it is. */
  version?: string;
  absender: Absender;
  /** Whom or what it is about, one line each. */
  kopf?: readonly string[];
  abschnitte: readonly Abschnitt[];
}

/** A document with its sender at the end. */
export function dokument({
  typ,
  titel,
  ueberschrift,
  version = unsere,
  absender,
  kopf = [],
  abschnitte,
}: Bau): Dokumentinhalt {
  const { versicherer, kontakt } = absender;
  return {
    typ,
    version,
    titel,
    ...(ueberschrift !== undefined && { ueberschrift }),
    marke: absender.marke,
    kopf: [...kopf],
    abschnitte: [...abschnitte],
    fuss: [
      `${versicherer.name}, ${versicherer.anschrift}`,
      `Vorstand: ${versicherer.vorstand}. ${versicherer.register}`,
      `${kontakt.service}: ${kontakt.telefon}, ${kontakt.email}`,
    ],
  };
}

/** A section; a plain string is a paragraph. */
export function abschnitt(titel: string, ...inhalt: readonly (Block | string)[]): Abschnitt {
  return {
    titel,
    bloecke: inhalt.map((teil) =>
      typeof teil === 'string' ? { art: 'absatz', text: teil } : teil,
    ),
  };
}

export function liste(...punkte: readonly string[]): Block {
  return { art: 'liste', punkte: [...punkte] };
}

/** A list of the information sheet, each point behind its sign. */
export function bezeichnet(zeichen: Listenzeichen, punkte: readonly string[]): Block {
  return { art: 'liste', punkte: [...punkte], zeichen };
}

export function hinweis(text: string): Block {
  return { art: 'hinweis', text };
}

export function fakten(alle: readonly Fakt[]): Block {
  return { art: 'fakten', fakten: [...alle] };
}
