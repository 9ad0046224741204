# UK agent's tenancy schedule xlsx
from h import *
from openpyxl import Workbook
from openpyxl.styles import *
rng=random.Random(7504)
f='d04_uk_tenancy_schedule.xlsx'
wb=Workbook(); ws=wb.active; ws.title='Tenancy Schedule'
fn=Font(name='Gill Sans MT',size=9); B_=Font(name='Gill Sans MT',size=9,bold=True)
ws['B2']='Kestrel House, 41–47 Alder Row, Leeds LS1'; ws['B2'].font=Font(name='Gill Sans MT',size=14,bold=True,color='1F3B57')
ws['B3']='Tenancy and accommodation schedule as at 25 March 2026 (subject to contract)'; ws['B3'].font=Font(name='Gill Sans MT',size=9,italic=True)
g=[('B','Demise',None),('C','Tenant (guarantor)',None),('D','Use',None),('E','Area','sq m'),('F',None,'sq ft'),('G','Lease','Start'),('H',None,'Expiry'),('I',None,'Next review'),('J',None,'Tenant break'),('K','Passing rent','£ pa'),('L',None,'£ psf'),('M','Service charge','£ pa'),('N','1954 Act',None),('O','Comments',None)]
fill=PatternFill('solid',fgColor='1F3B57')
for c,a,b in g:
    for r_,v in ((5,a),(6,b)):
        x=ws[f'{c}{r_}']; x.value=v; x.fill=fill; x.font=Font(name='Gill Sans MT',size=9,bold=True,color='FFFFFF'); x.alignment=Alignment(horizontal='center',vertical='center',wrap_text=True)
for m_ in ('E5:F5','G5:J5','K5:L5','B5:B6','C5:C6','D5:D6','N5:N6','O5:O6'): ws.merge_cells(m_)
dem=[('Basement Store','Storage',620),('Ground Floor Unit 1','Restaurant (Class E)',2140),('Ground Floor Unit 2','Retail (Class E)',1385),('Ground Floor Unit 3','Retail (Class E)',1120),('1st Floor North','Offices',3415),('1st Floor South','Offices',3890),('2nd Floor North','Offices',3415),('2nd Floor South','Offices',3880),('3rd Floor','Offices',7310),('4th Floor North','Offices',3390),('4th Floor South (part)','Offices',2105),('4th Floor South (remainder)','Offices',1760),('5th Floor','Offices',6120),('Roof – telecoms mast','Telecoms',None),('Car Park (14 spaces)','Parking',None),('Substation','Electricity substation',None)]
ten=['Calder & Wadley Restaurants Limited','Draycott Opticians Ltd',None,None,'Hexton Actuarial LLP','Farrant Recruitment Group Ltd (Farrant Holdings plc)','Jessop Vale Solicitors LLP',None,'Secretary of State for Regional Works','Pell Digital Ltd','Mowbray Quarrier Surveyors Ltd','Mowbray Quarrier Surveyors Ltd','Stannard Underwriting Services plc','Redmoor Towers UK Ltd','Various licensees','Northolt Grid Networks plc']
ten=[None]+ten[:1]+ten[1:2]+['Inkwell Stationers Limited']+ten[4:]
rents=[None,68500,41000,33500,95620,105030,88790,None,197370,94920,57890,47520,171360,12500,21000,1]
T=[];r=7;oc=0
for k,(d,u,a) in enumerate(dem):
    row=dict(unit=d,unitType=u,area=a)
    t=ten[k]; ws[f'B{r}']=d; ws[f'D{r}']=u
    if a: ws[f'E{r}']=round(a/10.7639,1); ws[f'F{r}']=a
    if t is None:
        ws[f'C{r}']='Vacant'; row['statusText']='Vacant'; ws[f'O{r}']={0:'Damp; in need of refurbishment.',7:'Refurbished 2025. Under offer to a professional services occupier on a 10 year lease.'}[k]; sc=[None,4][0]
        ws[f'M{r}']={0:1240,7:33950}[k]; row['charges']=[dict(code='Service charge',amount=ws[f'M{r}'].value,per='year')]
        ws[f'O{r}'].alignment=Alignment(wrap_text=True)
    else:
        oc+=1; ws[f'C{r}']=t; row['tenantName']=t; row['statusText']='Occupied'; row['annualRent']=rents[k]; ws[f'K{r}']=rents[k]
        if a: ws[f'L{r}']=round(rents[k]/a,2)
        if d.startswith('Car'): ws[f'G{r}']='Various'; ws[f'H{r}']='Various'; row['leaseStartDate']=row['leaseEndDate']='Various'; ws[f'O{r}']='14 licences at £1,500 pa, terminable on one month’s notice.'
        elif d=='Substation':
            s=D(1988,6,24); e=D(2087,6,23); ws[f'G{r}']=s; ws[f'H{r}']=e; row.update(leaseStartDate=iso(s),leaseEndDate=iso(e)); ws[f'O{r}']='Peppercorn, shown at £1.'
        else:
            s=D(rng.randint(2016,2025),rng.choice([3,6,9,12]),rng.choice([24,25,29])); e=end(s,120 if s.year<2022 else rng.choice([60,120])); 
            if e<D(2026,4,1): e=end(s,180)
            ws[f'G{r}']=s; ws[f'H{r}']=e; row.update(leaseStartDate=iso(s),leaseEndDate=iso(e))
            if (e.year-s.year)>5:
                v=addm(s,60)
                if v<D(2026,3,25): v=addm(s,120)
                if v<e and v>D(2026,3,25):
                    ws[f'I{r}']=v
                    if k%3==0: ws[f'J{r}']=v
            ws[f'N{r}']='Inside' if k%4 else 'Outside'
            if k==5: ws[f'O{r}']='Rent deposit of £26,250 held. Three months half rent from break date if not exercised.'; 
            if k==8: ws[f'O{r}']='Schedule of condition. IRI by way of service charge.'
        if a: 
            sc=round(a*8.75/10)*10; ws[f'M{r}']=sc; row['charges']=[dict(code='Service charge',amount=sc,per='year')]
    for c,_,_ in g:
        x=ws[f'{c}{r}']; x.font=fn; x.border=Border(bottom=Side('hair')); x.alignment=Alignment(vertical='top',wrap_text=c in 'BCDO',horizontal='right' if c in 'EFGHIJKLM' else None)
        if c in 'GHIJ': x.number_format='dd/mm/yyyy'
        if c in 'FKM': x.number_format='#,##0'
        if c=='L': x.number_format='£0.00'
    ws.row_dimensions[r].height=25
    T.append(row); r+=1
T[5]['deposit']=26250
wl=[(x['annualRent'],(D.fromisoformat(x['leaseEndDate'])-D(2026,3,25)).days/365.25) for x in T if x.get('annualRent') and x['unit'] not in('Substation','Car Park (14 spaces)')]
walt=sum(a*b for a,b in wl)/sum(a for a,_ in wl)
r0=r
ws[f'B{r}']='Total'; ws[f'E{r}']=round(sum(round(a/10.7639,1) for _,_,a in dem if a),1); ws[f'F{r}']=sum(a for _,_,a in dem if a); ws[f'K{r}']=sum(x for x in rents if x); ws[f'M{r}']=sum(x['charges'][0]['amount'] for x in T if x.get('charges'))
for c,_,_ in g: ws[f'{c}{r}'].font=B_; ws[f'{c}{r}'].border=Border(top=Side('thin'),bottom=Side('double')); ws[f'{c}{r}'].number_format='#,##0' if c!='E' else '#,##0.0'
va=620+3880; ta=ws[f'F{r}'].value
ws[f'B{r+2}']=f'Vacancy by floor area: {va/ta*100:.1f}%.  Weighted average unexpired term: {walt:.1f} years to expiry (income weighted, excluding substation and parking).'; ws[f'B{r+2}'].font=fn
ws[f'B{r+3}']='All rents exclude VAT. Areas are NIA and have been provided by the vendor’s measured survey.'; ws[f'B{r+3}'].font=fn
ws.row_dimensions[5].height=26
for c,w in dict(A=2,B=28,C=32,D=18,E=8,F=9,G=11,H=11,I=11,J=11,K=11,L=8,M=10,N=9,O=40).items(): ws.column_dimensions[c].width=w
ws.sheet_view.showGridLines=False; ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
ws2=wb.create_sheet('Capex'); ws2['A1']='Planned capital works'; ws2['A3']='Lift refurbishment'; ws2['B3']=145000; ws2['A4']='LED lighting, floors 1–3'; ws2['B4']=62000
wb.save(p(f))
save(f,'OFFICE',"UK agent's tenancy schedule, annual sterling rents, two-row grouped header",True,'Kestrel House, 41–47 Alder Row, Leeds LS1','2026-03-25',T,16,14,2,sheet='Tenancy Schedule')
