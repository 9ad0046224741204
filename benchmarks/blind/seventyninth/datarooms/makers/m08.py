# seller's workbook: cover, unit mix, detail (multifamily)
from lib import *
from openpyxl import Workbook
from openpyxl.styles import *
from openpyxl.utils import get_column_letter as L
R=random.Random(808); FN='Project Mesquite - Seller Rent Roll 10.15.2026.xlsx'
P=people(R,220,"{f} {l}"); wb=Workbook(); cv=wb.active; cv.title='Cover'
cv.sheet_view.showGridLines=False
for a,v,z in (('C6','PROJECT MESQUITE',26),('C8','Mesquite Ridge Apartments',18),('C9','168 Units  |  San Antonio, Texas  |  Built 2004',12),('C12','Rent Roll & Unit Mix - Data Room File 4.2',12),('C13','Prepared by Seller; effective October 15, 2026',12),('C30','Confidential. Subject to executed confidentiality agreement.',8)): cv[a]=v; cv[a].font=Font(name='Georgia',size=z,bold=z>15,color='7A3B1D')
fp={'A1':('1x1',682,1145),'A2':('1x1 den',791,1260),'B1':('2x2',1014,1475),'B2':('2x2 G',1122,1590),'C1':('3x2',1316,1840)}
ws=wb.create_sheet('Rent Roll'); B=Font(bold=True,name='Arial',size=9); N=Font(name='Arial',size=9)
ws['A1']='Mesquite Ridge Apartments'; ws['A1'].font=Font(bold=True,size=14,name='Arial'); ws['A2']='Rent Roll with Lease Charges'; ws['A3']='As of 10/15/2026'; ws['A3'].alignment=Alignment(horizontal='left')
g={8:'Rents',10:'Other Recurring Charges',17:'Lease'}
for c,v in g.items(): ws.cell(5,c,v).font=B; ws.cell(5,c).alignment=Alignment(horizontal='center')
ws.merge_cells('H5:I5'); ws.merge_cells('J5:O5'); ws.merge_cells('Q5:S5')
hd=['Bldg','Apt #','Plan','Bd/Ba','SqFt','Status','Name','Market','Lease Rent','Pet','Valet Trash','Pest','Carport','W/D','Concession','Total','Move In','Begin','End','Deposit','Balance']
for i,h in enumerate(hd,1):
    c=ws.cell(6,i,h); c.font=Font(bold=True,name='Arial',size=9,color='FFFFFF'); c.fill=PatternFill('solid',fgColor='7A3B1D'); c.alignment=Alignment(horizontal='center',wrap_text=True)
rows=[];r=7;k=0;agg={p:[0,0,0,0,0] for p in fp};T=[0]*12
for b in range(1,8):
    for fl in (1,2,3):
        for x in range(1,9):
            u=f"{b}{fl}{x:02d}"; p=R.choices(list(fp),[5,3,6,3,2])[0]; bb,sf,mk=fp[p]; mk+=fl*10
            v=R.random(); stt='Occupied' if v<.87 else 'Notice' if v<.92 else R.choice(['Vacant - Ready','Vacant - Not Ready','Vacant - Leased'])
            if u=='1101': stt='Model'
            if u=='7308': stt='Employee'
            row=[b,u,p,bb,sf,stt]; t=dict(unit=u,building=str(b),unitType=p,area=sf,statusText=stt,marketRent=mk); a=agg[p]; a[0]+=1;a[2]+=sf;a[3]+=mk; T[0]+=mk
            if stt in('Occupied','Notice','Employee'):
                n=P[k];k+=1; mi=D(R.choice([2022,2023,2024,2025,2025,2026]),R.randint(1,9),R.randint(1,28)); bg=mi
                while addm(bg,12)<=D(2026,10,15): bg=addm(bg,12)
                en=addm(bg,12)-dt.timedelta(1); lr=mk-R.choice([0,20,35,55,90,-15]); pet=R.choice([0,0,0,25,50]); cp=R.choice([0,0,35]); wd=R.choice([0,45]); con=R.choice([0]*9+[-100]) 
                if stt=='Employee': con=-round(lr*.2)
                ch=[pet,30,5,cp,wd,con]; tt=lr+sum(ch); bal=R.choice([0]*7+[round(R.uniform(20,1900),2),-25.0]); dep=R.choice([150,250,400,0])
                row+=[n,mk,lr]+[q or None for q in ch]+[tt,mi,bg,en,dep,bal]; a[1]+=1; a[4]+=lr
                for i,q in enumerate([lr]+ch+[tt]): T[1+i]+=q
                T[9]+=dep;T[10]+=bal
                t.update(tenantName=n,contractRent=lr,charges=[dict(code=h,amount=q) for h,q in zip(hd[9:15],ch) if q],totalCharges=tt,moveInDate=mi,leaseStartDate=bg,leaseEndDate=en,deposit=dep,balance=bal)
            else: row+=['VACANT' if stt!='Model' else 'MODEL',mk]
            for i,q in enumerate(row,1):
                c=ws.cell(r,i,q); c.font=N
                if isinstance(q,D): c.number_format='m/d/yy'
                elif i>=8 and q is not None: c.number_format='#,##0.00;(#,##0.00)' if i==21 else '#,##0;(#,##0)'
            rows.append(t); r+=1
ws.cell(r,1,'Totals').font=B; ws.cell(r,5,sum(x['area'] for x in rows)).number_format='#,##0'
for i,c in enumerate([8,9,10,11,12,13,14,15,16]): ws.cell(r,c,T[i])
ws.cell(r,20,T[9]); ws.cell(r,21,round(T[10],2))
for c in range(1,22): ws.cell(r,c).font=B; ws.cell(r,c).border=Border(top=Side('thin'),bottom=Side('double')); ws.cell(r,c).number_format='#,##0.00' if c==21 else '#,##0;(#,##0)'
for i,w in enumerate([6,7,6,8,7,18,24,9,9,6,7,6,8,6,10,9,9,9,9,8,10],1): ws.column_dimensions[L(i)].width=w
ws.row_dimensions[6].height=26; ws.freeze_panes='H7'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.print_title_rows='5:6'
um=wb.create_sheet('Unit Mix',1); um['B2']='Unit Mix Summary'; um['B2'].font=Font(bold=True,size=13)
for i,h in enumerate(['Plan','Bd/Ba','Units','Leased & Occupied','Avg SF','Avg Market','Avg In-Place'],2): um.cell(4,i,h).font=B
y=5; um.column_dimensions['E'].width=19; um.column_dimensions['G'].width=um.column_dimensions['H'].width=14
for p,a in agg.items():
    for i,q in enumerate([p,fp[p][0],a[0],a[1],fp[p][1],round(a[3]/a[0]),round(a[4]/a[1])],2): um.cell(y,i,q)
    y+=1
oc=sum(a[1] for a in agg.values())
for i,q in enumerate(['Total','',len(rows),oc],2): um.cell(y,i,q).font=B
um.cell(y+2,2,'1 model (1101) is not counted as occupied; the employee unit (7308) is.')
wb.save(out(FN))
save(FN,'MULTIFAMILY','seller workbook: cover, unit mix, roll with charge columns',False,dict(propertyName='Mesquite Ridge Apartments',asOnDate='2026-10-15',units=len(rows),occupied=oc,vacant=None,sheet='Rent Roll',rows=rows))
