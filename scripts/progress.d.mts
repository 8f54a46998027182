export declare function step<T>(text: string, work: () => Promise<T>): Promise<T>
