# Entrata-like student by-the-bed export, 144 beds
from common import *
import xlsxwriter
rng=random.Random(7309); nm=N(rng)
F='Rent Roll (By Bed) - The Quad on Linden - AY25-26.xlsx'
wb=xlsxwriter.Workbook(DOC+F)
w0=wb.add_worksheet('Report Filters'); ws=wb.add_worksheet('Rent Roll'); w2=wb.add_worksheet('Summary')
B=wb.add_format({'bold':1}); H=wb.add_format({'bold':1,'bg_color':'#2B4C7E','font_color':'white','text_wrap':1,'border':1,'valign':'vcenter'}); M=wb.add_format({'num_format':'$#,##0.00;-$#,##0.00'}); MB=wb.add_format({'num_format':'$#,##0.00;-$#,##0.00','bold':1,'top':1}); DT=wb.add_format({'num_format':'mm/dd/yyyy'}); BT=wb.add_format({'bold':1,'top':1})
for i,(a,b) in enumerate([('Report','Rent Roll'),('Company','Collegiate Nest Living'),('Property','The Quad on Linden'),('As Of','09/15/2025'),('Lease Term','Fall Annual 2025-2026'),('Space Option','By Bed'),('Show Future Leases','No'),('Generated','09/15/2025 04:31 PM MDT')]): w0.write(i,0,a,B); w0.write(i,1,b)
w0.set_column(0,0,22); w0.set_column(1,1,30)
ws.merge_range(0,0,0,14,'The Quad on Linden',wb.add_format({'bold':1,'font_size':14})); ws.write(1,0,'Rent Roll - as of 09/15/2025')
hd=['Bldg-Unit-Space','Floorplan','Space SQFT','Space Status','Resident','Lease Type','Lease Start','Lease End','Budgeted Rent','Scheduled Rent','Furniture','Parking','Total Scheduled Charges','Deposit Held','Balance']
for i,h in enumerate(hd): ws.write(3,i,h,H)
ws.set_row(3,48)
r=4;rows=[];T=[0]*7;cnt={};fpc={}
for b in range(1,4):
    for u in range(1,13):
        fp,beds,bsf,bud=[('4x4 Deluxe',4,348,739.),('4x2 Classic',4,312,664.),('4x4 Deluxe',4,348,739.),('2x2 Premium',2,455,985.),('4x2 Classic',4,312,664.),('6x3 Townhome',6,301,705.)][(u-1)%6]
        for k in range(beds):
            sp=f'{b}-{u+100*((u-1)//6+1)}-{"ABCDEF"[k]}'
            x=rng.random(); st='Occupied' if x<.9 else 'Vacant Unrented' if x<.965 else 'Vacant Rented' if x<.98 else 'Occupied No Notice'
            if st=='Occupied No Notice': st='Occupied'
            if (b,u,k)==(1,1,0): st='Model'
            cnt[st]=cnt.get(st,0)+1; q=fpc.setdefault(fp,[0,0,0]); q[0]+=1
            d=dict(unit=sp,unitType=fp,area=bsf,statusText=st,marketRent=bud); T[0]+=bud
            vals=[sp,fp,bsf,st]
            if st=='Occupied':
                q[1]+=1
                mi,le=D(2025,8,16),D(2026,7,31); lt='Renewal' if rng.random()<.38 else 'New'
                if rng.random()<.04: mi,le=D(2025,9,1),D(2025,12,20); lt='Semester'
                sr=bud-rng.choice([0,0,0,15,25,40]); q[2]+=sr
                fu=35. if fp!='4x2 Classic' or rng.random()<.5 else None; pk=rng.choice([None,None,40.,60.])
                t=sr+(fu or 0)+(pk or 0); dep=rng.choice([0.,0.,200.]); bal=0. if rng.random()<.7 else round(rng.uniform(-40,780),2)
                nme=nm.lf(); vals+=[nme,lt,mi,le,bud,sr,fu,pk,t,dep,bal]
                d.update(tenantName=nme,leaseStartDate=mi,leaseEndDate=le,contractRent=sr,charges=[dict(code=a,amount=c) for a,c in [('Scheduled Rent',sr),('Furniture',fu),('Parking',pk)] if c is not None],totalCharges=t,deposit=dep,balance=bal)
                for i,v in enumerate([sr,fu,pk,t,dep,bal]): T[i+1]+=v or 0
            else: vals+=[None,None,None,None,bud]+[None]*6
            for i,v in enumerate(vals):
                if v is None: continue
                if isinstance(v,dt.date): ws.write_datetime(r,i,dt.datetime(v.year,v.month,v.day),DT)
                elif i>=8: ws.write_number(r,i,v,M)
                else: ws.write(r,i,v)
            rows.append(row(**d)); r+=1
n=len(rows)
ws.write(r,0,f'Total ({n} spaces)',BT)
for i in range(1,8): ws.write_blank(r,i,None,BT)
for i,v in enumerate(T): ws.write_formula(r,8+i,f'=SUM({"IJKLMNO"[i]}5:{"IJKLMNO"[i]}{r})',MB,round(v,2))
ws.autofilter(3,0,r-1,14); ws.freeze_panes(4,1)
for i,w in enumerate([16,15,8,16,24,11,11,11,11,11,10,9,12,10,11]): ws.set_column(i,i,w)
ws.set_landscape(); ws.fit_to_pages(1,0); ws.repeat_rows(3)
for i,h in enumerate(['Floorplan','Spaces','Occupied','Occ %','Scheduled Rent']): w2.write(0,i,h,H)
PC=wb.add_format({'num_format':'0.0%'})
for j,(fp,q) in enumerate(fpc.items()): w2.write(j+1,0,fp); w2.write(j+1,1,q[0]); w2.write(j+1,2,q[1]); w2.write(j+1,3,q[1]/q[0],PC); w2.write(j+1,4,q[2],M)
j=len(fpc)+1; o=cnt['Occupied']; v=n-o-cnt.get('Model',0)
w2.write(j,0,'Total',B); w2.write(j,1,n,B); w2.write(j,2,o,B); w2.write(j,3,o/n,PC); w2.write(j,4,T[1],MB)
for i,(a,c) in enumerate(cnt.items()): w2.write(j+3+i,0,a); w2.write(j+3+i,1,c)
w2.set_column(0,4,16)
ws.activate(); wb.close(); print(cnt)
save(F,'STUDENT_HOUSING','Entrata student export by bed with filter and summary sheets',False,dict(propertyName='The Quad on Linden',asOnDate='2025-09-15',units=n,occupied=o,vacant=v,sheet='Rent Roll',planted=None,rows=rows))
