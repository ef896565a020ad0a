export function sampleOf(n: number): Record<string, string | number>
