from lib import *
from openpyxl import Workbook
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
r=random.Random(4515); N=Names(r)
NAME='Heron Lake Village 55+ Rent Roll JAN 2025.xlsx'; AS=D(2025,1,31)
FP=[('Egret - 1/1',640,1595),('Ibis - 1/1 lanai',715,1695),('Osprey - 2/1',890,1895),('Heron - 2/2 lanai',1040,2150)]
rows=[]; hid=[]
for w,nm in (('N','NORTH VILLAS'),('L','LAKE BUILDING'),('S','SOUTH VILLAS')):
    for n in range(1,21 if w=='L' else 13):
        u=f'{w}{n:02d}' if w!='L' else f'L-{100*(1+(n-1)//10)+((n-1)%10)+1}'
        p=FP[[0,1,2,3,1,0][n%6]]; x=dict(unit=u,_w=nm,section=nm,unitType=p[0],area=p[1],marketRent=p[2])
        q=r.random()
        if u=='L-101': x.update(statusText='G',_nm='Guest suite (nightly)')
        elif q<.07: x.update(statusText='V')
        else:
            mi=AS-dt.timedelta(r.randint(20,3200)); am=mi.month; rent=p[2]-r.choice([0,15,40,85,130,210]); sec=r.random()<.38
            nx=addm(D(2025,am,1),0); nx=nx if nx>AS else addm(nx,12)
            x.update(statusText='N' if q>.95 else 'O',tenantName=('Mr. & Mrs. ' if sec else r.choice(['Ms. ','Mr. ','Mrs. ']))+(lambda a:f'{a[0][0]}. {a[1]}')(N.pair()),moveInDate=mi,leaseEndDate=nx-dt.timedelta(1),contractRent=rent,
              _c={'2nd person':75 if sec else 0,'Cable':49 if r.random()<.8 else 0,'Carport':r.choice([0,40]),'Storage':r.choice([0,0,20])})
            x['leaseEndDate']=nx-dt.timedelta(1)
            if x['statusText']=='N': x['moveOutDate']=addd(AS,r.randint(10,29))
            elif r.random()<.85: x['rentSteps']=[{'date':nx.isoformat(),'amount':round(rent*1.035/5)*5}]
            x['charges']=[(k,v) for k,v in x['_c'].items() if v]; x['totalCharges']=rent+sum(x['_c'].values()); x['deposit']=r.choice([500,750,1000])
        rows.append(x)
wb=Workbook(); ws=wb.active; ws.title='JAN 25'; f=lambda **k: Font(name='Cambria',size=k.pop('size',10),**k)
for sn in ('JAN 25',): pass
ws.merge_cells('A1:R1'); ws['A1']='HERON LAKE VILLAGE'; ws['A1'].font=f(bold=True,size=16); ws['A1'].alignment=Alignment(horizontal='center')
ws.merge_cells('A2:R2'); ws['A2']='An Active Adult (55+) Rental Community  •  Leesburg, Florida'; ws['A2'].alignment=Alignment(horizontal='center'); ws['A2'].font=f(italic=True)
ws.merge_cells('A3:R3'); ws['A3']='RENT ROLL AS OF JANUARY 31, 2025'; ws['A3'].alignment=Alignment(horizontal='center'); ws['A3'].font=f(bold=True)
g=[('HOME',1,5),('RESIDENT',6,10),('MONTHLY BILLING',11,16),('NEXT RENEWAL',17,18)]
thin=Side(style='thin'); ht=PatternFill('solid',fgColor='FFD8E8DC')
for t,a,b in g:
    ws.merge_cells(start_row=5,start_column=a,end_row=5,end_column=b); ws.cell(5,a,t)
H=['No.','Plan','Sq. Ft.','Asking','Stat','Resident','Born','Moved In','Notice / Out','Lease Exp','Rent','2nd person','Cable','Carport','Storage','TOTAL','Eff.','New Rent','Sec. Dep']
for j,t in enumerate(H,1): ws.cell(6,j,t)
ws.cell(5,19,'DEPOSIT')
for rr in (5,6):
    for j in range(1,20):
        k=ws.cell(rr,j); k.font=f(bold=True); k.fill=ht; k.alignment=Alignment(horizontal='center',wrap_text=True,vertical='center'); k.border=Border(top=thin,bottom=thin,left=thin,right=thin)
i=7; subs=[]
for nm in ('NORTH VILLAS','LAKE BUILDING','SOUTH VILLAS'):
    L=[x for x in rows if x['_w']==nm]
    ws.merge_cells(start_row=i,start_column=1,end_row=i,end_column=19); ws.cell(i,1,nm).font=f(bold=True,color='FF1F5C3A'); i+=1; st=i
    for k,x in enumerate(L):
        if nm=='LAKE BUILDING' and k==7:   # stale row of a former resident, hidden
            for j,v in ((1,x['unit']),(2,x['unitType']),(6,'(former) Mrs. E. Waverly'),(11,1450)): ws.cell(i,j,v).font=f(color='FF999999')
            ws.row_dimensions[i].hidden=True; i+=1
        def p(j,v,fm=None,al=None):
            c=ws.cell(i,j,v); c.font=f(); c.border=Border(bottom=Side(style='hair'))
            if fm: c.number_format=fm
            if al: c.alignment=Alignment(horizontal=al)
        for j in range(1,20): p(j,None)
        p(1,x['unit']);p(2,x['unitType']);p(3,x['area'],'#,##0');p(4,x['marketRent'],'#,##0');p(5,x['statusText'],al='center')
        if x.get('tenantName'):
            p(6,x['tenantName']); p(7,r.randint(1934,1968)); p(8,x['moveInDate'],'m/d/yyyy'); p(10,x['leaseEndDate'],'m/d/yyyy'); p(11,x['contractRent'],'#,##0.00')
            if x.get('moveOutDate'): p(9,x['moveOutDate'],'m/d/yyyy')
            for j,k2 in enumerate(x['_c'],12):
                if x['_c'][k2]: p(j,x['_c'][k2],'#,##0.00')
            p(16,f'=SUM(K{i}:O{i})','#,##0.00'); 
            for s in x.get('rentSteps') or []: p(17,dt.date.fromisoformat(s['date']),'m/d/yyyy'); p(18,s['amount'],'#,##0.00')
            p(19,x['deposit'],'#,##0')
        elif x.get('_nm'): p(6,x['_nm'])
        i+=1
    ws.cell(i,1,f'{nm.title()} — {len(L)} homes')
    for j in (3,4,11,12,13,14,15,16,19):
        cl=ws.cell(1,j).column_letter if j<1 else 'ABCDEFGHIJKLMNOPQRS'[j-1]
        c=ws.cell(i,j,f'=SUBTOTAL(109,{cl}{st}:{cl}{i-1})'); c.number_format='#,##0.00' if j not in(3,4,19) else '#,##0'
    for j in range(1,20): ws.cell(i,j).font=f(bold=True); ws.cell(i,j).border=Border(top=thin)
    subs.append(i); i+=2
ws.cell(i,1,'VILLAGE TOTAL — %d homes'%len(rows))
for j in (3,4,11,12,13,14,15,16,19):
    cl='ABCDEFGHIJKLMNOPQRS'[j-1]; c=ws.cell(i,j,'='+'+'.join(f'{cl}{s}' for s in subs)); c.number_format='#,##0.00' if j not in(3,4,19) else '#,##0'
for j in range(1,20): ws.cell(i,j).font=f(bold=True); ws.cell(i,j).border=Border(top=Side(style='double'),bottom=Side(style='double'))
o=sum(1 for x in rows if x.get('tenantName')); v=sum(1 for x in rows if x['statusText']=='V')
i+=2
for t in ['Status key:  O = occupied   N = occupied, on notice   V = vacant, available   G = guest suite, not leased',f'Occupied {o}   /   Vacant {v}   /   Guest suite 1   /   Total {len(rows)}','At least one resident of each home is 55 or better (HOPA verification file in office).']: ws.cell(i,1,t).font=f(italic=True,size=9); i+=1
for cl,w in zip('ABCDEFGHIJKLMNOPQRS',[7,17,8,8,6,32,7,11,11,11,10,9,8,8,8,11,11,10,9]): ws.column_dimensions[cl].width=w
ws.column_dimensions['G'].hidden=True; ws.row_dimensions[6].height=28
ws.freeze_panes='B7'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=1; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.print_title_rows='5:6'
w2=wb.create_sheet('Waitlist'); w2.append(['Date','Name','Plan wanted','Deposit']); 
for _ in range(7): w2.append([AS-dt.timedelta(r.randint(3,200)),N.fl(),r.choice(FP)[0],100])
for c in w2['A'][1:]: c.number_format='m/d/yyyy'
w2.column_dimensions['A'].width=12; w2.column_dimensions['B'].width=24; w2.column_dimensions['C'].width=18
wb.save(os.path.join(DOCS,NAME)); recalc(NAME)
save(NAME,rows,len(rows),o,v,'HERON LAKE VILLAGE','2025-01-31','community bookkeeper Excel, Leesburg FL 55+','two-line grouped headers, status letters with a key, wing sections with subtotals, next renewal date and new rent, wait-list sheet','hidden stale row and hidden birth-year column, status codes O/N/V/G, guest suite, rent step in columns',assetType='SENIOR_HOUSING',sheet='JAN 25')
