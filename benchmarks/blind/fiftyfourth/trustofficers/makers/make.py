from common import *
import common,importlib
for m in 'p_green p_web p_lines p_centre p_senior p_farm p_med x_student x_ware x_marina x_parking x_store x_estates x_timber'.split():
    importlib.import_module(m).make()
json.dump(INDEX,open(os.path.join(HERE,'index.json'),'w'),indent=1,ensure_ascii=False)
for i in INDEX:
    t=json.load(open(os.path.join(TR,i['file']+'.json')))
    print(i['file'],t['units'],t['occupied'],t['vacant'],len(t['rows']),t['planted'] and t['planted']['kind'])
