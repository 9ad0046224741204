# UK student hall, 150+ rooms, PDF by cluster flat
from common import *
from fpdf import FPDF
fn='RoomRoll_Minster_Quays_2025-26.pdf'
r=random.Random(404)
P=FPDF('P','mm','A4');P.set_auto_page_break(False);ps=iter(persons(r,400));rows=[];y=0
cols=[('Flat / Room',12,'L'),('Type',36,'L'),('Resident',62,'L'),('Contract start',108,'L'),('Contract end',131,'L'),('Rent pcm £',171,'R'),('Deposit £',184,'R'),('Balance £',199,'R')]
def put(v):
    for (h,x,al),t in zip(cols,v):
        P.set_xy(x if al=='L' else x-25,y);P.cell(25 if al=='R' else 45,3.6,t,align=al)
def head(bl):
    global y
    P.add_page();P.set_font('Helvetica','B',11);P.set_text_color(120,20,80);P.set_xy(12,9);P.cell(100,5,'Minster Quays Student Living');P.set_text_color(0);P.set_font('Helvetica','',8);P.set_xy(12,14.5);P.cell(100,4,'Room roll - academic year 2025/26 - position at 1 November 2025');P.set_xy(150,285);P.cell(49,4,f'StudentPad PMS - p. {P.page_no()}',align='R')
    y=22;P.set_font('Helvetica','B',9);P.set_xy(12,y);P.cell(60,4,bl);y+=6;P.set_font('Helvetica','B',7.2);put([c[0] for c in cols]);y+=4;P.line(12,y,199,y);y+=1;P.set_font('Helvetica','',7.2)
GT=[0,0,0,0,0];blocks=[]
for bl,fl in (('Abbot House',[f'A{n}' for n in range(1,11)]),('Chapter House',[f'C{n}' for n in range(1,11)]),('Deanery',[f'D{n}' for n in range(1,7)])):
    head('Block: '+bl);bt=[0,0,0,0,0]
    for f in fl:
        rooms='ABCDEF' if bl!='Deanery' else 'ABCD'
        if y+len(rooms)*3.9>275: head('Block: '+bl+' (cont.)')
        for k in rooms:
            u=f'{f}-{k}';ty='Studio' if bl=='Deanery' else ('Premium En-suite' if k=='F' else 'En-suite');base={'Studio':1085,'Premium En-suite':842.5,'En-suite':745}[ty]
            x=r.random();bt[0]+=1
            if x<.06:
                put([u,ty,'-- void --','','','','','']);rows.append(dict(unit=u,building=bl,unitType=ty,statusText='void'))
            else:
                n=next(ps);s=dt.date(2025,9,6) if r.random()<.9 else dt.date(2025,10,4);e=dt.date(2026,7,18) if ty!='Studio' else dt.date(2026,8,28)
                rent=base-(r.choice([0,0,25]));dep=r.choice([250,250,250,0]);bal=r.choice([0,0,0,0,rent,-50,12.4])
                put([u,ty,n,s.strftime('%d %b %Y'),e.strftime('%d %b %Y'),f'{rent:,.2f}',f'{dep:,.2f}',f'{bal:,.2f}']);bt[1]+=1;bt[2]+=rent;bt[3]+=dep;bt[4]+=bal
                rows.append(dict(unit=u,building=bl,unitType=ty,tenantName=n,statusText='Occupied',contractRent=rent,leaseStartDate=iso(s),leaseEndDate=iso(e),deposit=dep,balance=bal))
            y+=3.8
        y+=1.4
    P.set_font('Helvetica','B',7.2);P.line(12,y,199,y);y+=1;put([f'{bl} total','',f'{bt[1]} of {bt[0]} rooms let','','',f'{bt[2]:,.2f}',f'{bt[3]:,.2f}',f'{bt[4]:,.2f}']);GT=[a+b for a,b in zip(GT,bt)];y+=6
P.line(12,y,199,y);y+=1;put(['Scheme total','',f'{GT[1]} of {GT[0]} rooms let; {GT[0]-GT[1]} void','','',f'{GT[2]:,.2f}',f'{GT[3]:,.2f}',f'{GT[4]:,.2f}'])
P.output(D+fn)
save(fn,'STUDENT_HOUSING','student PMS','room roll by block and cluster flat, spaced groups',False,'Minster Quays Student Living','2025-11-01',GT[0],GT[1],rows)
print(GT)
