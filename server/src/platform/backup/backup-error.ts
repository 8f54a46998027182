/** Why a backup could not be made or used, in words for whoever runs the server. */
export class BackupError extends Error {}
