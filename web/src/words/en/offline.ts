// The words of offline, in English.

export const offline = {};
