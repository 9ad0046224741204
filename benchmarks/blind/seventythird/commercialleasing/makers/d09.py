from common import *
from fpdf import FPDF
r=random.Random(909);N='Exchange_Street_Garage_Monthly_Parkers.pdf';asof=date(2025,11,1)
p=FPDF('P','mm','Letter');p.set_auto_page_break(False);p.set_margins(12,12,12)
Wd=[20,54,24,23,23,20,16,22];Hd=['Stall','Account','Permit','Class','Effective','Rate','City Tax','Billed']
Wd=[16,52,20,24,22,20,18,20]
def head():
    p.add_page();p.set_font('Courier','B',12);p.cell(0,6,'EXCHANGE STREET GARAGE',new_x='LMARGIN',new_y='NEXT',align='C');p.set_font('Courier','',9);p.cell(0,5,'MONTHLY CONTRACT PARKERS  --  BILLING FOR NOVEMBER 2025',new_x='LMARGIN',new_y='NEXT',align='C');p.ln(2)
    p.set_font('Courier','B',8)
    for w,t in zip(Wd,Hd):p.cell(w,5,t,border='TB',align='L' if t in('Stall','Account','Permit','Class') else 'R')
    p.ln(7)
head();rows=[];G=[0,0,0];L=[('LEVEL P1 - RESERVED',range(101,119),'Reserved',235),('LEVEL P2 - RESERVED',range(201,223),'Reserved',215),('LEVEL 3 - ASSIGNED',range(301,319),'Assigned',165)]
co=r.sample(OFFICE,8);vac=0;perm=20411
for t,rg,cl,base in L:
    if p.get_y()>235:head()
    p.set_font('Courier','B',8);p.cell(0,5,t,new_x='LMARGIN',new_y='NEXT');S=[0,0,0];nocc=0;k=r.choice(co);left=r.randint(2,5)
    for s in rg:
        if p.get_y()>258:head()
        p.set_font('Courier','',8);u=f'{s}';c=cl
        if r.random()<.12: c='EV '+cl
        rate=base+(30 if c[:2]=='EV' else 0)
        if r.random()<.12:
            vac+=1
            for w,v in zip(Wd,[u,'- UNASSIGNED -','',c,'','','','']):p.cell(w,4.6,v)
            p.ln(4.6);rows.append(row(unit=u,section=t,unitType=c,statusText='UNASSIGNED'));continue
        if left==0:
            k=r.choice(co) if r.random()<.5 else person(r,True);left=1 if ', ' in k and k not in co else r.randint(1,4)
        left-=1;nm=k[:28];perm+=r.randint(1,9);ef=addm(date(2025,11,1),-r.randint(0,70));tax=round(rate*.145,2)
        for w,v,al in zip(Wd,[u,nm,f'#{perm}',c,ef.strftime('%m-%d-%y'),m2(rate),m2(tax),m2(rate+tax)],'LLLLRRRR'):p.cell(w,4.6,v,align=al)
        p.ln(4.6);nocc+=1
        for i,v in enumerate((rate,tax,rate+tax)):S[i]=round(S[i]+v,2)
        rows.append(row(unit=u,section=t,unitType=c,tenantName=nm,statusText='Occupied',leaseStartDate=ef,contractRent=float(rate),charges=[dict(code='City Tax',amount=tax)],totalCharges=round(rate+tax,2)))
    p.set_font('Courier','B',8)
    for w,v,al in zip([16,72,46,20,18,20],['','Level total',f'{nocc} of {len(rg)} stalls',m2(S[0]),m2(S[1]),m2(S[2])],'LLRRRR'):p.cell(w,5,v,border='T',align=al)
    p.ln(8);G=[round(a+b,2) for a,b in zip(G,S)]
for w,v,al in zip([16,72,46,20,18,20],['','GARAGE TOTAL',f'{len(rows)-vac} of {len(rows)} stalls',m2(G[0]),m2(G[1]),m2(G[2])],'LLRRRR'):p.cell(w,6,v,border='TB',align=al)
p.ln(9);p.set_font('Courier','',7.5);p.multi_cell(0,4,'City parking tax 14.5%. All permits month to month; 30 days notice. Rate is per stall per month. Hourly and validation income is reported separately by the operator, Quadrant Parking Services.')
p.output(doc(N))
save(N,'PARKING','Parking operator monthly list, Courier, level sections',False,'Exchange Street Garage','2025-11',rows,len(rows),len(rows)-vac,vac,ties=dict(contractRent=G[0],totalCharges=G[2]))
