import { zahlweiseLabel } from '#contract/begriffe/zahlung.ts';
import { type Zahlweise } from '#contract/entities/zahlweise.ts';
import { formatDatum } from '#contract/tag.ts';
import type { Absender, Antragsangaben, Empfaenger } from '../daten.ts';
import { abschnitt, dokument, fakten, hinweis } from './bauen.ts';
import type { Dokumentinhalt } from './inhalt.ts';

interface Mandat {
  absender: Absender;
  nehmer: Empfaenger;
  konto: NonNullable<Antragsangaben['konto']>;
  zahlweise: Zahlweise;
  /** Null before the contract has its number. */
  mandatsreferenz: string | null;
  /** When it was given, yyyy-MM-dd; null as long as it is a text to read. */
  erteiltAm: string | null;
}

/** Creditor id for demonstrations (`domain/daten.md §1`). */
const glaeubigerId = 'DE98\u00A0ZZZ0\u00A09999\u00A0999\u00A099';

/** SEPA Core mandate; the account stands in full here and nowhere else (`domain/antrag.md §4`). */
export function sepaMandat(mandat: Mandat): Dokumentinhalt {
  const { absender, nehmer, konto, mandatsreferenz, erteiltAm, zahlweise } = mandat;
  const glaeubiger = absender.versicherer;
  return dokument({
    typ: 'SEPA_MANDAT',
    titel: 'SEPA-Lastschriftmandat',
    absender,
    abschnitte: [
      abschnitt(
        'Zahlungsempfänger',
        fakten([
          { name: 'Name', wert: glaeubiger.name },
          { name: 'Anschrift', wert: glaeubiger.anschrift },
          { name: 'Gläubiger-Identifikationsnummer', wert: glaeubigerId },
          {
            name: 'Mandatsreferenz',
            wert:
              mandatsreferenz ??
              'Sie steht im Mandat, das Sie mit dem Versicherungsschein bekommen.',
          },
        ]),
      ),
      abschnitt(
        'Konto',
        fakten([
          { name: 'Das Konto gehört', wert: konto.kontoinhaber },
          { name: 'IBAN', wert: konto.iban.replaceAll(' ', '\u00A0') },
          ...(konto.bic === undefined ? [] : [{ name: 'BIC', wert: konto.bic }]),
          {
            name: 'Für den Vertrag von',
            wert: `${nehmer.name}, ${nehmer.anschrift.join(', ')}`,
          },
          { name: 'Art der Zahlung', wert: `Wiederkehrend, ${zahlweiseLabel[zahlweise]}` },
        ]),
      ),
      abschnitt(
        'Ermächtigung',
        hinweis(
          `Ich ermächtige die ${glaeubiger.name}, Zahlungen von meinem Konto mittels Lastschrift einzuziehen. Zugleich weise ich meine Bank an, diese Lastschriften einzulösen.`,
        ),
        'Ich kann innerhalb von acht Wochen die Erstattung des belasteten Betrags verlangen. Die Frist beginnt mit dem Tag der Belastung. Es gelten die Bedingungen, die ich mit meiner Bank vereinbart habe.',
        'Wir kündigen jede Abbuchung spätestens einen Tag vorher an.',
        ...(erteiltAm === null ? [] : [`Elektronisch erteilt am ${formatDatum(erteiltAm)}.`]),
      ),
    ],
  });
}
