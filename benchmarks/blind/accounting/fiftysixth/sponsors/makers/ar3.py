# charge-level aging, fpdf2 portrait, resident headings with charges below
import random,datetime as D
from common import *
from fpdf import FPDF
R=random.Random(311)
N='AR_Pembry_Lofts_aged_open_charges_20251031.pdf'
AS=D.date(2025,10,31)
LN="Achterberg Bolling Crandell Dressler Emmerich Fallows Garrity Hathorne Isley Jankowicz Kimura-Dale Lathrop Merriweather Novotny Oduya Pruett Ramsdell Sandoval-Price Tillery Urquhart Villareal Whitlock Yoder Zamparo Arkwright Beaudry Chisum Delacroix Engstrom Frayne Gilstrap Hubbard-Ross Irwin Jolley Kowal Lindqvist".split()
FN="Aaron Bianca Cole Dana Elliot Farah Grant Hana Isaac Joelle Kyle Lena Marcus Nadia Owen Priya Quentin Renee Simon Tasha".split()
R.shuffle(LN)
CH={'RENT':None,'RUBS-WTR':(28,64),'RUBS-TRS':(12,12),'PARK':(85,125),'PET':(35,35),'LATE':(75,100),'NSF':(50,50),'STOR':(45,60),'DMG':(90,640),'LEGAL':(165,425),'MTM':(200,200),'INS':(14.5,14.5)}
mon=[(2025,10),(2025,9),(2025,8),(2025,7),(2025,6)]
K=['other:Charged','other:Applied','total','b0_30','b31_60','b61_90','b90']
ten=[];inv=48211
us=sorted(R.sample([f'{f}{n:02d}' for f in range(1,7) for n in range(1,25)],34),key=int)
for i,u in enumerate(us):
    st='Current' if R.random()<.8 else R.choice(['Notice','Past','Eviction'])
    rent=R.randrange(1395,2640,5); depth=R.choices([0,1,2,3,4],[9,11,6,4,2])[0]
    if st in('Past','Eviction'): depth=max(depth,3)
    L=[]
    for mi in range(depth,-1,-1):
        y,m=mon[mi]
        codes=[('RENT',D.date(y,m,1),rent)] if (mi<depth or R.random()<.6) and st!='Past' else []
        pool=[k for k in CH if k not in('RENT','DMG','LEGAL','MTM')]
        for k in R.sample(pool,R.choice([0,1,1,2,2,3])):
            a,b=CH[k]; codes.append((k,D.date(y,m,R.choice([1,1,5,6]) if k not in('NSF',) else R.randint(4,20)),round(R.uniform(a,b),2) if k.startswith('RUBS-W') else R.choice([a,b])))
        if st=='Past' and mi==depth: codes+= [('DMG',D.date(y,m,R.randint(8,27)),round(R.uniform(90,640),2))]
        if st=='Eviction' and mi in(1,2): codes+=[('LEGAL',D.date(y,m,R.randint(9,28)),R.choice([165,225,425]))]
        for k,d,a in sorted(codes,key=lambda x:x[1]):
            part=round(a*R.uniform(.2,.9),2) if (R.random()<.12 and a>60) else 0
            L.append([d,k,a,part])
    if not L: L=[[D.date(2025,10,1),'RENT',rent,round(rent*.7,2)]]
    if R.random()<.1: L.append([D.date(2025,10,R.randint(8,30)),'PREPAY',-round(R.uniform(20,400),2),0])
    L.sort(key=lambda x:x[0])
    ten.append((u,f'{FN[R.randrange(20)]} {LN[i]}',f'r{20417+i*37:07d}',st,L))
class P(FPDF):
    def header(s):
        s.set_font('Helvetica','B',11); s.cell(0,5,'PEMBRY LOFTS',new_x='LMARGIN',new_y='NEXT'); s.set_font('Helvetica','',8.5)
        s.cell(0,4.2,'Aged Open Charges by Resident  -  as of October 31, 2025',new_x='LMARGIN',new_y='NEXT')
        s.set_font('Helvetica','',7); s.cell(0,3.8,'Aged by charge date. Market-rate apartments, 144 units. All resident statuses.',new_x='LMARGIN',new_y='NEXT'); s.ln(1.5)
        y=s.get_y(); s.set_draw_color(0); s.line(10,y,206,y); s.set_font('Helvetica','B',7)
        for x,w,t,a in COLS: s.set_xy(x,y+.6); s.cell(w,3.8,t,align=a)
        s.line(10,y+5,206,y+5); s.set_y(y+6)
    def footer(s):
        s.set_y(-11); s.set_font('Helvetica','',6.5); s.cell(98,4,'Tidewell Residential Management'); s.cell(98,4,f'{s.page_no()} / {{nb}}',align='R')
COLS=[(12,16,'Date','L'),(29,18,'Invoice','L'),(46,22,'Charge','L'),(68,19,'Charged','R'),(87,19,'Applied','R'),(106,20,'Open','R'),(126,20,'0 - 30','R'),(146,20,'31 - 60','R'),(166,20,'61 - 90','R'),(186,20,'Over 90','R')]
p=P('P','mm','Letter'); p.set_margins(10,11,10); p.set_auto_page_break(False); p.set_creation_date(D.datetime(2025,11,3,tzinfo=D.timezone.utc)); p.add_page()
rows=[];tots=[];G=[0]*7;by={}
H=3.75
def f(x): return f'-{abs(x)/100:,.2f}' if x<0 else f'{x/100:,.2f}'
def nums(v,zero=False):
    y=p.get_y()
    for (x,w,_,a),q in zip(COLS[3:],v):
        if q or zero: p.set_xy(x,y); p.cell(w,3.6,f(q),align='R')
def room(n):
    if p.get_y()+n*H>262: p.add_page()
for u,n,rid,st,L in ten:
    room(3.5)
    p.set_font('Helvetica','B',7.3); p.set_x(10); p.cell(120,3.6,f'Unit {u}   {n}   ({rid})   {st}'); p.ln(H)
    S=[0]*7
    for d,k,a,pt in L:
        if p.get_y()+H>262:
            p.add_page(); p.set_font('Helvetica','BI',7.3); p.set_x(10); p.cell(120,3.6,f'Unit {u}   {n}   ({rid})   continued'); p.ln(H)
        inv+=R.randint(1,9); a=round(a*100);pt=round(pt*100);o=a-pt; days=(AS-d).days
        bi=0 if days<=30 else 1 if days<=60 else 2 if days<=90 else 3
        v=[a,pt,o]+[o if j==bi else 0 for j in range(4)]
        p.set_font('Helvetica','',7.3); y=p.get_y()
        iv=f'C-{inv}' if a>0 else f'R-{inv}'
        for (x,w,_,_),t in zip(COLS,[d.strftime('%m/%d/%y'),iv,k]): p.set_xy(x,y); p.cell(w,3.6,t)
        nums(v); p.ln(H)
        rows.append({'unit':u,'name':n,'resident':rid,'date':d.isoformat(),'invoice':iv,'charge':k,**{kk:x/100 for kk,x in zip(K,v) if x}})
        S=[s+x for s,x in zip(S,v)]; by[k]=by.get(k,0)+o
    p.set_draw_color(150); p.line(70,p.get_y(),206,p.get_y()); p.set_font('Helvetica','B',7.3); p.set_x(46); p.cell(24,3.6,f'Total {u}'); nums(S,True); p.ln(H+1.6)
    tots.append({'label':f'Total {u}',**{kk:x/100 for kk,x in zip(K,S)}}); G=[g+x for g,x in zip(G,S)]
room(4); p.set_draw_color(0); p.set_line_width(.4); p.line(10,p.get_y(),206,p.get_y()); p.set_font('Helvetica','B',7.6); p.ln(.6); p.set_x(12); p.cell(50,3.6,f'Property total'); nums(G,True); p.ln(H+.4); p.line(10,p.get_y(),206,p.get_y()); p.set_line_width(.2)
tots.append({'label':'Property total',**{kk:x/100 for kk,x in zip(K,G)}})
room(len(by)+4); p.ln(5); p.set_font('Helvetica','B',7.5); p.cell(60,4,'Open balance by charge code'); p.ln(4.5); p.set_font('Helvetica','',7.3)
for k in sorted(by): p.set_x(12); p.cell(30,3.6,k); p.cell(24,3.6,f(by[k]),align='R'); p.ln(H)
p.set_x(12); p.set_font('Helvetica','B',7.3); p.cell(30,3.6,'All codes'); p.cell(24,3.6,f(sum(by.values())),align='R')
assert sum(by.values())==G[2]
p.output(doc(N)); print(len(ten),G)
save(N,'AR',K,rows,tots,None,'PDF, charge-level open charges aged by charge date, resident headings, charges below, resident totals, recap by charge code, portrait, many pages',True)
