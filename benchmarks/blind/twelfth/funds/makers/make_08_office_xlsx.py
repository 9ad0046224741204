# transitional office, sponsor workbook: rent roll + free rent + TI/LC sheets
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
from openpyxl.utils import get_column_letter as L
F='1200 Larkin - RR, Free Rent & TI Schedule 10.1.25.xlsx'
d=lambda s:D.datetime.strptime(s,'%m/%d/%Y').date() if s else None
# floor, suite, tenant, rsf, start, exp, psf, steps, free mos, abated thru, TI psf, TI out
T=[('1','100','Daybreak Fitness Studio',5210,'3/1/2021','2/28/2031',30,[('3/1/2026',30.9),('3/1/2027',31.83)],0,None,45,0),
('1','110','[VACANT - spec suite in process]',3875,None,None,None,[],None,None,None,None),
('1','LOBBY','Press Bar Espresso (license)',240,'6/1/2024','MTM',25,[],0,None,0,0),
('2','200','Ostler & Finch LLP',11420,'9/1/2018','8/31/2028',34.5,[('9/1/2026',35.54),('9/1/2027',36.6)],0,None,60,0),
('2','250','Verity Claims Management',6180,'7/1/2025','12/31/2030',36,[('1/1/2027',37.08),('1/1/2028',38.19)],6,'12/31/2025',85,312400),
('3','300','Sunrail Logistics Inc.',17600,'2/1/2017','1/31/2027',31.25,[('2/1/2026',32.19)],0,None,40,0),
('4','400','[VACANT]',9940,None,None,None,[],None,None,None,None),
('4','420','Mirador Health Analytics',7660,'10/1/2025','3/31/2033',37.5,[('4/1/2027',38.63),('4/1/2028',39.78)],9,'6/30/2026',110,842600),
('5','500','Tallgrass Wealth Partners',8800,'5/1/2022','4/30/2029',33.75,[('5/1/2026',34.76),('5/1/2027',35.8)],0,None,70,0),
('5','530','Civic Bridge Coalition',4415,'1/1/2023','12/31/2025',29,[],0,None,20,0),
('5','540','Kindling Media Co-op',4385,'4/1/2025','7/31/2028',35,[('8/1/2026',36.05)],4,'7/31/2025',55,88000),
('6','600','[VACANT]',17600,None,None,None,[],None,None,None,None),
('7','700','Banyan Reinsurance Brokers',13250,'11/1/2019','10/31/2029',36.8,[('11/1/2025',37.9),('11/1/2026',39.04)],0,None,75,0),
('7','750','Hollowell Search Partners',4350,'8/1/2024','7/31/2027',34,[('8/1/2026',35.02)],2,'9/30/2024',30,0)]
wb=Workbook(); cv=wb.active; cv.title='Cover'
cv['B3']='1200 Larkin Street'; cv['B3'].font=Font(size=20,bold=True); cv['B4']='Underwriting package to Lender - Tab A: Rent Roll'; cv['B6']='Prepared by Ridgeback Sponsor Group LLC'; cv['B7']='All figures unaudited'
ws=wb.create_sheet('RR 10.1.25'); ws.sheet_view.showGridLines=False
ws['A1']='1200 LARKIN STREET'; ws['A1'].font=Font(bold=True,size=14,name='Georgia'); ws['A2']='Commercial Rent Roll as of October 1, 2025'
H1={'A':('PREMISES','C'),'D':('TENANT / TERM','G'),'H':('CONTRACT BASE RENT','J'),'K':('SCHEDULED STEP 1','L'),'M':('SCHEDULED STEP 2','N'),'O':('FREE RENT','P'),'Q':('TI ALLOWANCE','R')}
navy=PatternFill('solid',fgColor='1F2A44'); wf=Font(color='FFFFFF',bold=True,name='Georgia',size=9); ce=Alignment(horizontal='center',vertical='center',wrap_text=True)
for a,(t,b) in H1.items():
    ws[a+'4']=t; ws.merge_cells(f'{a}4:{b}4')
h2=['Flr','Suite','RSF','Tenant','Commence','Expire','Sort ID','$/RSF/Yr','Monthly','Annual','Date','$/Mo','Date','$/Mo','Mos.','Abated Thru','$/RSF','Unfunded']
for i,h in enumerate(h2,1):
    for rr in (4,5):
        c=ws.cell(rr,i); c.fill=navy; c.font=wf; c.alignment=ce
    ws.cell(5,i,h)
ws.column_dimensions['G'].hidden=True
rows=[];y=6;A=V=M=N=UF=0;nv=0
money='#,##0;(#,##0);"-"'; df='mm/dd/yy'
for n,(fl,s,t,a,st,e,psf,steps,fm,ab,ti,uf) in enumerate(T):
    v=t.startswith('['); mo=round(a*psf/12,2) if psf else None; an=round(mo*12,2) if mo else None
    vals=[int(fl),s if not s.isdigit() else int(s),a,t,d(st),e if e in('MTM',None) else d(e),1000+n,psf,mo,an]
    sr=[]
    for k in range(2):
        if k<len(steps): q=(d(steps[k][0]),round(a*steps[k][1]/12,2)); sr.append(dict(date=q[0],amount=q[1])); vals+=q
        else: vals+=[None,None]
    vals+=[fm or None,d(ab),ti,uf]
    for i,x in enumerate(vals,1):
        c=ws.cell(y,i,x); c.font=Font(name='Georgia',size=9,italic=v); c.border=Border(bottom=Side('hair'))
        if isinstance(x,D.date): c.number_format=df; c.alignment=Alignment(horizontal='center')
        elif i in(8,17): c.number_format='0.00'
        elif i in(9,10,12,14): c.number_format='#,##0.00'
        elif i in(3,18): c.number_format=money
        if i==4: c.alignment=Alignment(indent=1)
        if v and i<19: c.fill=PatternFill('solid',fgColor='F4E3E3')
    rows.append(row(unit=s,area=a,tenantName=None if v else t,statusText=t.strip('[]') if v else 'Occupied',leaseStartDate=d(st),leaseEndDate=e if e in('MTM',None) else d(e),contractRent=mo,annualRent=an,rentSteps=sr))
    A+=a;V+=a if v else 0;M+=mo or 0;N+=an or 0;UF+=uf or 0;nv+=v; y+=1
M=round(M,2);N=round(N,2)
y+=1
for lbl,a,extra in(('Leased',A-V,1),('Vacant',V,0),('Total Building',A,1)):
    ws.cell(y,1,lbl).font=Font(bold=True,name='Georgia',size=9); c=ws.cell(y,3,a); c.number_format='#,##0'
    ws.cell(y,4,f"{a/A*100:.1f}% of RSF")
    if extra:
        for i,x in((9,M),(10,N),(18,UF)): c=ws.cell(y,i,x); c.number_format='#,##0.00' if i<18 else money; c.font=Font(bold=True)
    y+=1
ws.cell(y+1,1,'Note: contract rent shown gross of abatement; see "Free Rent" tab for abated months. Suite 530 expiration under negotiation (proposal at $30.00).').font=Font(italic=True,size=8)
for i,w in enumerate([5,8,9,33,11,11,8,9,12,13,10,11,10,11,6,11,8,11],1): ws.column_dimensions[L(i)].width=w
ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
fr=wb.create_sheet('Free Rent'); fr.append(['Free Rent Remaining from 10/1/2025']); fr.append([])
ms=[am(D.date(2025,10,1),k) for k in range(9)]; fr.append(['Suite','Tenant']+[m.strftime('%b-%y') for m in ms]+['Total'])
for fl,s,t,a,st,e,psf,steps,fm,ab,ti,uf in T:
    if ab and d(ab)>D.date(2025,10,1):
        mo=round(a*psf/12,2); v=[-mo if m<d(ab) else 0 for m in ms]; fr.append([s,t]+v+[round(sum(v),2)])
tl=wb.create_sheet('TI-LC'); tl.append(['Unfunded TI / LC obligations']); tl.append(['Tenant','TI Allowance','TI Funded','TI Unfunded'])
for fl,s,t,a,st,e,psf,steps,fm,ab,ti,uf in T:
    if ti: tl.append([t,ti*a,ti*a-uf,uf])
ws2=wb.create_sheet('Lists'); ws2['A1']='NNN';ws2['A2']='FSG'; ws2.sheet_state='hidden'
wb.active=1; wb.save(os.path.join(DOC,F))
n=len(T); save(F,'OFFICE','Sponsor workbook, grouped merged headers, two step columns, side schedules','several sheets; free rent and TI columns; hidden column; bracketed vacancy text','1200 Larkin Street',D.date(2025,10,1),n,n-nv,nv,rows,dict(area=A,occupiedArea=A-V,vacantArea=V,contractRent=M,annualRent=N,unfundedTI=UF),sheet='RR 10.1.25')
