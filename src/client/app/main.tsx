import '../ui/styles/sign-in.css'
import { start } from './start.tsx'

void start()
