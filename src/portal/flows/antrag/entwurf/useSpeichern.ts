import { useState } from 'react';
import * as z from 'zod/mini';
import { email as emailForm } from '#contract/fields/email.ts';
import { plz as plzForm } from '#contract/fields/plz.ts';
import type { Frageseite } from '#machines/formular/frage.ts';
import { showToast } from '#widgets/toast/toast.ts';
import { useSession } from '../../../ports.ts';
import { useFormular } from '../../../formular/useFormular.ts';
import { type StepProps, useKontext } from '../steps/step.ts';
import type { Speicherergebnis } from './ablage.ts';
import { inhaltVon, plzIn } from './inhalt.ts';
import { t } from './texte.ts';
import { useAblage } from './useAblage.ts';

export interface Speicherprops extends Pick<StepProps, 'actor' | 'seite' | 'ablage'> {
  schritt: string;
  /** What stands on the page and was not sent yet. */
  offen: unknown;
  onZu: () => void;
}

/** What is asked before the first save, and the save; a second one asks nothing. */
export function useSpeichern({ actor, seite, ablage, schritt, offen, onZu }: Speicherprops) {
  const { kennung, lage } = useAblage(ablage);
  const [gescheitert, setGescheitert] = useState<Speicherergebnis | null>(null);
  const kontext = useKontext(actor, (context) => context);
  const { antworten } = kontext;
  const angemeldet = useSession().status === 'angemeldet';
  const plz = gueltig(plzIn(Object.fromEntries(Object.entries({ ...antworten, offen }))));
  const fragtPlz = kennung === null && plz === null;
  const bekannt = { entwurfEmail: antworten.kontakt?.email };
  const formular = useFormular(seiteMit(kennung === null, fragtPlz), form, { bekannt });

  async function speichern() {
    const wohin = kennung ? nirgends : formular.pruefe();
    if (!wohin) return;
    const inhalt = inhaltVon(seite, kontext, schritt, offen);
    const { entwurfEmail: email, entwurfPlz } = wohin;
    const ergebnis = inhalt
      ? await ablage.speichern(inhalt, { plz: entwurfPlz ?? plz, email })
      : 'TECHNISCH';
    setGescheitert(ergebnis);
    if (ergebnis === 'GESPEICHERT') {
      const title = email === null ? t('gespeichertWieder') : t('gespeichert', { email });
      showToast({ title, state: 'positive', duration: 6000 });
    }
    // Between two versions she chooses in a dialog of its own.
    if (ergebnis === 'GESPEICHERT' || ergebnis === 'GEAENDERT') onZu();
  }

  return {
    formular,
    kennung,
    angemeldet,
    fragtPlz,
    /** What the link will ask for; null where it is asked here, or not known. */
    plz: kennung?.plz ?? plz,
    laeuft: lage === 'SPEICHERT',
    gescheitert,
    speichern: () => void speichern(),
  };
}

function gueltig(plz: string | null): string | null {
  return z.safeParse(plzForm, plz).data ?? null;
}

const nirgends = { entwurfEmail: null, entwurfPlz: null };
const form = z.object({ entwurfEmail: emailForm, entwurfPlz: z.optional(plzForm) });

const seiteMit = (
  fragtEmail: boolean,
  fragtPlz: boolean,
): Frageseite<Required<z.infer<typeof form>>> => ({
  titel: t('titel'),
  felder: [
    { name: 'entwurfEmail', art: 'email', label: t('email'), wenn: () => fragtEmail },
    {
      name: 'entwurfPlz',
      art: 'text',
      label: t('plz'),
      tastatur: 'numeric',
      autoComplete: 'postal-code',
      wenn: () => fragtPlz,
    },
  ],
});
