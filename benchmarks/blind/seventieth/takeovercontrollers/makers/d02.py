from common import *
from fpdf import FPDF
rng=random.Random(7002); N=Names(rng); fn='Linden Quad bed roll Oct 2025.pdf'
kinds=[('4x4 Deluxe',4,729),('4x2 Classic',4,645),('2x2 Premier',2,865),('2x2 Premier',2,865),('3x3 Loft',3,789)]
rows=[];groups=[]
n=0
for fl in (1,2,3):
    for k in range(1,7):
        kd=rng.choice(kinds); u=f'{fl}{k:02d}'; g=[]
        for b in 'ABCD'[:kd[1]]:
            x=rng.random(); rent=kd[2]+rng.choice([0,0,10,-15,-30,25])
            r=dict(unit=f'{u}-{b}',unitType=kd[0])
            if x<.11: r.update(statusText='Vacant',contractRent=None)
            else:
                s='Current' if x<.93 else 'Notice'
                stt,end=rng.choice([(dt.date(2025,8,16),dt.date(2026,7,31))]*6+[(dt.date(2025,8,16),dt.date(2025,12,20)),(dt.date(2025,6,1),dt.date(2026,5,31))])
                if s=='Notice': end=dt.date(2025,12,20)
                ch=[('Furn.',25 if rng.random()<.5 else None),('Park.',rng.choice([40,75]) if rng.random()<.45 else None),('Tech',15)]
                r.update(tenantName=N('FL'),statusText=s,leaseStartDate=iso(stt),leaseEndDate=iso(end),contractRent=rent,charges=[dict(code=a,amount=v) for a,v in ch if v],deposit=rng.choice([0,150,150,200]))
                r['totalCharges']=rent+sum(c['amount'] for c in r['charges'])
            g.append(r)
        groups.append((u,kd,g)); rows+=g
occ=[r for r in rows if 'tenantName' in r]; vac=[r for r in rows if 'tenantName' not in r]
class P(FPDF):
    def header(s):
        s.set_font('Times','B',15); s.set_text_color(90,20,40); s.cell(0,7,'The Quad at Linden',new_x='LMARGIN',new_y='NEXT')
        s.set_text_color(0); s.set_font('Times','',10); s.cell(0,5,'Bed-by-bed rent roll  \xb7  academic year 2025/26  \xb7  effective October 15, 2025',new_x='LMARGIN',new_y='NEXT')
        s.ln(2); s.set_font('Times','B',8.5); s.set_draw_color(90,20,40)
        for w,t,a in W: s.cell(w,6,t,border='TB',align=a)
        s.ln(8)
    def footer(s):
        s.set_y(-12); s.set_font('Times','I',8); s.cell(0,5,f'Kestrel Campus Living, prepared for incoming manager    {s.page_no()}/{{nb}}',align='C')
W=[(18,'Bed','L'),(42,'Resident','L'),(20,'Status','L'),(38,'Lease dates','L'),(17,'Installment','R'),(13,'Furn.','R'),(13,'Park.','R'),(12,'Tech','R'),(17,'Per month','R'),(14,'Deposit','R')]
p=P(format='Letter'); p.set_margins(7,12); p.set_auto_page_break(True,18); p.add_page()
for u,kd,g in groups:
    if p.get_y()+6+5*len(g)>258: p.add_page()
    p.set_font('Times','BI',9); p.cell(0,5.5,f'Apartment {u}   {kd[0]}',new_x='LMARGIN',new_y='NEXT'); p.set_font('Times','',9)
    for r in g:
        ch={c['code']:c['amount'] for c in r.get('charges',[])}
        v=[r['unit'],r.get('tenantName',''),r['statusText'],'' if 'leaseStartDate' not in r else us2(dt.date.fromisoformat(r['leaseStartDate']))+' - '+us2(dt.date.fromisoformat(r['leaseEndDate'])),
           m0(r['contractRent']) if r.get('contractRent') else '',*[str(ch.get(k,'')) for k in('Furn.','Park.','Tech')],m0(r['totalCharges']) if 'totalCharges' in r else '',str(r['deposit']) if 'deposit' in r else '']
        for (w,_,a),t in zip(W,v): p.cell(w,4.8,t,align=a)
        p.ln(4.8)
    p.ln(1)
if p.get_y()>215: p.add_page()
cs=lambda k: sum(c['amount'] for r in rows for c in r.get('charges',[]) if c['code']==k)
p.set_font('Times','B',9)
for (w,_,a),t in zip(W,['Total','','','',m0(tsum(rows,'contractRent')),m0(cs('Furn.')),m0(cs('Park.')),m0(cs('Tech')),m0(tsum(rows,'totalCharges')),m0(tsum(rows,'deposit'))]): p.cell(w,6,t,border='TB',align=a)
p.ln(10); p.set_font('Times','',9.5)
for a,b in[('Bed spaces',len(rows)),('Occupied beds',len(occ)),('   of which on notice',sum(r['statusText']=='Notice' for r in rows)),('Vacant beds',len(vac)),('Bed occupancy',f'{len(occ)/len(rows):.1%}')]:
    p.cell(45,5,a); p.cell(20,5,str(b),align='R',new_x='LMARGIN',new_y='NEXT')
p.ln(3); p.multi_cell(150,4.5,'Installments are twelve equal payments (five for fall-only leases). Tech = internet package. Keys, fobs and guarantor files go over with the boxes on the 1st.')
p.output(D+fn)
finish(fn,dict(propertyName='The Quad at Linden',asOnDate='2025-10-15',units=len(rows),occupied=len(occ),vacant=len(vac),sheet=None,planted=None,rows=rows),'STUDENT_HOUSING','fpdf bed-by-bed roll, apartment headings, one lease-dates column',False,
 {k:tsum(rows,k) for k in('contractRent','totalCharges','deposit')})
