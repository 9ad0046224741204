# NZ hotel shops and concessions; xlsx, spacer columns, hidden column, future row
from lib import *
from openpyxl import Workbook
from openpyxl.styles import *
R=[('Shop 1','Kauri & Pounamu Gifts Ltd','Retail',74,'Current','2022-04-01','2028-03-31',6800,8,1020000,1480,340,13600),
('Shop 2','Southern Cross Duty Free Ltd','Retail',132,'Current','2019-11-01','2026-10-31',14250,11,1554500,2640,712.5,42750),
('Shop 3','Tui Lane Eyewear Ltd','Retail',48,'Holding over','2018-08-01','2025-07-31',4100,None,None,960,205,8200),
('Shop 4',None,'Retail',55,'Vacant',None,None,None,None,None,None,None,None),
('Shop 4','Merino Common Ltd','Retail',55,'Future','2025-12-01','2031-11-30',4875,7,835700,1100,243.75,9750),
('Spa','Waiwera Wellness Spas Ltd','Spa',310,'Current','2021-02-15','2031-02-14',12900,6,2580000,6200,0,38700),
('Kiosk A','Flat White Fellows Ltd','Kiosk',9,'Current','2024-06-01','2026-05-31',2350,10,282000,180,117.5,4700),
('Kiosk B','Harbour Helicopter Tours Ltd','Tour desk',6,'Current','2023-10-01','Monthly',1500,12,150000,120,0,1500),
('Rental desk','Tasman Car Hire NZ Ltd','Tour desk',12,'Current','2020-07-01','2027-06-30',3200,None,None,240,0,6400),
('ATM lobby','Pacific Cash Points Ltd','ATM',2,'Current','2022-01-01','2026-12-31',650,None,None,0,0,0),
('Roof 1','Aotearoa Spectrum Ltd','Roof licence',None,'Current','2017-05-01','2027-04-30',1875,None,None,0,0,0),
('Bar 14','Level Fourteen Hospitality Ltd','Restaurant/bar',405,'Current','2023-03-01','2033-02-28',18225,7,3124285,8100,911.25,109350)]
def run():
    name='Queens Wharf Hotel - retail & concessions Sep25.xlsx'
    wb=Workbook(); ws=wb.active; ws.title='Concessions Sep-25'
    ws['B1']="Queen's Wharf Hotel, Auckland"; ws['B1'].font=Font(name='Calibri',size=16,bold=True,color='7A1F3D'); ws['B2']='Retail, food & beverage and licence tenancies'; ws['B3']='Position at'; ws['C3']=D.date(2025,9,30); ws['C3'].number_format='d mmmm yyyy'; ws['C3'].alignment=Alignment(horizontal='left')
    heads={2:'Space',3:'Occupier',4:'Kind',5:'m²',6:'State',8:'Lease',9:None,11:'Turnover rent',12:None,13:'YE Jun-24 turnover (hidden)',15:'Monthly charges, NZ$',16:None,17:None,18:None,19:None,21:'Bond held'}
    sub={8:'from',9:'to',11:'%',12:'above sales p.a. of',15:'Base rent',16:'OPEX',17:'Promotion levy',18:'GST 15%',19:'Total'}
    for c,h in heads.items():
        ws.cell(5,c,h); ws.cell(6,c,sub.get(c))
        for r in(5,6): x=ws.cell(r,c); x.font=Font(name='Calibri',bold=True,color='FFFFFF'); x.fill=PatternFill('solid',fgColor='7A1F3D'); x.alignment=Alignment(horizontal='center',wrap_text=True)
    for a in('H5:I5','K5:L5','O5:S5'): ws.merge_cells(a)
    ws.column_dimensions['M'].hidden=True
    for c,w in dict(A=2,B=13,C=32,D=14,E=7,F=13,G=2,H=12,I=12,J=2,K=7,L=18,N=2,O=12,P=11,Q=14,R=12,S=13,T=2,U=13).items(): ws.column_dimensions[c].width=w
    r=7; rows=[]; T=[0]*6; 
    for u,t,k,a,st,s,e,b,tp,th,ox,pl,bond in R:
        ws.cell(r,2,u);ws.cell(r,3,t);ws.cell(r,4,k);ws.cell(r,5,a);ws.cell(r,6,st)
        q=dict(unit=u,unitType=k,area=a,statusText=st,tenantName=t,leaseStartDate=s,leaseEndDate=e)
        if t:
            ws.cell(r,8,dd(s)).number_format='dd/mm/yyyy'
            if e[0]=='2': ws.cell(r,9,dd(e)).number_format='dd/mm/yyyy'
            else: ws.cell(r,9,e).alignment=Alignment(horizontal='right')
            if tp: ws.cell(r,11,tp/100).number_format='0.0%'; ws.cell(r,12,th).number_format='#,##0'; ws.cell(r,13,round(th*1.03,-3)).number_format='#,##0'
            g=round((b+ox+pl)*.15,2); tot=round(b+ox+pl+g,2)
            for c,v in((15,b),(16,ox),(17,pl),(18,g),(19,tot),(21,bond)): ws.cell(r,c,v).number_format='#,##0.00'
            q.update(contractRent=b,deposit=bond,charges=[dict(code='OPEX',amount=ox),dict(code='Promotion levy',amount=pl),dict(code='GST 15%',amount=g)],totalCharges=tot)
            if st!='Future':
                for i,v in enumerate((b,ox,pl,g,tot,bond)): T[i]=round(T[i]+v,2)
            else:
                for c in range(2,22): ws.cell(r,c).font=Font(name='Calibri',italic=True,color='808080')
        if r%2==0:
            for c in range(2,22): ws.cell(r,c).fill=PatternFill('solid',fgColor='F7EDF0')
        rows.append(q); r+=1
    r+=1; ws.cell(r,3,'Total in occupation (excludes future lease)').font=Font(name='Calibri',bold=True)
    for c,v in zip((15,16,17,18,19,21),T): x=ws.cell(r,c,v); x.number_format='#,##0.00'; x.font=Font(name='Calibri',bold=True); x.border=Border(top=Side(style='thin'),bottom=Side(style='double'))
    ws.cell(r+2,2,'Turnover rent is payable on sales over the stated threshold, reconciled each June. Shop 4 is let from 1 December 2025.')
    ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
    wb.save(doc(name))
    save(name,'HOSPITALITY','NZ hotel concessions, spacer and hidden columns, future tenant row, turnover rent',dict(propertyName="Queen's Wharf Hotel",asOnDate='2025-09-30',units=11,occupied=10,vacant=1,rows=rows))
