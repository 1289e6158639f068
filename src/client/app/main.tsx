import '../ui/entrance.css'
import { start } from './start.tsx'

void start()
