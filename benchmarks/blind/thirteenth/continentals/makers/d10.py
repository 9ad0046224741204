# Singapore flatted factory: merged floor cells, psf, spacer columns; planted total_wrong
from common import *
import openpyxl
from openpyxl.styles import *
R=random.Random(6110); N='X03_singapore_flatted_factory.xlsx'
wb=openpyxl.Workbook(); ws=wb.active; ws.title='RR May25'
ws['B1']='Kallang Forge Industrial Building'; ws['B1'].font=Font(name='Calibri',size=14,bold=True,underline='single')
ws['B2']='27 Kallang Pudding Close, Singapore  /  B1 flatted factory, 30+30 years JTC leasehold from 1997'
ws['B4']='Rent roll @ 15 May 2025'; ws['B4'].font=Font(bold=True)
H={2:'Storey',3:'Unit',5:'Tenant / licensee',6:'Trade',7:'Floor area (sq ft)',9:'Gross rent (S$ psf/mth)',10:'Gross rent (S$/mth)',11:'of which service charge (S$/mth)',13:'Commence',14:'Expire',15:'Rent-free (mths)',17:'Security deposit (S$)',18:'Remarks'}
for k,h in H.items():
    c=ws.cell(6,k,h); c.font=Font(bold=True,size=10); c.alignment=Alignment(wrap_text=True,horizontal='center',vertical='center'); c.border=Border(*[Side(style='thin')]*4)
A=['Precision','Ever Bright','Hock Seng','Jurong Star','Unitech','Chuan Lee','Sin Kwang','Apex','Goldleaf','Mekar','Tanjong','Evergreen','Titan','Lian Huat','Novus','Pacific Rim','Quik','Sunway East','Teck Guan','Zenith']
Bb=[('Engineering','Metal works'),('Printing','Printing'),('Food Industries','Central kitchen'),('Electronics','Electronics'),('Packaging','Packaging'),('Garments','Textile'),('Furniture','Carpentry'),('E-Logistics','E-commerce storage'),('Medical Devices','Assembly')]
pairs=R.sample([(a,b) for a in A for b in Bb],60); it=iter(pairs)
r=7;rows=[];S=[0]*4
ws.row_dimensions[6].height=46
for fl in range(1,8):
    a0=r; n=7 if fl>1 else 5
    for k in range(1,n+1):
        u=f'{fl:02d}-{k:02d}'; area=R.choice([1238,1507,1894,2023,2110,2852,3208]); x=R.random()
        q={'unit':u,'area':area}
        if fl==1 and k==5:
            t,tr='Ah Huat Industrial Canteen','Canteen'
        else:
            a,(b,tr)=next(it); t=f'{a} {b} Pte Ltd'
        if x<.1 and not(fl==1 and k==5):
            v={3:u,5:'VACANT',7:area,18:R.choice(['Asking S$2.30 psf','Reinstatement in progress',''])}; q['statusText']='VACANT'; g=sc=dep=0
        else:
            psf=round(R.uniform(1.75,2.55),2); g=round(area*psf,2); sc=round(area*.35,2); dep=round(g*R.choice([2,3,3]),2)
            s=rdate(R,(2021,8,1),(2025,4,15)); s=s.replace(day=R.choice([1,1,16])); yr=R.choice([2,3,3]); e=s.replace(year=s.year+yr)-dt.timedelta(1)
            while e<D(2025,5,15): e=(e+dt.timedelta(1)).replace(year=e.year+1 if (e+dt.timedelta(1)).year==e.year else e.year+2)-dt.timedelta(1)
            v={3:u,5:t,6:tr,7:area,9:psf,10:g,11:sc,13:s,14:e,15:R.choice([None,None,None,.5,1]),17:dep,18:R.choice([None,None,None,None,'Will not renew' if e<D(2025,10,1) else 'Option 1+1 yr','GIRO'])}
            q.update(tenantName=t,unitType=tr,statusText='Occupied',contractRent=g,charges=[{'code':'service charge','amount':sc}],leaseStartDate=s,leaseEndDate=e,deposit=dep)
        for kk,xx in v.items():
            c=ws.cell(r,kk,xx); c.number_format={7:'#,##0',9:'0.00',10:'#,##0.00',11:'#,##0.00',13:'d mmm yyyy',14:'d mmm yyyy',17:'#,##0.00'}.get(kk,'General')
        rows.append(q); S=[round(i+j,2) for i,j in zip(S,[area,g,sc,dep])]; r+=1
    ws.cell(a0,2,f'{fl}{"st" if fl==1 else "nd" if fl==2 else "rd" if fl==3 else "th"} storey'); ws.merge_cells(start_row=a0,start_column=2,end_row=r-1,end_column=2)
    ws.cell(a0,2).alignment=Alignment(vertical='center',horizontal='center',textRotation=90); r+=1
bad=S[1]+9000  # planted
V=sum(q['statusText']=='VACANT' for q in rows); va=sum(q['area'] for q in rows if q['statusText']=='VACANT')
for k,x in {2:'TOTAL',5:f'{len(rows)} units',7:S[0],10:bad,11:S[2],17:S[3]}.items():
    c=ws.cell(r,k,x); c.font=Font(bold=True); c.number_format='#,##0' if k==7 else '#,##0.00'; c.border=Border(top=Side(style='thin'),bottom=Side(style='double'))
r+=2
for a,b in [('Occupied units',len(rows)-V),('Vacant units',V),('Occupancy by area',(S[0]-va)/S[0])]:
    ws.cell(r,5,a); c=ws.cell(r,7,b); c.number_format='0.0%' if b<1 else '0'; r+=1
ws.cell(r+1,2,'Gross rent includes service charge. Excludes GST. JTC subletting approvals on file except where noted.').font=Font(italic=True,size=9)
for col,w in zip('ABCDEFGHIJKLMNOPQR',[2,8,9,2,36,19,11,2,10,13,13,2,13,13,9,2,14,20]): ws.column_dimensions[col].width=w
ws.page_setup.orientation='landscape'; ws.page_setup.paperSize=8; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
wb.save(doc(N))
save(N,rows,prop='Kallang Forge Industrial Building',asof='2025-05-15',units=len(rows),occ=len(rows)-V,vac=V,asset='INDUSTRIAL',style='Singapore flatted factory, storeys in rotated merged cells, empty spacer columns, psf column',hard='spacer columns and rows, gross rent with service charge inside',
 totals={'area':S[0],'contractRent':round(bad,2),'deposit':S[3]},planted={'what':f'total gross rent printed {bad:,.2f}; the rows sum to {S[1]:,.2f}','kind':'total_wrong'})
