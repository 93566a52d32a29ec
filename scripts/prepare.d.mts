export declare function prepare(): void;
export declare function install(): void;
export declare function enterProject(): void;
