from common import *
from openpyxl import Workbook
from openpyxl.styles import *
from datetime import date,timedelta
def d12():
    f='buildium_rentroll_export.xlsx'; R=random.Random(1212); n=N(1212); wb=Workbook(); i0=wb.active; i0.title='Report info'
    i0['A1']='Rent roll'; i0['A2']='Management company'; i0['B2']='Millbrook Door & Key LLC'; i0['A3']='Prepared'; i0['B3']='2/3/2026 11:20 AM'; i0['A4']='Rentals'; i0['B4']='All (3)'; i0['A5']='As of date'; i0['B5']='1/31/2026'
    w=wb.create_sheet('Data'); w['A1']='Rent roll as of 1/31/2026'; w['A1'].font=Font(bold=True,size=13)
    H=['Unit','Tenants','Bed/Bath','Lease type','Lease term','','Rent','Recurring charges','','Deposits','Balance due']; w.append([]); w.append(H); w.append(['','','','','Start','End','','Utilities','Parking','held',''])
    w.merge_cells('E3:F3'); w.merge_cells('H3:I3')
    for r in (3,4):
        for c in w[r]: c.font=Font(bold=True); c.alignment=Alignment(horizontal='center',wrap_text=True); c.border=Border(bottom=Side('thin'))
    rows=[]; P=[('Elmhurst Court',[f'{k}' for k in range(101,113)]),('Bishop Row Townhomes',[f'TH-{k}' for k in range(1,9)]),('The Annex',[f'{k:03d}' for k in range(1,7)])]
    emp={'104','111','TH-6','002'}; K=('contractRent','U','P','deposit','balance'); pl=None; fm='#,##0.00_);(#,##0.00)'
    for p,us in P:
        w.append([p]); w.cell(w.max_row,1).font=Font(bold=True,italic=True); g=[]
        for u in us:
            bb=R.choice(['1 Bed/1 Bath','2 Bed/1 Bath']) if p[0]!='B' else '3 Bed/2.5 Bath'; d=dict(unit=u,propertyName=p,unitType=bb)
            if u in emp: w.append([u,'Vacant',bb]); d['statusText']='Vacant'
            else:
                ls=date(2026,1,31)-timedelta(days=R.randint(20,340)); ls=ls.replace(day=1); fixed=R.random()<.75; le=date(ls.year+1,ls.month,1)-timedelta(days=1) if fixed else None
                t=n.fl()+(f'; {n.fl()}' if R.random()<.3 else ''); r={'1 Bed/1 Bath':985,'2 Bed/1 Bath':1195}.get(bb,1740)+R.choice([0,0,-35,20,-80]); U=R.choice([40,55,65]); K_=R.choice([0,0,25]); dep=R.choice([r,500,r+200]); bl=R.choice([0]*5+[-30,r,r+U])
                d.update(tenantName=t,leaseStartDate=iso(ls),leaseEndDate=iso(le),contractRent=r,U=U,P=K_,deposit=dep,balance=bl,charges=[dict(code='Utilities',amount=U)]+([dict(code='Parking',amount=K_)] if K_ else []),statusText='Occupied')
                w.append([u,t,bb,'Fixed' if fixed else 'At-will',f'{ls.month}/{ls.day}/{ls.year}',f'{le.month}/{le.day}/{le.year}' if le else None,r,U,K_ or None,dep,bl])
                if u=='TH-3': pl=(w.max_row,d)
            g.append(d); rows.append(d)
        w.append([f'Total for {p}',f'{len(us)} units',None,None,None,None]+[S(g,k) for k in K])
        for c in w[w.max_row]: c.font=Font(bold=True); c.fill=PatternFill('solid',fgColor='EEEEEE')
    T={k:S(rows,k) for k in K}; w.append(['Grand total','26 units; 22 occupied, 4 vacant']+[None]*4+[T[k] for k in K])
    for c in w[w.max_row]: c.font=Font(bold=True); c.border=Border(top=Side('double'))
    y,d=pl; old=d['contractRent']; new=old-900 if old>=1700 else old+300; d['contractRent']=new; w.cell(y,7).value=new
    for r in w.iter_rows(min_row=5,min_col=7):
        for c in r: c.number_format=fm
    for c,x in zip('ABCDEFGHIJK',[26,38,15,10,11,11,12,10,10,12,12]): w.column_dimensions[c].width=x
    wb.save(f'{B}/documents/{f}')
    save(f,'MULTIFAMILY','Buildium-like export, info sheet first, two-line grouped header, property groups',True,None,'2026-01-31',26,22,4,[{k:v for k,v in r.items() if k not in('U','P')} for r in rows],sheet='Data',
      planted=dict(kind='digit_changed',what=f'Bishop Row Townhomes TH-3 rent printed {new}, should be {old}; property and grand totals contain {old}'),totals=dict(contractRent=T['contractRent'],Utilities=T['U'],Parking=T['P'],deposit=T['deposit'],balance=T['balance']))
    print('pl',old,new)
d12()
def d13():
    f='innago_magnolia_cottages.xlsx'; R=random.Random(1313); n=N(1313); wb=Workbook(); w=wb.active; w.title='innago-rentroll'
    H=['STATUS','RENT','UNIT','TENANTS','LEASE','MOVED IN','DEP.','OWED','REMARKS']; w.append(H)
    for c in w[1]: c.font=Font(bold=True,color='666666',size=9)
    rows=[]; M='Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(); lab=lambda d:f"{M[d.month-1]} {d.day} '{d:%y}"
    for i in range(1,17):
        u=f'Cottage {i}'; d=dict(unit=u)
        if i in (5,12): s='Vacant' if i==5 else 'Leased (moves in Aug 15)'; w.append([s,None if i==5 else None,u,None,None,None,None,None,'rent ready' if i==5 else 'deposit paid by new tenant']); d['statusText']=s
        elif i==9: w.append(['Eviction','$1,060.00',u,'Curtis Ledbetter',"Feb 1 '25 - Jan 31 '26","Feb 1 '24",'$600.00','$4,240.00','court date 8/6']); d.update(statusText='Eviction',contractRent=1060,tenantName='Curtis Ledbetter',leaseStartDate='2025-02-01',leaseEndDate='2026-01-31',moveInDate='2024-02-01',deposit=600,balance=4240)
        else:
            s=R.choice(['Active','Active','Active','Expiring']); r=R.choice([1060,1095,1125,1150]); ls=date(2024,8,1) if s=='Expiring' else date(2025,R.randint(1,6),1); le=date(ls.year+1,ls.month,1)-timedelta(days=1); mi=ls if R.random()<.5 else ls.replace(year=ls.year-R.randint(1,4))
            t=n.fl()+(' & '+n.fl() if R.random()<.35 else ''); dep=R.choice([600,r]); bl=R.choice([0,0,0,75,r]); rem=R.choice(['','','Sec. 8 pays most','wheelchair ramp','',"late 3x"])
            w.append([s,f'${r:,.2f}',u,t,f'{lab(ls)} - {lab(le)}',lab(mi),f'${dep:,.2f}',f'${bl:,.2f}',rem or None]); d.update(statusText=s,contractRent=r,tenantName=t,leaseStartDate=iso(ls),leaseEndDate=iso(le),moveInDate=iso(mi),deposit=dep,balance=bl)
        rows.append(d)
    T={k:S(rows,k) for k in('contractRent','deposit','balance')}
    w.append([]); w.append(['',f"${T['contractRent']:,.2f}",'16 cottages',None,None,None,f"${T['deposit']:,.2f}",f"${T['balance']:,.2f}"]); w.append([]); w.append(['Magnolia Cottages, Tupper Bay AL. As of July 22, 2025. 14 lived in, 2 not.'])
    for c,x in zip('ABCDEFGHI',[24,12,13,36,26,12,11,11,28]): w.column_dimensions[c].width=x
    for r in w.iter_rows(min_row=2):
        for c in r:
            if c.column_letter in 'BGH': c.alignment=Alignment(horizontal='right')
    wb.save(f'{B}/documents/{f}')
    save(f,'MULTIFAMILY','Innago-like list, amounts as text, lease term in one cell, title only in the footer note',True,'Magnolia Cottages','2025-07-22',16,14,2,rows,totals=T)
d13()
