# UK retail park aged debtors by invoice with retentions; XLSX with merged tenant cells
import random, datetime as dt
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, Border, Side, PatternFill
from tw import *
R=random.Random(5150)
AS=dt.date(2024,6,30)
T=[('Unit 1','HOLT01','Holtby Home & Garden plc',[('RENT',54250,'2024-06-24',0,0),('SC',9870.5,'2024-06-24',0,0),('SC',9870.5,'2024-03-25',7000,0)]),
('Unit 2A','PELI02','Pelican Pets Ltd',[('RENT',18750,'2024-03-25',18000,0),('RENT',18750,'2024-06-24',0,0),('INS',2214.36,'2024-04-12',0,0)]),
('Unit 2B','SOFA01','Sofabed Warehouse Ltd (In Administration)',[('RENT',27500,'2023-12-25',0,0),('RENT',27500,'2024-03-25',0,0),('SC',4410.2,'2023-12-25',1200,0),('SC',4410.2,'2024-03-25',0,0),('INT',612.84,'2024-05-31',0,0)]),
('Unit 3','KARN03','Karnali Restaurant Group Limited',[('RENT',16500,'2024-06-24',0,0),('TOV',8341.77,'2024-05-15',0,0),('ELEC',1186.4,'2024-04-30',0,0),('CASH',-2500,'2024-06-11',0,0)]),
('Unit 4','BRID02','Bridgewell Building Services Ltd',[('WORKS',38400,'2024-02-09',32640,1920),('WORKS',21650,'2024-04-26',16237.5,1082.5),('WORKS',12980,'2024-06-14',0,649)]),
('Unit 5-6','MAXF01','Maxfield Gyms (Northern) Ltd',[('RENT',31200,'2024-06-24',0,0),('SC',6035.75,'2024-06-24',0,0),('SCBAL',2877.19,'2024-03-29',0,0),('CN',-1438.6,'2024-05-02',0,0)]),
('Kiosk K1','DONU01','Ring o\' Donuts - Mr A Sethi',[('LIC',1250,'2024-04-01',0,0),('LIC',1250,'2024-05-01',600,0),('LIC',1250,'2024-06-01',0,0),('ELEC',208.93,'2024-02-29',0,0)]),
('Car Wash','VALE01','Valeting Express LLP',[('LIC',975,'2024-06-01',0,0),('CASH',-975,'2024-06-28',0,0)]),
('Unit 7','THRE01','Threadneedle Fabrics Ltd',[('RENT',14625,'2024-03-25',9750,0),('INS',1733.05,'2024-04-12',0,0),('DILAP',22500,'2024-01-19',0,0)]),
('Unit 8','OAKL01','Oakley & Byrne Furniture',[('RENT',20400,'2024-06-24',0,0),('RETN',4800,'2023-11-30',0,4800)])]
M=['other:Gross Invoice','other:Receipts & Credits','total','current','b1_30','b31_60','b61_90','b91_120','b121','other:Of which Retention','other:Days Overdue']
wb=Workbook(); ws=wb.active; ws.title='Debtors 30-06-24'; ws.sheet_view.showGridLines=False
FN='Calibri'
ws['B2']='Thornley Gate Retail Park, Sheffield'; ws['B2'].font=Font(name=FN,size=14,bold=True,color='7A1F2B')
ws['B3']='Aged Debtors by Tenant and Invoice at 30 June 2024 (GBP, VAT inclusive; payment terms: due on presentation, demands issued in advance fall due on the quarter day + 14)'; ws['B3'].font=Font(name=FN,size=9,italic=True)
H=['Unit','A/C Ref','Tenant','Inv. Date','Charge','Invoice\nNo.','Gross\nInvoice','Receipts\n& Credits','Balance\nDue','Not Yet\nDue','1-30','31-60','61-90','91-120','121+','Of which\nRetention','Days\nOverdue']
for j,h in enumerate(H,2):
    c=ws.cell(6,j,h); 
ws.merge_cells('L5:P5'); ws['L5']='Days overdue'; 
for r in(5,6):
    for j in range(2,19):
        c=ws.cell(r,j); c.fill=PatternFill('solid',fgColor='7A1F2B'); c.font=Font(name=FN,size=9,bold=True,color='FFFFFF'); c.alignment=Alignment(horizontal='center',vertical='bottom',wrap_text=True)
# no column is headed by a second meaning: span text differs from the last column
ws['L5']='Ageing by days'
NF='#,##0.00;[Red]-#,##0.00'
r=7;rows=[];tot=[];G=[0]*10;no=40871
add=lambda a,b:[round(x+y,2) for x,y in zip(a,b)]
hair=Side(style='hair',color='999999')
for u,ref,n,inv in T:
    r0=r;S=[0]*10
    for ch,g,d,rec,ret in sorted(inv,key=lambda z:z[2]):
        d=dt.date.fromisoformat(d); due=d+dt.timedelta(days=14); od=(AS-due).days
        bal=round(g-rec,2); b=[None]*6
        i=0 if od<=0 else 1 if od<=30 else 2 if od<=60 else 3 if od<=90 else 4 if od<=120 else 5
        b[i]=bal
        no+=R.randint(2,60)
        nos='%s%05d'%({'CN':'CR','CASH':'RC'}.get(ch,'IN'),no)
        v=[g,-rec if rec else None,bal]+b+[ret or None, od if od>0 else None]
        for j,x in zip(range(2,8),(u,ref,n,d,ch,nos)):
            if j>4 or r==r0: ws.cell(r,j,x)
        ws.cell(r,5).number_format='dd/mm/yyyy'
        row=dict(unit=u,resident=ref,name=n,charge=ch,date=d.strftime('%d/%m/%Y'))
        for j,x in enumerate(v):
            c=ws.cell(r,8+j); c.border=Border(bottom=hair)
            if x is not None: c.value=x; c.number_format=NF if j<10 else '0'; row[M[j]]=x
        rows.append(row); S=add(S,[x or 0 for x in v[:10]]); r+=1
    for j in(2,3,4):
        if r-1>r0: ws.merge_cells(start_row=r0,end_row=r-1,start_column=j,end_column=j)
        ws.cell(r0,j).alignment=Alignment(vertical='top',wrap_text=True)
    lab='Total %s'%ref; ws.cell(r,4,lab); 
    for j,x in enumerate(S): c=ws.cell(r,8+j,x); c.number_format=NF
    for j in range(2,19): c=ws.cell(r,j); c.font=Font(name=FN,size=10,bold=True); c.fill=PatternFill('solid',fgColor='F3E6E8')
    tot.append(dict(label=lab,**dict(zip(M,S)))); G=add(G,S); r+=1
r+=1
lab='TOTAL DEBTORS'; ws.cell(r,2,lab)
for j,x in enumerate(G): c=ws.cell(r,8+j,x); c.number_format='"£"'+'#,##0.00'; 
for j in range(2,19): c=ws.cell(r,j); c.font=Font(name=FN,size=11,bold=True); c.border=Border(top=Side(style='thin'),bottom=Side(style='double'))
tot.append(dict(label=lab,**dict(zip(M,G))))
assert round(sum(G[3:9]),2)==G[2]
r+=2
for t in('RC = unallocated receipt; CN = credit note; RETN/WORKS retentions are withheld under the fit-out agreement and are included in the balance.','Sofabed Warehouse: proof of debt lodged with administrators 07/06/2024. Full provision proposed.','Prepared by: J. Aldous, Property Accounts      Checked by:'):
    ws.cell(r,2,t).font=Font(name=FN,size=9,italic=True); r+=1
for j,w in zip('ABCDEFGHIJKLMNOPQR',(2,10,10,26,12,9,11,13,13,13,13,12,12,12,12,12,12,9)): ws.column_dimensions[j].width=w
ws.freeze_panes='E7'; ws.page_setup.orientation='landscape'; ws.page_setup.paperSize=8; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
w2=wb.create_sheet('Codes')
for i,(a,b) in enumerate([('Code','Meaning'),('RENT','Quarterly rent in advance'),('SC','Service charge on account'),('SCBAL','Service charge balancing charge'),('TOV','Turnover rent top-up'),('LIC','Licence fee'),('WORKS','Landlord works recharge'),('DILAP','Dilapidations'),('RETN','Retention'),('INT','Interest under lease')],1): w2.cell(i,1,a); w2.cell(i,2,b)
name='Thornley Gate aged debtors Jun24.xlsx'; wb.save(doc(name)); truth(name,'AR',M,rows,tot); print(len(rows))
