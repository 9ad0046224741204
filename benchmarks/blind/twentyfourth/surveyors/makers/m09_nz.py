from common import *
from openpyxl import Workbook
R=random.Random(909);F='re_leased_tenancy_export_nz.xlsx'
wb=Workbook();ws=wb.active;ws.title='Tenancy Schedule';ws.append(['Tenancy Schedule','','','Generated 2025-08-04 16:22 NZST']);ws.append(['Portfolio: Kauriland Industrial Trust','','','Effective date: 2025-07-31']);ws.append([])
ws.append(['Property','Premises','Tenant Name','Tenancy Status','Usage','NLA (sqm)','Commencement','Expiry','Final Expiry','Next Review Date','Review Type','Annual Rent','Monthly Rent','OPEX Monthly','Total Monthly','Bond Held','Arrears'])
nm=names(R,['Freight','Cold Storage','Packaging','Timber','Plumbing Supplies','Engineering','Auto Parts'],['Limited','NZ Limited','Holdings Limited'],50);rows=[];T=[0]*7;n=v=0
for p,k in [('12 Tahi Road, Penrowe',9),('Harbour Estate, Onewhata',14),('41 Gumdigger Place',5),('Silverstream Trade Park',10)]:
    for j in range(k):
        u=f'Unit {j+1}' if k>5 else 'ABCDE'[j];a=round(R.uniform(140,2400),1);n+=1;us=R.choice(['Warehouse','Warehouse','Trade retail','Yard & office'])
        if R.random()<.12:
            v+=1;ws.append([p,u,None,'Vacant',us,a]);rows.append(dict(unit=u,propertyName=p,unitType=us,area=a,statusText='Vacant'));T[0]+=a;continue
        st=d(R.randint(2017,2025),R.randint(1,7));en=last(addy(st,R.choice([3,4,6,8])));hold=en<=d(2025,7,31);fe=last(addy(st,14));nx=addy(d(2026,st.month),0);mo=round(a*R.uniform(145,210)/12,2);an=round(mo*12,2);ox=round(a*3.1,2);tt=round(mo+ox,2);bd=R.choice([None,None,round(tt*2,2)]);ar=R.choice([0,0,0,0,round(tt,2),round(tt*.13,2)]);sx='Holding Over' if hold else 'Current';cw=R.choice(['Market','CPI','Fixed 3%'])
        ws.append([p,u,nm[n],sx,us,a,str(st),str(en),str(fe),str(nx),cw,an,mo,ox,tt,bd,ar])
        rows.append(dict(unit=u,propertyName=p,tenantName=nm[n],unitType=us,area=a,statusText=sx,leaseStartDate=str(st),leaseEndDate=str(en),annualRent=an,contractRent=mo,charges=[dict(code='OPEX Monthly',amount=ox)],totalCharges=tt,deposit=bd,balance=ar))
        for i,x in enumerate([a,an,mo,ox,tt,bd or 0,ar]):T[i]+=x
T=[round(x,2) for x in T];ws.append(['Total',None,None,None,None,T[0],None,None,None,None,None]+T[1:])
ws.append([]);ws.append([f'{n} premises','','',f'{n-v} tenanted / {v} vacant'])
wb.save(doc(F))
save(F,'INDUSTRIAL','Re-Leased flat export, ISO text dates, several properties',False,propertyName='Kauriland Industrial Trust',asOnDate='2025-07-31',units=n,occupied=n-v,vacant=v,rows=rows,totals=dict(annualRent=T[1],contractRent=T[2],area=T[0],deposit=T[5],balance=T[6]))
