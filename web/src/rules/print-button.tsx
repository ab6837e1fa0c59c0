// The button that prints the rules that show.
import { Button } from '../ui/button.tsx';
import * as words from '../words/words.ts';

export function PrintButton() {
  return <Button word={words.rules.print} icon="print" look="quiet" onPress={() => print()} />;
}
