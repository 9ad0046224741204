import json, os, random
B='build/blind'
D=B+'/documents/'; T=B+'/truth/'
os.makedirs(D,exist_ok=True); os.makedirs(T,exist_ok=True)
def save(file,kind,style,hard,money,rows,totals,planted=None):
    n=file.rsplit('.',1)[0]
    clean=lambda r:{k:v for k,v in r.items() if v is not None and v!=''}
    json.dump({"name":file,"kind":kind,"planted":planted,"money":money,"rows":[clean(r) for r in rows],"totals":[clean(t) for t in totals]},open(T+n+'.json','w'),indent=1)
    p=B+'/index.json'; ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[i for i in ix if i['file']!=file]+[{"file":file,"kind":kind,"style":style,"hard":hard}]
    json.dump(sorted(ix,key=lambda i:i['file']),open(p,'w'),indent=1)
def m(x): return f"{x:,.2f}"
FIRST="Marcus Dana Priya Tyrell Alicia Jorge Hannah Wesley Naomi Colin Brianna Devin Kaitlyn Omar Sofia Trent Leah Andre Mei Carter Jasmine Noah Paige Ravi Elena Dylan Grace Malik Tessa Ian Chloe Hector Abby Quinn Rosa Ethan Nia Cole Farah Luke".split()
LAST="Whitcomb Okafor Delgado Brandt Nguyen Hollis Pruitt Castellano Iyer Sandoval McBride Lindqvist Farrow Ashby Tran Gutierrez Novak Pettway Kowalski Reyes Stroud Vance Bellamy Ortega Chung Maddox Figueroa Haines Youssef Tolbert Crane Whitfield Barros Keane Dupree Sayles Moreno Langford Ibarra Kessler".split()
