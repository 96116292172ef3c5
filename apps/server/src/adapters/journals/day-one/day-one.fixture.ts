/** The reader only has to find the file, so any bytes will do instead of a JPEG. */
export const PICTURE = Buffer.from([0xff, 0xd8, 0xff, 0xe0])

/** An entry with every field that an iPhone writes, in the order and spelling of a real export. */
export const FULL_ENTRY = {
  duration: 0,
  richText:
    '{"meta":{"version":1,"small-lines-removed":true,"created":{"platform":"com.bloombuilt.dayone-ios","version":728}},"contents":[{"attributes":{"line":{"identifier":"0B5B3C39-7A35-4F64-9D5A-57F0E3C1B6A2","header":1}},"text":"Ferry at last ...\\n"},{"embeddedObjects":[{"type":"photo","identifier":"7D1C2A6F95B24C0AA1B93E5D77F1C2A0"}]},{"text":"We sat outside."}]}',
  photos: [
    {
      lensModel: 'iPhone 12 back camera 4.2mm f/1.6',
      location: { localityName: 'Vis', country: 'Croatia', longitude: 16.18, latitude: 43.06, placeName: 'Vis' },
      orderInEntry: 0,
      creationDevice: 'Ana’s iPhone',
      duration: 0,
      type: 'jpeg',
      identifier: '7D1C2A6F95B24C0AA1B93E5D77F1C2A0',
      date: '2021-07-03T21:48:50Z',
      filename: 'IMG_0615.HEIC',
      height: 2400,
      fnumber: '(null)',
      width: 3200,
      md5: '0cc175b9c0f1b6a831c399e269772661',
      isSketch: false,
    },
  ],
  weather: { temperatureCelsius: 24, conditionsDescription: 'Mostly Clear', windBearing: 360, weatherCode: 'clear' },
  starred: true,
  creationOSVersion: '14.4',
  creationDeviceType: 'iPhone',
  creationDate: '2021-07-03T22:48:50Z',
  timeZone: 'Europe/Zagreb',
  editingTime: 63.553035974502563,
  uuid: '5B0E5D4FBD1C4A0E9E0AE0F1F2A3B4C5',
  location: {
    region: { center: { longitude: 16.18, latitude: 43.06 }, identifier: '<43.06,16.18> radius 70.63', radius: 70.63 },
    localityName: 'Vis',
    country: 'Croatia',
    timeZoneName: 'Europe/Zagreb',
    administrativeArea: 'Split-Dalmatia County',
    longitude: 16.18,
    placeName: 'Riva',
    latitude: 43.06,
  },
  modifiedDate: '2021-07-04T08:59:09Z',
  tags: ['Travel', 'the sea'],
  text: '# Ferry at last \\.\\.\\. \n\n![](dayone-moment://7D1C2A6F95B24C0AA1B93E5D77F1C2A0)\n\nWe sat outside\\. \ufffc\u200bIt was warm\\, 24\\-26 degrees\\.',
  creationOSName: 'iOS',
  userActivity: { activityName: 'Walking', stepCount: 75 },
}

/** The JSON of a journal with these entries, as Day One prints it. */
export function dayOneJson(entries: readonly object[]): string {
  const json = JSON.stringify({ metadata: { version: '1.0' }, entries }, null, 2)
  return json.replaceAll('/', '\\/').replaceAll('":', '" :')
}
