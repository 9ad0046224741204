from common import *
import openpyxl
from openpyxl.styles import *
rng=random.Random(8511)
F='Al Noorah Residence - Tenant List Q4 2025.xlsx'
wb=openpyxl.Workbook(); ws=wb.active; ws.title='Tenant List'
ws.merge_cells('A1:N1'); ws['A1']='AL NOORAH RESIDENCE'; ws['A1'].font=Font(bold=True,size=16); ws['A1'].alignment=Alignment(horizontal='center')
ws.merge_cells('A2:N2'); ws['A2']='Plot 318-0442, Al Barsha South, Dubai'; ws['A2'].alignment=Alignment(horizontal='center')
ws.merge_cells('A3:N3'); ws['A3']='TENANT LIST AS ON 31-DEC-2025'; ws['A3'].alignment=Alignment(horizontal='center'); ws['A3'].font=Font(bold=True)
H=['S.No','Unit No.','Floor','Unit Type','Area (Sq.Ft)','Tenant Name','Ejari No.','Contract\nStart','Contract\nEnd','Annual Rent\n(AED)','Chqs','Security\nDeposit (AED)','Chiller\n(AED/yr)','Status']
th=Side(style='thin',color='999999'); bd=Border(left=th,right=th,top=th,bottom=th)
for i,h in enumerate(H,1):
    c=ws.cell(5,i,h); c.font=Font(bold=True); c.fill=PatternFill('solid',fgColor='C6E0B4'); c.alignment=Alignment(wrap_text=True,horizontal='center',vertical='center'); c.border=bd
ws.row_dimensions[5].height=34
fn="Mohammed Rajesh Fatima Imran Elena Chinedu Grace Suresh Layla Omar Bilal Divya Karim Olga Pedro Nadia Sanjay Maria Yusuf Hannah".split(); ln="Al Hammadi|Nair|Siddiqui|Petrova|Okafor|Villanueva|Menon|Haddad|Al Suwaidi|Qureshi|Pillai|Benali|Morozova|Santos|Mansour|Gupta|Cruz|Rahman|Whitfield|Iqbal".split('|')
ty={1:('1 BHK',745,62000),2:('1 BHK',745,63000),3:('2 BHK',1120,88000),4:('2 BHK',1135,90000),5:('Studio',455,43000),6:('3 BHK',1640,128000)}
U=[('R-01','G','Retail',980,'Golden Spoon Cafeteria LLC',D(2024,3,1),36,147000,4,14700,None),('R-02','G','Retail',1340,'Sanabel Supermarket LLC',D(2023,7,15),36,187600,4,18760,None),('R-03','G','Retail',610,None,None,0,None,None,None,None),('R-04','G','Retail',690,'Blue Falcon Laundry',D(2025,5,1),12,96600,2,9660,None)]
used=set(); VAC={'305','604','801'}
for fl in range(1,9):
    for k,(t,a,b) in ty.items():
        u=f'{fl}0{k}'
        if u in VAC: U.append((u,str(fl),t,a,None,None,0,None,None,None,None)); continue
        while 1:
            n=f'{rng.choice(fn)} {rng.choice(ln)}'
            if n not in used: used.add(n); break
        if rng.random()<.08: n=rng.choice(['Gulf Crest Contracting LLC','Emaris Nursing Services FZ-LLC','Pearl Route Travel LLC'])+' (staff)'
        s=addm(D(2025,1,rng.choice([1,1,5,10,15,20])),rng.randint(0,11)); rent=round((b+fl*400)*rng.uniform(.86,1.04)/500)*500
        U.append((u,str(fl),t,a,n,s,12,rent,rng.choice([1,2,4,4,6]),round(rent*.05/100)*100+ (0),{'Studio':3600,'1 BHK':4800,'2 BHK':7200,'3 BHK':9600}[t]))
BAD='503'; rows=[]; r=6; T=[0]*4; by={}
for i,(u,fl,t,a,n,s,mo,rent,ch,dep,chl) in enumerate(U,1):
    e=endof(s,mo) if s else None; pr=rent
    if u==BAD: pr=rent-9000 if False else int(str(rent)[0]+str((int(str(rent)[1])+3)%10)+str(rent)[2:]); orig=rent
    st='Vacant' if not n else ('Expired - renewal' if e<D(2025,12,31) else 'Rented')
    row=[i,u,fl,t,a,n or '-',None if not n else f'02{rng.randint(20250000,20259999)}{rng.randint(100,999)}',s,e,pr,ch,dep,chl,st]
    for j,v in enumerate(row,1):
        c=ws.cell(r,j,v); c.border=bd; c.font=Font(size=9)
        if j in(8,9): c.number_format='dd-mmm-yyyy'
        if j in(5,10,12,13): c.number_format='#,##0'
        if j in(1,2,3,11,14): c.alignment=Alignment(horizontal='center')
        if not n: c.fill=PatternFill('solid',fgColor='FFFF99')
    q=dict(unit=u,unitType=t,area=a,statusText=st)
    if n: q.update(tenantName=n,leaseStartDate=s,leaseEndDate=e,annualRent=pr,deposit=dep,charges=[{"code":"Chiller","amount":chl}] if chl else None)
    rows.append(q); r+=1
    b=by.setdefault(t,[0,0,0,0]); b[0]+=1; b[1]+=1 if n else 0; b[2]+=a; b[3]+=rent or 0
    for k,v in enumerate((a,rent,dep,chl)): T[k]+=v or 0
ws.cell(r,6,'TOTAL')
for j,v in zip((5,10,12,13),T): ws.cell(r,j,v).number_format='#,##0'
for j in range(1,15): c=ws.cell(r,j); c.font=Font(bold=True,size=9); c.border=bd; c.fill=PatternFill('solid',fgColor='D9D9D9')
r+=3
for j,h in enumerate(('Summary','Units','Rented','Vacant','Area','Rent (AED)')): ws.cell(r,2+j+ (0 if j<1 else 1),h).font=Font(bold=True)
for k,b in by.items():
    r+=1
    for j,v in enumerate((k,b[0],b[1],b[0]-b[1],b[2],b[3])): c=ws.cell(r,2+j+(0 if j<1 else 1),v); c.number_format='#,##0'; c.alignment=Alignment(horizontal='left')
r+=1
for j,v in enumerate(('Total',len(U),sum(b[1] for b in by.values()),sum(b[0]-b[1] for b in by.values()),T[0],T[1])): c=ws.cell(r,2+j+(0 if j<1 else 1),v); c.font=Font(bold=True); c.number_format='#,##0'; c.alignment=Alignment(horizontal='left')
r+=3; ws.cell(r,2,'Prepared by: Accounts Dept, Noor Al Wadi Real Estate LLC').font=Font(italic=True,size=9)
for i,w in enumerate((6,9,7,10,10,34,17,12,12,13,6,13,10,17)): ws.column_dimensions['ABCDEFGHIJKLMN'[i]].width=w
ws.freeze_panes='A6'; ws.print_title_rows='5:5'; ws.page_setup.orientation='landscape'; ws.page_setup.paperSize=9; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
wb.save(doc(F))
occ=sum('tenantName' in q for q in rows); pr=[q['annualRent'] for q in rows if q['unit']==BAD][0]
assert pr!=orig and sum(q.get('annualRent',0) for q in rows)!=T[1]
save(F,dict(propertyName="Al Noorah Residence",asOnDate="2025-12-31",units=len(rows),occupied=occ,vacant=len(rows)-occ,sheet=None,planted={"what":f"annual rent of unit {BAD} printed as {pr:,} instead of {orig:,}; the total and the 2 BHK summary include {orig:,}","kind":"digit_changed"},rows=rows),'MULTIFAMILY','owner accounts tenant list, merged titles, annual AED rents and cheques, summary by type')
print(len(rows),occ,T,pr,orig)
