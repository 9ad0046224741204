from lib import *
from openpyxl import Workbook
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
r=random.Random(4511); N=Names(r)
NAME='Rent_Roll_Granary_Row_Lofts_20250512.xlsx'
FP=[('S1','S1 - Aspen',498,1235),('A1','A1 - Birch',672,1410),('A2','A2 - Birch Den',751,1525),('B1','B1 - Cedar',1014,1795),('B2','B2 - Cedar Corner',1088,1880)]
RU=['Water/Sewer RUBS','Trash RUBS','Gas RUBS','Common Electric','Pest Control','Tech Package']
CF=['Base Rent','Amenity Premium','Pet Rent','Garage','Storage','Concession']
rows=[]
for b in 'ABC':
    for fl in (1,2,3,4):
        for n in range(1,10):
            f=FP[[0,1,1,2,3,3,1,2,4][n-1]]
            mk=f[3]+15*(fl-1)
            x=dict(unit=f'{b}-{fl}{n:02d}',unitType=f[1],area=f[2],marketRent=float(mk),_b=b)
            q=r.random()
            if q<.07: x.update(statusText='Vacant Unrented Ready' if r.random()<.6 else 'Vacant Unrented Not Ready')
            elif q<.09: x.update(statusText='Vacant Rented Ready',_pre=1)
            elif x['unit'] in('A-101',): x.update(statusText='Excluded - Model')
            else:
                st='Occupied No Notice' if q>.22 else ('Notice Unrented' if q>.14 else 'Notice Rented')
                mi=D(2025,5,1)-dt.timedelta(r.randint(1,900)); term=r.choice([12,12,12,13,15]); ls=mi; le=addm(ls,term)-dt.timedelta(1)
                while le<D(2025,5,12): ls=addd(le,1); le=addm(ls,12)-dt.timedelta(1)
                mo=addd(D(2025,5,12),r.randint(6,50)) if st[0]=='N' else None
                if mo: le=mo if r.random()<.6 else le
                base=round(mk*r.uniform(.9,1.02)/5)*5-15*(fl-1)
                ch={'Base Rent':base,'Amenity Premium':15*(fl-1),'Pet Rent':r.choice([0,0,0,35,35,70]),'Garage':r.choice([0,0,0,125]),'Storage':r.choice([0,0,0,0,40]),'Concession':-r.choice([0,0,0,0,0,75,125])}
                occn=r.choice([1,1,2,2,3])
                ch.update({'Water/Sewer RUBS':round(18.4+14.35*occn,2),'Trash RUBS':19.5,'Gas RUBS':round(f[2]*.0165,2),'Common Electric':round(6.1+f[2]*.004,2),'Pest Control':3,'Tech Package':79})
                x.update(statusText=st,tenantName=N.lf()+('; '+N.lf() if r.random()<.2 else ''),moveInDate=mi,leaseStartDate=ls,leaseEndDate=le,moveOutDate=mo,_ch=ch,
                   deposit=r.choice([300,300,500,99]),balance=r.choice([0,0,0,0,0,round(r.uniform(-220,-3),2),round(r.uniform(20,2400),2)]))
                x['contractRent']=base; x['charges']=[(k,ch[k]) for k in CF+RU if ch[k]]; x['totalCharges']=round(sum(ch.values()),2)
            rows.append(x)
            if st_pre:=x.get('_pre'):
                pass
wb=Workbook(); ws=wb.active; ws.title='Rent Roll'
ft=lambda **k: Font(name='Arial',size=k.pop('size',8),**k)
ws['A1']='Rent Roll'; ws['A1'].font=ft(size=14,bold=True)
ws['A2']='Granary Row Lofts'; ws['A2'].font=ft(size=10,bold=True)
for i,t in enumerate(['Bldg-Unit : All','Lease Status : Current, Notice, Vacant','Scheduled Charges : Effective on 05/12/2025','Rent Roll As Of : 05/12/2025','Include future leases : No']): ws.cell(3+i,1,t).font=ft(color='FF666666')
h=10
G=[('Unit',1,5),('Resident',6,11),('Scheduled Rent & Fees',12,17),('Utilities (RUBS) & Bundled Fees',18,23),('',24,26)]
side=Side(style='thin',color='FFB7B7B7')
for t,a,b in G:
    if t: ws.merge_cells(start_row=h-1,start_column=a,end_row=h-1,end_column=b)
    k=ws.cell(h-1,a,t or None); k.font=ft(bold=True,color='FFFFFFFF'); k.alignment=Alignment(horizontal='center')
    if t:
        for j in range(a,b+1): ws.cell(h-1,j).fill=PatternFill('solid',fgColor='FF2F4858')
heads=['Bldg-Unit','Unit Type','SQFT','Unit Status','Budgeted Rent / Market Rent','Resident','Move-In','Lease Start','Lease End','Move-Out','Deposit Held']+CF+RU+['Total Scheduled','Balance','$/SF']
for j,t in enumerate(heads,1):
    k=ws.cell(h,j,'Market Rent' if 'Budgeted' in t else t); k.font=ft(bold=True); k.fill=PatternFill('solid',fgColor='FFE4EAEE'); k.alignment=Alignment(wrap_text=True,vertical='center',horizontal='center'); k.border=Border(bottom=side)
rr=h+1
def put(rw,j,v,fmt=None,b=False):
    k=ws.cell(rw,j,v); k.font=ft(bold=b)
    if fmt: k.number_format=fmt
MF='#,##0.00;[Red](#,##0.00)'
tot={}
gt=[]
for b in 'ABC':
    start=rr
    bx=[x for x in rows if x['_b']==b]
    for x in bx:
        put(rr,1,x['unit']);put(rr,2,x['unitType']);put(rr,3,x['area'],'#,##0');put(rr,4,x['statusText']);put(rr,5,x['marketRent'],MF)
        if x.get('tenantName'):
            put(rr,6,x['tenantName'])
            for j,kx in ((7,'moveInDate'),(8,'leaseStartDate'),(9,'leaseEndDate'),(10,'moveOutDate')):
                if x.get(kx): put(rr,j,x[kx],'mm/dd/yyyy')
            put(rr,11,x['deposit'],MF)
            for j,k in enumerate(CF+RU,12):
                if x['_ch'][k]: put(rr,j,x['_ch'][k],MF)
            put(rr,24,x['totalCharges'],MF); put(rr,25,x['balance'],MF); put(rr,26,round(x['contractRent']/x['area'],2),'0.00')
        rr+=1
    put(rr,1,f'Building {b} Total',b=True); put(rr,2,f'{len(bx)} units',b=True)
    for j in [3,5]+list(range(11,26)):
        L=ws.cell(1,j).column_letter; put(rr,j,f'=SUM({L}{start}:{L}{rr-1})',MF if j!=3 else '#,##0',True)
    gt.append(rr); rr+=2
put(rr,1,'Granary Row Lofts Total',b=True); put(rr,2,f'{len(rows)} units',b=True)
for j in [3,5]+list(range(11,26)):
    L=ws.cell(1,j).column_letter; put(rr,j,'='+'+'.join(f'{L}{g}' for g in gt),MF if j!=3 else '#,##0',True); ws.cell(rr,j).border=Border(top=Side(style='double'))
for x in rows:
    pass
for j,w in enumerate([10,17,7,23,10,30,10,10,10,10,9]+[9]*6+[9]*6+[11,11,6],1): ws.column_dimensions[ws.cell(h,j).column_letter].width=w
ws.freeze_panes='G11'; ws.row_dimensions[h].height=36
ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.print_title_rows='9:10'
w2=wb.create_sheet('Unit Status Summary'); w2.append(['Unit Status','Units','% of Total','Market Rent'])
c={}
for x in rows: c.setdefault(x['statusText'],[]).append(x)
for k in sorted(c): w2.append([k,len(c[k]),len(c[k])/len(rows),sum(y['marketRent'] for y in c[k])])
w2.append(['Total',len(rows),1,sum(y['marketRent'] for y in rows)])
for q in w2['C'][1:]: q.number_format='0.0%'
for q in w2['D'][1:]: q.number_format='#,##0.00'
w2.column_dimensions['A'].width=28
wb.save(os.path.join(DOCS,NAME)); recalc(NAME)
occ=sum(1 for x in rows if x.get('tenantName')); vac=sum(1 for x in rows if x['statusText'].startswith('Vacant'))
save(NAME,rows,len(rows),occ,vac,'Granary Row Lofts','2025-05-12','Entrata export, Salt Lake City','grouped headers, rent/fee columns and RUBS columns, building totals by formula, second sheet status summary','charge columns (12), bundled fees, bldg-unit ids, two residents in a cell',sheet='Rent Roll')
