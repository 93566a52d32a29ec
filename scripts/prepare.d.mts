export declare function prepare(): void;
export declare function prepareAtlas(): void;
export declare function stampAtlas(): void;
export declare function install(): void;
export declare function enterProject(): void;
