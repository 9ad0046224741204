from h import *
import xlwt
r=random.Random(7809); FN='RentManager_RentRoll_Fairmeade.xls'
wb=xlwt.Workbook();ws=wb.add_sheet('Report');e=xlwt.easyxf
T=e('font: bold on, height 280');b=e('font: bold on; borders: bottom thin');bt=e('font: bold on; borders: top thin',num_format_str='#,##0.00');m=e('',num_format_str='#,##0.00');dd=e('',num_format_str='M/D/YYYY');p=e('')
ws.write(0,0,'Fairmeade Court Apartments',T);ws.write(1,0,'Rent Roll (by Unit)');ws.write(2,0,'As of: 8/31/2026');ws.write(2,7,'Printed 9/1/2026 7:55 AM by kdw')
hd=['Bldg','Unit','Unit Type','Sq. Ft.','Name','Acct','Move In','Lease Start','Lease End','Market Rent','RNT','WTR','PRK','PET','Total Recurring','Sec. Dep.']
for j,h in enumerate(hd):ws.write(4,j,h,b);ws.col(j).width=256*[6,8,12,8,24,8,11,11,11,11,10,9,9,9,13,10][j]
R=5;rows=[];Z=[0]*7;oc=0;nb=0
for bl in ['1','2','3','4','5']:
    s=[0]*7
    for k in range(1,8 if bl!='5' else 5):
        u=f'{bl}-{k:02d}';ty,sf,mk=r.choice([('TH2',1020,1395),('FL1',655,985),('FL2',870,1165)])
        ws.write(R,0,bl,p);ws.write(R,1,u,p);ws.write(R,2,ty,p);ws.write(R,3,sf,e('',num_format_str='#,##0'))
        x=dict(unit=u,building=bl,unitType=ty,area=sf,marketRent=mk);ws.write(R,9,mk,m);s[0]+=mk
        if r.random()<.1:ws.write(R,4,'<Vacant>',p);x['statusText']='<Vacant>'
        else:
            nm=name(r,'lf');mi=d(r,'2018-01-01','2026-08-01');ls=som(d(r,'2025-09-15','2026-08-01'));
            if mi>ls:ls=mi
            le=addm(som(ls),12)-dt.timedelta(1);rt=mk-r.choice([0,0,30,55,85]);c=[rt,r.choice([28,35,42]),r.choice([None,None,40]),r.choice([None,None,None,25])];tot=sum(a or 0 for a in c);dp=r.choice([400,500,rt])
            ws.write(R,4,nm,p);ws.write(R,5,r.randrange(1200,2900),p);ws.write(R,6,mi,dd);ws.write(R,7,ls,dd);ws.write(R,8,le,dd)
            for j,a in enumerate(c):
                if a is not None:ws.write(R,10+j,a,m);s[1+j]+=a
            ws.write(R,14,tot,m);ws.write(R,15,dp,m);s[5]+=tot;s[6]+=dp;oc+=1
            x.update(tenantName=nm,statusText='Occupied',moveInDate=iso(mi),leaseStartDate=iso(ls),leaseEndDate=iso(le),contractRent=rt,charges=[dict(code=k_,amount=a) for k_,a in zip(['RNT','WTR','PRK','PET'],c) if a is not None],totalCharges=tot,deposit=dp)
        rows.append(x);R+=1
    ws.write(R,4,f'Building {bl} Total',bt)
    for j in range(7):ws.write(R,9+j,s[j],bt);Z[j]+=s[j]
    R+=2
ws.write(R,4,'Property Total',bt)
for j in range(7):ws.write(R,9+j,Z[j],bt)
R+=2
n=len(rows)
for a,v in[('Total Units',n),('Occupied',oc),('Vacant',n-oc)]:ws.write(R,4,a);ws.write(R,5,v);R+=1
wb.save(f'{B}/documents/{FN}')
save(FN,'MULTIFAMILY','Rent Manager by unit, charge code columns, building subtotals',False,dict(propertyName='Fairmeade Court Apartments',asOnDate='2026-08-31',units=n,occupied=oc,vacant=n-oc,sheet=None,planted=None,rows=rows),[('marketRent',Z[0]),('contractRent',Z[1]),('totalCharges',Z[5]),('deposit',Z[6])])
