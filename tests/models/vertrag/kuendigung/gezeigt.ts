import type { AnyMachineSnapshot } from 'xstate';
import * as z from 'zod/mini';
import { formatBetrag } from '#contract/fields/formatBetrag.ts';
import { formatDatumLang } from '#contract/tag.ts';
import type { Pair } from '#tests/models/browser/readBack.ts';

/** What the reasons of the tours are called (`domain/vertrag.md §8`). */
export const worte = {
  grund: {
    ZU_TEUER: 'Der Beitrag ist mir zu hoch',
    VERKAUF: 'Ich habe das versicherte Objekt verkauft',
    SONSTIGES: 'Sonstiger Grund',
  },
} as const;

const kontext = z.object({
  imAuftrag: z.boolean(),
  antworten: z.object({
    grund: z.optional(
      z.object({
        grund: z.enum(['ZU_TEUER', 'VERKAUF', 'SONSTIGES']),
        freitext: z.optional(z.string()),
      }),
    ),
    datum: z.optional(z.object({ kuendigungsdatum: z.string() })),
    nachweis: z.optional(z.object({ nachweise: z.array(z.object({ name: z.string() })) })),
    feedback: z.optional(z.object({ freitext: z.optional(z.string()) })),
  }),
  vorschau: z.nullable(
    z.object({
      ergebnis: z.object({ erstattung: z.nullable(z.number()), konto: z.nullable(z.string()) }),
    }),
  ),
  ergebnis: z.nullable(
    z.object({ kuendigungsdatum: z.string(), erstattung: z.nullable(z.number()) }),
  ),
});

/** Everything at a glance before it is sent. */
export function gezeigt(snapshot: AnyMachineSnapshot): readonly Pair[] | null {
  const { antworten, vorschau, imAuftrag } = z.parse(kontext, snapshot.context);
  const { grund, datum, nachweis, feedback } = antworten;
  const istDa = ['pruefen', 'kuendigen', 'fehlerBeimKuendigen'].some((value) =>
    snapshot.matches(value),
  );
  if (!istDa || !vorschau || !grund || !datum) return null;
  const gesagt = grund.freitext ?? feedback?.freitext;
  const { erstattung, konto } = vorschau.ergebnis;
  return [
    ['Grund', worte.grund[grund.grund]],
    ...(gesagt === undefined
      ? []
      : [[imAuftrag ? 'In Worten' : 'In Ihren Worten', gesagt] as const]),
    ['Letzter Tag des Schutzes', formatDatumLang(datum.kuendigungsdatum)],
    ...(imAuftrag
      ? [['Hochgeladen', nachweis?.nachweise.map(({ name }) => name).join(', ') ?? '?'] as const]
      : []),
    [
      imAuftrag ? 'Zurück bekommt Ihr Kunde' : 'Zurück bekommen Sie',
      `${formatBetrag(erstattung ?? 0)}, der bezahlte Beitrag für die Zeit danach`,
    ],
    ...(konto === 'BEKANNT' ? [['Auf Ihr Konto', 'DE** **** **** **** **20 51'] as const] : []),
  ];
}

/** The end of the cover, what is paid back, and when it was received. */
export function gesagt(snapshot: AnyMachineSnapshot): readonly string[] {
  const { ergebnis, imAuftrag, antworten } = z.parse(kontext, snapshot.context);
  // A sale alone has to be proved (`domain/vertrag.md §8`).
  if (snapshot.matches('nachweis') && antworten.grund?.grund === 'VERKAUF')
    return [`Wir prüfen ${imAuftrag ? 'den' : 'Ihren'} Nachweis und melden uns innerhalb von`];
  if (!ergebnis || snapshot.status !== 'done') return [];
  const eingang = 'Eingegangen am 21.11.2026 um 11:00 Uhr.';
  if (!snapshot.matches('bestaetigung') || ergebnis.erstattung === null) return [eingang];
  return [
    eingang,
    `${imAuftrag ? 'Ihr Kunde ist' : 'Sie sind'} bis zum ${formatDatumLang(ergebnis.kuendigungsdatum)} um 24:00 Uhr versichert.`,
    `Wir erstatten ${imAuftrag ? 'Ihrem Kunden' : 'Ihnen'} ${formatBetrag(ergebnis.erstattung)}.`,
  ];
}
