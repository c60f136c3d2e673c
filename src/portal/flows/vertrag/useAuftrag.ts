import { useState } from 'react';
import { texte } from '../../texte.ts';

export const t = texte('vertrag.auftrag', {
  imAuftrag: 'Ich handle im Auftrag des Kunden.',
  imAuftragFehlt: 'Bestätigen Sie, dass Sie im Auftrag des Kunden handeln.',
});

const name = 'imAuftragDesKunden';

/**
 * A broker says before each act that the customer asked for it; a customer is not asked (`domain/vertrag.md §2`).
 * Only one such box stands on a page.
 */
export function useAuftrag(imAuftrag: boolean) {
  const [ja, setJa] = useState(false);
  const [versucht, setVersucht] = useState(false);
  return {
    /** Props of the box; null where nobody is asked. */
    haken: imAuftrag
      ? {
          name,
          label: t('imAuftrag'),
          checked: ja,
          onChange: setJa,
          error: versucht && !ja ? t('imAuftragFehlt') : undefined,
        }
      : null,
    /** Goes on with what is sent of it; stays at the box as long as it is open. */
    erklaeren: (weiter: (erklaerung: { imAuftragDesKunden?: true }) => void) => {
      if (!imAuftrag) return weiter({});
      if (ja) return weiter({ [name]: true });
      setVersucht(true);
      document.getElementById(`field-${name}`)?.focus();
    },
    /** Said for each act anew. */
    vergessen: () => {
      setJa(false);
      setVersucht(false);
    },
  };
}
