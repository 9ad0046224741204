# Winnipeg mixed use, two tables on one sheet, small owner
from .common import *
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, Border, Side, PatternFill
NAME='Selkirk block rents.xlsx'
def make():
    r=rng('x3'); wb=Workbook(); ws=wb.active; ws.title='Nov 2025'; old=wb.create_sheet('to do')
    F=lambda **k: Font(name='Calibri',size=11,**k)
    ws['A1']='Selkirk Block - 611 Selkirk Ave, Winnipeg'; ws['A1'].font=F(bold=True,color='1F4E79'); ws['A2']='Rents for November 2025'
    ws['A4']='STORES (main floor)'; ws['A4'].font=F(bold=True,underline='single')
    h=['Store','Tenant','sq ft','Lease ends','Net rent','CAM & taxes','GST','Total due']
    for j,x in enumerate(h,1): ws.cell(5,j,x).font=F(bold=True)
    st=[('611','Prairie Crocus Deli',1150,'Aug 31/27',1725.00,690.00),('613','Northstar Income Tax',640,'Dec 31/25',960.00,384.00),('615','VACANT',820,None,None,None),('617','Mazur Hardware Ltd',2210,'Apr 30/29',2762.50,1326.00)]
    iso_={'Aug 31/27':D(2027,8,31),'Dec 31/25':D(2025,12,31),'Apr 30/29':D(2029,4,30)}
    row=6; truth=[]; S=[0]*5; mm='#,##0.00'
    for u,te,ar,le,rt,cam in st:
        v=te=='VACANT'; g=None if v else round((rt+cam)*.05,2); tot=None if v else round(rt+cam+g,2)
        for j,x in enumerate([int(u),te,ar,le,rt,cam,g,tot],1):
            if x is not None:
                q=ws.cell(row,j,x)
                if j>4: q.number_format=mm
                if j==1: q.alignment=Alignment(horizontal='left')
        S=[a+(b or 0) for a,b in zip(S,(ar,rt,cam,g,tot))]; row+=1
        truth.append(R(unit=u,section='STORES (main floor)',tenantName=None if v else te,statusText='VACANT' if v else 'Occupied',area=ar,contractRent=rt,leaseEndDate=iso_.get(le),charges=None if v else [('CAM & taxes',cam),('GST',g)],totalCharges=tot))
    ws.cell(row,1,'total stores').font=F(bold=True)
    for j,x in zip((3,5,6,7,8),S): q=ws.cell(row,j,x); q.font=F(bold=True); q.border=Border(top=Side(style='thin')); q.number_format=mm if j>3 else '#,##0'
    row+=3; ws.cell(row,1,'APARTMENTS (2nd & 3rd floor)').font=F(bold=True,underline='single'); row+=1
    h=['Suite','Tenant','kind','Lease ends','Rent','Parkade','Laundry','Total due','Deposit','owing']
    for j,x in enumerate(h,1): ws.cell(row,j,x).font=F(bold=True)
    row+=1; ppl=people(r,30); A=[0]*6; k=0; nvac=0
    for fl in (2,3):
        for i in range(1,11):
            u=f'{fl}{i:02d}'; kd='bach' if i in (1,10) else ('2 br' if i in (5,6) else '1 br'); base={'bach':785,'1 br':965,'2 br':1180}[kd]
            if u in ('206','309'):
                ws.cell(row,1,int(u)).alignment=Alignment(horizontal='left'); ws.cell(row,2,'vacant' if u=='206' else 'vacant - painting'); ws.cell(row,3,kd); truth.append(R(unit=u,section='APARTMENTS (2nd & 3rd floor)',unitType=kd,statusText='vacant' if u=='206' else 'vacant - painting')); nvac+=1; row+=1; continue
            if u=='201':
                ws.cell(row,1,201).alignment=Alignment(horizontal='left'); ws.cell(row,2,'caretaker - L. Boychuk'); ws.cell(row,3,kd); ws.cell(row,4,'n/a')
                for j in (5,8,9): q=ws.cell(row,j,0); q.number_format=mm
                truth.append(R(unit=u,section='APARTMENTS (2nd & 3rd floor)',unitType=kd,tenantName='caretaker - L. Boychuk',statusText='Occupied',contractRent=0,leaseEndDate='n/a',totalCharges=0,deposit=0)); row+=1; continue
            f,l=ppl[k]; k+=1; nm=r.choice([f'{f} {l}',f'{l}, {f}',f'{f[0]}. {l}']); rent=base+r.choice([-60,-35,0,0,20,45]); pk=60 if r.random()<.45 else None; la=r.choice([None,15]) ; tot=rent+(pk or 0)+(la or 0); dep=rent/2; ow=r.choice([None,None,None,rent,80])
            mtm=r.random()<.35; le=D(2026,r.randint(1,9),1); le=eve(addm(le,1)); les='m-t-m' if mtm else le.strftime('%b %-d/%y').replace('Sep','Sept')
            for j,x in enumerate([int(u),nm,kd,les,rent,pk,la,tot,dep,ow],1):
                if x is None: continue
                q=ws.cell(row,j,x)
                if j>4: q.number_format=mm
                if j==1: q.alignment=Alignment(horizontal='left')
            A=[a+(b or 0) for a,b in zip(A,(rent,pk,la,tot,dep,ow))]; row+=1
            truth.append(R(unit=u,section='APARTMENTS (2nd & 3rd floor)',unitType=kd,tenantName=nm,statusText='Occupied',contractRent=rent,leaseEndDate='m-t-m' if mtm else le,charges=[('Parkade',pk),('Laundry',la)],totalCharges=tot,deposit=dep,balance=ow))
    ws.cell(row,1,'total apts').font=F(bold=True)
    for j,x in zip(range(5,11),A): q=ws.cell(row,j,x); q.font=F(bold=True); q.border=Border(top=Side(style='thin')); q.number_format=mm
    row+=2; ws.cell(row,1,'WHOLE BUILDING').font=F(bold=True); q=ws.cell(row,5,S[1]+A[0]); q.number_format=mm; q.font=F(bold=True); q=ws.cell(row,8,S[4]+A[3]); q.number_format=mm; q.font=F(bold=True)
    ws.cell(row+1,1,'24 units incl. caretaker suite, 3 empty')
    ws['L4']='Mortgage'; ws['L5']='Cambrian CU'; ws['M5']=1184500; ws['L6']='pmt'; ws['M6']=8122.17; ws['L7']='renews'; ws['M7']='Jun 1/27'; ws['M5'].number_format=ws['M6'].number_format=mm
    for c,w in dict(A=10,B=27,C=8,D=12,E=12,F=13,G=10,H=12,I=11,J=10,K=4,L=13,M=13).items(): ws.column_dimensions[c].width=w
    ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
    for rr in ws.iter_rows(min_col=4,max_col=4):
        for c in rr: c.alignment=Alignment(horizontal='center')
    old['A1']='fix boiler relief valve'; old['A2']='206 - new stove'; wb.save(os.path.join(DOC,NAME))
    assert len(truth)==24
    save(NAME,truth,'Selkirk Block','2025-11',24,21,3,'MIXED_USE','small owner in Winnipeg','two tables with different columns on one sheet, side note at the right, numeric unit cells','two tables, GST on stores only, caretaker suite, dates like Sept 30/26',sheet='Nov 2025')
