from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
r=random.Random(2216); N='ground_lease_pad_schedule.xlsx'
wb=Workbook(); ws=wb.active; ws.title='Ground Leases'
ws['A1']='Ravensgill Land Holdings LP'; ws['A2']='Ground lease & pad rent roll'; ws['A3']='Effective date:'; ws['C3']=D.date(2025,6,30); ws['C3'].number_format='mmmm d, yyyy'
for k in(1,2): ws.cell(k,1).font=Font(bold=True,size=13 if k==1 else 11)
g=[('A5:E5','Site'),('F5:H5','Ground tenant / term'),('I5:K5','Current rent'),('L5:M5','1st increase'),('N5:O5','2nd increase'),('P5:Q5','3rd increase')]
for a,t in g: ws.merge_cells(a); c=ws[a[:2]]; c.value=t; c.font=Font(bold=True); c.alignment=Alignment(horizontal='center'); c.fill=PatternFill('solid',fgColor='BDD7EE')
for i,h in enumerate(['Ref','Property','Use','Land SF','Status','Tenant','Rent commencement','Expiration','Annual','Monthly','Per land SF','Date','Annual rent','Date','Annual rent','Date','Annual rent','Options / remarks']): c=ws.cell(6,i+1,h); c.font=Font(bold=True); c.alignment=Alignment(wrap_text=True,horizontal='center'); c.border=Border(bottom=Side(style='medium'))
D_=[('GL-01','Mesa Verde Crossing','Drive-thru','Longhorn Taco Co.',31500,96000,(2017,9,1),20,.10,'4 x 5 yr'),('GL-02','Mesa Verde Crossing','Bank branch','Canyon Community Bank',28750,132000,(2020,2,1),20,.08,'3 x 5 yr'),('GL-03','Mesa Verde Crossing','Carwash',None,40100,0,None,0,0,'LOI out – marketing at $90k'),('GL-04','I-35 Frontage','Fuel / c-store','Prairie Fuel & Go LLC',64400,186000,(2013,7,1),25,.12,'2 x 10 yr; ROFR'),('GL-05','I-35 Frontage','Hotel','Stillwater Lodging Partners',118000,240000,(2009,1,1),65,.10,'CPI floor 10% / 5 yrs'),('GL-06','Town Lake Pads','Restaurant','Fig & Olive Branch Inc.',36250,114000,(2022,4,1),15,.09,'2 x 5 yr'),('GL-07','Town Lake Pads','Pharmacy','Wellstead Drug Stores #2291',61900,210000,(2006,11,1),20,0,'flat; 6 x 5 yr'),('GL-08','Town Lake Pads','Parking lot','Lakeside Event Parking',52000,42000,(2024,5,1),3,.03,'annual bumps'),('GL-09','Dobson Mill Land','Cell tower','TowerPoint Spectrum LLC',2500,19800,(2018,10,1),25,.03,'annual bumps')]
rows=[];R=7
for ref,p,use,t,sf,an,st,n,pc,rem in D_:
    x=dict(unit=ref,propertyName=p,unitType=use,area=sf); v=[ref,p,use,sf]
    if not t: x['statusText']='Available'; v+=['Available']+[None]*12+[rem]
    else:
        s=D.date(*st); e=s.replace(year=s.year+n)-D.timedelta(1); stp=[]; a=an; iv=1 if pc==.03 else 5; d=s
        while pc and len(stp)<3:
            d=d.replace(year=d.year+iv)
            if d>=e: break
            if d>D.date(2025,6,30): a=round(a*(1+pc),2); stp.append((d,a))
        x.update(statusText='Leased',tenantName=t,leaseStartDate=s,leaseEndDate=e,annualRent=an,contractRent=an/12,rentSteps=[dict(date=q.isoformat(),amount=z,per='year') for q,z in stp])
        v+=['Leased',t,s,e,an,an/12,an/sf]+[z for q in stp for z in q]; v+=[None]*(17-len(v))+[rem]
    for i,z in enumerate(v):
        c=ws.cell(R,i+1,z)
        if isinstance(z,D.date): c.number_format='mm/dd/yyyy'
        elif i in(8,9,12,14,16): c.number_format='$#,##0.00' if i!=8 else '$#,##0'
        elif i==10: c.number_format='0.00'
        elif i==3: c.number_format='#,##0'
    rows.append(x); R+=1
T=dict(area=S(rows,'area'),annualRent=S(rows,'annualRent'),contractRent=S(rows,'contractRent'))
ws.cell(R,1,'Total / 9 sites'); ws.cell(R,4,T['area']).number_format='#,##0'; ws.cell(R,5,'8 leased'); ws.cell(R,9,T['annualRent']).number_format='$#,##0'; ws.cell(R,10,T['contractRent']).number_format='$#,##0.00'
for k in range(1,19): ws.cell(R,k).font=Font(bold=True); ws.cell(R,k).border=Border(top=Side(style='thin'),bottom=Side(style='double'))
ws.cell(R+2,1,'Improvements are owned by the ground tenants and revert at expiration. Taxes, insurance and maintenance are paid by tenants direct.')
for i,w in enumerate([9,22,15,10,11,29,17,12,12,13,9,12,14,12,14,12,14,26]): ws.column_dimensions[chr(65+i)].width=w
ws.row_dimensions[6].height=32
ws.page_setup.orientation='landscape'; ws.sheet_properties.pageSetUpPr.fitToPage=True; wb.save(fp(N))
put(N,dict(asOnDate='2025-06-30',units=9,occupied=8,vacant=1,rows=rows,printedTotals=T),'LAND','ground lease and pad schedule, grouped headers, three step pairs, annual and monthly',False)
