### The play server: ecumene serve, its settings, and what it refuses before a game is asked.

serve-about = Run a server for games with friends.
serve-option-host = Address to listen on; 127.0.0.1 if none is given, 0.0.0.0 for everybody.
serve-option-port = Port to listen on; 8000 if none is given.
serve-option-data = Folder for the games; ecumene-data if none is given.
serve-option-config = TOML file with settings; docs/hosting.md lists them.
serve-option-workers = How many processes serve the games; more than one needs PostgreSQL.
serve-option-open = Open the page in the browser; if port 8000 is in use, another is taken.
serve-place-address = ADDRESS
serve-place-folder = FOLDER
serve-open = Ecumene is open at { $address } – Ctrl-C closes it.
serve-no-page = This installation of Ecumene has no page: it was not built. In a clone of the project, make page builds it. Programs can still play here.

## What is wrong with the settings

# $reason (String) - the name of a system error, or nothing
serve-file-unreadable = { $reason ->
        [ENOENT] There is no settings file { $file }.
        [EISDIR] { $file } is a folder, not a settings file.
        [EACCES] The settings file { $file } cannot be read: permission denied.
       *[other] The settings file { $file } cannot be read.
    }
serve-file-no-text = { $file } is not text in UTF-8.
serve-file-no-toml = { $file } is not TOML: see line { $line }.
serve-unknown = { $source }: there is no setting { $name }.
serve-unknown-nearest = { $source }: there is no setting { $name }. Did you mean { $meant }?
serve-not-number = { $source }: { $name } must be a whole number from { $least } to { $most }, not '{ $value }'.
serve-not-truth = { $source }: { $name } must be true or false, not '{ $value }'.
serve-not-text = { $source }: { $name } must be a text that is not empty.
serve-not-choice = { $source }: { $name } must be one of { $choices }, not '{ $value }'.
serve-not-list = { $source }: { $name } must be a list of texts.
# $name (String) - the setting
serve-bad-form = { $name ->
        [database_url] { $source }: { $name } must look like postgresql://user:password@host/name.
        [mail_from] { $source }: { $name } must be a mail address, not '{ $value }'.
        [metrics_token] { $source }: { $name } must have at least 16 characters.
        [public_address] { $source }: { $name } must be http:// or https:// and a host, such as https://play.example.org, not '{ $value }'.
        [secret_key] { $source }: { $name } must have at least 32 characters.
        [trusted_proxies] { $source }: { $name } must be addresses or networks, such as 10.0.0.0/8, not '{ $value }'.
       *[vapid_subject] { $source }: { $name } must begin with mailto: or https:, unlike '{ $value }'.
    }
serve-needs = { $source }: { $name } also requires { $other } ({ $variable }).

## Why the server does not start

serve-no-address = There is no address { $host } on this machine.
# $reason (String) - the name of a system error, or nothing
serve-no-port = { $reason ->
        [EADDRINUSE] Port { $port } is already in use. Choose another with --port.
        [EACCES] Port { $port } needs special rights: permission denied. Choose 1024 or higher with --port.
       *[other] The server cannot listen on port { $port }.
    }
# $reason (String) - the name of a system error, or nothing
serve-no-folder = { $reason ->
        [EACCES] The data folder { $folder } cannot be written: permission denied.
        [EROFS] The data folder { $folder } cannot be written: the disk is read-only.
        [ENOSPC] The data folder { $folder } cannot be written: the disk is full.
        [EEXIST] { $folder } is a file, not a data folder.
        [ENOTDIR] { $folder } cannot be a data folder: part of its path is a file.
       *[other] The data folder { $folder } cannot be written.
    }
serve-no-driver = PostgreSQL needs one more package: pip install 'ecumene[postgresql]'.
serve-no-database = The database at { $place } cannot be reached.
serve-damaged-database = The database at { $place } is damaged. Restore a backup; docs/hosting.md says how.
serve-empty-database = The database at { $place } is empty, though there should be games in it. Restore a backup, or remove the file to start afresh.
serve-disk-full = The database at { $place } cannot be written: the disk is full.
serve-folder-in-use = Another server is running with the data folder { $folder }. Stop it, or use another folder.
serve-bad-key = The file { $file } is empty or too short for a key. Restore it from a backup, or remove it to have a new one made.
serve-newer-database = The database was written by a newer Ecumene. Update this one.
serve-failed = The server could not start; the log says why.

## What the server refuses before it looks at the game

serve-too-many-requests = { $seconds ->
        [one] Too many requests. Try again in { $seconds } second.
       *[other] Too many requests. Try again in { $seconds } seconds.
    }
serve-too-many-sockets = Too many open connections. Close one first.
serve-head-too-large = The headers are too large: at most { $most } bytes are read.
serve-too-many-at-once = Too many requests at once. Wait for the first answers.
serve-too-large = The message is too large: at most { $most } bytes are read.
serve-too-slow = The message took too long to arrive.
serve-cross-site = Another site sent this. Nothing was done.
serve-wrong-host = There is no such server here.
serve-unnamed-host = This server is opened by its address, such as 192.168.1.5. Its owner can give it a name: set public_address.
serve-metrics-closed = Only programs on this machine, or with the token, can read the figures.
