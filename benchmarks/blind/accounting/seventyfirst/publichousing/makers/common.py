import json,os,random
B='build/blind'
def doc(n): return f'{B}/documents/{n}'
def save(name,kind,money,rows,totals,style,hard,planted=None):
    rows=[{k:(round(v,2) if isinstance(v,float) else v) for k,v in r.items() if v is not None and v!=''} for r in rows]
    totals=[{k:(round(v,2) if isinstance(v,float) else v) for k,v in r.items() if v is not None and v!=''} for r in totals]
    t={"name":name,"kind":kind,"planted":planted,"money":money,"rows":rows,"totals":totals}
    json.dump(t,open(f'{B}/truth/{os.path.splitext(name)[0]}.json','w'),indent=1,ensure_ascii=False)
    p=f'{B}/index.json'; ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[i for i in ix if i['file']!=name]+[{"file":name,"kind":kind,"style":style,"hard":hard}]
    json.dump(ix,open(p,'w'),indent=1,ensure_ascii=False)
class Ledger:
    """double entry; amounts in cents"""
    def __init__(s,rnd): s.b={};s.d={};s.c={};s.r=rnd
    def open(s,a,x): s.b[a]=s.b.get(a,0)+round(x*100)
    def plug(s,a): s.b[a]=s.b.get(a,0)-sum(s.b.values())
    def post(s,dr,cr,x):
        x=round(x*100); s.d[dr]=s.d.get(dr,0)+x; s.c[cr]=s.c.get(cr,0)+x
    def amt(s,x,sp=.12): return round(x*(1+s.r.uniform(-sp,sp)),2)
    def get(s,a):
        b=s.b.get(a,0);d=s.d.get(a,0);c=s.c.get(a,0); return b/100,d/100,c/100,(b+d-c)/100
FIRST_US="Latoya Marcus Denise Hector Yolanda Thanh Rosa Jerome Patricia Andre Keisha Samuel Gloria Tyrone Maribel Ernest Fatima Curtis Brenda Luis Shanice Walter Nadia Darnell Ingrid Raymond Carmen Isaiah Dolores Kevin Amina Leon Teresa Quentin Bao Josefina Vernon Ruth Malik Celeste".split()
LAST_US="Whitfield Okafor Ramirez Tran Bascombe Delgado Pruitt Hollis Nwosu Castellano Mayfield Ibarra Dupree Kessler Vang Broussard Hatcher Lozano Stokes Abernathy Farah Gaines Medrano Oyelaran Pickett Quinones Rutledge Salcedo Teague Umana Vickers Wardlaw Yarbrough Zamora Crenshaw Boateng Eubanks Fontenot Grady Jessup".split()
FIRST_UK="Sharon Darren Amina Gareth Pauline Mohammed Kirsty Tomasz Beverley Ian Shabana Craig Lorraine Dean Grace Nigel Agnieszka Trevor Joanne Hassan Carol Stuart Priya Wayne Michelle Keith Samira Lee Denise Kofi Tracey Barry Nasreen Paul Elaine Ryan Julie Abdi Karen Neil".split()
LAST_UK="Ackroyd Bashir Clough Dunmore Entwistle Farrar Greenhalgh Hussain Illingworth Jagger Kowalczyk Lumb Mistry Naylor Ogden Pickles Quarmby Rushworth Sutcliffe Tordoff Uttley Varley Wadsworth Yeadon Zaman Barraclough Crabtree Dyson Earnshaw Feather Gledhill Holdsworth Iqbal Kershaw Lister Murgatroyd Noble Oldroyd Priestley Ramsden".split()
