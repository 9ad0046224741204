from lib import *; R=random.Random(1313); N='uk_estate_rental_farms_cottages.xlsx'
from openpyxl import Workbook; from openpyxl.styles import *; from openpyxl.utils import get_column_letter as L
wb=Workbook();ws=wb.active;ws.title='Rental';B=Font(name='Book Antiqua',bold=True);N0=Font(name='Book Antiqua')
ws['A1']='THE HOLMSDALE ESTATE';ws['A1'].font=Font(name='Book Antiqua',bold=True,size=15);ws['A2']='Estate Rental at Michaelmas (29 September 2026)';ws['A3']='Harcott & Lyle LLP, Land Agents'
H=['Ref','Property','Tenant','Agreement','Acres','Rent due','Commenced','Term ends','Last review','Annual rent £','Half-year / month £','Deposit £','Notes']
for j,x in enumerate(H,1):
    c=ws.cell(5,j,x);c.font=B;c.border=Border(top=Side(style='thin'),bottom=Side(style='thin'));c.alignment=Alignment(wrap_text=True,vertical='top')
S=[('AGRICULTURAL HOLDINGS',[('F1','Home Farm','J & P Aldridge (Farms)','AHA 1986',412.6,'H',36800,'1984','',''),('F2','Manor Farm','Westerby Farming Ltd','FBT',388.15,'H',54300,'2021',10,''),('F3','Low Grange Farm','R S Cottam & Sons','FBT',241.9,'H',31450,'2019',10,'Break 2026 waived'),('F4','Hillside Farm','Mrs D Thwaite','AHA 1986',156.3,'H',12500,'1979','','Succession tenancy'),('F5','Brook Farm (land only)','Westerby Farming Ltd','FBT',97.44,'H',14600,'2023',5,''),('F6','Glebe Fields','T Ormsby','FBT',38.2,'H',4580,'2024',3,''),('F7','Church Meadows','In hand','',22.75,'',None,None,None,'')]),
('GRAZING & SPORTING',[('G1','Parkland grazing','Holm Equestrian Ltd','Grazing licence',61.0,'H',5490,'2026',1,''),('G2','Mill Paddocks','S Beckwith','Grazing licence',9.35,'H',1120,'2026',1,''),('S1','Sporting rights','Holmsdale Shoot Syndicate','Sporting lease',None,'H',18000,'2022',7,'')]),
('COTTAGES',[('C%d'%i,p,t,g,None,'M',r,y,n,'') for i,(p,t,g,r,y,n) in enumerate([('1 Church Row','A Fenner','AST',9300,'2023',''),('2 Church Row','L & M Odell','AST',9600,'2025',1),('3 Church Row','Void','',None,None,None),('4 Church Row','P Garside','Regulated (Rent Act)',5772,'1981',''),('Keepers Cottage','N Hurrell (employee)','Service occupancy',0,'2020',''),('The Old Forge','Dr K Sandys','AST',16200,'2024',3),('Mill House','E & T Vasey','AST',22800,'2025',2),('Lodge Cottage','B Ingleby','AST',10740,'2022',''),('Brook Cottage','Void','',None,None,None),('1 Hill Cottages','H Marr','AST',8940,'2024',''),('2 Hill Cottages','W Pickard','AST',9120,'2026',1)],1)]),
('COMMERCIAL',[('B1','Stable Yard Unit 1','Holm Joinery Ltd','LTA 1954 excluded',None,'Q',7800,'2024',5,''),('B2','Stable Yard Unit 2','Wold Cycles','LTA 1954 excluded',None,'Q',6600,'2025',3,'Rises to £7,200 pa from 29/09/2027'),('B3','Estate Tea Room','The Crumpet Co Ltd','LTA 1954',None,'Q',14000,'2020',10,'Plus 5% of turnover over £280,000'),('B4','Telecoms mast','Halden Towers Ltd','Code agreement',None,'A',3250,'2018',15,'')])]
ws.row_dimensions[5].height=32;r=6;rows=[];GT=[0]*2;u=oc=0;dep=0
for s,L_ in S:
    ws.cell(r,1,s).font=B;r+=1;st=[0,0]
    for ref,pr,te,ag,ac,du,re,y,n,no in L_:
        row=dict(unit=ref,section=s.title() if 0 else s,area=ac);u+=1;vals=[ref,pr,te,ag or None,ac,{'H':'Half-yearly','M':'Monthly','Q':'Quarterly','A':'Annually','':None}[du]]+[None]*6+[no or None]
        if ac:row['areaUnit']='acre'
        if te in('Void','In hand'):row['statusText']=te
        else:
            oc+=1;b=D.date(int(y),*{'H':(9,29),'M':(R.randint(1,9),1),'Q':(R.choice([3,6]),25 if 0 else 24),'A':(4,1)}[du])
            if b>D.date(2026,9,1) and du=='H':b=D.date(2026,4,1)
            e=addm(b,12*n,True) if n else None
            if e and e<D.date(2026,9,29):e=addm(b,12*n+60,True)
            vals[6]=b;vals[7]=e or ('Life / s.' if 0 else 'Periodic');vals[9]=re;per=re/{'H':2,'M':12,'Q':4,'A':1}[du]
            dp=round(per*1.15/5)*5 if du=='M' and ag=='AST' else None;vals[10]=per if du in'HM' else None;vals[11]=dp
            if int(y)<2020:vals[8]=R.choice(['Sep 2022','Sep 2023','Mar 2024'])
            row.update(statusText='Occupied',tenantName=te,annualRent=re,leaseStartDate=iso(b),leaseEndDate=iso(e) if e else 'Periodic',deposit=dp);dep+=dp or 0
            if du=='M':row['contractRent']=per
            if ref=='B2':row['rentSteps']=[dict(date='2027-09-29',amount=7200,per='year')]
            st=[st[0]+(ac or 0),st[1]+re]
            if te=='In hand':st[0]+=ac
        if te=='In hand':st[0]+=ac
        for j,v in enumerate(vals,1):
            if v is None:continue
            c=ws.cell(r,j,v);c.font=N0;c.number_format={5:'0.00',7:'dd/mm/yyyy',8:'dd/mm/yyyy',10:'#,##0',11:'#,##0.00',12:'#,##0'}.get(j,'General');c.alignment=Alignment(horizontal='left' if j in(7,8) else None,vertical='top')
        rows.append(row);r+=1
    for j,v in((2,'Sub-total '+s.lower()),(5,round(st[0],2) or None),(10,st[1])):
        c=ws.cell(r,j,v);c.font=Font(name='Book Antiqua',bold=True,italic=True);c.number_format='#,##0.00' if j==5 else '#,##0';c.border=Border(top=Side(style='thin'))
    GT=[x+y for x,y in zip(GT,st)];r+=2
for j,v in((2,'ESTATE TOTAL'),(5,round(GT[0],2)),(10,GT[1]),(12,dep)):
    c=ws.cell(r,j,v);c.font=B;c.number_format='#,##0.00' if j==5 else '#,##0';c.border=Border(top=Side(style='thin'),bottom=Side(style='double'))
ws.cell(r+2,1,f'{u} lettings and holdings, of which {oc} let, 1 in hand, 2 void').font=N0
for j,w in enumerate([6,26,28,22,9,12,12,12,11,12,12,10,38],1):ws.column_dimensions[L(j)].width=w
ws.page_setup.orientation='landscape';ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(doc(N));save(N,'LAND','English landed estate rental: farms, grazing, cottages, yards, mixed rent frequencies, acres',True,'The Holmsdale Estate','2026-09-29',u,oc,None,rows,checks=[('area',round(GT[0],2)),('annualRent',GT[1]),('deposit',dep)])
