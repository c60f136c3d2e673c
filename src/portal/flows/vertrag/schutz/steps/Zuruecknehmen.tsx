import { TextButton } from '#widgets/button/TextButton.tsx';
import { fieldId } from '#widgets/field/fieldIds.ts';
import { t } from '../texte.ts';
import type { Stellwerk } from './useEinstellen.ts';

/** Takes a wish back; the button goes with it, so the focus goes to what sets it. */
export function Zuruecknehmen({ name, stellwerk }: { name: string; stellwerk: Stellwerk }) {
  return (
    <TextButton
      onClick={() => {
        stellwerk.waehle(name, null);
        document.getElementById(fieldId(name))?.focus();
      }}
    >
      {t('zuruecknehmen')}
    </TextButton>
  );
}
