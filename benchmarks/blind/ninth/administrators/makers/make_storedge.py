from common import *
from openpyxl import Workbook
from openpyxl.styles import Font
R=random.Random(33); fn='norvane_storage_unit_export.xlsx'; AS=D(2025,10,31)
wb=Workbook(); ws=wb.active; ws.title='Rent Roll'
ws['A1']='Norvane Road Self Storage - Rent Roll'; ws['A1'].font=Font(bold=True,size=14)
ws['A2']='As of: October 31, 2025'; ws['A3']='Exported by: leasing@norvane  11/01/2025 07:02 AM UTC'
H=['Unit','Size','Unit Type','Sq. Ft.','Status','Tenant','Move-in','Paid Thru','Standard Rate','Current Rate','Protection Plan','Late Fees Due','Deposit','Balance','Last Rate Change','Days Past Due']
for j,h in enumerate(H,1): ws.cell(5,j,h).font=Font(bold=True)
types=[('5x5','Interior Climate',25,59),('5x10','Interior Climate',50,89),('10x10','Interior Climate',100,149),('10x10','Drive-Up',100,135),('10x15','Drive-Up',150,179),('10x20','Drive-Up',200,215),('10x30','Drive-Up',300,289),('12x30','Uncovered Parking',360,75)]
r=6; rows=[]; T=[0]*6; nv=no=nb=0
blocks=[('A',38),('B',34),('C',40),('D',24),('P',18)]
for b,n in blocks:
    for k in range(1,n+1):
        t=types[7] if b=='P' else R.choice(types[:3] if b in 'AB' else types[3:7])
        u=f"{b}{k:03d}" if b!='P' else f"P-{k}"
        x=R.random(); st='Occupied' if x<.84 else 'Available' if x<.94 else R.choice(['Unrentable','Reserved','Overlocked'])
        ws.cell(r,1,u); ws.cell(r,2,t[0]); ws.cell(r,3,t[1]); ws.cell(r,4,t[2]); ws.cell(r,5,st)
        ws.cell(r,9,t[3]).number_format='$#,##0.00'
        row=dict(unit=u,unitType=t[0]+' '+t[1],area=t[2],statusText=st,marketRent=t[3]); T[0]+=t[3]
        row['unitType']=t[1]
        if st in('Occupied','Overlocked'):
            no+=1; nm=R.choice(FIRST)+' '+R.choice(SUR)
            if R.random()<.06: nm=R.choice(SUR)+' '+R.choice(['Plumbing LLC','Catering','Events Co','Roofing Inc.'])
            mi=D(R.randint(2018,2025),R.randint(1,10),R.randint(1,28)); cr=r2(t[3]*R.choice([.8,.9,1,1.05,1.15,1.22])); 
            pp=R.choice([0,12,12,15,21]); lf=0; bal=0
            if st=='Overlocked': lf=40; bal=r2(cr*2+pp*2+40)
            elif R.random()<.08: bal=r2(cr+pp)
            elif R.random()<.1: bal=-r2(cr)
            dep=R.choice([0,0,0,25])
            for j,v in ((6,nm),(7,mi),(8,addm(D(2025,11,min(mi.day,28)),-2 if st=='Overlocked' else 0)),(10,cr),(11,pp or None),(12,lf),(13,dep),(14,bal)):
                ws.cell(r,j,v)
                if j in(7,8): ws.cell(r,j).number_format='mm/dd/yyyy'
                if j>=10: ws.cell(r,j).number_format='#,##0.00;[Red](#,##0.00)'
            if R.random()<.5: ws.cell(r,15,D(2025,R.randint(1,9),1)).number_format='mm/dd/yyyy'
            ws.cell(r,16,62 if st=='Overlocked' else 0)
            row.update(tenantName=nm,moveInDate=mi,contractRent=cr,deposit=dep,balance=bal,charges=([('Protection Plan',pp)] if pp else [])+[('Late Fees Due',lf)])
            T[1]+=cr;T[2]+=pp;T[3]+=lf;T[4]+=dep;T[5]+=bal
        elif st=='Available': nv+=1
        else: nb+=1
        rows.append(row); r+=1
ws.cell(r,1,'Totals').font=Font(bold=True); ws.cell(r,4,sum(x['area'] for x in rows))
for j,v in zip((9,10,11,12,13,14),T): ws.cell(r,j,r2(v)).number_format='#,##0.00'
ws.freeze_panes='B6'; ws.auto_filter.ref=f'A5:P{r-1}'
for col,w in zip('ABCDEFGHIJKLMNOP',[8,8,18,8,12,26,12,12,13,13,14,13,10,11,15,12]): ws.column_dimensions[col].width=w
s2=wb.create_sheet('Occupancy'); 
for i,(a,b) in enumerate([('Metric','Units'),('Total units',len(rows)),('Occupied (incl. overlocked)',no),('Available',nv),('Unrentable / reserved',nb)],1): s2.cell(i,1,a); s2.cell(i,2,b)
s2.column_dimensions['A'].width=32
wb.save(os.path.join(DOC,fn))
save(fn,'SELF_STORAGE','storEDGE-like unit export with a second occupancy sheet','large, five statuses, credits, unit size beside unit type','Norvane Road Self Storage',AS,len(rows),no,None,rows,sheet='Rent Roll')
