import { formatDatum, tagePlus } from '#contract/tag.ts';
import { fristen } from '#contract/zahlen.ts';
import { DateField } from '#widgets/date-field/DateField.tsx';
import { RadioGroup } from '#widgets/radio-group/RadioGroup.tsx';
import { t } from './texte.ts';
import type { TarifwahlStand } from './useTarifwahl.ts';
import type { Beginn } from './wahl.ts';

/** When the cover begins: within a day of today, or on a day she names (`domain/antrag.md §5.1`, block B). */
export function Beginnwahl({ stand }: { stand: TarifwahlStand }) {
  const { wahl, beginn, beginne, heute, fehlerVon } = stand;
  return (
    <>
      <RadioGroup
        label={t('versicherungsbeginn')}
        prominent
        name="versicherungsbeginn"
        value={beginn}
        onChange={(wert) => {
          const gewaehlt = tage.find(({ name }) => name === wert)?.name;
          beginne(gewaehlt ?? 'SPAETER');
        }}
        error={fehlerVon('versicherungsbeginn')}
        hint={beginn === 'GESTERN' ? t('gesternHinweis') : undefined}
        options={[
          ...tage.map(({ name, abstand }) => ({
            value: name,
            label: t(name),
            subline: formatDatum(tagePlus(heute, abstand)),
          })),
          { value: 'SPAETER', label: t('SPAETER'), subline: t('spaeterFolge') },
        ]}
      />
      {beginn === 'SPAETER' && (
        <DateField
          label={t('beginnverlegung')}
          name="beginnverlegung"
          hint={t('beginnverlegungHinweis')}
          value={wahl.beginnverlegung ?? ''}
          onChange={(tag) => beginne('SPAETER', tag)}
          min={tagePlus(heute, 2)}
          max={tagePlus(heute, fristen.beginnTage)}
          inWords
          error={fehlerVon('beginnverlegung')}
        />
      )}
    </>
  );
}

const tage: readonly { name: Exclude<Beginn, 'SPAETER'>; abstand: number }[] = [
  { name: 'MORGEN', abstand: 1 },
  { name: 'HEUTE', abstand: 0 },
  { name: 'GESTERN', abstand: -1 },
];
