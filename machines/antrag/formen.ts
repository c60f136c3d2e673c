import * as z from 'zod/mini';
import { waehlbareZahlweise } from '#contract/entities/zahlweise.ts';
import { plzUeberall } from '#contract/fields/plz.ts';
import { zeitAm } from '#contract/tag.ts';
import {
  abschluss,
  beginn,
  gelegterBeginn,
  type Jetzt,
  kontaktZahlung,
  person,
  type Person,
  personMitAdresse,
  type Schadenzeit,
  vorversicherung,
} from './answers.ts';

export type Formen = Readonly<Record<string, z.ZodMiniType>>;

/** The shapes of the steps of a product's own, on a day (yyyy-MM-dd). */
export type EigeneFormen<Eigene> = (heute: string, jetzt: Jetzt) => Eigene;

/**
 * Shapes of the answers of each step on a day, where a person takes the insurance out: those of the product
 * (`eigene`), what it lets her choose at the price (`wahl`), and what is asked of everybody.
 */
export function personenformen<const Eigene extends Formen, const Wahl extends Formen>(
  eigene: EigeneFormen<Eigene>,
  wahl: Wahl,
  /** What the choice must hold beside its fields. */
  beimTarif?: z.core.$ZodCheck<Tarifwahl<Wahl>>,
  zeit?: Schadenzeit,
) {
  const wer = (jetzt: Jetzt, risiko: Formen) => (mitOrt(risiko) ? person : ohneOrt)(jetzt);
  return formenMit(wer, eigene, wahl, beimTarif, zeit);
}

/** The same where another person is asked about, such as one whose birth date is known. */
export function formenMit<
  const Eigene extends Formen,
  const Wahl extends Formen,
  const Wer extends z.ZodMiniType,
>(
  wer: (jetzt: Jetzt, risiko: Eigene) => Wer,
  eigene: EigeneFormen<Eigene>,
  wahl: Wahl,
  beimTarif?: z.core.$ZodCheck<Tarifwahl<Wahl>>,
  zeit?: Schadenzeit,
) {
  return jeTag((heute, jetzt) => {
    const risiko = eigene(heute, jetzt);
    return {
      entwurf,
      ...risiko,
      vorversicherung: vorversicherung(heute, zeit),
      angebot: tarif(wahl, heute, jetzt).check(...(beimTarif ? [beimTarif] : [])),
      person: wer(jetzt, risiko),
      kontaktZahlung,
      anschluss: gelegterBeginn,
      abschluss,
    };
  });
}

function mitOrt(risiko: Formen): boolean {
  return 'risikoort' in risiko || 'einstieg' in risiko;
}

type Tarifwahl<Wahl extends Formen> = z.infer<ReturnType<typeof tarif<Wahl>>>;

const ohneOrt: (jetzt: Jetzt) => z.ZodMiniType<Person> = personMitAdresse;

/** The answers that such shapes read; the postcode of a draft is none. */
export type AntwortenAus<F extends (heute: string) => Formen> = {
  [Schritt in Exclude<keyof ReturnType<F>, 'entwurf'>]?: z.infer<ReturnType<F>[Schritt]>;
};

/** The link to a draft opens with the postcode that was given in it. */
export const entwurf = z.object({ plz: plzUeberall });

/** The choice at the price: the product's own, how it is paid and when it begins. */
export function tarif<Wahl extends Formen>(wahl: Wahl, heute: string, jetzt: Jetzt) {
  return z.object({ ...wahl, zahlweise: waehlbareZahlweise, ...beginn(jetzt, heute) });
}

/** Shapes of a day are made once; noon is the same day in Berlin all year round. */
export function jeTag<F>(mache: (heute: string, jetzt: Jetzt) => F): (heute: string) => F {
  const gemacht = new Map<string, F>();
  return (heute) => {
    const formen = gemacht.get(heute) ?? mache(heute, () => zeitAm(heute));
    gemacht.set(heute, formen);
    return formen;
  };
}
