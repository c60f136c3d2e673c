import * as z from 'zod/mini';
import type { Frageseite } from '#machines/formular/frage.ts';
import { Felder } from '../../formular/Felder.tsx';
import { textfelder } from '../../formular/Textfelder.tsx';
import { useFormular } from '../../formular/useFormular.ts';
import { texte } from '../../texte.ts';

export const t = texte('vertrag.auftrag', {
  imAuftrag: 'Ich handle im Auftrag des Kunden.',
  imAuftragFehlt: 'Bestätigen Sie, dass Sie im Auftrag des Kunden handeln.',
});

/**
 * A broker says before each act that the customer asked for it; a customer is not asked (`domain/vertrag.md §2`).
 * Only one such box stands on a page.
 */
export const auftragsfrage = {
  name: 'imAuftragDesKunden',
  art: 'haken',
  label: t('imAuftrag'),
} as const;

/** What the box has to say. */
export const auftragserklaerung = z.literal(true, t('imAuftragFehlt'));

/** The box where it stands beside a button, in no form; nothing where nobody is asked. */
export function Auftragsfeld({ formular }: Pick<ReturnType<typeof useAuftrag>, 'formular'>) {
  return <Felder {...formular} sichtbar={formular.gelesen.sichtbar} sofort={textfelder} />;
}

/** What that box and its button do. */
export function useAuftrag(imAuftrag: boolean) {
  const { seite, form } = imAuftrag ? gefragt : ungefragt;
  const formular = useFormular(seite, form);
  return {
    formular,
    /** Goes on with what is sent of it; stays at the box as long as it is open. */
    erklaeren: (weiter: (erklaerung: Auftragserklaerung) => void) => {
      const erklaerung = formular.pruefe();
      if (erklaerung) weiter(erklaerung);
      else document.getElementById(`field-${auftragsfrage.name}`)?.focus();
    },
    /** Said for each act anew. */
    vergessen: () => formular.leere(auftragsfrage.name),
  };
}

interface Auftragserklaerung {
  imAuftragDesKunden?: true;
}

interface Auftragsblatt {
  seite: Frageseite<Auftragserklaerung>;
  form: z.ZodMiniType<Auftragserklaerung>;
}

const gefragt: Auftragsblatt = {
  seite: { titel: '', felder: [auftragsfrage] },
  form: z.object({ imAuftragDesKunden: auftragserklaerung }),
};

const ungefragt: Auftragsblatt = { seite: { titel: '', felder: [] }, form: z.object({}) };
