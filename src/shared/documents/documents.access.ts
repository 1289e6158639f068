/** An upload belongs to the account that began it, while it acts for that patient. */
export function isOwnUpload(
  upload: { userId: string; patientId: string },
  actor: { id: string; patientId: string | null },
): boolean {
  return upload.userId === actor.id && upload.patientId === actor.patientId
}
