/** Updates of the program. */
export default {
  updates: {
    state: {
      idle: 'Not checked yet',
      checking: 'Checking …',
      current: 'Dynodesk is up to date.',
      found: 'Version {version} is available.',
      downloading: 'Downloading version {version} …',
      ready: 'Version {version} is ready.'
    },
    readyHelp: 'It is installed when you restart or close Dynodesk.',
    checked: 'Last check: {time}',
    notes: 'What is new',
    amount: '{done} of {all} MB',
    progress: 'Download',
    check: 'Check for updates',
    fromFile: 'From a file …',
    download: 'Download',
    restart: 'Restart to install',
    later: 'Later',
    skip: 'Skip this version',
    skipped: 'You skipped this version.',
    noAddress: 'There is no update address, so nothing is contacted.',
    way: {
      'package-manager': 'The package manager of the system updates this installation.',
      'not-installed': 'This copy was not installed, so it cannot replace itself.'
    }
  }
}
