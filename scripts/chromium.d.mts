export declare const chromiumArgs: string[];
export declare const testedChromiumArgs: string[];
export declare function findChromium(): string | undefined;
export declare function provideChromium(): Promise<boolean>;
