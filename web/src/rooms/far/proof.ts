// How a player shows to be the one that a page was connected to before: by a key that both keep. The
// proof is good for one connection only, so whoever hears it can't use it anywhere else.

/** Where a player shows who they are: in a match, at a seat, from one certificate to another. */
export type SeatProof = { id: string; seat: number; from: string; to: string };

/** Returns the proof; null where the browser can't make one. */
export async function proofOf(
  key: string,
  { id, seat, from, to }: SeatProof,
): Promise<string | null> {
  const { subtle } = globalThis.crypto;
  if (!subtle) return null;
  const bytes = (text: string) => new TextEncoder().encode(text);
  const by = { name: 'HMAC', hash: 'SHA-256' };
  const secret = await subtle.importKey('raw', bytes(key), by, false, ['sign']);
  const claim = `pygames live 1 ${id} ${seat} ${from} ${to}`;
  return lettersOf(new Uint8Array(await subtle.sign('HMAC', secret, bytes(claim))).slice(0, 16));
}

function lettersOf(bytes: Uint8Array): string {
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
