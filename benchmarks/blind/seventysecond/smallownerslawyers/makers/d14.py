from common import *
import openpyxl
from openpyxl.styles import *
r=R(1414); f='Estate of Corrigan - office bldg rents.xlsx'; prop='Corrigan Professional Building'
wb=openpyxl.Workbook(); ws=wb.active; ws.title='Sheet1'
ws['A1']='Estate of M. J. Corrigan'; ws['A2']='Corrigan Professional Building, 77 Chenango Avenue, Binghamton NY'; ws['A3']='Rents at date of death (September 18, 2024)'
for a in('A1','A2','A3'): ws[a].font=Font(name='Garamond',size=13,bold=a=='A1')
H=['Suite','Tenant','Rentable Area','Rent per SF','Yearly Rent','Lease Ends','Step-up','','','Deposit']; ws.append([]); ws.append(H); ws.append(['','','(sq. ft.)','','','','1/1/2025','1/1/2026','1/1/2027','']); ws.merge_cells('G5:I5')
ws.append(['','','','','','','(yearly rent from that date)']); ws.merge_cells('G7:I7')
for rr in(5,6,7):
    for c in ws[rr]: c.font=Font(name='Garamond',bold=rr<7,italic=rr==7); c.alignment=Alignment(horizontal='center')
for c in ws[7]: c.border=Border(bottom=Side('medium'))
ten={'Ground floor':[('G-1','Tioga Optical Shop, Inc.'),('G-2','Corrigan & Blaylock, Attorneys'),('G-3','')], 'Second floor':[('200','Southern Tier Pediatrics, P.C.'),('204','Leona Hargrove, LCSW'),('206','Binghamton Hearing Aid Ctr.'),('208','')],'Third floor':[('300','Susquehanna Abstract & Title Co.'),('302','N. Okafor, C.P.A.'),('304','Two Rivers Insurance Agency'),('305','Salcedo Engineering, PLLC'),('307','Chenango Land Trust'),('309','Vestal Court Reporters')],'Lower level':[('LL-1','Iron Lotus Yoga'),('LL-2','')]}
rows=[];T=[0]*3;fmt='"$"#,##0.00'; N=O=0
for fl,L_ in ten.items():
    ws.append([fl]); ws.cell(ws.max_row,1).font=Font(name='Garamond',italic=True,underline='single')
    for u,t in L_:
        N+=1; sf=r.randrange(420,2300,10); row=dict(unit=u,section=fl,area=sf); T[0]+=sf
        if not t: ws.append([u,'(vacant)',sf]); row['statusText']='(vacant)'; rows.append(row); row['statusText']='vacant'; continue
        O+=1; rate=r.choice([11,12,12.5,13.25,14]); an=round(sf*rate,2); st=[]
        if u in('G-2','LL-1','204'): le='Monthly'
        else:
            e=end(D(2024,r.randint(1,12),1),12*r.choice([2,3,4,5])); le=e.strftime('%B %-d, %Y')
            v=an
            for y in(2025,2026,2027):
                if D(y,1,1)<e and r.random()<.95: v=round(v*1.03,2); st.append((D(y,1,1),v))
        dep=r.choice([0.0,round(an/12,2),round(an/12,2)])
        row.update(tenantName=t,statusText='Occupied',annualRent=an,leaseEndDate=le if le=='Monthly' else e,deposit=dep,rentSteps=[dict(date=a,amount=b,per='year') for a,b in st])
        sv={a.year:b for a,b in st}; ws.append([u,t,sf,rate,an,le]+[sv.get(y) for y in(2025,2026,2027)]+[dep]); T[1]+=an;T[2]+=dep; rows.append(row)
        for c in ws[ws.max_row]:
            if c.column in(4,5,7,8,9,10): c.number_format=fmt
    ws.append([])
ws.append(['','Total',T[0],'',T[1],'','','','',T[2]])
for c in ws[ws.max_row]: c.font=Font(name='Garamond',bold=True); c.number_format='#,##0' if c.column==3 else fmt; c.border=Border(top=Side('thin'))
ws.append([]); ws.append(['',f'{N} suites, {O} let and {N-O} vacant. All tenants pay own electric; Estate pays heat and taxes. G-2 was decedent\'s own firm, rent continued by surviving partner.'])
for rw in ws.iter_rows(min_row=8):
    for c in rw:
        if c.value is not None and c.font.name!='Garamond': c.font=Font(name='Garamond',size=11)
        if c.column==1: c.alignment=Alignment(horizontal='left')
        if c.column==6: c.alignment=Alignment(horizontal='center')
        if c.column==3: c.number_format='#,##0'
for k,w in zip('ABCDEFGHIJ',[13,32,13,11,14,20,13,13,13,12]): ws.column_dimensions[k].width=w
ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
wb.save(f'{B}/documents/{f}')
save(f,('OFFICE','Estate lawyer spreadsheet by floor, yearly rents, step-up columns under date headings',True),prop,'2024-09-18',N,O,N-O,rows,dict(area=T[0],annualRent=T[1],deposit=T[2]))
