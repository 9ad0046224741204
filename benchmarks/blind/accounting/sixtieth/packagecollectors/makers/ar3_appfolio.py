import random; from common import *
from fpdf import FPDF
R=random.Random(60105); r2=lambda x:round(x+1e-9,2)
used=set()
def nm():
    while 1:
        l,f=R.choice(LAST),R.choice(FIRST)
        if (l,f) not in used: used.add((l,f)); return f'{f} {l}'
PR=[('Gable House - 1814 N Pinehurst Ave Tulsa, OK 74115',31,[f'{n}' for n in range(101,125)]+[f'{n}' for n in range(201,225)],(745,1095),[]),
('Kessler Arms Apartments - 402 W 9th St Tulsa, OK 74119',24,[f'{b}-{n}' for b in 'AB' for n in range(1,21)],(690,940),[]),
('Market Square Mixed Use - 55 E Archer St Tulsa, OK 74103',22,[f'{n}' for n in range(301,321)]+[f'{n}' for n in range(401,415)],(1190,1720),[('Suite A','Dogwood Coffee Roasters, LLC',4150),('Suite C','Archer Street Dental PLLC',6220.83),('Suite D','Second Spin Records',2875)]),
('Osage Ridge Townhomes - 7701 S Yorktown Pl Tulsa, OK 74136',19,[f'{n}' for n in range(7701,7790,3)],(1325,1650),[]),
('Pecan Grove - 3300 E 41st St Tulsa, OK 74135',30,[f'{n:02d}' for n in range(1,73)],(815,1180),[]),
('Sable Point Duplexes - Various Tulsa, OK 74104',8,['1122-A','1122-B','1126-A','1126-B','1130-A','1130-B','1134-A','1134-B','1138-A'],(980,1150),[])]
K=['other:Rent','total','b0_30','b31_60','b61_90','b90']; TK=K[1:]
rows=[];totals=[];sec=[]
for p,n,us,(lo,hi),com in PR:
    rs=[]; lst=[(u,nm(),None) for u in sorted(R.sample(us,n-len(com)),key=us.index)]+com
    for u,t,rent in lst:
        rent=float(rent) if rent else float(R.randrange(lo,hi,5)); b=[0.]*4; x=R.random()
        st='Current' if rent>2000 else R.choice(['Current']*7+['Notice','Past','Past','Evict'])
        if x<.42: b[0]=R.choice([rent,rent+75,50.,75.,r2(R.uniform(15,180)),rent-300])
        elif x<.62: b[0]=rent+75; b[1]=R.choice([rent,75.,r2(R.uniform(90,600))])
        elif x<.76: b[0]=rent+75; b[1]=rent+75; b[2]=R.choice([rent,r2(R.uniform(90,600))])
        elif x<.9: b[3]=r2(R.uniform(120,3900)); b[0]=R.choice([0.,rent,75.])
        elif x<.95: b[0]=-r2(R.uniform(10,60)); b[1]=r2(R.uniform(90,400))
        else: b=[rent+75,rent+75,rent+75,r2(R.uniform(400,2900))]
        if st=='Past': b=[0.,r2(R.uniform(0,700)) if R.random()<.5 else 0.,r2(R.uniform(80,900)) if R.random()<.4 else 0.,r2(R.uniform(150,4100))]
        d={'unit':u,'name':t,'other:Rent':rent,'total':r2(sum(b)),'b0_30':b[0],'b31_60':b[1],'b61_90':b[2],'b90':b[3]}
        mo=8 if st=='Past' and not b[1] else 5 if b[3] and not b[0] else 7 if b[2] else 9 if b[1] else 10; rs.append((d,st,f'{mo:02d}/{R.randint(1,28):02d}/2024')); rows.append(d)
    t={'label':'Total',**{k:r2(sum(r[0][k] for r in rs)) for k in TK}}
    totals.append(t); sec.append((p,rs,t))
g={'label':'Total',**{k:r2(sum(r[k] for r in rows)) for k in TK}}; totals.append(g)
class P(FPDF):
    def header(s):
        if s.page_no()==1:
            s.set_font('Helvetica','B',16); s.cell(0,8,'Delinquency',new_x='LMARGIN',new_y='NEXT')
            s.set_font('Helvetica','',8); s.set_text_color(90)
            for t in ('Tallgrass Residential Management, Inc.','Properties: Owned By Arkwright Holdings LLC','Tenant Status: Current, Notice, Evict, Past     As of: 10/31/2024     Amount Owed In Account: All','Delinquency Note Range: All Time     Exclude Balances Under: None'): s.cell(0,4,t,new_x='LMARGIN',new_y='NEXT')
            s.set_text_color(0); s.ln(3)
        s.set_font('Helvetica','B',7.5); s.set_fill_color(232,236,240); s.set_draw_color(150)
        for w,t,a in COL: s.cell(w,7,t,border='TB',align=a,fill=True)
        s.ln(7)
    def footer(s):
        s.set_y(-12); s.set_font('Helvetica','',7); s.set_text_color(110); s.cell(0,4,'Created on 11/01/2024',align='L'); s.set_x(s.l_margin); s.cell(0,4,f'Page {s.page_no()}',align='R'); s.set_text_color(0)
COL=[(14,'Unit','L'),(44,'Name','L'),(16,'Status','L'),(18,'Rent','R'),(22,'Amt Receivable','R'),(18,'0-30','R'),(17,'31-60','R'),(17,'61-90','R'),(17,'91+','R'),(19,'Last Pmt','R')]
pdf=P(orientation='P',format='Letter'); pdf.set_margins(7,10,7); pdf.set_auto_page_break(True,15); pdf.add_page()
def line(v,b='',h=4.7,border='B'):
    pdf.set_font('Helvetica',b,7.3); pdf.set_draw_color(225)
    for (w,_,a),t in zip(COL,v): pdf.cell(w,h,t,border=border,align=a)
    pdf.ln(h)
n2=lambda x:f'{x:,.2f}'
for p,rs,t in sec:
    if pdf.get_y()>245: pdf.add_page()
    pdf.set_font('Helvetica','B',8.2); pdf.cell(0,6.5,p,new_x='LMARGIN',new_y='NEXT')
    for d,st,lp in rs: line([d['unit'],d['name'],st]+[n2(d[k]) for k in K]+[lp])
    line(['Total','','','']+[n2(t[k]) for k in TK]+[''],'B',5.5,'T'); pdf.ln(2)
pdf.ln(1); line(['Total','','','']+[n2(g[k]) for k in TK]+[''],'B',6,'TB')
fn='Delinquency_Arkwright_20241031.pdf'; pdf.output(DOC+fn)
save(fn,'AR',K,rows,totals,'AppFolio delinquency PDF, six properties, unlabelled "Total" per property, residential and commercial')
