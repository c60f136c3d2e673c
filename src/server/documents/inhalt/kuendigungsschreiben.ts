import { formatDatum } from '#contract/tag.ts';
import type { Antragsangaben, Unterlagendaten } from '../daten.ts';
import { abschnitt, dokument } from './bauen.ts';
import type { Dokumentinhalt } from './inhalt.ts';

interface Schreiben extends Pick<Unterlagendaten, 'absender'> {
  nehmer: Antragsangaben['nehmer'];
  vorvertrag: NonNullable<Antragsangaben['vorvertrag']>;
  /** What was insured there, as the new contract is called. */
  versicherung: string;
}

/**
 * Her letter to the insurer she leaves, which she signs and sends herself (`domain/verkauf.md §2`, 7): nothing of it is
 * ours, so neither our mark nor our address stands on it, and its sections have no headings.
 */
export function kuendigungsschreiben(schreiben: Schreiben): Dokumentinhalt {
  const { absender, nehmer, vorvertrag, versicherung } = schreiben;
  const { versicherer, nummer, bis, fuerFirma } = vorvertrag;
  const tag = formatDatum(bis);
  const vertrag = nummer === '' ? versicherung : `${versicherung}, Vertragsnummer ${nummer}`;
  return {
    ...dokument({
      typ: 'KUENDIGUNGSSCHREIBEN',
      titel: 'Kündigungsschreiben',
      ueberschrift: `Kündigung: ${vertrag}`,
      absender,
      kopf: [nehmer.name, ...nehmer.anschrift, '', 'An', versicherer],
      abschnitte: [
        abschnitt(
          '',
          'Guten Tag,',
          `hiermit ${fuerFirma ? 'kündigen wir unseren' : 'kündige ich meinen'} Vertrag zum ${tag}. Sollte das nicht möglich sein, gilt die Kündigung zum nächsten möglichen Tag.`,
          `Bitte bestätigen Sie ${fuerFirma ? 'uns' : 'mir'} schriftlich, dass Sie die Kündigung erhalten haben und an welchem Tag der Vertrag endet.`,
          'Mit freundlichen Grüßen',
          { art: 'unterschrift', zeilen: ['Ort und Datum', `Unterschrift (${nehmer.name})`] },
        ),
      ],
    }),
    fuss: [],
  };
}
