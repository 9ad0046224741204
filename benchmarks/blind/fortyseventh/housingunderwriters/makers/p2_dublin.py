from common import *
from fpdf import FPDF
rng=random.Random(88); N=Names(rng)
F='QuaysideHall_bedspace_schedule.pdf'
TY=[('En-suite Classic',13.2,1080),('En-suite Premium',16.0,1190),('Studio',22.5,1445),('Accessible En-suite',19.8,1080)]
rows=[]
for blk in ('Block A - Liffey','Block B - Dodder','Block C - Tolka'):
    L=blk[6]
    for fl in range(1,4 if L!='C' else 3):
        for k in range(1,9):
            ty=TY[2] if k==8 else TY[3] if (k==1 and fl==1) else TY[rng.randrange(2)]
            r=dict(b=blk,u=f"{L}{fl}.{k:02d}",ty=ty[0],ar=ty[1],mk=ty[2])
            if rng.random()<.11: r['st']=rng.choice(['Void','Void','Void - works'])
            else:
                r['st']=rng.choice(['In residence']*7+['On notice'])
                r['nm']=N.fl(); sem=rng.random()<.15
                r['ls']=date(2025,1,18) if sem else date(2024,9,7); r['le']=rng.choice([date(2025,5,31),date(2025,8,30)]) 
                r['rent']=ty[2]-rng.choice([0,0,0,40,65]); r['cat']=rng.choice([0,0,0,185.0]); r['bike']=rng.choice([0,0,0,0,12.5]); r['gym']=rng.choice([0,22.0])
                r['dep']=rng.choice([500,500,750,0]); r['arr']=rng.choice([0]*8+[540.0,1080.0,-22.0])
            rows.append(r)
eur=lambda x:f"€{x:,.2f}" if x>=0 else f"-€{-x:,.2f}"
truth=[]
for r in rows:
    t=dict(unit=r['u'],building=r['b'],unitType=r['ty'],area=r['ar'],marketRent=r['mk'],statusText=r['st'])
    if 'nm' in r:
        ch=[('Licence fee',r['rent'])]+[(k,v) for k,v in(('Catering',r['cat']),('Cycle store',r['bike']),('Gym',r['gym'])) if v]
        r['tot']=sum(v for k,v in ch)
        t.update(tenantName=r['nm'],leaseStartDate=iso(r['ls']),leaseEndDate=iso(r['le']),contractRent=r['rent'],charges=[dict(code=k,amount=v) for k,v in ch],totalCharges=r['tot'],deposit=r['dep'],balance=r['arr'])
    truth.append(t)
class P(FPDF):
    def header(s):
        s.set_fill_color(22,60,90); s.rect(0,0,297,16,'F'); s.set_text_color(255); s.set_font('Helvetica','B',13); s.set_xy(10,4); s.cell(150,8,'Quayside Hall, Dublin 1'); s.set_font('Helvetica','',9); s.set_xy(150,4); s.cell(137,8,'Bed-space tenancy schedule at 28 February 2025',align='R'); s.set_text_color(0); s.set_y(20)
    def footer(s):
        s.set_y(-10); s.set_font('Helvetica','I',7); s.cell(0,5,f'Carrowmore Student Living DAC - prepared for lender - sheet {s.page_no()} of {{nb}}',align='C')
p=P('L','mm','A4'); p.set_creation_date(__import__('datetime').datetime(2025,3,3)); p.core_fonts_encoding='cp1252'; p.set_auto_page_break(False); p.add_page()
C=[('Student',44,'L'),('Bed space',17,'L'),('Room type',32,'L'),('m²',11,'R'),('From',19,'C'),('To',19,'C'),('Rack rate',21,'R'),('Licence fee',21,'R'),('Catering',17,'R'),('Cycle store',17,'R'),('Gym',14,'R'),('Total',21,'R'),('Deposit',16,'R'),('Arrears',17,'R')]
# the state is a small tag under group heads
C=C[:4]+[('State',22,'L')]+C[4:]
sc=277/sum(c[1] for c in C); C=[(a,b*sc,d) for a,b,d in C]
def head():
    p.set_font('Helvetica','B',7); p.set_fill_color(214,226,234)
    x0=p.get_x(); w0=sum(c[1] for c in C[:5]); w1=sum(c[1] for c in C[5:7]); w2=C[7][1]; w3=sum(c[1] for c in C[8:13]); w4=sum(c[1] for c in C[13:])
    for w,t in((w0,''),(w1,'Licence period'),(w2,''),(w3,'Monthly charges (EUR)'),(w4,'Account')): p.cell(w,4.5,t,border=1 if t else 0,align='C',fill=bool(t))
    p.ln()
    for a,b,d in C: p.cell(b,5.5,a,border=1,align=d,fill=True)
    p.ln()
def line(vals,bold=False,fill=False):
    p.set_font('Helvetica','B' if bold else '',7)
    for (a,b,d),v in zip(C,vals): p.cell(b,5,v,border='B',align=d,fill=fill)
    p.ln()
def sums(rs):
    o=[r for r in rs if 'nm' in r]
    return [eur(sum(r['mk'] for r in rs))]+[eur(sum(r[k] for r in o)) for k in('rent','cat','bike','gym','tot','dep','arr')]
d4=lambda d:d.strftime('%d/%m/%Y')
head(); cur=None
for i,r in enumerate(rows):
    if r['b']!=cur:
        if p.get_y()>165: p.add_page(); head()
        cur=r['b']; p.set_font('Helvetica','B',9); p.cell(0,7,cur,new_x='LMARGIN',new_y='NEXT')
    if p.get_y()>190: p.add_page(); head()
    if 'nm' in r: line([r['nm'],r['u'],r['ty'],f"{r['ar']:.1f}",r['st'],d4(r['ls']),d4(r['le']),eur(r['mk']),eur(r['rent'])]+[eur(r[k]) if r[k] else '' for k in('cat','bike','gym')]+[eur(r['tot']),eur(r['dep']),eur(r['arr'])])
    else: line(['',r['u'],r['ty'],f"{r['ar']:.1f}",r['st'],'','',eur(r['mk'])]+['']*7)
    if i+1==len(rows) or rows[i+1]['b']!=cur:
        g=[q for q in rows if q['b']==cur]; p.set_fill_color(240,240,232)
        line([f"{cur[:7]} total",f"{len(g)} beds",f"{sum('nm' in q for q in g)} let",'','','','']+sums(g),True,True); p.ln(2)
occ=sum('nm' in r for r in rows)
p.set_fill_color(214,226,234); line(['Quayside Hall total',f"{len(rows)} beds",f"{occ} let / {len(rows)-occ} void",'','','','']+sums(rows),True,True)
p.ln(2);p.set_font('Helvetica','',7.5);p.multi_cell(0,4,'Licence fees are per calendar month, inclusive of heat, light and broadband. Rack rate is the published fee for 2024/25. Catering is optional (five dinners a week).')
p.output(str(DOCS/F))
put(F,'STUDENT_HOUSING','Dublin bed-space schedule A4, EUR, m2, blocks, name column first, grouped headers',False,'Quayside Hall','2025-02-28',len(rows),occ,len(rows)-occ,truth)
