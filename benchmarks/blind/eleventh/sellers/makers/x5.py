from common import *
from openpyxl import Workbook
from openpyxl.styles import Font, PatternFill, Alignment, Border, Side
FILE='rent_roll_with_charges_export.xlsx'
def make():
    rng=random.Random(1105); nm=iter(names(rng,140,"{f} {l}"))
    wb=Workbook(); ws=wb.active; ws.title='export'
    for i,(a,b) in enumerate([('Report','Rent Roll w/ Recurring Charges (by bed)'),('Property','The Quad at Hatchery Row - Oxbow, OH'),('Term','Fall 2024 / Spring 2025'),('As of','Thu, Mar 20, 2025'),('Filters','status = all; order = space')],1): ws.cell(i,1,a).font=Font(bold=True); ws.cell(i,2,b)
    H=['Space','Floor Plan','Status','Resident','Lease From','Lease To','Market','Charge','Amount','Dep. on Hand','Acct Bal']
    for i,t in enumerate(H,1): c=ws.cell(7,i,t); c.font=Font(bold=True); c.fill=PatternFill('solid',fgColor='DDDDDD')
    r=8; rows=[]; FPm={'4x4':695.0,'4x2':615.0,'2x2':820.0}; fd=lambda d:d.strftime('%m/%d/%y')
    tot={}; n=occ=0; M=0; BAL=DEP=0
    def tenant(u,fp,st,mk,s,e,chs,dep,bal,cur=True):
        nonlocal r,M,BAL,DEP
        t=next(nm); tt=0
        for j,(cd,am) in enumerate(chs):
            if j==0:
                for c,z in enumerate([u,fp,st,t,fd(s),fd(e),mk],1): ws.cell(r,c,z)
                ws.cell(r,10,dep); ws.cell(r,11,bal)
            ws.cell(r,8,cd); ws.cell(r,9,am); tt+=am; r+=1
            if cur: tot[cd]=tot.get(cd,0)+am
        ws.cell(r,8,'Total').font=Font(bold=True); ws.cell(r,9,round(tt,2)).font=Font(bold=True); r+=1
        if cur: DEP+=dep; BAL+=bal; 
        rows.append(dict(unit=u,unitType=fp,statusText=st,tenantName=t,leaseStartDate=iso(s),leaseEndDate=iso(e),marketRent=mk,contractRent=chs[0][1],charges=[dict(code=a,amount=b) for a,b in chs],totalCharges=round(tt,2),deposit=dep,balance=bal,section='Current' if cur else 'Pre-leased'))
    ws.cell(r,1,'Current').font=Font(bold=True,italic=True); r+=1; fut=[]
    for un in range(12):
        fp='4x4' if un<6 else ('4x2' if un<9 else '2x2'); beds='ABCD' if fp[0]=='4' else 'AB'; no=(un//4+1)*100+un%4+1
        for b in beds:
            n+=1; u=f'{no}-{b}'; mk=FPm[fp]; M+=mk; x=rng.random()
            if x<.1:
                st='Vacant'
                for c,z in enumerate([u,fp,st,None,None,None,mk],1): ws.cell(r,c,z)
                r+=1; rows.append(dict(unit=u,unitType=fp,statusText=st,marketRent=mk,section='Current'))
            else:
                occ+=1; st='Current' if x<.93 else 'Notice'; rent=mk-rng.choice([0,0,20,45]); chs=[('Rent',rent)]
                if rng.random()<.85: chs.append(('Utility Pkg',55.0))
                if rng.random()<.3: chs.append(('Parking',40.0))
                if rng.random()<.15: chs.append(('Furniture',25.0))
                if rng.random()<.1: chs.append(('Referral Cr.',-50.0))
                tenant(u,fp,st,mk,dt.date(2024,8,19),dt.date(2025,7,31),chs,rng.choice([0.0,150.0,250.0]),rng.choice([0.0,0.0,0.0,-12.5,float(rent),95.0]))
            if rng.random()<.4: fut.append((u,fp,mk))
    r+=1; ws.cell(r,1,'Pre-leased 25/26').font=Font(bold=True,italic=True); r+=1
    for u,fp,mk in fut:
        tenant(u,fp,'Future',mk+20,dt.date(2025,8,18),dt.date(2026,7,31),[('Rent',mk+rng.choice([0,15]))]+([('Utility Pkg',60.0)] if rng.random()<.8 else []),rng.choice([150.0,0.0]),0.0,False)
    for q in rows:
        if q['section']=='Pre-leased': q['section']='Pre-leased 25/26'
    r+=1; ws.cell(r,1,'Charge summary (current leases)').font=Font(bold=True); r+=1
    for k,v in tot.items(): ws.cell(r,1,k); ws.cell(r,9,v); r+=1
    ws.cell(r,1,'Total recurring'); ws.cell(r,9,round(sum(tot.values()),2)); r+=2
    for k,v in (('Spaces',n),('Occupied',occ),('Vacant',n-occ),('Pre-leased',len(fut)),('Market potential',M),('Deposits (current)',DEP),('Balances (current)',BAL)): ws.cell(r,1,k); ws.cell(r,2,v); r+=1
    for q in ws.iter_rows(min_row=8):
        for c in q:
            if c.column in(7,9,10,11): c.number_format='0.00'
    for col,w in zip('ABCDEFGHIJK',[16,11,10,24,11,11,10,14,10,12,10]): ws.column_dimensions[col].width=w
    wb.save(f'{R}/documents/{FILE}')
    save(FILE,dict(propertyName='The Quad at Hatchery Row',asOnDate='2025-03-20',units=n,occupied=occ,vacant=n-occ,sheet=None,rows=rows),'STUDENT_HOUSING','by-bed export, charges in following rows with a Total row','multi-row records, negative credit, repeated spaces in the future section, text dates, summary blocks below')
if __name__=='__main__': make()
