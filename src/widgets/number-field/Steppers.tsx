import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useState } from 'react';
import { fieldId } from '../field/fieldIds.ts';
import { Drawing } from '../icon/Drawing.tsx';
import { IconButton } from '../icon/IconButton.tsx';
import { VisuallyHidden } from '../theme/VisuallyHidden.tsx';
import { useWords } from '../theme/useWords.ts';
import { type Bounds, step } from './numberOnLeave.ts';

interface SteppersProps extends Bounds {
  name: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** One less and one more; at a bound the button stays reachable and does nothing. */
export function Steppers({ name, label, value, min, max, onChange }: SteppersProps) {
  const say = useWords('number-field', words);
  const [said, setSaid] = useState('');
  const buttons = [
    { by: -1, word: 'weniger', icon: IconMinus },
    { by: 1, word: 'mehr', icon: IconPlus },
  ] as const;

  return (
    <>
      {buttons.map(({ by, word, icon }) => {
        const next = step(value, by, { min, max });
        return (
          <IconButton
            key={word}
            look="step"
            label={say(word, { label })}
            aria-controls={fieldId(name)}
            aria-disabled={next === value || undefined}
            onClick={() => {
              onChange(next);
              setSaid(next);
            }}
          >
            <Drawing of={icon} size={20} />
          </IconButton>
        );
      })}
      <VisuallyHidden>
        <output>{said}</output>
      </VisuallyHidden>
    </>
  );
}

const words = {
  weniger: '{label}: eins weniger',
  mehr: '{label}: eins mehr',
} as const;
