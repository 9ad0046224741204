from common import *
from openpyxl import Workbook
from openpyxl.styles import *
from datetime import date,datetime,timedelta
def d10():
    f='quickbooks_customer_job_rents.xlsx'; R=random.Random(1010); n=N(1010); wb=Workbook(); w=wb.active; w.title='Sheet1'; bf=Font(name='Arial',size=8,bold=True); nf=Font(name='Arial',size=8)
    w['A1']='8:52 AM'; w['A2']='01/07/26'; w['C1']='Holcomb & Daughter Rentals'; w['C2']='Customer:Job Rent List'; w['C3']='As of December 31, 2025'
    for c,h in zip('EGIKMO',['Type','Tenant','Monthly Rent','Security Dep','Lease Exp','Open Balance']): w[f'{c}5']=h; w[f'{c}5'].border=Border(bottom=Side('medium'))
    y=6; rows=[]; P=[('212 Alder St',['Apt 1','Apt 2','Apt 3','Apt 4']),('215 Alder St',['Apt A','Apt B']),('90 Millrace Ave',['Unit 1','Unit 2','Unit 3','Unit 4','Unit 5','Unit 6']),('11 Ferry Ct',['House'])]
    emp={('212 Alder St','Apt 3'),('90 Millrace Ave','Unit 5')}
    for p,us in P:
        w[f'B{y}']=p; y+=1; g=[]
        for u in us:
            ty=R.choice(['1BR','2BR']) if u!='House' else '3BR house'; d=dict(unit=u,propertyName=p,unitType=ty); w[f'C{y}']=u; w[f'E{y}']=ty
            if (p,u) in emp: w[f'G{y}']='VACANT'; d['statusText']='VACANT'; w[f'I{y}']=0; d['contractRent']=0
            else:
                t=n.fl(); r=dict(zip(['1BR','2BR','3BR house'],[895,1075,1550]))[ty]+R.choice([0,20,-45,50]); dep=R.choice([r,800,500]); le=R.choice(['MTM',datetime(2026,R.randint(1,12),28)]); b=R.choice([0,0,0,r,r*2,-50,135.5])
                w[f'G{y}']=t; w[f'I{y}']=r; w[f'K{y}']=dep; w[f'M{y}']=le; w[f'O{y}']=b; d.update(tenantName=t,contractRent=r,deposit=dep,leaseEndDate=le if le=='MTM' else iso(le),balance=b,statusText='Occupied')
                if le!='MTM': w[f'M{y}'].number_format='mm/dd/yyyy'
            g.append(d); rows.append(d); y+=1
        w[f'B{y}']=f'Total {p}'
        for c,k in (('I','contractRent'),('K','deposit'),('O','balance')): w[f'{c}{y}']=S(g,k); w[f'{c}{y}'].border=Border(top=Side('thin'))
        y+=1
    w[f'A{y}']='TOTAL'; T={k:S(rows,k) for k in('contractRent','deposit','balance')}
    for c,k in (('I','contractRent'),('K','deposit'),('O','balance')): w[f'{c}{y}']=T[k]; w[f'{c}{y}'].border=Border(top=Side('thin'),bottom=Side('double'))
    for r in w.iter_rows():
        for c in r:
            c.font=bf if c.row<6 or c.column<4 else nf
            if c.column_letter in 'IKO' and c.row>5: c.number_format='#,##0.00;-#,##0.00'
    for c in 'DFHJLN': w.column_dimensions[c].width=1.5
    for c,x in zip('ABCEGIKMO',[8,4,20,10,22,13,13,12,13]): w.column_dimensions[c].width=x
    wb.save(f'{B}/documents/{f}')
    save(f,'MULTIFAMILY','QuickBooks Customer:Job export, indented tree, narrow spacer columns, per property totals',True,None,'2025-12-31',13,11,2,rows,totals=T)
d10()
def d11():
    f='stessa_portfolio_rent_roll.xlsx'; R=random.Random(1111); n=N(1111); wb=Workbook(); w=wb.active; w.title='Rent Roll'
    H=['Property','Unit','Lease Status','Tenant(s)','Beds','Baths','Sq Ft','Lease Start','Lease End','Market Rent','Rent','Deposits Held','Past Due']
    w.append(['Rent Roll']); w.append(['Portfolio: Blue Heron Homes']); w.append(['As of Date: 2025-09-15']); w.append([]); w.append(H)
    for c in w[5]: c.font=Font(bold=True,color='FFFFFF'); c.fill=PatternFill('solid',fgColor='1F6F54')
    St=['Cardinal Way','Osage Ln','Peachtree Bend','W 9th St','Mulberry Dr','Tillman Rd']; rows=[]
    for i in range(30):
        if i%5==2: us=['Unit A','Unit B']
        else: us=['Main']
        p=f'{R.randint(101,4899)} {R.choice(St)}'
        for u in us:
            bd,ba,a,mk=R.choice([(2,1,940,1195),(3,1.5,1230,1495),(3,2,1380,1595),(4,2,1710,1850)]); d=dict(unit=u,propertyName=p,area=a,marketRent=mk)
            v=i in (4,12,21) and u!='Unit B'
            if v: s='Vacant'; w.append([p,u,s,None,bd,ba,a,None,None,mk,None,None,None])
            else:
                s=R.choice(['Active','Active','Active','Active','Month-to-Month','Ending Soon']); ls=date(2025,1,1)+timedelta(days=R.randint(0,230)) if s=='Active' else date(2024,10,1)+timedelta(days=R.randint(0,25)); le=None if s.startswith('Month') else date(ls.year+1,ls.month,min(ls.day,28))-timedelta(days=1)
                t=n.fl()+(', '+n.fl() if R.random()<.4 else ''); r=mk-R.choice([0,0,45,100,120]); b=R.choice([0,0,0,0,r])
                w.append([p,u,s,t,bd,ba,a,ls,le,mk,r,r,b]); d.update(tenantName=t,leaseStartDate=iso(ls),leaseEndDate=iso(le),contractRent=r,deposit=r,balance=b)
            d['statusText']=s; rows.append(d)
    T={k:S(rows,k) for k in('area','marketRent','contractRent','deposit','balance')}; nv=sum(r['statusText']=='Vacant' for r in rows); N_=len(rows)
    w.append(['Total',f'{N_} units',f'{N_-nv} leased / {nv} vacant',None,None,None,T['area'],None,None,T['marketRent'],T['contractRent'],T['deposit'],T['balance']])
    for c in w[w.max_row]: c.font=Font(bold=True)
    for r in w.iter_rows(min_row=6):
        for c in r:
            if c.column_letter in 'HI': c.number_format='yyyy-mm-dd'
            if c.column_letter in 'JKLM': c.number_format='$#,##0.00'
    for c,x in zip('ABCDEFGHIJKLM',[24,9,17,36,6,6,8,12,12,12,12,13,11]): w.column_dimensions[c].width=x
    wb.save(f'{B}/documents/{f}')
    save(f,'SINGLE_FAMILY_RENTAL','Stessa export, scattered houses and duplexes, lease status column',False,'Blue Heron Homes','2025-09-15',N_,N_-nv,nv,rows,sheet=None,totals=T)
    print(N_,nv)
d11()
